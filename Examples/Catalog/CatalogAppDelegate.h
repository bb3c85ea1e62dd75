#import <UIKit/UIKit.h>

@class CatalogViewController;

@interface CatalogAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    CatalogViewController *viewController;
}

@end
