#import <UIKit/UIKit.h>

@interface PosterAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *navigationController;
}

@end
