#pragma once
#import <StoreKit/StoreKit.h>

/// What the queue knows of a transaction.
@interface SKPaymentTransaction () {
@public
    NSError *_error;
    SKPaymentTransaction *_originalTransaction;
    SKPayment *_payment;
    NSDate *_transactionDate;
    NSString *_transactionIdentifier;
    NSData *_transactionReceipt;
    SKPaymentTransactionState _transactionState;
    /// The number of the payment, among those of this process; 0 for a transaction of an earlier one.
    NSInteger request;
    /// The shop's number; 0 while it has not answered.
    NSInteger number;
}
- (id)initWithPayment:(SKPayment *)payment;
/// Takes over what the shop says.
- (void)takeShop:(NSDictionary *)message;
/// The shop was not reached.
- (void)failWithError:(NSError *)error;
@end
