// What a load does with the answer of a server, a cache or a protocol of the app.

#import "CacheUse.h"
#import "RequestStores.h"
#import "ResponseFields.h"
#import "URLErrors.h"
#import "URLLoad.h"
#import "../../../SDK/include/Foundation/VergerURLLoading.h"

@implementation URLLoad (Answer)

- (void)receiveResponse:(NSURLResponse *)aResponse {
    // A response of the app's own protocol is passed to the delegate unchanged.
    if (is_by_protocol) return [self deliverResponse:aResponse];
    [response autorelease];
    response = [aResponse retain];
    response_keep_cookies(request, aResponse);
    if (confirmed && response_status(aResponse) == 304) {
        [transfer cancel];
        return [self deliverAnswer:cache_confirmed_answer(confirmed, aResponse, request)];
    }
    NSURLRequest *next = response_redirected_request(request, aResponse);
    if (next) {
        [transfer cancel];
        if (++redirections > MostRedirections) {
            return [self failWithError:url_error(NSURLErrorHTTPTooManyRedirects, [request URL])];
        }
        // The credential was for the former server.
        if (![[[next URL] host] isEqual:[[request URL] host]]) {
            [credential release];
            credential = nil;
        }
        return [self sendRequest:next afterResponse:aResponse];
    }
    keeps_body = response_protection_space(aResponse) != nil;
    may_be_cached = cache_may_keep(request, aResponse);
    if (!keeps_body) [self deliverResponse:aResponse];
}

- (void)deliverResponse:(NSURLResponse *)aResponse {
    if (response != aResponse) {
        [response autorelease];
        response = [aResponse retain];
    }
    if ([delegate respondsToSelector:@selector(connection:didReceiveResponse:)]) {
        [delegate connection:connection didReceiveResponse:aResponse];
    }
}

/// Delivers a cached response.
- (void)deliverAnswer:(NSCachedURLResponse *)answer {
    [self deliverResponse:[answer response]];
    if (!has_ended && [[answer data] length]) [self deliverData:[answer data]];
    [self finish];
}

/// Bytes of the page for users without a password.
enum { MostPageBytes = 16 << 20 };

- (void)receiveData:(NSData *)data {
    // Long responses are not cached.
    BOOL is_short = [kept length] + [data length] < MostKeptBytes;
    if (keeps_body && [kept length] + [data length] > MostPageBytes) {
        return [self failWithError:url_error(NSURLErrorDataLengthExceedsMaximum, [request URL])];
    }
    if (keeps_body || (may_be_cached && is_short)) [kept appendData:data];
    if (!keeps_body) [self deliverData:data];
}

- (void)deliverData:(NSData *)data {
    if ([delegate respondsToSelector:@selector(connection:didReceiveData:)]) {
        [delegate connection:connection didReceiveData:data];
    }
}

- (void)sentBytes:(long long)bytes of:(long long)total {
    SEL tells = @selector(connection:didSendBodyData:totalBytesWritten:totalBytesExpectedToWrite:);
    if (![delegate respondsToSelector:tells] || total == 0) return;
    [delegate connection:connection
                  didSendBodyData:(NSInteger)bytes
                totalBytesWritten:(NSInteger)bytes
        totalBytesExpectedToWrite:(NSInteger)total];
}

- (void)endTransferWithError:(NSError *)error {
    if (reads_certificates) {
        reads_certificates = NO;
        return [self askDelegateAbout:[self trustSpace] proposing:nil];
    }
    if (error) {
        BOOL is_distrust = !is_by_protocol && url_error_is_of_certificate(error);
        if (is_distrust && [self challengesCertificate]) return;
        return [self failWithError:error];
    }
    if (keeps_body) return [self challenge:response_protection_space(response)];
    if (may_be_cached) [self cacheAnswer];
    [self finish];
}

- (void)cacheAnswer {
    NSCachedURLResponse *answer = [[[NSCachedURLResponse alloc] initWithResponse:response data:kept] autorelease];
    if ([delegate respondsToSelector:@selector(connection:willCacheResponse:)]) {
        answer = [delegate connection:connection willCacheResponse:answer];
    }
    if (answer && !has_ended) [request_cache(request) storeCachedResponse:answer forRequest:request];
}

@end
