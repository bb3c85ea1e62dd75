// Requests, responses and what they come with, as plain values for Swift.

#include "URLLoads.h"
#import "../URLLoading/RequestStores.h"
#import "../../../SDK/include/Foundation/VergerURLLoading.h"

void *foundation_request(const FoundationRequest *values) {
    NSMutableURLRequest *request =
        [[[NSMutableURLRequest alloc] initWithURL:(id)values->url
                                      cachePolicy:(NSURLRequestCachePolicy)values->cache_policy
                                  timeoutInterval:values->timeout] autorelease];
    if (values->method) [request setHTTPMethod:(id)values->method];
    NSDictionary *fields = (id)values->fields;
    for (NSString *name in fields) [request setValue:[fields objectForKey:name] forHTTPHeaderField:name];
    if (values->body) [request setHTTPBody:(id)values->body];
    if (values->body_stream) [request setHTTPBodyStream:(id)values->body_stream];
    if (values->main_document) [request setMainDocumentURL:(id)values->main_document];
    [request setHTTPShouldHandleCookies:values->handles_cookies];
    if (values->uses_pipelining) [request setHTTPShouldUsePipelining:YES];
    if (values->service) [request setNetworkServiceType:values->service];
    request_set_stores(request, (id)values->cookies, (id)values->cache, (id)values->credentials);
    return request;
}

FoundationRedirection foundation_redirection(void *object) {
    NSURLRequest *request = (id)object;
    return (FoundationRedirection){[request URL], [request HTTPMethod], [request allHTTPHeaderFields]};
}

void foundation_response_read(void *object, FoundationResponse *values) {
    NSURLResponse *response = (id)object;
    *values = (FoundationResponse){
        .url = [response URL],
        .media_type = [response MIMEType],
        .text_encoding = [response textEncodingName],
        .suggested_filename = [response suggestedFilename],
        .expected_length = [response expectedContentLength],
    };
    if (![response isKindOfClass:[NSHTTPURLResponse class]]) return;
    values->status = [(NSHTTPURLResponse *)response statusCode];
    values->fields = [(NSHTTPURLResponse *)response allHeaderFields];
}

void *foundation_http_response(void *url, long status, void *version, void *fields) {
    return [[[NSHTTPURLResponse alloc] initWithURL:(id)url
                                        statusCode:status
                                       HTTPVersion:(id)version
                                      headerFields:(id)fields] autorelease];
}

void *foundation_response(void *url, void *media_type, long expected_length, void *text_encoding) {
    return [[[NSURLResponse alloc] initWithURL:(id)url
                                      MIMEType:(id)media_type
                         expectedContentLength:expected_length
                              textEncodingName:(id)text_encoding] autorelease];
}

void *foundation_status_text(long status) { return [NSHTTPURLResponse localizedStringForStatusCode:status]; }

void *foundation_cookies_in_memory(void) { return [cookie_storage_in_memory() autorelease]; }

void *foundation_space_trust(void *space) { return [(NSURLProtectionSpace *)space serverTrust]; }

void *foundation_credential_of_trust(void *trust) { return [NSURLCredential credentialForTrust:(SecTrustRef)trust]; }

/// Bytes that a function in Swift gives.
@interface SwiftInputStream : NSInputStream {
@package
    void *content;
    long (*read)(void *content, uint8_t *buffer, long length);
    void (*release)(void *content);
    NSStreamStatus status;
}
@end

@implementation SwiftInputStream

- (void)dealloc {
    release(content);
    [super dealloc];
}

- (void)open { status = NSStreamStatusOpen; }
- (void)close { status = NSStreamStatusClosed; }
- (NSStreamStatus)streamStatus { return status; }
- (BOOL)hasBytesAvailable { return status == NSStreamStatusOpen; }
- (BOOL)getBuffer:(uint8_t **)buffer length:(NSUInteger *)length { return NO; }

- (NSInteger)read:(uint8_t *)buffer maxLength:(NSUInteger)length {
    if (status != NSStreamStatusOpen) return status == NSStreamStatusAtEnd ? 0 : -1;
    NSInteger count = read(content, buffer, (long)length);
    if (count == 0) status = NSStreamStatusAtEnd;
    if (count < 0) status = NSStreamStatusError;
    return count;
}

@end

void *foundation_input_stream(void *content, long (*read)(void *, uint8_t *, long), void (*release)(void *)) {
    // A concrete subclass: the superclass's initialisers are those of a cluster.
    SwiftInputStream *stream = NSAllocateObject([SwiftInputStream class], 0, NULL);
    stream->content = content;
    stream->read = read;
    stream->release = release;
    return [stream autorelease];
}
