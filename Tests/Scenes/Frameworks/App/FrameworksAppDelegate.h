#import <UIKit/UIKit.h>

@interface FrameworksAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *navigationController;
}

@end
