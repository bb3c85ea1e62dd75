#import <UIKit/UIKit.h>

/// The pictures of the tabs that have none of the system's: 30 points wide and high, only their alpha counts.
@interface TabIcon : NSObject

+ (UIImage *)people;
+ (UIImage *)page;
+ (UIImage *)sliders;

@end
