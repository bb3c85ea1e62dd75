#pragma once

// Members of URL loading that GNUstep does not declare.

@interface NSURLConnection (VergerURLLoading)
- (NSURLRequest *)originalRequest;
- (NSURLRequest *)currentRequest;
- (void)setDelegateQueue:(NSOperationQueue *)queue;
+ (void)sendAsynchronousRequest:(NSURLRequest *)request
                          queue:(NSOperationQueue *)queue
              completionHandler:(void (^)(NSURLResponse *response, NSData *data, NSError *error))handler;
@end

/// Members that delegates may have beside those of NSURLConnectionDelegate.
@interface NSObject (VergerURLLoading)
- (BOOL)connection:(NSURLConnection *)connection canAuthenticateAgainstProtectionSpace:(NSURLProtectionSpace *)space;
- (void)connection:(NSURLConnection *)connection
    willSendRequestForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
/// A stream in the place of one that was sent already and has to be sent again.
- (NSInputStream *)connection:(NSURLConnection *)connection needNewBodyStream:(NSURLRequest *)request;
- (BOOL)connectionShouldUseCredentialStorage:(NSURLConnection *)connection;
- (void)connection:(NSURLConnection *)connection
              didSendBodyData:(NSInteger)bytesWritten
            totalBytesWritten:(NSInteger)totalBytesWritten
    totalBytesExpectedToWrite:(NSInteger)totalBytesExpectedToWrite;
@end

/// Security's, which need not have been included.
typedef struct __SecTrust *SecTrustRef;

@interface NSURLProtectionSpace (VergerURLLoading)
/// The certificates of a server that asks to be trusted, or NULL.
- (SecTrustRef)serverTrust;
@end

@interface NSURLCredential (VergerURLLoading)
/// The answer to a challenge about a server's trust: the app vouches for it.
+ (NSURLCredential *)credentialForTrust:(SecTrustRef)trust;
- (id)initWithTrust:(SecTrustRef)trust;
@end

/// Errors that GNUstep has no names for.
enum {
    NSURLErrorInternationalRoamingOff = -1018,
    NSURLErrorCallIsActive = -1019,
    NSURLErrorDataNotAllowed = -1020,
    NSURLErrorRequestBodyStreamExhausted = -1021,
    NSURLErrorCannotDecodeRawData = -1015,
    NSURLErrorCannotDecodeContentData = -1016,
    NSURLErrorCannotParseResponse = -1017
};

/// The keys under which an error has its URL.
#define NSURLErrorFailingURLErrorKey @"NSErrorFailingURLKey"
#define NSURLErrorFailingURLStringErrorKey @"NSErrorFailingURLStringKey"
