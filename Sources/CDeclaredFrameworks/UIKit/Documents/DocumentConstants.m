#import <UIKit/UIKit.h>

NSString *const UIDocumentStateChangedNotification = @"UIDocumentStateChangedNotification";
