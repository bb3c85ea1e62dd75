#import <UIKit/UIKit.h>

/// Asks a server for departures, and waits for each answer on the main thread.
@interface QuayController : UITableViewController {
    NSArray *places;
    NSMutableDictionary *answers;
    NSUInteger tickCount;
}

@end
