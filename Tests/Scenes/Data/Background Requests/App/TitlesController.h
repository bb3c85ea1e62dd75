#import <UIKit/UIKit.h>

/// The titles in a list of a server, asked for on a thread of their own, so that the screen goes on.
@interface TitlesController : UITableViewController {
    NSArray *titles;
    NSUInteger reloadCount;
}

@property (nonatomic, retain) NSArray *titles;

@end
