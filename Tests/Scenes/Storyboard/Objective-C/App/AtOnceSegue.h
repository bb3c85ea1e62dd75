#import <UIKit/UIKit.h>

/// Pushes without an animation.
@interface AtOnceSegue : UIStoryboardSegue
@end
