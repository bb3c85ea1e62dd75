// Products of a file are listed, bought, restored and finished; what is not finished comes again at the next start.
// script: products Purchases.plist
// script: tap "List"
// script: wait 1
// script: tap "Hat"
// script: expect-value "Open" "1"
// script: wait 0.5
// script: expect "Confirm Your In-App Purchase"
// script: expect contains "Do you want to buy one Hat for $0.99?"
// script: tap "Cancel"
// script: wait 1
// script: tap "Two Hats"
// script: wait 0.5
// script: expect contains "Do you want to buy two Hat for $1.98?"
// script: tap "Buy"
// script: wait 1
// script: expect "Thank You"
// script: tap "OK"
// script: tap "Levels"
// script: wait 0.5
// script: tap "Buy"
// script: wait 1
// script: tap "OK"
// script: home
// script: launch
// script: wait 0.5
// script: tap "Finish"
// script: tap "Levels"
// script: wait 0.5
// script: expect contains "already purchased"
// script: tap "OK"
// script: wait 1
// script: tap "Finish"
// script: tap "Restore"
// script: wait 1
// script: tap "Finish"
// script: shop fail
// script: tap "Hat"
// script: wait 0.5
// script: tap "Buy"
// script: wait 1
// script: tap "Finish"
// script: tap "Restore"
// script: wait 1
// script: shop cancel
// script: tap "Hat"
// script: wait 1
// script: tap "Finish"
// script: shop buy
// script: tap "Hat"
// script: wait 1
// script: tap "Finish"
// script: tap "No Hats"
// script: tap "Unknown"
// script: wait 1
// script: tap "Finish"
// script: shop off
// script: tap "Hat"
// script: wait 1
// script: tap "Finish"
// script: network none
// script: shop ask
// script: tap "Hat"
// script: tap "List"
// script: wait 1
// script: tap "Finish"
// beside: Purchases.plist
// > com.example.hat: Hat, It is worn once. $0.99
// > com.example.levels: More Levels,  $2.50
// > unknown: com.example.none
// > request finished
// > com.example.hat purchasing
// > finishing: Cannot finish a purchasing transaction
// > com.example.hat failed 2 SKErrorDomain
// > com.example.hat purchasing
// > com.example.hat purchased as 1000000000000002, 2 of them, no original 1
// > receipt for com.example.hat 2 of com.example.Purchases, Sandbox
// > com.example.levels purchasing
// > com.example.levels purchased as 1000000000000003, 1 of them, no original 1
// > receipt for com.example.levels 1 of com.example.Purchases, Sandbox
// > ended with 3 transactions
// > com.example.hat failed 2 SKErrorDomain
// > com.example.hat purchased as 1000000000000002, 2 of them, no original 1
// > receipt for com.example.hat 2 of com.example.Purchases, Sandbox
// > com.example.levels purchased as 1000000000000003, 1 of them, no original 1
// > receipt for com.example.levels 1 of com.example.Purchases, Sandbox
// > removed 3, left 0
// > com.example.levels purchasing
// > finishing: Cannot finish a purchasing transaction
// > com.example.levels purchased as 1000000000000004, 1 of them, no original 0
// > original 1000000000000003 of com.example.levels, purchased 1
// > receipt for com.example.levels 1 of com.example.Purchases, Sandbox
// > removed 1, left 0
// > com.example.levels restored as 1000000000000005, 1 of them, no original 0
// > original 1000000000000003 of com.example.levels, purchased 1
// > receipt for com.example.levels 1 of com.example.Purchases, Sandbox
// > all restored
// > removed 1, left 0
// > com.example.hat purchasing
// > com.example.hat failed 0 SKErrorDomain
// > removed 1, left 0
// > not restored 0
// > com.example.hat purchasing
// > com.example.hat failed 2 SKErrorDomain
// > removed 1, left 0
// > com.example.hat purchasing
// > com.example.hat purchased as 1000000000000008, 1 of them, no original 1
// > receipt for com.example.hat 1 of com.example.Purchases, Sandbox
// > removed 1, left 0
// > com.example.hat purchasing
// > com.example.none purchasing
// > com.example.hat failed 3 SKErrorDomain
// > com.example.none failed 3 SKErrorDomain
// > removed 2, left 0
// > payments 0
// > com.example.hat purchasing
// > com.example.hat failed 4 SKErrorDomain
// > removed 1, left 0
// > payments 1
// > com.example.hat purchasing
// > com.example.hat failed 0 SKErrorDomain
// > request failed: Cannot connect to iTunes Store
// > removed 1, left 0
// > ended with 0 transactions

