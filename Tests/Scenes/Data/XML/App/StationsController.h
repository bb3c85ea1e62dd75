#import <UIKit/UIKit.h>

@class StationReader;

/// The stations of a file of the app.
@interface StationsController : UITableViewController {
    StationReader *reader;
}

@end
