#import "CDeviceServices.h"
#import "Payment/TransactionState.h"

@implementation SKPaymentTransaction

- (id)initWithPayment:(SKPayment *)payment {
    if ((self = [super init])) _payment = [payment copy];
    return self;
}

- (void)takeShop:(NSDictionary *)message {
    number = [message_number(message, @"number") integerValue];
    NSString *state = message_text(message, @"state");
    if ([state isEqualToString:@"failed"]) return [self failWithError:message_error(message, SKErrorDomain)];
    BOOL isRestored = [state isEqualToString:@"restored"];
    _transactionState = isRestored ? SKPaymentTransactionStateRestored : SKPaymentTransactionStatePurchased;
    _transactionIdentifier = message_text(message, @"identifier");
    _transactionDate = message_date(message, @"date");
    _transactionReceipt = message_data(message, @"receipt");
    NSString *original = message_text(message, @"originalIdentifier");
    if (original == nil) return;
    _originalTransaction = [[SKPaymentTransaction alloc] initWithPayment:_payment];
    _originalTransaction->_transactionState = SKPaymentTransactionStatePurchased;
    _originalTransaction->_transactionIdentifier = original;
    _originalTransaction->_transactionDate = message_date(message, @"originalDate");
    _originalTransaction->_transactionReceipt = _transactionReceipt;
}

- (void)failWithError:(NSError *)error {
    _transactionState = SKPaymentTransactionStateFailed;
    _error = error;
}

- (NSString *)description {
    static NSString *const states[] = {@"purchasing", @"purchased", @"failed", @"restored"};
    return [NSString stringWithFormat:@"<%@: %p; %@, %@>", [self class], self, _payment.productIdentifier,
                                      states[_transactionState]];
}

@end
