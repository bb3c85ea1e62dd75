#import <UIKit/UIKit.h>

/// A page that is always wide, first with the home button on the left.
@interface ChartController : UIViewController
@end
