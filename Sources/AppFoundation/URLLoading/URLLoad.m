#import "URLLoad.h"
#import "../../../SDK/include/Foundation/VergerFiles.h"
#import "../../../SDK/include/Foundation/VergerURLLoading.h"
#import "ServerCertificates.h"
#import "URLErrors.h"
#include <string.h>

enum { MostRedirections = 16 };

// MARK: What a response says

static NSString *field(NSURLResponse *response, NSString *wanted) {
    if (![response isKindOfClass:[NSHTTPURLResponse class]]) return nil;
    NSDictionary *fields = [(NSHTTPURLResponse *)response allHeaderFields];
    for (NSString *name in fields) {
        if ([name caseInsensitiveCompare:wanted] == NSOrderedSame) return [fields objectForKey:name];
    }
    return nil;
}

static NSInteger status(NSURLResponse *response) {
    BOOL is_http = [response isKindOfClass:[NSHTTPURLResponse class]];
    return is_http ? [(NSHTTPURLResponse *)response statusCode] : 0;
}

static void keep_cookies(NSURLRequest *request, NSURLResponse *response) {
    if (![request HTTPShouldHandleCookies] || field(response, @"Set-Cookie") == nil) return;
    NSDictionary *fields = [NSDictionary dictionaryWithObject:field(response, @"Set-Cookie") forKey:@"Set-Cookie"];
    NSArray *cookies = [NSHTTPCookie cookiesWithResponseHeaderFields:fields forURL:[response URL]];
    [[NSHTTPCookieStorage sharedHTTPCookieStorage] setCookies:cookies
                                                       forURL:[response URL]
                                              mainDocumentURL:[request mainDocumentURL]];
}

/// The request that a redirection asks for, or nil if it is none.
static NSURLRequest *redirected(NSURLRequest *request, NSURLResponse *response) {
    NSInteger code = status(response);
    NSString *location = field(response, @"Location");
    if (location == nil || (code != 301 && code != 302 && code != 303 && code != 307 && code != 308)) return nil;
    NSURL *url = [NSURL URLWithString:location relativeToURL:[request URL]];
    if (url == nil) {
        location = [location stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding];
        url = [NSURL URLWithString:location relativeToURL:[request URL]];
    }
    if (url == nil) return nil;
    NSMutableURLRequest *next = [[request mutableCopy] autorelease];
    [next setURL:[url absoluteURL]];
    NSString *method = [request HTTPMethod];
    BOOL becomes_get = code == 303 ? ![method isEqualToString:@"HEAD"] : code < 303 && [method isEqualToString:@"POST"];
    if (becomes_get) {
        [next setHTTPMethod:@"GET"];
        [next setHTTPBody:nil];
        [next setValue:nil forHTTPHeaderField:@"Content-Type"];
        [next setValue:nil forHTTPHeaderField:@"Content-Length"];
    }
    // A password is not for another server.
    if (![[url host] isEqual:[[request URL] host]]) [next setValue:nil forHTTPHeaderField:@"Authorization"];
    return next;
}

/// What a server that wants a password says about it, or nil.
static NSURLProtectionSpace *protection_space(NSURLResponse *response) {
    NSString *challenge = field(response, @"WWW-Authenticate");
    if (status(response) != 401 || challenge == nil) return nil;
    NSString *method = nil;
    NSString *lower = [challenge lowercaseString];
    if ([lower rangeOfString:@"digest"].length) method = NSURLAuthenticationMethodHTTPDigest;
    else if ([lower rangeOfString:@"basic"].length) method = NSURLAuthenticationMethodHTTPBasic;
    else if ([lower rangeOfString:@"ntlm"].length) method = NSURLAuthenticationMethodNTLM;
    if (method == nil) return nil;
    NSString *realm = nil;
    NSRange start = [lower rangeOfString:@"realm=\""];
    if (start.length) {
        realm = [challenge substringFromIndex:NSMaxRange(start)];
        NSRange end = [realm rangeOfString:@"\""];
        if (end.length) realm = [realm substringToIndex:end.location];
    }
    NSURL *url = [response URL];
    NSInteger port = [[url port] integerValue];
    if (port == 0) port = [[url scheme] isEqualToString:@"https"] ? 443 : 80;
    return [[[NSURLProtectionSpace alloc] initWithHost:[url host]
                                                  port:port
                                              protocol:[url scheme]
                                                 realm:realm
                                  authenticationMethod:method] autorelease];
}

