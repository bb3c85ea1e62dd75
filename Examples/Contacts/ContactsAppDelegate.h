#import <UIKit/UIKit.h>

@class ContactStore;

@interface ContactsAppDelegate : NSObject <UIApplicationDelegate, UITabBarControllerDelegate> {
    UIWindow *window;
    UITabBarController *tabBarController;
    ContactStore *store;
}

@end
