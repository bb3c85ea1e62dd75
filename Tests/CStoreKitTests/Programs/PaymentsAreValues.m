// Payments are compared by what they say, and copied; without a shop all that is asked fails.
// > hat 1, 3
// > equal 1, other quantity 0, other data 0, same hash 1
// > immutable 1, mutable 1
// > no product: Invalid product identifier: (null)
// > hat purchasing
// > hat failed 0: Cannot connect to iTunes Store
// > removed hat, left 0
// > not restored: Cannot connect to iTunes Store
// > request failed: Cannot connect to iTunes Store
// > cancelled

#import <StoreKit/StoreKit.h>
#include <stdio.h>

@interface Customer : NSObject <SKPaymentTransactionObserver, SKProductsRequestDelegate>
@end

@implementation Customer
- (void)paymentQueue:(SKPaymentQueue *)queue updatedTransactions:(NSArray *)transactions {
    for (SKPaymentTransaction *transaction in transactions) {
        printf("%s ", [transaction.payment.productIdentifier UTF8String]);
        if (transaction.transactionState == SKPaymentTransactionStatePurchasing) {
            printf("purchasing\n");
        } else {
            printf("failed %d: %s\n", (int)transaction.error.code,
                   [[transaction.error localizedDescription] UTF8String]);
            [queue finishTransaction:transaction];
        }
    }
}
- (void)paymentQueue:(SKPaymentQueue *)queue removedTransactions:(NSArray *)transactions {
    printf("removed %s, left %d\n", [[[[transactions lastObject] payment] productIdentifier] UTF8String],
           (int)[queue.transactions count]);
}
- (void)paymentQueue:(SKPaymentQueue *)queue restoreCompletedTransactionsFailedWithError:(NSError *)error {
    printf("not restored: %s\n", [[error localizedDescription] UTF8String]);
}
- (void)productsRequest:(SKProductsRequest *)request didReceiveResponse:(SKProductsResponse *)response {
    printf("products\n");
}
- (void)request:(SKRequest *)request didFailWithError:(NSError *)error {
    printf("request failed: %s\n", [[error localizedDescription] UTF8String]);
}
@end

static void run(void) {
    [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
    [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
    [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.02]];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    SKPayment *one = [SKPayment paymentWithProductIdentifier:@"hat"];
    SKMutablePayment *three = [[one mutableCopy] autorelease];
    three.quantity = 3;
    printf("%s %d, %d\n", [one.productIdentifier UTF8String], (int)one.quantity, (int)three.quantity);
    SKMutablePayment *other = [[one mutableCopy] autorelease];
    other.requestData = [NSData dataWithBytes:"a" length:1];
    printf("equal %d, other quantity %d, other data %d, same hash %d\n",
           [one isEqual:[SKMutablePayment paymentWithProductIdentifier:@"hat"]], [one isEqual:three],
           [one isEqual:other], [one hash] == [[SKPayment paymentWithProductIdentifier:@"hat"] hash]);
    printf("immutable %d, mutable %d\n", [[[three copy] autorelease] isMemberOfClass:[SKPayment class]],
           [three isMemberOfClass:[SKMutablePayment class]]);
    Customer *customer = [[Customer alloc] init];
    SKPaymentQueue *queue = [SKPaymentQueue defaultQueue];
    [queue addTransactionObserver:customer];
    @try {
        [queue addPayment:[SKPayment paymentWithProduct:nil]];
    } @catch (NSException *exception) {
        printf("no product: %s\n", [[exception reason] UTF8String]);
    }
    [queue addPayment:one];
    run();
    [queue restoreCompletedTransactions];
    run();
    SKProductsRequest *request = [[SKProductsRequest alloc] initWithProductIdentifiers:[NSSet setWithObject:@"hat"]];
    request.delegate = customer;
    [request start];
    run();
    [request start];
    [request cancel];
    run();
    printf("cancelled\n");
    [queue removeTransactionObserver:customer];
    [pool drain];
    return 0;
}
