#import <UIKit/UIKit.h>

@interface OpenGLESAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
}
@end
