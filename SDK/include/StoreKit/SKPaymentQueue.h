#pragma once
#import <StoreKit/SKError.h>

@class SKPayment, SKPaymentQueue, SKPaymentTransaction;

@protocol SKPaymentTransactionObserver <NSObject>
- (void)paymentQueue:(SKPaymentQueue *)queue updatedTransactions:(NSArray *)transactions;
@optional
- (void)paymentQueue:(SKPaymentQueue *)queue removedTransactions:(NSArray *)transactions;
- (void)paymentQueue:(SKPaymentQueue *)queue restoreCompletedTransactionsFailedWithError:(NSError *)error;
- (void)paymentQueueRestoreCompletedTransactionsFinished:(SKPaymentQueue *)queue;
@end

/// What the app buys of the device's shop, and has not finished. Observers are told on the main thread.
@interface SKPaymentQueue : NSObject
+ (SKPaymentQueue *)defaultQueue;
/// NO where the device's restrictions say so (`shop off` in scripts).
+ (BOOL)canMakePayments;
/// The transaction is told of as purchasing at once; the device asks the user, and it is told of again. Raises
/// NSInvalidArgumentException for a payment without a product.
- (void)addPayment:(SKPayment *)payment;
/// What was bought for good comes again, in transactions of their own.
- (void)restoreCompletedTransactions;
/// Until then the transaction comes again at each start of the app. Raises NSInvalidArgumentException for one that is
/// purchasing.
- (void)finishTransaction:(SKPaymentTransaction *)transaction;
/// Not retained. The first one is told of what earlier starts of the app have not finished.
- (void)addTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
- (void)removeTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
@property (nonatomic, readonly) NSArray *transactions;
@end
