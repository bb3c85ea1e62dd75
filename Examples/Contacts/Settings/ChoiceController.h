#import <UIKit/UIKit.h>

/// A list of which one row has a check mark, whose index is kept in the user defaults.
@interface ChoiceController : UITableViewController {
    NSArray *choices;
    NSString *key;
}

- (id)initWithTitle:(NSString *)title choices:(NSArray *)choices key:(NSString *)key;

@end
