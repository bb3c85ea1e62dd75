#import <UIKit/UIKit.h>

/// Six sheets of an atlas behind tabs. Their order and the one on the screen are kept in the user defaults.
@interface AtlasAppDelegate : NSObject <UIApplicationDelegate, UITabBarControllerDelegate> {
    UIWindow *window;
    UITabBarController *tabBarController;
}

@end
