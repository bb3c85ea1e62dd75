#import "CDeviceServices.h"
#import "Payment/TransactionState.h"
#import "ShopLink.h"

@implementation SKPaymentQueue {
    /// Each an NSValue with a pointer, since observers are not retained.
    NSMutableArray *_observers;
    NSMutableArray *_transactions;
    /// Those that have changed while nobody observed the queue.
    NSMutableArray *_untold;
    NSInteger _lastRequest;
    BOOL _isObserved;
}

+ (SKPaymentQueue *)defaultQueue {
    static SKPaymentQueue *queue;
    if (queue == nil) {
        queue = [[SKPaymentQueue alloc] init];
        shop_link_open();
    }
    return queue;
}

+ (BOOL)canMakePayments { return shop_is_open(); }

- (id)init {
    if ((self = [super init])) {
        _observers = [[NSMutableArray alloc] init];
        _transactions = [[NSMutableArray alloc] init];
        _untold = [[NSMutableArray alloc] init];
    }
    return self;
}

- (NSArray *)transactions { return [_transactions copy]; }

// MARK: Observers

/// The first one hears of the transactions that earlier starts of the app have not finished.
- (void)addTransactionObserver:(id<SKPaymentTransactionObserver>)observer {
    NSValue *value = [NSValue valueWithNonretainedObject:observer];
    if (observer == nil || [_observers containsObject:value]) return;
    [_observers addObject:value];
    if (_observers.count > 1) return;
    [self performSelector:@selector(tellOfUntold) withObject:nil afterDelay:0];
    if (_isObserved) return;
    _isObserved = YES;
    device_service_ask(DeviceServiceShop, [NSDictionary dictionaryWithObject:@"observe" forKey:@"do"]);
}

- (void)removeTransactionObserver:(id<SKPaymentTransactionObserver>)observer {
    if (observer) [_observers removeObject:[NSValue valueWithNonretainedObject:observer]];
}

/// Observers may remove themselves, and others, while they are told.
- (void)tellObservers:(void (^)(id<SKPaymentTransactionObserver> observer))tell ifTheyHear:(SEL)selector {
    for (NSValue *value in [_observers copy]) {
        if (![_observers containsObject:value]) continue;
        id<SKPaymentTransactionObserver> observer = [value nonretainedObjectValue];
        if ([observer respondsToSelector:selector]) tell(observer);
    }
}

- (void)tellOf:(NSArray *)transactions {
    if (transactions.count == 0) return;
    if (_observers.count == 0) {
        for (SKPaymentTransaction *transaction in transactions) {
            if (![_untold containsObject:transaction]) [_untold addObject:transaction];
        }
        return;
    }
    [self tellObservers:^(id<SKPaymentTransactionObserver> observer) {
        [observer paymentQueue:self updatedTransactions:transactions];
    } ifTheyHear:@selector(paymentQueue:updatedTransactions:)];
}

- (void)tellOfUntold {
    if (_observers.count == 0) return;
    NSArray *transactions = [_untold copy];
    [_untold removeAllObjects];
    [self tellOf:transactions];
}

// MARK: Paying

- (void)addPayment:(SKPayment *)payment {
    NSString *identifier = payment.productIdentifier;
    if (identifier.length == 0) {
        [NSException raise:NSInvalidArgumentException format:@"Invalid product identifier: %@", identifier];
    }
    SKPaymentTransaction *transaction = [[SKPaymentTransaction alloc] initWithPayment:payment];
    transaction->request = ++_lastRequest;
    [_transactions addObject:transaction];
    [self performSelectorOnMainThread:@selector(begin:) withObject:transaction waitUntilDone:NO];
}

