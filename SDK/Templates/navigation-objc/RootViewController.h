#import <UIKit/UIKit.h>

@interface RootViewController : UITableViewController {
}

@end
