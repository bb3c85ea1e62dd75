#import <UIKit/UIKit.h>

@class ContactStore, RecentCallCell;

/// The calls, all or only the missed ones.
@interface RecentsController : UITableViewController {
    IBOutlet ContactStore *store;
    IBOutlet UISegmentedControl *filter;
    IBOutlet RecentCallCell *loadedCell;
}

- (IBAction)filterDidChange;
- (IBAction)clear;

@end
