#import <UIKit/UIKit.h>

NSString *const UIPrintErrorDomain = @"UIPrintErrorDomain";
