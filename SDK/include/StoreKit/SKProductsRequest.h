#pragma once
#import <StoreKit/SKRequest.h>

@class SKProductsRequest, SKProductsResponse;

@protocol SKProductsRequestDelegate <SKRequestDelegate>
- (void)productsRequest:(SKProductsRequest *)request didReceiveResponse:(SKProductsResponse *)response;
@end

/// - Status: stub
@interface SKProductsRequest : SKRequest
- (id)initWithProductIdentifiers:(NSSet *)productIdentifiers;
@property (nonatomic, assign) id<SKProductsRequestDelegate> delegate;
@end

/// - Status: stub
@interface SKProductsResponse : NSObject
@property (nonatomic, readonly) NSArray *products;
@property (nonatomic, readonly) NSArray *invalidProductIdentifiers;
@end
