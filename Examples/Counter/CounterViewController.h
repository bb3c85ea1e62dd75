#import <UIKit/UIKit.h>

/// Shows a number and a button that adds one to it.
@interface CounterViewController : UIViewController {
    UILabel *numberLabel;
    NSInteger number;
}

@property (nonatomic, retain) IBOutlet UILabel *numberLabel;

- (IBAction)addOne:(id)sender;

@end
