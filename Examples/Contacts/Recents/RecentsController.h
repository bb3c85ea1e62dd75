#import <UIKit/UIKit.h>

@class ContactStore;

/// The calls, all or only the missed ones.
@interface RecentsController : UITableViewController {
    ContactStore *store;
    UISegmentedControl *filter;
}

- (id)initWithStore:(ContactStore *)store;

@end
