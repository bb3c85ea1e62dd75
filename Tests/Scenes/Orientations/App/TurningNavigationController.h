#import <UIKit/UIKit.h>

/// Turns as the controller on its top says, which iOS 6's navigation controllers do not ask.
@interface TurningNavigationController : UINavigationController
@end
