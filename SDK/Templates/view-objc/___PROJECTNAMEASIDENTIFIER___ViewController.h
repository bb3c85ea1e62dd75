#import <UIKit/UIKit.h>

@interface ___PROJECTNAMEASIDENTIFIER___ViewController : UIViewController {
}

@end
