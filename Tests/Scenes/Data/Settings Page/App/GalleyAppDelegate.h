#import <UIKit/UIKit.h>

@interface GalleyAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *navigationController;
}

@end
