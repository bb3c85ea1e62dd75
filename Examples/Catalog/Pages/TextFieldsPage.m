#import "CatalogPage.h"

@interface TextFieldsPage : CatalogPage <UITextFieldDelegate> {
    UITextField *numberField;
}
@end

@implementation TextFieldsPage

+ (NSString *)pageTitle {
    return @"Text Fields";
}

- (UITextField *)addField:(NSString *)placeholder style:(UITextBorderStyle)style frame:(CGRect)frame {
    UITextField *field = [[[UITextField alloc] initWithFrame:frame] autorelease];
    field.borderStyle = style;
    field.placeholder = placeholder;
    field.accessibilityLabel = placeholder;
    field.font = [UIFont systemFontOfSize:15.0];
    field.contentVerticalAlignment = UIControlContentVerticalAlignmentCenter;
    field.delegate = self;
    [self.view addSubview:field];
    return field;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addField:@"Rounded" style:UITextBorderStyleRoundedRect frame:CGRectMake(10.0, 10.0, 145.0, 31.0)];
    [self addField:@"Bezel" style:UITextBorderStyleBezel frame:CGRectMake(165.0, 10.0, 145.0, 31.0)];
    [self addField:@"Line" style:UITextBorderStyleLine frame:CGRectMake(10.0, 50.0, 145.0, 31.0)];
    [self addField:@"None" style:UITextBorderStyleNone frame:CGRectMake(165.0, 50.0, 145.0, 31.0)];

    UITextField *secret = [self addField:@"Secret" style:UITextBorderStyleRoundedRect
                                   frame:CGRectMake(10.0, 90.0, 145.0, 31.0)];
    secret.secureTextEntry = YES;
    secret.text = @"secret";
    UITextField *clearing = [self addField:@"Clear" style:UITextBorderStyleRoundedRect
                                     frame:CGRectMake(165.0, 90.0, 145.0, 31.0)];
    clearing.clearButtonMode = UITextFieldViewModeAlways;
    clearing.text = @"Clear me";

    UITextField *centred = [self addField:@"Centred" style:UITextBorderStyleRoundedRect
                                    frame:CGRectMake(10.0, 130.0, 145.0, 31.0)];
    centred.textAlignment = UITextAlignmentCenter;
    centred.autocapitalizationType = UITextAutocapitalizationTypeWords;
    centred.text = @"Middle";
    numberField = [self addField:@"Four digits" style:UITextBorderStyleRoundedRect
                           frame:CGRectMake(165.0, 130.0, 145.0, 31.0)];
    numberField.keyboardType = UIKeyboardTypeNumberPad;
    numberField.textAlignment = UITextAlignmentRight;
    UILabel *unit = [[UILabel alloc] initWithFrame:CGRectMake(0.0, 0.0, 30.0, 20.0)];
    unit.text = @" Nr.";
    unit.font = [UIFont systemFontOfSize:13.0];
    unit.backgroundColor = [UIColor clearColor];
    numberField.leftView = unit;
    numberField.leftViewMode = UITextFieldViewModeAlways;
    [unit release];

    UITextField *disabled = [self addField:@"Disabled" style:UITextBorderStyleRoundedRect
                                     frame:CGRectMake(10.0, 170.0, 145.0, 31.0)];
    disabled.text = @"Disabled";
    disabled.enabled = NO;
    UITextField *shrinking = [self addField:@"Shrinks" style:UITextBorderStyleRoundedRect
                                      frame:CGRectMake(165.0, 170.0, 145.0, 31.0)];
    shrinking.adjustsFontSizeToFitWidth = YES;
    shrinking.minimumFontSize = 8.0;
    shrinking.text = @"A text that is long for it";
}

- (void)textFieldDidBeginEditing:(UITextField *)field {
    [self tell:@"%@ begins", field.placeholder];
}

- (void)textFieldDidEndEditing:(UITextField *)field {
    [self tell:@"%@: %@", field.placeholder, field.text];
}

- (BOOL)textField:(UITextField *)field shouldChangeCharactersInRange:(NSRange)range
    replacementString:(NSString *)string {
    if (field != numberField) return YES;
    return [field.text length] - range.length + [string length] <= 4;
}

- (BOOL)textFieldShouldReturn:(UITextField *)field {
    [field resignFirstResponder];
    return YES;
}

@end
