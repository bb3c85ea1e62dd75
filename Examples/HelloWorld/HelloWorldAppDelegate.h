#import <UIKit/UIKit.h>

@interface HelloWorldAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UILabel *label;
}

@property (nonatomic, retain) UIWindow *window;
@property (nonatomic, retain) UILabel *label;

@end
