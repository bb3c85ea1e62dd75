#import <UIKit/UIKit.h>

/// What people have set for this app in Settings.
@interface GalleyController : UITableViewController {
    NSArray *keys;
}

@end
