#import <StoreKit/StoreKit.h>
#import <UIKit/UIKit.h>

/// What there is to buy, with prices; a tap buys it. The title tells what came of it.
@interface ShopController : UITableViewController <SKProductsRequestDelegate, SKPaymentTransactionObserver> {
    NSArray *products;
}
@end
