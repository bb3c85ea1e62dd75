#import <UIKit/UIKit.h>

@class Herbarium;

/// The plants of a herbarium, and which of them were read from its store so far.
@interface SheetsController : UITableViewController {
    Herbarium *herbarium;
    NSArray *plants;
}

@property (nonatomic, retain) NSArray *plants;

- (id)initWithHerbarium:(Herbarium *)herbarium;

@end
