/// A row with a text field.
@interface TextFieldCell : UITableViewCell {
    UITextField *textField;
}

@property (nonatomic, readonly) UITextField *textField;

- (id)initWithPlaceholder:(NSString *)placeholder;

@end
