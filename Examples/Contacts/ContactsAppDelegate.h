#import <UIKit/UIKit.h>

@class ContactStore;

@interface ContactsAppDelegate : NSObject <UIApplicationDelegate, UITabBarControllerDelegate> {
    IBOutlet UIWindow *window;
    IBOutlet UITabBarController *tabBarController;
    IBOutlet ContactStore *store;
}

@end
