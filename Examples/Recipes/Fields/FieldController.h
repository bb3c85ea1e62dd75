@class FieldController, TextFieldCell;

@protocol FieldControllerDelegate
/// The text is nil if it was cancelled.
- (void)fieldController:(FieldController *)controller didEndWithText:(NSString *)text;
@end

/// Asks for one text or number.
@interface FieldController : UITableViewController <UITextFieldDelegate> {
    NSString *text, *placeholder;
    TextFieldCell *cell;
    UIKeyboardType keyboardType;
    id<FieldControllerDelegate> delegate;
}

@property (nonatomic, assign) id<FieldControllerDelegate> delegate;
@property (nonatomic) UIKeyboardType keyboardType;

- (id)initWithTitle:(NSString *)title text:(NSString *)text placeholder:(NSString *)placeholder;

@end
