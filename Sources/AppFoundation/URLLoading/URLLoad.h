// The loading of one request as an app's delegate sees it: redirections, passwords, cookies, caches.

#import "RunLoops/LoopSignal.h"
#import "URLProtocolLoad.h"
#import "URLTransfer.h"

@interface URLLoad : NSObject <URLProtocolLoadClient, NSURLAuthenticationChallengeSender> {
@package
    NSURLConnection *connection;
    id delegate;
    NSURLRequest *original_request, *request;
    /// Tells the loops in which the connection is scheduled that something came.
    LoopSignal *signal;
    NSOperationQueue *queue;
    NSMutableArray *events;
    /// A URLTransfer, or a URLProtocolLoad.
    id transfer;
    NSURLResponse *response;
    NSMutableData *kept;
    NSURLCredential *credential;
    /// How the server asked for that.
    NSString *method;
    NSInteger failures, redirections;
    BOOL has_started, has_ended, has_let_go, is_waiting_for_answer, trusts_any_certificate, reads_certificates,
        keeps_body, has_sent_stream, is_by_protocol;
}

- (id)initWithRequest:(NSURLRequest *)request delegate:(id)delegate connection:(NSURLConnection *)connection;
- (void)start;
- (void)cancel;
- (void)scheduleInLoop:(NSRunLoop *)loop mode:(NSString *)mode;
- (void)removeFromLoop:(NSRunLoop *)loop mode:(NSString *)mode;
/// Delivers by operations of the queue, and not in a run loop.
- (void)deliverByQueue:(NSOperationQueue *)queue;
@end

/// Loads while the caller waits.
NSData *load_synchronously(NSURLRequest *request, NSURLResponse **response, NSError **error);

/// Hosts whose certificates nobody checks, by `+[NSURLRequest setAllowsAnyHTTPSCertificate:forHost:]`.
BOOL allows_any_certificate(NSString *host);