- (void)begin:(SKPaymentTransaction *)transaction {
    [self tellOf:[NSArray arrayWithObject:transaction]];
    NSDictionary *message = [NSDictionary
        dictionaryWithObjectsAndKeys:@"buy", @"do", [NSNumber numberWithInteger:transaction->request], @"request",
                                     transaction.payment.productIdentifier, @"product",
                                     [NSNumber numberWithInteger:transaction.payment.quantity], @"quantity", nil];
    if (device_service_ask(DeviceServiceShop, message)) return;
    [transaction failWithError:shop_unreachable_error()];
    [self tellOf:[NSArray arrayWithObject:transaction]];
}

- (SKPaymentTransaction *)transactionOfRequest:(NSInteger)request number:(NSInteger)number {
    for (SKPaymentTransaction *transaction in _transactions) {
        if (number != 0 && transaction->number == number) return transaction;
        if (request != 0 && transaction->request == request && transaction->number == 0) return transaction;
    }
    return nil;
}

- (void)shopHasTransactions:(NSArray *)messages ofRequest:(NSNumber *)request {
    NSMutableArray *changed = [NSMutableArray array];
    for (NSDictionary *message in messages) {
        NSString *product = [message isKindOfClass:[NSDictionary class]] ? message_text(message, @"product") : nil;
        if (product == nil) continue;
        NSInteger number = [message_number(message, @"number") integerValue];
        SKPaymentTransaction *transaction = [self transactionOfRequest:[request integerValue] number:number];
        // Told before.
        if (transaction && transaction->number == number) continue;
        if (transaction == nil) {
            SKMutablePayment *payment = [SKMutablePayment paymentWithProductIdentifier:product];
            payment.quantity = [message_number(message, @"quantity") integerValue];
            transaction = [[SKPaymentTransaction alloc] initWithPayment:payment];
            [_transactions addObject:transaction];
        }
        [transaction takeShop:message];
        [changed addObject:transaction];
    }
    [self tellOf:changed];
}

- (void)finishTransaction:(SKPaymentTransaction *)transaction {
    if (transaction == nil || ![_transactions containsObject:transaction]) return;
    if (transaction.transactionState == SKPaymentTransactionStatePurchasing) {
        [NSException raise:NSInvalidArgumentException format:@"Cannot finish a purchasing transaction"];
    }
    [_transactions removeObject:transaction];
    [_untold removeObject:transaction];
    if (transaction->number) {
        NSNumber *number = [NSNumber numberWithInteger:transaction->number];
        device_service_ask(DeviceServiceShop,
                           [NSDictionary dictionaryWithObjectsAndKeys:@"finish", @"do", number, @"number", nil]);
    }
    [self performSelectorOnMainThread:@selector(tellOfRemoved:) withObject:transaction waitUntilDone:NO];
}

- (void)tellOfRemoved:(SKPaymentTransaction *)transaction {
    NSArray *removed = [NSArray arrayWithObject:transaction];
    [self tellObservers:^(id<SKPaymentTransactionObserver> observer) {
        [observer paymentQueue:self removedTransactions:removed];
    } ifTheyHear:@selector(paymentQueue:removedTransactions:)];
}

// MARK: Restoring

- (void)restoreCompletedTransactions {
    if (device_service_ask(DeviceServiceShop, [NSDictionary dictionaryWithObject:@"restore" forKey:@"do"])) return;
    [self performSelectorOnMainThread:@selector(shopHasRestored:)
                           withObject:shop_unreachable_error()
                        waitUntilDone:NO];
}

- (void)shopHasRestored:(NSError *)error {
    if (error) {
        [self tellObservers:^(id<SKPaymentTransactionObserver> observer) {
            [observer paymentQueue:self restoreCompletedTransactionsFailedWithError:error];
        } ifTheyHear:@selector(paymentQueue:restoreCompletedTransactionsFailedWithError:)];
    } else {
        [self tellObservers:^(id<SKPaymentTransactionObserver> observer) {
            [observer paymentQueueRestoreCompletedTransactionsFinished:self];
        } ifTheyHear:@selector(paymentQueueRestoreCompletedTransactionsFinished:)];
    }
}

@end