/// What a request needs no server for: files, and URLs that are their own data. NO if it needs one.
static BOOL load_locally(NSURLRequest *request, NSURLResponse **response, NSData **data, NSError **error) {
    NSURL *url = [request URL];
    NSString *scheme = [[url scheme] lowercaseString];
    NSString *type = nil;
    if ([scheme isEqualToString:@"data"]) {
        NSString *address = [url absoluteString];
        NSRange comma = [address rangeOfString:@","];
        if (comma.length == 0) {
            *error = url_error(NSURLErrorBadURL, url);
            return YES;
        }
        NSString *head = [address substringWithRange:NSMakeRange(5, comma.location - 5)];
        NSString *text = [address substringFromIndex:NSMaxRange(comma)];
        text = [text stringByReplacingPercentEscapesUsingEncoding:NSUTF8StringEncoding] ?: text;
        *data = [head hasSuffix:@";base64"]
                    ? [[[NSData alloc] initWithBase64EncodedString:text options:NSDataBase64DecodingIgnoreUnknownCharacters]
                          autorelease]
                    : [text dataUsingEncoding:NSUTF8StringEncoding];
        type = [[head componentsSeparatedByString:@";"] objectAtIndex:0];
        if (![type length]) type = @"text/plain";
    } else if ([url isFileURL]) {
        *data = [NSData dataWithContentsOfFile:[url path] options:0 error:NULL];
        if (*data == nil) *error = url_error(NSURLErrorFileDoesNotExist, url);
        NSDictionary *types = [NSDictionary
            dictionaryWithObjectsAndKeys:@"text/plain", @"txt", @"text/html", @"html", @"text/html", @"htm", @"text/xml",
                                         @"xml", @"image/png", @"png", @"image/jpeg", @"jpg", @"image/jpeg", @"jpeg",
                                         @"image/gif", @"gif", @"application/json", @"json", @"text/css", @"css",
                                         @"text/javascript", @"js", @"application/pdf", @"pdf", nil];
        type = [types objectForKey:[[[url path] pathExtension] lowercaseString]] ?: @"application/octet-stream";
    } else if ([scheme isEqualToString:@"http"] || [scheme isEqualToString:@"https"] || [scheme isEqualToString:@"ftp"]) {
        if ([[url host] length]) return NO;
        *error = url_error(NSURLErrorBadURL, url);
    } else {
        *error = url_error(url ? NSURLErrorUnsupportedURL : NSURLErrorBadURL, url);
    }
    if (*data) {
        *response = [[[NSURLResponse alloc] initWithURL:url
                                               MIMEType:type
                                  expectedContentLength:(NSInteger)[*data length]
                                       textEncodingName:nil] autorelease];
    }
    return YES;
}

static NSCachedURLResponse *cached(NSURLRequest *request) {
    NSURLRequestCachePolicy policy = [request cachePolicy];
    if (policy != NSURLRequestReturnCacheDataElseLoad && policy != NSURLRequestReturnCacheDataDontLoad) return nil;
    return [[NSURLCache sharedURLCache] cachedResponseForRequest:request];
}

static NSURLCredential *credential_of_url(NSURL *url) {
    if (![[url user] length]) return nil;
    return [NSURLCredential credentialWithUser:[url user]
                                      password:[url password] ?: @""
                                   persistence:NSURLCredentialPersistenceNone];
}

@implementation URLLoad

- (id)initWithRequest:(NSURLRequest *)aRequest delegate:(id)aDelegate connection:(NSURLConnection *)aConnection {
    self = [super init];
    if (self == nil) return nil;
    original_request = [aRequest copy];
    request = [aRequest copy];
    delegate = [aDelegate retain];
    connection = aConnection;
    signal = [[LoopSignal alloc] initWithOwner:self action:@selector(deliverAll)];
    events = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [transfer cancel];
    [transfer release];
    [original_request release];
    [request release];
    [delegate release];
    [signal cancel];
    [signal release];
    [queue release];
    [events release];
    [response release];
    [kept release];
    [credential release];
    [method release];
    [super dealloc];
}

// MARK: From the threads of transfers to the thread of the app

- (void)scheduleInLoop:(NSRunLoop *)loop mode:(NSString *)mode {
    if (queue == nil && !has_let_go && loop && mode) [signal scheduleIn:loop mode:mode];
}

