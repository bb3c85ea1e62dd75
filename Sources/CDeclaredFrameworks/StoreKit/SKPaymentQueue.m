#import "Notice/NotThereYet.h"
#import <StoreKit/StoreKit.h>

@interface SKPaymentTransaction ()
- (id)initRefused:(SKPayment *)payment;
@end

@implementation SKPaymentTransaction

- (id)initRefused:(SKPayment *)payment {
    if ((self = [super init])) {
        NSDictionary *information = [NSDictionary dictionaryWithObject:@"Payments are not allowed on this device."
                                                                forKey:NSLocalizedDescriptionKey];
        _payment = [payment copy];
        _transactionState = SKPaymentTransactionStateFailed;
        _transactionDate = [NSDate date];
        _error = [NSError errorWithDomain:SKErrorDomain code:SKErrorPaymentNotAllowed userInfo:information];
    }
    return self;
}

@end

@implementation SKPaymentQueue {
    /// Each an NSValue with a pointer, since observers are not retained.
    NSMutableArray *_observers;
    NSMutableArray *_transactions;
}

+ (SKPaymentQueue *)defaultQueue {
    static SKPaymentQueue *queue;
    if (queue == nil) queue = [[SKPaymentQueue alloc] init];
    return queue;
}

+ (BOOL)canMakePayments { return NO; }

- (id)init {
    if ((self = [super init])) {
        _observers = [[NSMutableArray alloc] init];
        _transactions = [[NSMutableArray alloc] init];
    }
    return self;
}

- (NSArray *)transactions { return [_transactions copy]; }

- (void)addTransactionObserver:(id<SKPaymentTransactionObserver>)observer {
    NSValue *value = [NSValue valueWithNonretainedObject:observer];
    if (observer && ![_observers containsObject:value]) [_observers addObject:value];
}

- (void)removeTransactionObserver:(id<SKPaymentTransactionObserver>)observer {
    if (observer) [_observers removeObject:[NSValue valueWithNonretainedObject:observer]];
}

- (void)addPayment:(SKPayment *)payment {
    if (payment == nil) return;
    NOT_THERE_YET("SKPaymentQueue", "paying");
    SKPaymentTransaction *transaction = [[SKPaymentTransaction alloc] initRefused:payment];
    [_transactions addObject:transaction];
    [self performSelector:@selector(tellOf:) withObject:transaction afterDelay:0];
}

- (void)tellOf:(SKPaymentTransaction *)transaction {
    for (NSValue *observer in [_observers copy]) {
        [[observer nonretainedObjectValue] paymentQueue:self
                                    updatedTransactions:[NSArray arrayWithObject:transaction]];
    }
}

- (void)finishTransaction:(SKPaymentTransaction *)transaction {
    if (transaction == nil || ![_transactions containsObject:transaction]) return;
    [_transactions removeObject:transaction];
    for (NSValue *observer in [_observers copy]) {
        id<SKPaymentTransactionObserver> object = [observer nonretainedObjectValue];
        if (![object respondsToSelector:@selector(paymentQueue:removedTransactions:)]) continue;
        [object paymentQueue:self removedTransactions:[NSArray arrayWithObject:transaction]];
    }
}

- (void)restoreCompletedTransactions {
    NOT_THERE_YET("SKPaymentQueue", "restoring what was paid");
    [self performSelector:@selector(tellThatNothingIsRestored) withObject:nil afterDelay:0];
}

- (void)tellThatNothingIsRestored {
    NSDictionary *information = [NSDictionary dictionaryWithObject:@"Cannot connect to iTunes Store"
                                                            forKey:NSLocalizedDescriptionKey];
    NSError *error = [NSError errorWithDomain:SKErrorDomain code:SKErrorUnknown userInfo:information];
    for (NSValue *observer in [_observers copy]) {
        id<SKPaymentTransactionObserver> object = [observer nonretainedObjectValue];
        if (![object respondsToSelector:@selector(paymentQueue:restoreCompletedTransactionsFailedWithError:)]) continue;
        [object paymentQueue:self restoreCompletedTransactionsFailedWithError:error];
    }
}

@end
