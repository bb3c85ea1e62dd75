#import <UIKit/UIKit.h>

@class ContactStore, Group;

/// What is in a group: smaller groups, then contacts. Goes down as deep as there are groups.
@interface GroupController : UITableViewController {
    Group *group;
    IBOutlet ContactStore *store;
}

- (id)initWithGroup:(Group *)group store:(ContactStore *)store;

@end
