#import <UIKit/UIKit.h>

@class Contact, ContactStore;

/// One contact: name, numbers, and what can be done with it. Editing changes it in place.
@interface ContactController : UITableViewController <UIActionSheetDelegate> {
    Contact *contact;
    ContactStore *store;
}

- (id)initWithContact:(Contact *)contact store:(ContactStore *)store;

@end
