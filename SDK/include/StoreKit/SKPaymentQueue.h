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

/// - Status: stub
@interface SKPaymentQueue : NSObject
+ (SKPaymentQueue *)defaultQueue;
/// - Status: stub
+ (BOOL)canMakePayments;
/// The transaction fails with SKErrorPaymentNotAllowed.
///
/// - Status: stub
- (void)addPayment:(SKPayment *)payment;
/// Fails with SKErrorUnknown.
///
/// - Status: stub
- (void)restoreCompletedTransactions;
- (void)finishTransaction:(SKPaymentTransaction *)transaction;
- (void)addTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
- (void)removeTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
@property (nonatomic, readonly) NSArray *transactions;
@end
