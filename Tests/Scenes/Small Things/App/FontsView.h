#import <UIKit/UIKit.h>

/// A line in each of the phone's fonts, with a mark where the line ends on the phone.
@interface FontsView : UIView
@end
