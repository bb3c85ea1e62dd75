#pragma once
#import <StoreKit/SKError.h>

@class SKRequest;

@protocol SKRequestDelegate <NSObject>
@optional
- (void)requestDidFinish:(SKRequest *)request;
- (void)request:(SKRequest *)request didFailWithError:(NSError *)error;
@end

/// - Status: stub
@interface SKRequest : NSObject
@property (nonatomic, assign) id<SKRequestDelegate> delegate;
- (void)cancel;
/// Fails with NSURLErrorCannotConnectToHost.
///
/// - Status: stub
- (void)start;
@end