#import <StoreKit/StoreKit.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, SKProductsRequestDelegate, SKPaymentTransactionObserver> {
    UIWindow *window;
    UILabel *open;
    int removed;
    BOOL couldPay, hasTried;
}
@end

@implementation Delegate

- (void)addButton:(NSString *)title action:(SEL)action at:(int)row {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:title forState:UIControlStateNormal];
    button.frame = CGRectMake(20 + 150 * (row % 2), 30 + 50 * (row / 2), 130, 40);
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [self addButton:@"List" action:@selector(list) at:0];
    [self addButton:@"Hat" action:@selector(hat) at:1];
    [self addButton:@"Two Hats" action:@selector(twoHats) at:2];
    [self addButton:@"No Hats" action:@selector(noHats) at:3];
    [self addButton:@"Levels" action:@selector(levels) at:4];
    [self addButton:@"Unknown" action:@selector(unknown) at:5];
    [self addButton:@"Finish" action:@selector(finish) at:6];
    [self addButton:@"Restore" action:@selector(restore) at:7];
    open = [[UILabel alloc] initWithFrame:CGRectMake(20, 300, 200, 20)];
    open.accessibilityLabel = @"Open";
    [window addSubview:open];
    [window makeKeyAndVisible];
    couldPay = [SKPaymentQueue canMakePayments];
    [[SKPaymentQueue defaultQueue] addTransactionObserver:self];
}

- (void)list {
    NSSet *identifiers = [NSSet setWithObjects:@"com.example.levels", @"com.example.hat", @"com.example.none", nil];
    SKProductsRequest *request = [[SKProductsRequest alloc] initWithProductIdentifiers:identifiers];
    request.delegate = self;
    [request start];
    [request release];
    // One that is cancelled says nothing.
    SKProductsRequest *other = [[[SKProductsRequest alloc] initWithProductIdentifiers:identifiers] autorelease];
    other.delegate = self;
    [other start];
    [other cancel];
}

- (void)productsRequest:(SKProductsRequest *)request didReceiveResponse:(SKProductsResponse *)response {
    for (SKProduct *product in response.products) {
        NSNumberFormatter *formatter = [[[NSNumberFormatter alloc] init] autorelease];
        formatter.formatterBehavior = NSNumberFormatterBehavior10_4;
        formatter.numberStyle = NSNumberFormatterCurrencyStyle;
        formatter.locale = product.priceLocale;
        printf("%s: %s, %s %s\n", [product.productIdentifier UTF8String], [product.localizedTitle UTF8String],
               [product.localizedDescription UTF8String], [[formatter stringFromNumber:product.price] UTF8String]);
    }
    for (NSString *identifier in response.invalidProductIdentifiers) printf("unknown: %s\n", [identifier UTF8String]);
}

- (void)requestDidFinish:(SKRequest *)request { printf("request finished\n"); }

- (void)request:(SKRequest *)request didFailWithError:(NSError *)error {
    printf("request failed: %s\n", [[error localizedDescription] UTF8String]);
}

- (void)pay:(NSString *)product quantity:(NSInteger)quantity {
    open.text = [NSString stringWithFormat:@"%d", [SKPaymentQueue canMakePayments]];
    open.accessibilityValue = open.text;
    if ([SKPaymentQueue canMakePayments] != couldPay) {
        couldPay = !couldPay;
        printf("payments %d\n", couldPay);
    }
    SKMutablePayment *payment = [SKMutablePayment paymentWithProductIdentifier:product];
    payment.quantity = quantity;
    [[SKPaymentQueue defaultQueue] addPayment:payment];
}

