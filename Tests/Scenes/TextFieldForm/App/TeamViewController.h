#import <UIKit/UIKit.h>

@class Team;

// A slider says how many members the team has; each has a text field in a scroll view that makes room for the keyboard.
@interface TeamViewController : UIViewController <UITextFieldDelegate> {
    Team *team;
    NSMutableArray *fields;
    UIScrollView *scrollView;
    UISlider *sizeSlider;
    UILabel *sizeLabel;
    UILabel *changeLabel;
    UITextField *activeField;
    BOOL keyboardIsShown;
}

@property (nonatomic, readonly) Team *team;

- (id)initWithTeam:(Team *)team;

@end
