#import <UIKit/UIKit.h>

@interface SquaresAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
}
@end
