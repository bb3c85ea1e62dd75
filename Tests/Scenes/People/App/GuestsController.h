#import <AddressBook/AddressBook.h>
#import <AddressBookUI/AddressBookUI.h>
#import <UIKit/UIKit.h>

/// Every way to show somebody of the contacts, or to make somebody one of them; the title tells who it was.
@interface GuestsController
    : UITableViewController <ABPeoplePickerNavigationControllerDelegate, ABPersonViewControllerDelegate,
                             ABNewPersonViewControllerDelegate, ABUnknownPersonViewControllerDelegate> {
    NSArray *ways;
    ABAddressBookRef book;
}

@end
