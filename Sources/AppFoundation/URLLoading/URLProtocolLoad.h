// A request in the hands of an app's own NSURLProtocol.

#import "URLTransfer.h"

/// The class of the app that takes a request; nil if none does.
Class protocol_class_for_request(NSURLRequest *request);

@interface URLProtocolLoad : NSObject <NSURLProtocolClient> {
    NSURLProtocol *protocol;
    /// Gets the same messages as from a transfer.
    id<URLTransferClient> client;
    BOOL is_cancelled, has_ended;
}
- (id)initWithClass:(Class)class request:(NSURLRequest *)request client:(id<URLTransferClient>)client;
/// Has the protocol load, on a thread with a run loop that all protocols share.
- (void)start;
- (void)cancel;
@end

/// Messages of a protocol that a transfer does not send.
@protocol URLProtocolLoadClient <URLTransferClient>
- (void)protocolLoad:(URLProtocolLoad *)load
    wasRedirectedToRequest:(NSURLRequest *)request
                  response:(NSURLResponse *)response;
@optional
/// The challenge is the protocol's own, and so is its sender. Without this, or where nobody answers, the protocol goes on without
/// a credential.
- (void)protocolLoad:(URLProtocolLoad *)load didReceiveChallenge:(NSURLAuthenticationChallenge *)challenge;
- (void)protocolLoad:(URLProtocolLoad *)load didCancelChallenge:(NSURLAuthenticationChallenge *)challenge;
@end

/// Tells the sender of a challenge that nobody answers it.
void challenge_goes_unanswered(NSURLAuthenticationChallenge *challenge);
