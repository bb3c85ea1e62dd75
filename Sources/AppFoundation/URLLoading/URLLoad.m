#import "URLLoad.h"
#import "../../../SDK/include/Foundation/VergerURLLoading.h"
#import "CacheUse.h"
#import "DispatchSignal.h"
#import "LocalLoad.h"
#import "ResponseFields.h"
#import "URLErrors.h"

@implementation URLLoad

- (id)initWithRequest:(NSURLRequest *)aRequest delegate:(id)aDelegate connection:(NSURLConnection *)aConnection {
    self = [super init];
    if (self == nil) return nil;
    original_request = [aRequest copy];
    request = [aRequest copy];
    delegate = [aDelegate retain];
    connection = aConnection;
    signal = [[LoopSignal alloc] initWithOwner:self action:@selector(deliverAll)];
    load_events_init(&events);
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
    load_events_destroy(&events);
    [response release];
    [kept release];
    [confirmed release];
    [credential release];
    [method release];
    [asked_request release];
    [asked_response release];
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

- (void)deliverOnQueueOfLoads {
    [signal cancel];
    [signal release];
    signal = [[DispatchSignal alloc] initWithOwner:self action:@selector(deliverAll)];
}

- (void)holdDelivery:(BOOL)is_held {
    holds_delivery = is_held;
    if (!is_held && load_events_count(&events) > 0) [signal signal];
}

- (void)deliverNext {
    id sender;
    void (^act)(void) = load_events_take(&events, &sender);
    // Events of a cancelled transfer are dropped, as is the rest of a redirection about which the client is asked.
    if (act == NULL || has_ended || sender != transfer || asked_request) return;
    [[self retain] autorelease];
    act();
}

/// Delivers all events that have arrived; events caused by the delegate's answers are delivered in a later turn.
- (void)deliverAll {
    [[self retain] autorelease];
    NSUInteger count = load_events_count(&events);
    while (count-- > 0 && !holds_delivery) [self deliverNext];
    if (load_events_count(&events) > 0 && !holds_delivery) [signal signal];
}

- (void)post:(void (^)(void))action from:(URLTransfer *)sender {
    load_events_add(&events, sender, action);
    if (queue) {
        NSOperation *delivery = [[NSInvocationOperation alloc] initWithTarget:self
                                                                     selector:@selector(deliverNext)
                                                                       object:nil];
        [queue addOperation:delivery];
        [delivery release];
    } else {
        [URLTransfer give:signal];
    }
}

- (void)transfer:(URLTransfer *)sender didReceiveResponse:(NSURLResponse *)aResponse {
    [self post:^{ [self receiveResponse:aResponse]; } from:sender];
}

/// Bytes that wait for the delegate. A server, or a packed body, may be faster than any app.
enum { MostWaitingBytes = 1 << 20 };

- (BOOL)transferHasRoom:(URLTransfer *)sender {
    pthread_mutex_lock(&events.lock);
    BOOL has_room = waiting_bytes < MostWaitingBytes;
    holds_transfer = !has_room;
    pthread_mutex_unlock(&events.lock);
    return has_room;
}

- (void)transfer:(URLTransfer *)sender didReceiveData:(NSData *)data {
    pthread_mutex_lock(&events.lock);
    waiting_bytes += [data length];
    pthread_mutex_unlock(&events.lock);
    [self post:^{
        pthread_mutex_lock(&events.lock);
        waiting_bytes -= [data length];
        BOOL goes_on = holds_transfer && waiting_bytes < MostWaitingBytes / 2;
        if (goes_on) holds_transfer = NO;
        pthread_mutex_unlock(&events.lock);
        if (goes_on) [sender resume];
        [self receiveData:data];
    } from:sender];
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
    // The connection is retained until its delegate was told of the end.
    [connection retain];
    if (queue == nil && ![signal isScheduled]) {
        [self scheduleInLoop:[NSRunLoop currentRunLoop] mode:NSDefaultRunLoopMode];
    }
    [self post:^{ [self sendRequest:request afterResponse:nil]; } from:nil];
}

- (void)cancel {
    has_ended = YES;
    [transfer cancel];
    load_events_remove_all(&events);
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
    if ([delegate respondsToSelector:@selector(load:willSendRequest:redirectResponse:)]) {
        [asked_request release];
        [asked_response release];
        asked_request = [next retain];
        asked_response = [redirection retain];
        return [delegate load:self willSendRequest:next redirectResponse:redirection];
    }
    NSURLRequest *allowed = next;
    SEL asks = @selector(connection:willSendRequest:redirectResponse:);
    if ([delegate respondsToSelector:asks]) {
        allowed = [delegate connection:connection willSendRequest:next redirectResponse:redirection];
        if (has_ended) return;
    }
    [self sendRequest:allowed insteadOf:next afterResponse:redirection];
}

- (void)continueWithRequest:(NSURLRequest *)allowed {
    NSURLRequest *next = [asked_request autorelease];
    NSURLResponse *redirection = [asked_response autorelease];
    asked_request = nil;
    asked_response = nil;
    if (next && !has_ended) [self sendRequest:allowed insteadOf:next afterResponse:redirection];
}

- (void)sendRequest:(NSURLRequest *)allowed
          insteadOf:(NSURLRequest *)next
      afterResponse:(NSURLResponse *)redirection {
    if (allowed == nil) {
        // If the delegate returns nil, the redirection itself is the response; for another request there is nothing to
        // load.
        if (redirection == nil) return [self failWithError:url_error(NSURLErrorCancelled, [next URL])];
        [self deliverResponse:redirection];
        [self finish];
        return;
    }
    [request autorelease];
    request = [allowed copy];
    // The delegate may choose any URL; a redirection by the server is limited.
    BOOL is_servers_choice = redirection && [[allowed URL] isEqual:[next URL]];
    if (is_servers_choice && !url_is_of_server([allowed URL]) && protocol_class_for_request(allowed) == Nil) {
        return [self failWithError:url_error(NSURLErrorUnsupportedURL, [allowed URL])];
    }
    [self loadRequest];
}

- (void)loadRequest {
    Class class = protocol_class_for_request(request);
    is_by_protocol = class != Nil;
    may_be_cached = NO;
    if (class) return [self loadByProtocol:class];
    struct cache_find found = cache_find(request);
    if (found.answer) return [self deliverAnswer:found.answer];
    NSURLResponse *local_response = nil;
    NSData *data = nil;
    NSError *error = nil;
    if ([request cachePolicy] == NSURLRequestReturnCacheDataDontLoad && ![[request URL] isFileURL]) {
        error = url_error(NSURLErrorResourceUnavailable, [request URL]);
    } else if (!load_locally(request, &local_response, &data, &error)) {
        [self transferConfirming:found];
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

- (void)protocolLoad:(URLProtocolLoad *)load didReceiveChallenge:(NSURLAuthenticationChallenge *)challenge {
    [self post:^{ [self askDelegate:challenge]; } from:(id)load];
}

- (void)protocolLoad:(URLProtocolLoad *)load didCancelChallenge:(NSURLAuthenticationChallenge *)challenge {
    [self post:^{
        if ([delegate respondsToSelector:@selector(connection:didCancelAuthenticationChallenge:)]) {
            [delegate connection:connection didCancelAuthenticationChallenge:challenge];
        }
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
    [self transferConfirming:reads_certificates ? (struct cache_find){nil, nil, nil} : cache_find(request)];
}

- (void)transferConfirming:(struct cache_find)found {
    if (![self renewStream]) return [self failWithError:url_error(NSURLErrorRequestBodyStreamExhausted, [request URL])];
    [transfer cancel];
    [transfer release];
    [kept release];
    kept = [NSMutableData new];
    keeps_body = NO;
    may_be_cached = NO;
    BOOL trusts = trusts_any_certificate || allows_any_certificate([[request URL] host]);
    struct url_transfer_options options = {.credential = credential,
                                           .method = method,
                                           .trusts_any_certificate = trusts,
                                           .reads_certificates = reads_certificates,
                                           .waits_for_others = YES};
    [confirmed release];
    confirmed = [found.confirmed retain];
    transfer = [[URLTransfer alloc] initWithRequest:found.conditional ?: request client:self options:options];
    if (transfer == nil) return [self failWithError:url_error(NSURLErrorNotConnectedToInternet, [request URL])];
    [transfer start];
}

@end
