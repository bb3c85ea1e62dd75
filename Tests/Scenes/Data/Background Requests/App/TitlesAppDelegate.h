#import <UIKit/UIKit.h>

@interface TitlesAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *navigationController;
}

@end
