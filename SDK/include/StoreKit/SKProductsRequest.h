#pragma once
#import <StoreKit/SKRequest.h>

@class SKProductsRequest, SKProductsResponse;

@protocol SKProductsRequestDelegate <SKRequestDelegate>
- (void)productsRequest:(SKProductsRequest *)request didReceiveResponse:(SKProductsResponse *)response;
@end

/// Asks the shop which of some products there are.
@interface SKProductsRequest : SKRequest
- (id)initWithProductIdentifiers:(NSSet *)productIdentifiers;
@property (nonatomic, assign) id<SKProductsRequestDelegate> delegate;
@end

@interface SKProductsResponse : NSObject
@property (nonatomic, readonly) NSArray *products;
@property (nonatomic, readonly) NSArray *invalidProductIdentifiers;
@end
