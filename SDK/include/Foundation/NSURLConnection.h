#pragma once

// Connections as Apple declares them, in place of GNUstep's header: a protocol takes no members afterwards. What delegates
// of data and of downloads have beyond it is in VergerURLLoading.h.

#define __NSURLConnection_h_GNUSTEP_BASE_INCLUDE

#import <Foundation/NSObject.h>
#import <Foundation/NSRunLoop.h>

@class NSData, NSError, NSURLAuthenticationChallenge, NSURLConnection, NSURLProtectionSpace, NSURLRequest, NSURLResponse;

@interface NSURLConnection : NSObject
- (id)initWithRequest:(NSURLRequest *)request delegate:(id)delegate startImmediately:(BOOL)startImmediately;
- (id)initWithRequest:(NSURLRequest *)request delegate:(id)delegate;
+ (NSURLConnection *)connectionWithRequest:(NSURLRequest *)request delegate:(id)delegate;
- (void)start;
- (void)cancel;
- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode;
- (void)unscheduleFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode;
+ (BOOL)canHandleRequest:(NSURLRequest *)request;
@end

@interface NSURLConnection (NSURLConnectionSynchronousLoading)
+ (NSData *)sendSynchronousRequest:(NSURLRequest *)request
                 returningResponse:(NSURLResponse **)response
                             error:(NSError **)error;
@end

@protocol NSURLConnectionDelegate <NSObject>
@optional
- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error;
- (BOOL)connectionShouldUseCredentialStorage:(NSURLConnection *)connection;
- (void)connection:(NSURLConnection *)connection
    willSendRequestForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
- (BOOL)connection:(NSURLConnection *)connection canAuthenticateAgainstProtectionSpace:(NSURLProtectionSpace *)space;
- (void)connection:(NSURLConnection *)connection
    didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
- (void)connection:(NSURLConnection *)connection
    didCancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
@end
