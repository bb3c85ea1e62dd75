#import <UIKit/UIKit.h>

@class RootViewController;

@interface PasswordAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    RootViewController *rootViewController;
}

@end
