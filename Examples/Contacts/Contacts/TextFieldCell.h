#import <UIKit/UIKit.h>

/// A row that is a text field: a cell composed of views.
@interface TextFieldCell : UITableViewCell {
    UITextField *textField;
}

@property (nonatomic, readonly) UITextField *textField;

- (id)initWithReuseIdentifier:(NSString *)identifier;

@end
