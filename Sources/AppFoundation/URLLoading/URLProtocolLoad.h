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
@end