- (void)hat { [self pay:@"com.example.hat" quantity:1]; }
- (void)twoHats { [self pay:@"com.example.hat" quantity:2]; }
- (void)noHats { [self pay:@"com.example.hat" quantity:0]; }
- (void)levels { [self pay:@"com.example.levels" quantity:1]; }
- (void)unknown { [self pay:@"com.example.none" quantity:1]; }
- (void)restore { [[SKPaymentQueue defaultQueue] restoreCompletedTransactions]; }

- (void)finish {
    SKPaymentQueue *queue = [SKPaymentQueue defaultQueue];
    removed = (int)queue.transactions.count;
    for (SKPaymentTransaction *transaction in queue.transactions) [queue finishTransaction:transaction];
}

static NSDictionary *read_list(NSData *data) {
    return [NSPropertyListSerialization propertyListWithData:data options:0 format:NULL error:NULL];
}

/// Base 64 with the functions that there were.
static NSData *decoded(NSString *text) {
    NSMutableData *data = [NSMutableData data];
    unsigned value = 0, bits = 0;
    for (NSUInteger i = 0; i < text.length; i++) {
        const char *all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        const char *place = strchr(all, [text characterAtIndex:i]);
        if (place == NULL) break;
        value = value << 6 | (unsigned)(place - all);
        if ((bits += 6) < 8) continue;
        unsigned char byte = (unsigned char)(value >> (bits -= 8));
        [data appendBytes:&byte length:1];
    }
    return data;
}

- (void)show:(SKPaymentTransaction *)transaction {
    const char *product = [transaction.payment.productIdentifier UTF8String];
    switch (transaction.transactionState) {
    case SKPaymentTransactionStatePurchasing:
        printf("%s purchasing\n", product);
        if (hasTried) return;
        hasTried = YES;
        @try {
            [[SKPaymentQueue defaultQueue] finishTransaction:transaction];
        } @catch (NSException *exception) {
            printf("finishing: %s\n", [[exception reason] UTF8String]);
        }
        return;
    case SKPaymentTransactionStateFailed:
        printf("%s failed %d %s\n", product, (int)transaction.error.code, [[transaction.error domain] UTF8String]);
        return;
    default: break;
    }
    BOOL isRestored = transaction.transactionState == SKPaymentTransactionStateRestored;
    SKPaymentTransaction *original = transaction.originalTransaction;
    printf("%s %s as %s, %d of them, no original %d\n", product, isRestored ? "restored" : "purchased",
           [transaction.transactionIdentifier UTF8String], (int)transaction.payment.quantity, original == nil);
    if (original) {
        printf("original %s of %s, purchased %d\n", [original.transactionIdentifier UTF8String],
               [original.payment.productIdentifier UTF8String],
               [original.transactionDate compare:transaction.transactionDate] == NSOrderedAscending);
    }
    NSDictionary *receipt = read_list(transaction.transactionReceipt);
    NSDictionary *info = read_list(decoded([receipt objectForKey:@"purchase-info"]));
    printf("receipt for %s %s of %s, %s\n", [[info objectForKey:@"product-id"] UTF8String],
           [[info objectForKey:@"quantity"] UTF8String], [[info objectForKey:@"bid"] UTF8String],
           [[receipt objectForKey:@"environment"] UTF8String]);
}

- (void)paymentQueue:(SKPaymentQueue *)queue updatedTransactions:(NSArray *)transactions {
    for (SKPaymentTransaction *transaction in transactions) [self show:transaction];
}

- (void)paymentQueue:(SKPaymentQueue *)queue removedTransactions:(NSArray *)transactions {
    static int seen;
    seen += (int)transactions.count;
    if (seen < removed) return;
    printf("removed %d, left %d\n", seen, (int)queue.transactions.count);
    seen = 0;
}

- (void)paymentQueueRestoreCompletedTransactionsFinished:(SKPaymentQueue *)queue { printf("all restored\n"); }

- (void)paymentQueue:(SKPaymentQueue *)queue restoreCompletedTransactionsFailedWithError:(NSError *)error {
    printf("not restored %d\n", (int)error.code);
}

- (void)applicationWillTerminate:(UIApplication *)application {
    printf("ended with %d transactions\n", (int)[SKPaymentQueue defaultQueue].transactions.count);
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return status;
}
