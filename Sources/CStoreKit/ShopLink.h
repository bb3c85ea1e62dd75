#pragma once
#import <StoreKit/StoreKit.h>

/// Listens to the device's shop. Once.
extern void shop_link_open(void);

/// What the shop answers when nobody can reach it.
extern NSError *shop_unreachable_error(void);

@interface SKPaymentQueue (Shop)
/// The shop has transactions for the app: of the payment with a number, or of earlier ones.
- (void)shopHasTransactions:(NSArray *)transactions ofRequest:(NSNumber *)request;
/// All that was bought has been restored, or not.
- (void)shopHasRestored:(NSError *)error;
@end

@interface SKProductsRequest (Shop)
+ (void)shopAnswers:(NSDictionary *)message;
@end

/// Whether the device's restrictions let people pay.
extern BOOL shop_is_open(void);
