#pragma once
#import <StoreKit/SKError.h>

@class SKPayment;

enum {
    SKPaymentTransactionStatePurchasing,
    SKPaymentTransactionStatePurchased,
    SKPaymentTransactionStateFailed,
    SKPaymentTransactionStateRestored
};
typedef NSInteger SKPaymentTransactionState;

@interface SKPaymentTransaction : NSObject
@property (nonatomic, readonly) NSError *error;
@property (nonatomic, readonly) SKPaymentTransaction *originalTransaction;
@property (nonatomic, readonly) SKPayment *payment;
@property (nonatomic, readonly) NSDate *transactionDate;
@property (nonatomic, readonly) NSString *transactionIdentifier;
@property (nonatomic, readonly) NSData *transactionReceipt;
@property (nonatomic, readonly) SKPaymentTransactionState transactionState;
@end
