#import "CatalogPage.h"

@interface KeyboardsPage : CatalogPage <UITextFieldDelegate> {
    UITextField *field;
}
@end

@implementation KeyboardsPage

static NSString *const kTypeNames[] = {
    @"Default", @"ASCII", @"Numbers", @"URL", @"Number pad", @"Phone pad", @"Name", @"E-mail"
};

+ (NSString *)pageTitle {
    return @"Keyboards";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    field = [[UITextField alloc] initWithFrame:CGRectMake(10.0, 8.0, 300.0, 31.0)];
    field.borderStyle = UITextBorderStyleRoundedRect;
    field.accessibilityLabel = @"Field";
    field.delegate = self;
    [self.view addSubview:field];
    [field release];
    for (int index = 0; index < 8; index++) {
        CGRect frame = CGRectMake(10.0 + 76.0 * (index % 4), 48.0 + 40.0 * (index / 4), 72.0, 34.0);
        UIButton *button = [self addButton:kTypeNames[index] frame:frame action:@selector(chooseType:)];
        button.titleLabel.font = [UIFont boldSystemFontOfSize:12.0];
        button.tag = index;
    }
    NSArray *returns = [NSArray arrayWithObjects:@"return", @"Go", @"Next", @"Search", @"Done", nil];
    UISegmentedControl *returnKeys = [[UISegmentedControl alloc] initWithItems:returns];
    returnKeys.segmentedControlStyle = UISegmentedControlStyleBar;
    returnKeys.selectedSegmentIndex = 0;
    [self addControl:returnKeys frame:CGRectMake(10.0, 130.0, 210.0, 30.0) action:@selector(chooseReturnKey:)];
    [returnKeys release];
    UISegmentedControl *looks = [[UISegmentedControl alloc] initWithItems:
        [NSArray arrayWithObjects:@"Usual", @"Alert", nil]];
    looks.segmentedControlStyle = UISegmentedControlStyleBar;
    looks.selectedSegmentIndex = 0;
    [self addControl:looks frame:CGRectMake(226.0, 130.0, 84.0, 30.0) action:@selector(chooseLook:)];
    [looks release];
}

- (void)chooseType:(UIButton *)button {
    [field resignFirstResponder];
    field.keyboardType = (UIKeyboardType)button.tag;
    [field becomeFirstResponder];
}

- (void)chooseReturnKey:(UISegmentedControl *)control {
    UIReturnKeyType types[] = {
        UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyNext, UIReturnKeySearch, UIReturnKeyDone
    };
    [field resignFirstResponder];
    field.returnKeyType = types[control.selectedSegmentIndex];
    [field becomeFirstResponder];
}

- (void)chooseLook:(UISegmentedControl *)control {
    [field resignFirstResponder];
    field.keyboardAppearance = control.selectedSegmentIndex == 0
        ? UIKeyboardAppearanceDefault : UIKeyboardAppearanceAlert;
    [field becomeFirstResponder];
}

- (BOOL)textFieldShouldReturn:(UITextField *)textField {
    [textField resignFirstResponder];
    [self tell:@"typed %@", textField.text];
    return YES;
}

@end
