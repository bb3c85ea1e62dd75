#pragma once
#import <StoreKit/SKError.h>

@class SKProduct;

@interface SKPayment : NSObject <NSCopying, NSMutableCopying>
+ (id)paymentWithProduct:(SKProduct *)product;
+ (id)paymentWithProductIdentifier:(NSString *)identifier;
@property (nonatomic, readonly, copy) NSString *productIdentifier;
@property (nonatomic, readonly, copy) NSData *requestData;
/// 1 unless changed.
@property (nonatomic, readonly) NSInteger quantity;
@end

@interface SKMutablePayment : SKPayment
@property (nonatomic, readwrite, copy) NSString *productIdentifier;
@property (nonatomic, readwrite) NSInteger quantity;
@property (nonatomic, readwrite, copy) NSData *requestData;
@end
