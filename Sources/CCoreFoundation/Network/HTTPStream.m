#include "Network/HTTPStream.h"
#include "Streams/Streams.h"

/// The greatest number of redirections.
static const int redirection_limit = 16;

@implementation CoreFoundationHTTPStream

- (id)initWithRequest:(CoreFoundationHTTPMessage *)theRequest body:(NSInputStream *)theBody {
    self = [super init];
    request = [theRequest copy];
    requestBody = [theBody retain];
    return self;
}

- (void)dealloc {
    [request release];
    [requestBody release];
    [response release];
    [super dealloc];
}

// The request

/// The request for the transfer. A body that is a stream can be sent only once.
- (NSURLRequest *)transferredRequest {
    NSMutableURLRequest *sent = [NSMutableURLRequest requestWithURL:[request->url absoluteURL]];
    [sent setHTTPMethod:request->method];
    [sent setTimeoutInterval:0];
    [sent setHTTPShouldHandleCookies:NO];
    for (NSArray *pair in request->headers) {
        [sent addValue:[pair objectAtIndex:1] forHTTPHeaderField:[pair objectAtIndex:0]];
    }
    if (requestBody) [sent setHTTPBodyStream:requestBody];
    else if ([request->body length]) [sent setHTTPBody:request->body];
    return sent;
}

- (URLTransfer *)newTransfer {
    NSURL *url = [request->url absoluteURL];
    NSString *scheme = [[url scheme] lowercaseString];
    if (![url host] || (![scheme isEqual:@"http"] && ![scheme isEqual:@"https"])) return nil;
    struct url_transfer_options options = {.sends_only_own_fields = YES,
                                           .is_http_1_0 = [request->version isEqual:(id)kCFHTTPVersion1_0],
                                           .trusts_any_certificate = trusts_any_server(properties),
                                           .proxy = proxy_of_stream(properties, url)};
    return [[URLTransfer alloc] initWithRequest:[self transferredRequest] client:self options:options];
}

- (NSError *)errorOfAddress {
    return [NSError errorWithDomain:(id)kCFErrorDomainCFNetwork code:kCFErrorHTTPBadURL userInfo:nil];
}

- (NSError *)errorOfTransfer:(URLTransfer *)ended error:(NSError *)anError {
    return stream_error_of_transfer(ended, anError);
}

// The response, on the transfer thread

- (BOOL)followsRedirection:(NSHTTPURLResponse *)answer {
    NSInteger code = [answer statusCode];
    NSString *place = [response valueOfHeader:@"Location"];
    BOOL wants = [[properties objectForKey:(id)kCFStreamPropertyHTTPShouldAutoredirect] boolValue];
    BOOL is_redirection = code == 301 || code == 302 || code == 303 || code == 307;
    NSURL *url = wants && place && is_redirection ? [NSURL URLWithString:place relativeToURL:request->url] : nil;
    if (url == nil) return NO;
    if (++redirections > redirection_limit) {
        [transfer cancel];
        error = [[NSError alloc] initWithDomain:(id)kCFErrorDomainCFNetwork code:kCFErrorHTTPRedirectionLoopDetected
                                       userInfo:nil];
        [self end];
        return YES;
    }
    [request->url release];
    request->url = [[url absoluteURL] retain];
    [request setValue:nil ofHeader:@"Host"];
    if (code != 307 && ![request->method isEqual:@"HEAD"]) {
        [request->method release];
        request->method = @"GET";
        [request->body release];
        request->body = nil;
        [request setValue:nil ofHeader:@"Content-Length"];
        [requestBody release];
        requestBody = nil;
    }
    [self startTransfer];
    return YES;
}

static CoreFoundationHTTPMessage *message_from(URLTransfer *transfer) {
    CoreFoundationHTTPMessage *message = [[CoreFoundationHTTPMessage new] autorelease];
    NSMutableString *text = [NSMutableString stringWithFormat:@"%@\r\n", transfer->status_line];
    for (NSString *name in transfer->fields) [text appendFormat:@"%@: %@\r\n", name, [transfer->fields objectForKey:name]];
    [text appendString:@"\r\n"];
    NSData *bytes = [text dataUsingEncoding:NSISOLatin1StringEncoding allowLossyConversion:YES];
    [message appendBytes:[bytes bytes] length:[bytes length]];
    return message;
}

- (void)receiveResponse:(NSURLResponse *)answer {
    [response release];
    response = [message_from(transfer) retain];
    if ([self followsRedirection:(NSHTTPURLResponse *)answer]) return;
    hasOpened = YES;
    [signal signal];
}

- (id)ownPropertyForKey:(NSString *)key {
    if ([key isEqual:(id)kCFStreamPropertyHTTPResponseHeader]) return response;
    if ([key isEqual:(id)kCFStreamPropertyHTTPFinalURL]) return request->url;
    if ([key isEqual:(id)kCFStreamPropertyHTTPFinalRequest]) return request;
    BOOL is_count = [key isEqual:(id)kCFStreamPropertyHTTPRequestBytesWrittenCount];
    return is_count ? [NSNumber numberWithLongLong:sentCount] : nil;
}

@end

CFReadStreamRef CFReadStreamCreateForHTTPRequest(CFAllocatorRef allocator, CFHTTPMessageRef request) {
    return CFReadStreamCreateForStreamedHTTPRequest(allocator, request, NULL);
}

CFReadStreamRef CFReadStreamCreateForStreamedHTTPRequest(CFAllocatorRef allocator, CFHTTPMessageRef requestHeaders,
                                                         CFReadStreamRef requestBody) {
    if (requestHeaders == NULL || !CFHTTPMessageIsRequest(requestHeaders)) return NULL;
    return (CFReadStreamRef)[[CoreFoundationHTTPStream alloc] initWithRequest:OBJECT(CoreFoundationHTTPMessage, requestHeaders)
                                                                        body:OBJECT(NSInputStream, requestBody)];
}
