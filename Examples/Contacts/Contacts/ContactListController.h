#import <UIKit/UIKit.h>

@class ContactStore;

/// All contacts in alphabetical sections, with an index, a search field, and a button that adds one.
@interface ContactListController : UITableViewController <UISearchDisplayDelegate> {
    IBOutlet ContactStore *store;
    NSArray *sections;
    NSArray *found;
    UISearchDisplayController *search;
}

- (IBAction)addContact;

@end
