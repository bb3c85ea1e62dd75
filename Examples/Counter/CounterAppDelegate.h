#import <UIKit/UIKit.h>

@class CounterViewController;

@interface CounterAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    CounterViewController *viewController;
}

@property (nonatomic, retain) UIWindow *window;
@property (nonatomic, retain) CounterViewController *viewController;

@end