- (void)removeFromLoop:(NSRunLoop *)loop mode:(NSString *)mode {
    if (loop && mode) [signal removeFrom:loop mode:mode];
}

- (void)deliverByQueue:(NSOperationQueue *)aQueue {
    [queue autorelease];
    queue = [aQueue retain];
    if (queue) [signal cancel];
}

- (void)deliverNext {
    NSArray *event = nil;
    @synchronized(events) {
        if ([events count]) {
            event = [[[events objectAtIndex:0] retain] autorelease];
            [events removeObjectAtIndex:0];
        }
    }
    // Those of a transfer that was given up are not heard any more.
    if (event == nil || has_ended || [event objectAtIndex:0] != (id)(transfer ?: (id)[NSNull null])) return;
    [[self retain] autorelease];
    void (^act)(void) = [event objectAtIndex:1];
    act();
}

/// All that has come; what the delegate's answers bring about comes in a later turn.
- (void)deliverAll {
    [[self retain] autorelease];
    NSUInteger count;
    @synchronized(events) { count = [events count]; }
    while (count-- > 0) [self deliverNext];
    @synchronized(events) { count = [events count]; }
    if (count > 0) [signal signal];
}

- (void)post:(void (^)(void))action from:(URLTransfer *)sender {
    @synchronized(events) {
        void (^kept_action)(void) = [[action copy] autorelease];
        [events addObject:[NSArray arrayWithObjects:sender ?: (id)[NSNull null], kept_action, nil]];
    }
    if (queue) {
        [queue addOperation:[[[NSInvocationOperation alloc] initWithTarget:self selector:@selector(deliverNext) object:nil]
                                autorelease]];
    } else {
        [signal signal];
    }
}

- (void)transfer:(URLTransfer *)sender didReceiveResponse:(NSHTTPURLResponse *)aResponse {
    [self post:^{ [self receiveResponse:aResponse]; } from:sender];
}

- (void)transfer:(URLTransfer *)sender didReceiveData:(NSData *)data {
    [self post:^{ [self receiveData:data]; } from:sender];
}

- (void)transfer:(URLTransfer *)sender didSendBytes:(long long)bytes of:(long long)total {
    [self post:^{ [self sentBytes:bytes of:total]; } from:sender];
}

- (void)transfer:(URLTransfer *)sender didEndWithError:(NSError *)error {
    [self post:^{ [self endTransferWithError:error]; } from:sender];
}

// MARK: The way of a request

- (void)start {
    if (has_started || has_ended) return;
    has_started = YES;
    // A connection lives until it has told its delegate the end.
    [connection retain];
    if (queue == nil && ![signal isScheduled]) [self scheduleInLoop:[NSRunLoop currentRunLoop] mode:NSDefaultRunLoopMode];
    [self post:^{ [self sendRequest:request afterResponse:nil]; } from:nil];
}

- (void)cancel {
    has_ended = YES;
    [transfer cancel];
    @synchronized(events) { [events removeAllObjects]; }
    [self letGo];
}

/// The connection and its delegate are retained as long as something may come.
- (void)letGo {
    [signal cancel];
    [delegate autorelease];
    delegate = nil;
    if (has_started && !has_let_go) [connection autorelease];
    has_let_go = YES;
}

- (void)failWithError:(NSError *)error {
    if (has_ended) return;
    has_ended = YES;
    id told = [[delegate retain] autorelease];
    [self letGo];
    if ([told respondsToSelector:@selector(connection:didFailWithError:)]) {
        [told connection:connection didFailWithError:error];
    }
}

- (void)finish {
    if (has_ended) return;
    has_ended = YES;
    id told = [[delegate retain] autorelease];
    [self letGo];
    if ([told respondsToSelector:@selector(connectionDidFinishLoading:)]) [told connectionDidFinishLoading:connection];
}

- (void)sendRequest:(NSURLRequest *)next afterResponse:(NSURLResponse *)redirection {
    NSURLRequest *allowed = next;
    SEL asks = @selector(connection:willSendRequest:redirectResponse:);
    if ([delegate respondsToSelector:asks]) {
        allowed = [delegate connection:connection willSendRequest:next redirectResponse:redirection];
        if (has_ended) return;
    }
    if (allowed == nil) {
        // Without a way on, a redirection is the answer; without a request there is none.
        if (redirection == nil) return [self failWithError:url_error(NSURLErrorCancelled, [next URL])];
        [self deliverResponse:redirection];
        [self finish];
        return;
    }
    [request autorelease];
    request = [allowed copy];
    [self loadRequest];
}

