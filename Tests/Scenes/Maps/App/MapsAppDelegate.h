#import <UIKit/UIKit.h>

@interface MapsAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *navigationController;
}
@end
