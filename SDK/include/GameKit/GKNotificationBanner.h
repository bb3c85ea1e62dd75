#pragma once
#import <GameKit/GKDefines.h>

/// Would show two lines at the top of the screen for a moment. Since iOS 5.
@interface GKNotificationBanner : NSObject
/// Only calls the handler, in a later turn of the run loop.
///
/// - Status: stub
+ (void)showBannerWithTitle:(NSString *)title
                    message:(NSString *)message
          completionHandler:(void (^)(void))completionHandler;
@end
