#import "GeneratorViewController.h"
#import "PasswordMaker.h"

@implementation GeneratorViewController

static NSString *const kKindNames[] = {@"Small letters", @"Capital letters", @"Digits", @"Punctuation"};
static const NSInteger kKindCount = 4;

- (UILabel *)addLabel:(NSString *)text frame:(CGRect)frame font:(UIFont *)font {
    UILabel *label = [[[UILabel alloc] initWithFrame:frame] autorelease];
    label.text = text;
    label.font = font;
    label.backgroundColor = [UIColor clearColor];
    label.shadowColor = [UIColor whiteColor];
    label.shadowOffset = CGSizeMake(0.0, 1.0);
    [self.view addSubview:label];
    return label;
}

- (UITextField *)addField:(CGRect)frame {
    UITextField *field = [[[UITextField alloc] initWithFrame:frame] autorelease];
    field.borderStyle = UITextBorderStyleRoundedRect;
    field.contentVerticalAlignment = UIControlContentVerticalAlignmentCenter;
    field.textAlignment = UITextAlignmentCenter;
    field.delegate = self;
    [self.view addSubview:field];
    return field;
}

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0.0, 0.0, 320.0, 460.0)];
    view.backgroundColor = [UIColor groupTableViewBackgroundColor];
    self.view = view;
    [view release];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    UILabel *title = [self addLabel:@"Password Maker" frame:CGRectMake(20.0, 14.0, 280.0, 30.0)
                               font:[UIFont boldSystemFontOfSize:24.0]];
    title.textAlignment = UITextAlignmentCenter;

    // Nothing can be typed there: it is seen only once there is a password.
    passwordField = [self addField:CGRectMake(20.0, 60.0, 280.0, 31.0)];
    passwordField.font = [UIFont fontWithName:@"Courier-Bold" size:17.0];
    passwordField.adjustsFontSizeToFitWidth = YES;
    passwordField.minimumFontSize = 9.0;
    passwordField.accessibilityLabel = @"Password";
    passwordField.alpha = 0.0;

    UIFont *font = [UIFont systemFontOfSize:17.0];
    [self addLabel:@"Number of characters" frame:CGRectMake(20.0, 115.0, 190.0, 24.0) font:font];
    lengthField = [self addField:CGRectMake(220.0, 112.0, 80.0, 31.0)];
    lengthField.text = @"10";
    lengthField.keyboardType = UIKeyboardTypeNumberPad;
    lengthField.clearsOnBeginEditing = YES;
    lengthField.accessibilityLabel = @"Number of characters";

    switches = [[NSMutableArray alloc] init];
    for (NSInteger kind = 0; kind < kKindCount; kind++) {
        CGFloat y = 165.0 + 42.0 * kind;
        [self addLabel:kKindNames[kind] frame:CGRectMake(20.0, y + 2.0, 180.0, 24.0) font:font];
        UISwitch *control = [[UISwitch alloc] initWithFrame:CGRectMake(206.0, y, 94.0, 27.0)];
        control.on = kind < 2;
        control.accessibilityLabel = kKindNames[kind];
        [self.view addSubview:control];
        [switches addObject:control];
        [control release];
    }

    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(60.0, 350.0, 200.0, 44.0);
    [button setTitle:@"Make Password" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(makePassword) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:button];
}

- (void)makePassword {
    [lengthField resignFirstResponder];
    CharacterKinds kinds = 0;
    for (NSInteger kind = 0; kind < kKindCount; kind++) {
        if ([[switches objectAtIndex:kind] isOn]) kinds |= 1 << kind;
    }
    NSString *password = [PasswordMaker passwordOfLength:[lengthField.text integerValue] kinds:kinds];
    if (password == nil) {
        UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"No Password"
            message:@"Choose a length, and at least one kind of characters." delegate:nil
            cancelButtonTitle:@"OK" otherButtonTitles:nil];
        [alert show];
        [alert release];
        return;
    }
    passwordField.text = password;
    passwordField.alpha = 0.0;
    [UIView beginAnimations:@"appear" context:NULL];
    [UIView setAnimationDuration:0.8];
    passwordField.alpha = 1.0;
    [UIView commitAnimations];
}

// The number pad has no return key.
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
    [lengthField resignFirstResponder];
}

- (BOOL)textFieldShouldBeginEditing:(UITextField *)field {
    return field == lengthField;
}

- (BOOL)textField:(UITextField *)field shouldChangeCharactersInRange:(NSRange)range
    replacementString:(NSString *)string {
    return [field.text length] - range.length + [string length] <= 2;
}

- (void)dealloc {
    [switches release];
    [super dealloc];
}

@end
