#import <UIKit/UIKit.h>
#import "TideReader.h"

/// Tides, which appear while they are still being loaded.
@interface TidesController : UITableViewController <TideReaderDelegate> {
    TideReader *reader;
    NSMutableArray *tides;
    NSString *status;
}

@property (nonatomic, copy) NSString *status;

@end