- (void)loadRequest {
    Class class = protocol_class_for_request(request);
    is_by_protocol = class != Nil;
    if (class) return [self loadByProtocol:class];
    NSURLResponse *local_response = nil;
    NSData *data = nil;
    NSError *error = nil;
    NSCachedURLResponse *stored = cached(request);
    if (stored) {
        local_response = [stored response];
        data = [stored data];
    } else if ([request cachePolicy] == NSURLRequestReturnCacheDataDontLoad && ![[request URL] isFileURL]) {
        error = url_error(NSURLErrorResourceUnavailable, [request URL]);
    } else if (!load_locally(request, &local_response, &data, &error)) {
        [self transferRequest];
        return;
    }
    if (error) return [self failWithError:error];
    [self deliverResponse:local_response];
    if ([data length]) [self deliverData:data];
    [self finish];
}

/// By a class of the app.
- (void)loadByProtocol:(Class)class {
    [transfer cancel];
    [transfer release];
    transfer = [[URLProtocolLoad alloc] initWithClass:class request:request client:self];
    if (transfer == nil) return [self failWithError:url_error(NSURLErrorUnsupportedURL, [request URL])];
    [transfer start];
}

- (void)protocolLoad:(URLProtocolLoad *)load
    wasRedirectedToRequest:(NSURLRequest *)next
                  response:(NSURLResponse *)aResponse {
    [self post:^{
        [transfer cancel];
        [self sendRequest:next afterResponse:aResponse];
    } from:(id)load];
}

/// Before a stream is sent again: another in its place, from the delegate. NO if there is none.
- (BOOL)renewStream {
    if ([request HTTPBodyStream] == nil || reads_certificates) return YES;
    BOOL is_fresh = !has_sent_stream;
    has_sent_stream = YES;
    if (is_fresh) return YES;
    SEL asks = @selector(connection:needNewBodyStream:);
    NSInputStream *stream =
        [delegate respondsToSelector:asks] ? [delegate connection:connection needNewBodyStream:request] : nil;
    if (stream == nil) return NO;
    NSMutableURLRequest *renewed = [[request mutableCopy] autorelease];
    [renewed setHTTPBodyStream:stream];
    [request release];
    request = [renewed copy];
    return YES;
}

- (void)transferRequest {
    if (![self renewStream]) return [self failWithError:url_error(NSURLErrorRequestBodyStreamExhausted, [request URL])];
    [transfer cancel];
    [transfer release];
    [kept release];
    kept = [NSMutableData new];
    keeps_body = NO;
    BOOL trusts = trusts_any_certificate || allows_any_certificate([[request URL] host]);
    struct url_transfer_options options = {.credential = credential,
                                           .method = method,
                                           .trusts_any_certificate = trusts,
                                           .reads_certificates = reads_certificates};
    transfer = [[URLTransfer alloc] initWithRequest:request client:self options:options];
    if (transfer == nil) return [self failWithError:url_error(NSURLErrorNotConnectedToInternet, [request URL])];
    [transfer start];
}

// MARK: The answer

- (void)receiveResponse:(NSHTTPURLResponse *)aResponse {
    // What a protocol of the app tells is meant for the delegate.
    if (is_by_protocol) return [self deliverResponse:aResponse];
    [response autorelease];
    response = [aResponse retain];
    keep_cookies(request, aResponse);
    NSURLRequest *next = redirected(request, aResponse);
    if (next) {
        [transfer cancel];
        if (++redirections > MostRedirections) {
            return [self failWithError:url_error(NSURLErrorHTTPTooManyRedirects, [request URL])];
        }
        // The credential was for the server before.
        if (![[[next URL] host] isEqual:[[request URL] host]]) {
            [credential release];
            credential = nil;
        }
        return [self sendRequest:next afterResponse:aResponse];
    }
    keeps_body = protection_space(aResponse) != nil;
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

- (BOOL)mayBeCached {
    return !is_by_protocol && status(response) == 200 && [[request HTTPMethod] isEqualToString:@"GET"];
}

- (void)receiveData:(NSData *)data {
    // A long answer is no business of the cache.
    BOOL is_short = [kept length] + [data length] < 4 << 20;
    if (keeps_body || ([self mayBeCached] && is_short)) [kept appendData:data];
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
        BOOL is_distrust = !is_by_protocol && [error code] == NSURLErrorServerCertificateUntrusted;
        if (is_distrust && [self challengesCertificate]) return;
        return [self failWithError:error];
    }
    if (keeps_body) return [self challenge:protection_space(response)];
    if ([self mayBeCached]) [self cacheAnswer];
    [self finish];
}

