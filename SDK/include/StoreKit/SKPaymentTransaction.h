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
/// Of one that has failed.
@property (nonatomic, readonly) NSError *error;
/// Of one that is restored, or bought for a second time: the first one.
@property (nonatomic, readonly) SKPaymentTransaction *originalTransaction;
@property (nonatomic, readonly) SKPayment *payment;
@property (nonatomic, readonly) NSDate *transactionDate;
@property (nonatomic, readonly) NSString *transactionIdentifier;
/// In the format that Apple's had until iOS 6, signed by nobody.
@property (nonatomic, readonly) NSData *transactionReceipt;
@property (nonatomic, readonly) SKPaymentTransactionState transactionState;
@end
