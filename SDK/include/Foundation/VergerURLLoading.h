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
typedef struct __SecIdentity *SecIdentityRef;

@interface NSURLProtectionSpace (VergerURLLoading) <NSCoding>
/// The certificates of a server that asks to be trusted, or NULL.
- (SecTrustRef)serverTrust;
@end

@interface NSURLCredential (VergerURLLoading) <NSCoding>
/// The answer to a challenge about a server's trust: the app vouches for it.
+ (NSURLCredential *)credentialForTrust:(SecTrustRef)trust;
- (id)initWithTrust:(SecTrustRef)trust;
/// Certificates of the app itself, by which a server knows it.
+ (NSURLCredential *)credentialWithIdentity:(SecIdentityRef)identity
                               certificates:(NSArray *)certificates
                                persistence:(NSURLCredentialPersistence)persistence;
- (id)initWithIdentity:(SecIdentityRef)identity
          certificates:(NSArray *)certificates
           persistence:(NSURLCredentialPersistence)persistence;
- (SecIdentityRef)identity;
- (NSArray *)certificates;
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

@protocol NSURLConnectionDataDelegate <NSURLConnectionDelegate>
@optional
- (NSURLRequest *)connection:(NSURLConnection *)connection
             willSendRequest:(NSURLRequest *)request
            redirectResponse:(NSURLResponse *)response;
- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response;
- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data;
- (NSInputStream *)connection:(NSURLConnection *)connection needNewBodyStream:(NSURLRequest *)request;
- (void)connection:(NSURLConnection *)connection
              didSendBodyData:(NSInteger)bytesWritten
            totalBytesWritten:(NSInteger)totalBytesWritten
    totalBytesExpectedToWrite:(NSInteger)totalBytesExpectedToWrite;
- (NSCachedURLResponse *)connection:(NSURLConnection *)connection
                  willCacheResponse:(NSCachedURLResponse *)cachedResponse;
- (void)connectionDidFinishLoading:(NSURLConnection *)connection;
@end

/// Of downloads by Newsstand, which have a file for an end.
@protocol NSURLConnectionDownloadDelegate <NSURLConnectionDelegate>
@optional
- (void)connection:(NSURLConnection *)connection
          didWriteData:(long long)bytesWritten
     totalBytesWritten:(long long)totalBytesWritten
    expectedTotalBytes:(long long)expectedTotalBytes;
- (void)connectionDidResumeDownloading:(NSURLConnection *)connection
                     totalBytesWritten:(long long)totalBytesWritten
                    expectedTotalBytes:(long long)expectedTotalBytes;
@required
- (void)connectionDidFinishDownloading:(NSURLConnection *)connection destinationURL:(NSURL *)destinationURL;
@end

enum {
    NSURLNetworkServiceTypeDefault = 0,
    NSURLNetworkServiceTypeVoIP = 1,
    NSURLNetworkServiceTypeVideo = 2,
    NSURLNetworkServiceTypeBackground = 3,
    NSURLNetworkServiceTypeVoice = 4
};
typedef NSUInteger NSURLRequestNetworkServiceType;

@interface NSURLRequest (VergerURLLoading)
- (NSURLRequestNetworkServiceType)networkServiceType;
- (BOOL)HTTPShouldUsePipelining;
@end

@interface NSMutableURLRequest (VergerURLLoading)
- (void)setNetworkServiceType:(NSURLRequestNetworkServiceType)type;
- (void)setHTTPShouldUsePipelining:(BOOL)uses;
@end

@interface NSURLProtocol (VergerURLLoading)
+ (void)removePropertyForKey:(NSString *)key inRequest:(NSMutableURLRequest *)request;
@end

@interface NSHTTPCookieStorage (VergerURLLoading)
- (NSArray *)sortedCookiesUsingDescriptors:(NSArray *)sortOrder;
@end

enum { NSURLErrorClientCertificateRequired = -1206 };

FOUNDATION_EXPORT NSString *const NSURLErrorFailingURLPeerTrustErrorKey;
FOUNDATION_EXPORT NSString *const NSURLProtectionSpaceHTTP;
FOUNDATION_EXPORT NSString *const NSURLProtectionSpaceHTTPS;
FOUNDATION_EXPORT NSString *const NSURLProtectionSpaceFTP;