- (void)cacheAnswer {
    NSCachedURLResponse *answer = [[[NSCachedURLResponse alloc] initWithResponse:response data:kept] autorelease];
    if ([delegate respondsToSelector:@selector(connection:willCacheResponse:)]) {
        answer = [delegate connection:connection willCacheResponse:answer];
    }
    if (answer && !has_ended) [[NSURLCache sharedURLCache] storeCachedResponse:answer forRequest:request];
}

// MARK: Passwords and certificates

/// Where the server is whose certificate nobody vouches for.
- (NSURLProtectionSpace *)trustSpace {
    NSURL *url = [request URL];
    NSURLProtectionSpace *space =
        [[[NSURLProtectionSpace alloc] initWithHost:[url host]
                                               port:[[url port] integerValue] ?: 443
                                           protocol:@"https"
                                              realm:nil
                               authenticationMethod:NSURLAuthenticationMethodServerTrust] autorelease];
    NSArray *certificates = ((URLTransfer *)transfer)->certificates;
    if (certificates) protection_space_set_certificates(space, certificates);
    return space;
}

/// Asks the delegate to vouch for the server, if it does such things. Its certificates are read first: a connection
/// that was refused because of them does not tell them.
- (BOOL)challengesCertificate {
    SEL asks = @selector(connection:canAuthenticateAgainstProtectionSpace:);
    BOOL is_asked = [delegate respondsToSelector:@selector(connection:willSendRequestForAuthenticationChallenge:)];
    if (!is_asked && [delegate respondsToSelector:asks]) {
        is_asked = [delegate connection:connection canAuthenticateAgainstProtectionSpace:[self trustSpace]];
    }
    if (!is_asked || has_ended) return has_ended;
    reads_certificates = YES;
    [self transferRequest];
    return YES;
}

- (void)challenge:(NSURLProtectionSpace *)space {
    [method autorelease];
    method = [[space authenticationMethod] copy];
    NSURLCredential *proposed = nil;
    if (failures == 0 && credential == nil) {
        proposed = credential_of_url([request URL]);
        if (proposed == nil) {
            proposed = [[NSURLCredentialStorage sharedCredentialStorage] defaultCredentialForProtectionSpace:space];
        }
        if (proposed) return [self retryWith:proposed];
    }
    if (credential) failures++;
    [self askDelegateAbout:space proposing:credential];
}

- (void)retryWith:(NSURLCredential *)answer {
    [credential autorelease];
    credential = [answer retain];
    [self transferRequest];
}

- (void)askDelegateAbout:(NSURLProtectionSpace *)space proposing:(NSURLCredential *)proposed {
    NSURLAuthenticationChallenge *challenge =
        [[[NSURLAuthenticationChallenge alloc] initWithProtectionSpace:space
                                                    proposedCredential:proposed
                                                  previousFailureCount:failures
                                                       failureResponse:response
                                                                 error:nil
                                                                sender:self] autorelease];
    is_waiting_for_answer = YES;
    if ([delegate respondsToSelector:@selector(connection:willSendRequestForAuthenticationChallenge:)]) {
        [delegate connection:connection willSendRequestForAuthenticationChallenge:challenge];
        return;
    }
    SEL can = @selector(connection:canAuthenticateAgainstProtectionSpace:);
    // About a certificate the delegate was asked before.
    BOOL is_about_trust = [[space authenticationMethod] isEqualToString:NSURLAuthenticationMethodServerTrust];
    BOOL is_able = is_about_trust || ![delegate respondsToSelector:can] ||
                   [delegate connection:connection canAuthenticateAgainstProtectionSpace:space];
    if (is_able && [delegate respondsToSelector:@selector(connection:didReceiveAuthenticationChallenge:)]) {
        [delegate connection:connection didReceiveAuthenticationChallenge:challenge];
    } else {
        [self continueWithoutCredentialForAuthenticationChallenge:challenge];
    }
}

