#import <UIKit/UIKit.h>

/// A letter, signed as the user likes it.
@interface LetterController : UIViewController {
    UILabel *letterLabel;
    UILabel *signatureLabel;
}

@end
