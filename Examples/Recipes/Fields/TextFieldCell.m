#import "TextFieldCell.h"

@implementation TextFieldCell

@synthesize textField;

- (id)initWithPlaceholder:(NSString *)placeholder {
    if ((self = [super initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil])) {
        self.selectionStyle = UITableViewCellSelectionStyleNone;
        textField = [[UITextField alloc] initWithFrame:CGRectInset(self.contentView.bounds, 10, 0)];
        textField.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
        textField.contentVerticalAlignment = UIControlContentVerticalAlignmentCenter;
        textField.clearButtonMode = UITextFieldViewModeWhileEditing;
        textField.placeholder = placeholder;
        [self.contentView addSubview:textField];
    }
    return self;
}

- (void)dealloc {
    [textField release];
    [super dealloc];
}

@end