- (void)useCredential:(NSURLCredential *)answer forAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    if (!is_waiting_for_answer || has_ended) return;
    if (answer == nil) return [self continueWithoutCredentialForAuthenticationChallenge:challenge];
    is_waiting_for_answer = NO;
    NSURLProtectionSpace *space = [challenge protectionSpace];
    if ([[space authenticationMethod] isEqualToString:NSURLAuthenticationMethodServerTrust]) {
        trusts_any_certificate = YES;
        [self transferRequest];
        return;
    }
    if ([answer persistence] != NSURLCredentialPersistenceNone) {
        [[NSURLCredentialStorage sharedCredentialStorage] setDefaultCredential:answer forProtectionSpace:space];
    }
    [self retryWith:answer];
}

- (void)continueWithoutCredentialForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    if (!is_waiting_for_answer || has_ended) return;
    is_waiting_for_answer = NO;
    NSString *asked = [[challenge protectionSpace] authenticationMethod];
    if ([asked isEqualToString:NSURLAuthenticationMethodServerTrust]) {
        return [self failWithError:url_error(NSURLErrorServerCertificateUntrusted, [request URL])];
    }
    // What the server says to who has no password.
    keeps_body = NO;
    NSData *said = [[kept retain] autorelease];
    [self deliverResponse:response];
    if ([said length] && !has_ended) [self deliverData:said];
    [self finish];
}

- (void)performDefaultHandlingForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    [self continueWithoutCredentialForAuthenticationChallenge:challenge];
}

- (void)rejectProtectionSpaceAndContinueWithChallenge:(NSURLAuthenticationChallenge *)challenge {
    [self continueWithoutCredentialForAuthenticationChallenge:challenge];
}

- (void)cancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    if (!is_waiting_for_answer || has_ended) return;
    is_waiting_for_answer = NO;
    [self failWithError:url_error(NSURLErrorUserCancelledAuthentication, [request URL])];
}

@end

// MARK: While the caller waits

/// Keeps what comes.
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

- (void)transfer:(URLTransfer *)transfer didReceiveResponse:(NSHTTPURLResponse *)aResponse {
    response = [aResponse retain];
}
- (void)transfer:(URLTransfer *)transfer didReceiveData:(NSData *)more { [data appendData:more]; }
- (void)transfer:(URLTransfer *)transfer didSendBytes:(long long)sent of:(long long)total {
}
- (void)transfer:(URLTransfer *)transfer didEndWithError:(NSError *)anError {
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
                redirections++;
                failure = url_error(NSURLErrorHTTPTooManyRedirects, [request URL]);
                continue;
            }
            if (response) *response = [[answer->response retain] autorelease];
            return [[answer->data retain] autorelease];
        }
        NSCachedURLResponse *stored = cached(request);
        if (stored) {
            if (response) *response = [stored response];
            return [stored data];
        }
        if (load_locally(request, &local_response, &data, &failure)) {
            if (response) *response = local_response;
            if (error && failure) *error = failure;
            return data;
        }
        URLAnswer *answer = [[URLAnswer new] autorelease];
        BOOL trusts = allows_any_certificate([[request URL] host]);
        struct url_transfer_options options = {.credential = credential, .trusts_any_certificate = trusts};
        URLTransfer *transfer = [[[URLTransfer alloc] initWithRequest:request client:answer options:options] autorelease];
        if (transfer == nil) {
            failure = url_error(NSURLErrorNotConnectedToInternet, [request URL]);
            break;
        }
        [transfer runToEnd];
        failure = answer->error;
        if (failure) break;
        keep_cookies(request, answer->response);
        NSURLRequest *next = redirected(request, answer->response);
        if (next) {
            request = next;
            redirections++;
            failure = url_error(NSURLErrorHTTPTooManyRedirects, [request URL]);
            continue;
        }
        NSURLProtectionSpace *space = protection_space(answer->response);
        if (space) {
            NSURLCredential *known = credential_of_url([request URL])
                ?: [[NSURLCredentialStorage sharedCredentialStorage] defaultCredentialForProtectionSpace:space];
            if (known && credential == nil) {
                credential = known;
                continue;
            }
            failure = url_error(NSURLErrorUserCancelledAuthentication, [request URL]);
            break;
        }
        if (response) *response = [[answer->response retain] autorelease];
        return [[answer->data retain] autorelease];
    }
    if (response) *response = nil;
    if (error) *error = failure;
    return nil;
}
