#import <UIKit/UIKit.h>

@class ContactStore;

/// All contacts in alphabetical sections, with an index, a search field, and a button that adds one.
@interface ContactListController : UITableViewController <UISearchDisplayDelegate> {
    ContactStore *store;
    NSArray *sections;
    NSArray *found;
    UISearchDisplayController *search;
}

- (id)initWithStore:(ContactStore *)store;

@end
