#import <UIKit/UIKit.h>

@interface MailAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *navigationController;
}

@end
