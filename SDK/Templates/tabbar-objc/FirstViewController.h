#import <UIKit/UIKit.h>

@interface FirstViewController : UIViewController {
}

@end
