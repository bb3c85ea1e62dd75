#pragma once
#import <StoreKit/SKError.h>

/// What the shop says of a product. Texts are in the device's language, if the shop has them.
@interface SKProduct : NSObject
@property (nonatomic, readonly) NSString *localizedDescription;
@property (nonatomic, readonly) NSString *localizedTitle;
@property (nonatomic, readonly) NSDecimalNumber *price;
@property (nonatomic, readonly) NSLocale *priceLocale;
@property (nonatomic, readonly) NSString *productIdentifier;
@end
