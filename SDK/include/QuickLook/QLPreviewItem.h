#pragma once
#import <QuickLook/QLPreviewController.h>
