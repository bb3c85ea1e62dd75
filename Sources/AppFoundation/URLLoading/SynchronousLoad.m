// Loads one request while the caller waits.

#import "CacheUse.h"
#import "LocalLoad.h"
#import "RequestStores.h"
#import "ResponseFields.h"
#import "URLErrors.h"
#import "URLLoad.h"

/// Collects the response and its data.
@interface URLAnswer : NSObject <URLProtocolLoadClient> {
@package
    NSURLResponse *response;
    NSMutableData *data;
    NSError *error;
    NSURLRequest *redirection;
    NSConditionLock *end;
}
@end

@implementation URLAnswer

- (id)init {
    self = [super init];
    data = [NSMutableData new];
    end = [[NSConditionLock alloc] initWithCondition:0];
    return self;
}

- (void)dealloc {
    [response release];
    [data release];
    [error release];
    [redirection release];
    [end release];
    [super dealloc];
}

- (void)finish {
    [end lock];
    [end unlockWithCondition:1];
}

- (void)transfer:(URLTransfer *)transfer didReceiveResponse:(NSURLResponse *)aResponse {
    response = [aResponse retain];
}

/// More than the memory of any phone with this system.
static const NSUInteger MostBytes = 256 << 20;

- (void)transfer:(URLTransfer *)transfer didReceiveData:(NSData *)more {
    if (error) return;
    if ([data length] + [more length] <= MostBytes) return [data appendData:more];
    error = [url_error(NSURLErrorDataLengthExceedsMaximum, [response URL]) retain];
    [transfer cancel];
    [self finish];
}

- (void)transfer:(URLTransfer *)transfer didSendBytes:(long long)sent of:(long long)total {
}
- (void)transfer:(URLTransfer *)transfer didEndWithError:(NSError *)anError {
    if (error) return;
    error = [anError retain];
    [self finish];
}

- (void)protocolLoad:(URLProtocolLoad *)load
    wasRedirectedToRequest:(NSURLRequest *)next
                  response:(NSURLResponse *)aResponse {
    [load cancel];
    redirection = [next copy];
    [self finish];
}

@end

/// By a class of the app. What came is in the answer.
static URLAnswer *load_by_protocol(Class class, NSURLRequest *request) {
    URLAnswer *answer = [[URLAnswer new] autorelease];
    URLProtocolLoad *load = [[URLProtocolLoad alloc] initWithClass:class request:request client:answer];
    if (load == nil) {
        answer->error = [url_error(NSURLErrorUnsupportedURL, [request URL]) retain];
        return answer;
    }
    [load start];
    [answer->end lockWhenCondition:1];
    [answer->end unlock];
    [load cancel];
    [load release];
    return answer;
}

/// A redirection leads to a server or to a protocol of the app, never to what is on the device. Nil if it may be
/// followed.
static NSError *refusal_of_redirection(NSURLRequest *next) {
    if (url_is_of_server([next URL]) || protocol_class_for_request(next)) return nil;
    return url_error(NSURLErrorUnsupportedURL, [next URL]);
}

NSData *load_synchronously(NSURLRequest *request, NSURLResponse **response, NSError **error) {
    NSURLCredential *credential = nil;
    NSError *failure = nil;
    for (int redirections = 0; redirections <= MostRedirections;) {
        NSURLResponse *local_response = nil;
        NSData *data = nil;
        Class class = protocol_class_for_request(request);
        if (class) {
            URLAnswer *answer = load_by_protocol(class, request);
            failure = answer->error;
            if (failure) break;
            if (answer->redirection) {
                request = [[answer->redirection retain] autorelease];
                failure = refusal_of_redirection(request);
                if (failure) break;
                redirections++;
                failure = url_error(NSURLErrorHTTPTooManyRedirects, [request URL]);
                continue;
            }
            if (response) *response = [[answer->response retain] autorelease];
            return [[answer->data retain] autorelease];
        }
        struct cache_find found = cache_find(request);
        NSCachedURLResponse *stored = found.answer, *confirmed = found.confirmed;
        if (stored) {
            if (response) *response = [stored response];
            return [stored data];
        }
        NSError *local_failure = nil;
        if (load_locally(request, &local_response, &data, &local_failure)) {
            if (response) *response = local_response;
            if (error && local_failure) *error = local_failure;
            return data;
        }
        URLAnswer *answer = [[URLAnswer new] autorelease];
        BOOL trusts = allows_any_certificate([[request URL] host]);
        struct url_transfer_options options = {.credential = credential, .trusts_any_certificate = trusts};
        URLTransfer *transfer = [[[URLTransfer alloc] initWithRequest:found.conditional ?: request
                                                               client:answer
                                                              options:options] autorelease];
        if (transfer == nil) {
            failure = url_error(NSURLErrorNotConnectedToInternet, [request URL]);
            break;
        }
        [transfer sleepUntilStart];
        [transfer start];
        [URLTransfer waitFor:answer->end];
        failure = answer->error;
        if (failure) break;
        response_keep_cookies(request, answer->response);
        if (confirmed && response_status(answer->response) == 304) {
            stored = cache_confirmed_answer(confirmed, answer->response, request);
            if (response) *response = [stored response];
            return [stored data];
        }
        NSURLRequest *next = response_redirected_request(request, answer->response);
        if (next) {
            failure = refusal_of_redirection(next);
            if (failure) break;
            request = next;
            redirections++;
            failure = url_error(NSURLErrorHTTPTooManyRedirects, [request URL]);
            continue;
        }
        NSURLProtectionSpace *space = response_protection_space(answer->response);
        if (space) {
            NSURLCredential *known = url_credential([request URL])
                ?: [request_credentials(request) defaultCredentialForProtectionSpace:space];
            if (known && credential == nil) {
                credential = known;
                continue;
            }
            failure = url_error(NSURLErrorUserCancelledAuthentication, [request URL]);
            break;
        }
        if (cache_may_keep(request, answer->response) && [answer->data length] < MostKeptBytes) {
            stored = [[[NSCachedURLResponse alloc] initWithResponse:answer->response data:answer->data] autorelease];
            [request_cache(request) storeCachedResponse:stored forRequest:request];
        }
        if (response) *response = [[answer->response retain] autorelease];
        return [[answer->data retain] autorelease];
    }
    if (response) *response = nil;
    if (error) *error = failure;
    return nil;
}
