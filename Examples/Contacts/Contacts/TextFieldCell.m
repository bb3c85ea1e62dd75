#import "TextFieldCell.h"

@implementation TextFieldCell

@synthesize textField;

- (id)initWithReuseIdentifier:(NSString *)identifier {
    if ((self = [super initWithStyle:UITableViewCellStyleDefault reuseIdentifier:identifier])) {
        self.selectionStyle = UITableViewCellSelectionStyleNone;
        textField = [[UITextField alloc] initWithFrame:CGRectZero];
        textField.contentVerticalAlignment = UIControlContentVerticalAlignmentCenter;
        textField.clearButtonMode = UITextFieldViewModeWhileEditing;
        textField.autocorrectionType = UITextAutocorrectionTypeNo;
        textField.returnKeyType = UIReturnKeyNext;
        [self.contentView addSubview:textField];
    }
    return self;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    textField.frame = CGRectInset(self.contentView.bounds, 10, 2);
}

- (void)dealloc {
    [textField release];
    [super dealloc];
}

@end
