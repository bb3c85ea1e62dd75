#pragma once
#import <GameKit/GKDefines.h>

/// Shows two lines at the top of the screen for two seconds, one banner after the other. Since iOS 5.
@interface GKNotificationBanner : NSObject
/// The handler is called when the banner is gone.
+ (void)showBannerWithTitle:(NSString *)title
                    message:(NSString *)message
          completionHandler:(void (^)(void))completionHandler;
@end
