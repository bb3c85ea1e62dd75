#import <UIKit/UIKit.h>

/// Shows a number and a button that adds one to it.
@interface CounterViewController : UIViewController {
    UILabel *numberLabel;
    UIButton *addButton;
    NSInteger number;
}

- (void)addOne:(id)sender;

@end
