#pragma once
#import <StoreKit/SKError.h>

@class SKRequest;

@protocol SKRequestDelegate <NSObject>
@optional
- (void)requestDidFinish:(SKRequest *)request;
- (void)request:(SKRequest *)request didFailWithError:(NSError *)error;
@end

/// Something that the shop is asked. It lives as long as it waits for the answer.
@interface SKRequest : NSObject
@property (nonatomic, assign) id<SKRequestDelegate> delegate;
/// The delegate hears nothing any more.
- (void)cancel;
/// Fails with SKErrorUnknown without a network.
- (void)start;
@end
