#import "ShopController.h"

@implementation ShopController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Garden Shop";
    self.navigationItem.leftBarButtonItem = [self itemWithTitle:@"Load" action:@selector(load)];
    self.navigationItem.rightBarButtonItem = [self itemWithTitle:@"Restore" action:@selector(restore)];
    [[SKPaymentQueue defaultQueue] addTransactionObserver:self];
}

- (UIBarButtonItem *)itemWithTitle:(NSString *)title action:(SEL)action {
    return [[[UIBarButtonItem alloc] initWithTitle:title
                                             style:UIBarButtonItemStyleBordered
                                            target:self
                                            action:action] autorelease];
}

- (void)load {
    NSSet *identifiers = [NSSet
        setWithObjects:@"com.example.umbrella", @"com.example.gardens", @"com.example.news", @"com.example.none", nil];
    SKProductsRequest *request = [[SKProductsRequest alloc] initWithProductIdentifiers:identifiers];
    request.delegate = self;
    [request start];
}

- (void)productsRequest:(SKProductsRequest *)request didReceiveResponse:(SKProductsResponse *)response {
    [products release];
    products = [response.products retain];
    [self.tableView reloadData];
}

- (void)requestDidFinish:(SKRequest *)request { [request release]; }

- (void)restore { [[SKPaymentQueue defaultQueue] restoreCompletedTransactions]; }

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return products.count; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Product"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle
                                       reuseIdentifier:@"Product"] autorelease];
        cell.accessoryView = [[[UILabel alloc] initWithFrame:CGRectMake(0, 0, 60, 20)] autorelease];
        [(UILabel *)cell.accessoryView setTextAlignment:UITextAlignmentRight];
    }
    SKProduct *product = [products objectAtIndex:indexPath.row];
    NSNumberFormatter *formatter = [[[NSNumberFormatter alloc] init] autorelease];
    [formatter setFormatterBehavior:NSNumberFormatterBehavior10_4];
    [formatter setNumberStyle:NSNumberFormatterCurrencyStyle];
    [formatter setLocale:product.priceLocale];
    cell.textLabel.text = product.localizedTitle;
    cell.detailTextLabel.text = product.localizedDescription;
    [(UILabel *)cell.accessoryView setText:[formatter stringFromNumber:product.price]];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
    SKProduct *product = [products objectAtIndex:indexPath.row];
    [[SKPaymentQueue defaultQueue] addPayment:[SKPayment paymentWithProduct:product]];
}

- (void)paymentQueue:(SKPaymentQueue *)queue updatedTransactions:(NSArray *)transactions {
    for (SKPaymentTransaction *transaction in transactions) {
        switch (transaction.transactionState) {
        case SKPaymentTransactionStatePurchasing: continue;
        case SKPaymentTransactionStatePurchased: self.title = @"Bought"; break;
        case SKPaymentTransactionStateRestored: self.title = @"Restored"; break;
        case SKPaymentTransactionStateFailed:
            self.title = transaction.error.code == SKErrorPaymentCancelled ? @"Cancelled"
                                                                            : [transaction.error localizedDescription];
        }
        [queue finishTransaction:transaction];
    }
}

- (void)dealloc {
    [[SKPaymentQueue defaultQueue] removeTransactionObserver:self];
    [products release];
    [super dealloc];
}

@end
