#pragma once
#import <StoreKit/StoreKit.h>

@interface SKProduct ()
/// - Returns: nil for what the shop does not say.
- (id)initWithShop:(NSDictionary *)message;
@end

@interface SKProductsResponse ()
- (id)initWithShop:(NSDictionary *)message;
@end

@interface SKRequest ()
/// Begins to ask.
/// - Returns: NO if there is nobody to ask.
- (BOOL)ask;
- (void)failWithError:(NSError *)error;
/// The request has its answer: it is no longer kept.
- (void)end;
@property (nonatomic, readonly) NSNumber *number;
/// The request that waits for an answer.
+ (SKRequest *)requestWithNumber:(NSNumber *)number;
@end
