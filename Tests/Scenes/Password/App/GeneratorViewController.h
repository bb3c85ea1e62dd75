#import <UIKit/UIKit.h>

// Asks how long the password shall be and of which characters, and makes one.
@interface GeneratorViewController : UIViewController <UITextFieldDelegate> {
    UITextField *lengthField;
    UITextField *passwordField;
    NSMutableArray *switches;
}

@end
