#pragma once
#import <UIKit/UIKitDefines.h>

UIKIT_EXTERN NSString *const UIPrintErrorDomain;

enum {
    UIPrintingNotAvailableError = 1,
    UIPrintNoContentError,
    UIPrintUnknownImageFormatError,
    UIPrintJobFailedError
};
