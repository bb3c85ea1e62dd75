#import <UIKit/UIKit.h>

/// A list that turns to all sides but the one with the home button above, unless it is locked.
@interface NotesController : UITableViewController {
    BOOL isLocked;
}
@end
