#import <UIKit/UIKit.h>

/// A ticket that was read out of a text in JSON, and the text that is made of it.
@interface TicketController : UITableViewController {
    NSMutableDictionary *ticket;
    NSArray *keys;
}

@end
