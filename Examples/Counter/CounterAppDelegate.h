#import <UIKit/UIKit.h>

@class CounterViewController;

@interface CounterAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    CounterViewController *viewController;
}

@property (nonatomic, retain) IBOutlet UIWindow *window;
@property (nonatomic, retain) IBOutlet CounterViewController *viewController;

@end
