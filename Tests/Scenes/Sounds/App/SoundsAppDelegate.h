#import <UIKit/UIKit.h>

@interface SoundsAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *navigationController;
}

@end
