#pragma once
#import <MobileCoreServices/UTCoreTypes.h>
#import <MobileCoreServices/UTType.h>
