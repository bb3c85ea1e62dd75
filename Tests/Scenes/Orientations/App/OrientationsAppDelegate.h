#import <UIKit/UIKit.h>

@interface OrientationsAppDelegate : NSObject <UIApplicationDelegate>

@property (nonatomic, retain) UIWindow *window;

@end
