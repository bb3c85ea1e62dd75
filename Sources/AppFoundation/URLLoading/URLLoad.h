// Loads one request for an app's delegate, with redirections, passwords, cookies and caches.

#import "LoadEvents.h"
#import "RunLoops/LoopSignal.h"
#import "URLProtocolLoad.h"
#import "URLTransfer.h"

@interface URLLoad : NSObject <URLProtocolLoadClient> {
@package
    NSURLConnection *connection;
    id delegate;
    NSURLRequest *original_request, *request;
    /// Tells the loops in which the connection is scheduled that something came.
    LoopSignal *signal;
    NSOperationQueue *queue;
    struct load_events events;
    /// The bytes of the data among them, and whether the transfer waits until they are fewer. With the lock of the events.
    NSUInteger waiting_bytes;
    BOOL holds_transfer;
    /// A URLTransfer, or a URLProtocolLoad.
    id transfer;
    NSURLResponse *response;
    NSMutableData *kept;
    /// The cached response that the server is asked to validate.
    NSCachedURLResponse *confirmed;
    NSURLCredential *credential;
    /// The authentication method that the server asked for.
    NSString *method;
    NSInteger failures, redirections;
    BOOL has_started, has_ended, has_let_go, is_waiting_for_answer, trusts_any_certificate, reads_certificates,
        keeps_body, may_be_cached, has_sent_stream, is_by_protocol, holds_delivery;
    /// What a client was asked that answers later.
    NSURLRequest *asked_request;
    NSURLResponse *asked_response;
}

- (id)initWithRequest:(NSURLRequest *)request delegate:(id)delegate connection:(NSURLConnection *)connection;
- (void)start;
- (void)cancel;
- (void)scheduleInLoop:(NSRunLoop *)loop mode:(NSString *)mode;
- (void)removeFromLoop:(NSRunLoop *)loop mode:(NSString *)mode;
/// Delivers by operations of the queue, and not in a run loop.
- (void)deliverByQueue:(NSOperationQueue *)queue;
/// Delivers on the queue of loads, whatever thread starts it: for Swift.
- (void)deliverOnQueueOfLoads;
/// While it is held nothing is delivered but what is being delivered, and the server waits.
- (void)holdDelivery:(BOOL)is_held;
/// The answer of a client that is asked by `-load:willSendRequest:redirectResponse:`.
- (void)continueWithRequest:(NSURLRequest *)allowed;
@end

/// What a client may have that answers later whether a request is sent, in the place of
/// `-connection:willSendRequest:redirectResponse:`.
@interface NSObject (URLLoadClient)
- (void)load:(URLLoad *)load willSendRequest:(NSURLRequest *)request redirectResponse:(NSURLResponse *)response;
@end

@interface URLLoad (Loading)
/// Sends the request, or sends it again.
- (void)transferRequest;
/// Sends a request, the first one or one to which the response redirects, if the client allows it.
- (void)sendRequest:(NSURLRequest *)next afterResponse:(NSURLResponse *)redirection;
- (void)failWithError:(NSError *)error;
- (void)finish;
@end

/// In URLLoadAnswer.m.
@interface URLLoad (Answer)
- (void)receiveResponse:(NSURLResponse *)response;
- (void)receiveData:(NSData *)data;
- (void)sentBytes:(long long)bytes of:(long long)total;
- (void)endTransferWithError:(NSError *)error;
- (void)deliverResponse:(NSURLResponse *)response;
- (void)deliverData:(NSData *)data;
/// Delivers a cached response.
- (void)deliverAnswer:(NSCachedURLResponse *)answer;
@end

/// In URLLoadChallenges.m.
@interface URLLoad (Challenges) <NSURLAuthenticationChallengeSender>
/// The protection space of a server whose certificate is not trusted.
- (NSURLProtectionSpace *)trustSpace;
/// Asks the delegate whether to trust the server. NO if the delegate does not handle that.
- (BOOL)challengesCertificate;
- (void)challenge:(NSURLProtectionSpace *)space;
- (void)askDelegateAbout:(NSURLProtectionSpace *)space proposing:(NSURLCredential *)proposed;
/// The challenge may be one of a protocol of the app.
- (void)askDelegate:(NSURLAuthenticationChallenge *)challenge;
@end

/// Loads while the caller waits.
NSData *load_synchronously(NSURLRequest *request, NSURLResponse **response, NSError **error);

/// True for hosts whose certificates are not checked, set by `+[NSURLRequest setAllowsAnyHTTPSCertificate:forHost:]`.
BOOL allows_any_certificate(NSString *host);
