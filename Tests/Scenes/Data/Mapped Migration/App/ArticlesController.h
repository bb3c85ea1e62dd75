#import <UIKit/UIKit.h>

@class Shop;

@interface ArticlesController : UITableViewController {
    Shop *shop;
    NSArray *articles;
    NSString *summary;
}

@end
