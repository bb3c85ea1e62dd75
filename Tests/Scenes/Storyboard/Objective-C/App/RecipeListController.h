#import <UIKit/UIKit.h>

@interface RecipeListController : UITableViewController
@end
