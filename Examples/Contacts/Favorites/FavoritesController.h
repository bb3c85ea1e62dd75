#import <UIKit/UIKit.h>

@class ContactStore;

/// The favourites in an order of the person's own: edited by deleting, moving and swiping.
@interface FavoritesController : UITableViewController {
    IBOutlet ContactStore *store;
}

@end
