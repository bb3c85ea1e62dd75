#import <UIKit/UIKit.h>

/// Places of a property list: the one in the app until something was changed, then the one in Documents.
@interface PlacesController : UITableViewController {
    NSMutableDictionary *list;
}

@end
