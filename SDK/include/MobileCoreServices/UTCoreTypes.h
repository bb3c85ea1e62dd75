#pragma once
#import <MobileCoreServices/UTType.h>
