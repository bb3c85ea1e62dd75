#import <UIKit/UIKit.h>

/// Tells about the app, on the back of the screen.
@interface AboutController : UIViewController

- (IBAction)done;

@end
