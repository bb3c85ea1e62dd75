#import <UIKit/UIKit.h>

/// Changes the signature. What it shows is read from the user defaults, and kept there when it goes.
@interface SignatureController : UIViewController <UITextFieldDelegate> {
    UITextField *nameField;
    UISwitch *placeSwitch;
    UISlider *sizeSlider;
    UISegmentedControl *sideControl;
}

@property (nonatomic, retain) UITextField *nameField;
@property (nonatomic, retain) UISwitch *placeSwitch;
@property (nonatomic, retain) UISlider *sizeSlider;
@property (nonatomic, retain) UISegmentedControl *sideControl;

@end
