#import <UIKit/UIKit.h>

@interface MapSheetController : UIViewController {
}

- (id)initWithTitle:(NSString *)title image:(UIImage *)image;

@end
