#pragma once
#import <QuickLook/QLBase.h>
#import <QuickLook/QLPreviewController.h>
