#import <UIKit/UIKit.h>

/// Notes of any length, one a row: rows of different heights.
@interface NotesController : UITableViewController {
    NSMutableArray *notes;
}

- (IBAction)addNote;

@end
