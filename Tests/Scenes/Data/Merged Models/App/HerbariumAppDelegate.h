#import <UIKit/UIKit.h>

@class Herbarium;

@interface HerbariumAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UINavigationController *navigationController;
    Herbarium *herbarium;
}

@end
