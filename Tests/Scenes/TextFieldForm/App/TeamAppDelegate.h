#import <UIKit/UIKit.h>

@class TeamViewController;

@interface TeamAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    TeamViewController *viewController;
}

@end
