#import <UIKit/UIKit.h>

/// A list of pages, each with one kind of thing that is easily got wrong.
@interface PagesController : UITableViewController <UINavigationBarDelegate> {
    NSArray *names;
    UITextField *field;
}
@end
