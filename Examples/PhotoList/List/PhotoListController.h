#import "PhotoStore.h"

@interface PhotoListController : UITableViewController <PhotoStoreDelegate, UIAlertViewDelegate> {
    NSURL *server;
    PhotoStore *store;
}

- (id)initWithServer:(NSURL *)aServer;

@end
