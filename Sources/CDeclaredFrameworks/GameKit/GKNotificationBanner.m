#import "Notice/NotThereYet.h"
#import <GameKit/GameKit.h>

@implementation GKNotificationBanner

+ (void)showBannerWithTitle:(NSString *)title
                    message:(NSString *)message
          completionHandler:(void (^)(void))completionHandler {
    NOT_THERE_YET("GKNotificationBanner", "showing banners");
    if (completionHandler == nil) return;
    CFRunLoopPerformBlock(CFRunLoopGetMain(), kCFRunLoopCommonModes, completionHandler);
    CFRunLoopWakeUp(CFRunLoopGetMain());
}

@end
