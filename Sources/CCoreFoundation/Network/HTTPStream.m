#include "Network/HTTPStream.h"
#include "Streams/Streams.h"

/// How often a server may send a stream elsewhere.
static const int redirection_limit = 16;

/// Bytes that wait to be read; the server is held back meanwhile.
static const NSUInteger waiting_limit = 1 << 18;

@implementation CoreFoundationHTTPStream

- (id)initWithRequest:(CoreFoundationHTTPMessage *)theRequest body:(NSInputStream *)theBody {
    request = [theRequest copy];
    requestBody = [theBody retain];
    properties = [NSMutableDictionary new];
    waiting = [NSMutableData new];
    signal = [[LoopSignal alloc] initWithOwner:self action:@selector(tellOfNews)];
    pthread_mutex_init(&lock, NULL);
    pthread_cond_init(&changed, NULL);
    return self;
}

- (void)dealloc {
    [signal cancel];
    [transfer cancel];
    [transfer release];
    [signal release];
    [request release];
    [requestBody release];
    [properties release];
    [waiting release];
    [response release];
    [error release];
    pthread_mutex_destroy(&lock);
    pthread_cond_destroy(&changed);
    [super dealloc];
}

- (id)delegate { return delegate ? delegate : self; }
- (void)setDelegate:(id)newDelegate { delegate = newDelegate; }
- (NSStreamStatus)streamStatus { return status; }
- (NSError *)streamError { return error; }

// The request

/// The request as transfers take it. A body in a stream goes once.
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

/// Under the lock.
- (void)startTransfer {
    NSURL *url = [request->url absoluteURL];
    struct url_transfer_options options = {.sends_only_own_fields = YES,
                                           .is_http_1_0 = [request->version isEqual:(id)kCFHTTPVersion1_0],
                                           .trusts_any_certificate = trusts_any_server(properties),
                                           .proxy = proxy_of_stream(properties, url)};
    [transfer cancel];
    [transfer autorelease];
    transfer = nil;
    NSString *scheme = [[url scheme] lowercaseString];
    if ([url host] && ([scheme isEqual:@"http"] || [scheme isEqual:@"https"])) {
        transfer = [[URLTransfer alloc] initWithRequest:[self transferredRequest] client:self options:options];
    }
    if (transfer) {
        [transfer start];
    } else {
        error = [[NSError alloc] initWithDomain:(id)kCFErrorDomainCFNetwork code:kCFErrorHTTPBadURL userInfo:nil];
        [self end];
    }
}

/// Under the lock.
- (void)end {
    hasEnded = YES;
    pthread_cond_broadcast(&changed);
    [signal signal];
}

// The answer, on the thread of transfers

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
    for (NSArray *pair in transfer->fields) [text appendFormat:@"%@: %@\r\n", [pair objectAtIndex:0], [pair objectAtIndex:1]];
    [text appendString:@"\r\n"];
    NSData *bytes = [text dataUsingEncoding:NSISOLatin1StringEncoding allowLossyConversion:YES];
    [message appendBytes:[bytes bytes] length:[bytes length]];
    return message;
}

- (void)transfer:(URLTransfer *)sender didReceiveResponse:(NSHTTPURLResponse *)answer {
    pthread_mutex_lock(&lock);
    if (sender == transfer && status == NSStreamStatusOpen) {
        [response release];
        response = [message_from(sender) retain];
        if (![self followsRedirection:answer]) [signal signal];
    }
    pthread_mutex_unlock(&lock);
}

- (BOOL)transferHasRoom:(URLTransfer *)sender {
    pthread_mutex_lock(&lock);
    BOOL has_room = sender != transfer || [waiting length] < waiting_limit;
    if (!has_room) isHeldBack = YES;
    pthread_mutex_unlock(&lock);
    return has_room;
}

- (void)transfer:(URLTransfer *)sender didReceiveData:(NSData *)data {
    pthread_mutex_lock(&lock);
    if (sender == transfer) {
        [waiting appendData:data];
        pthread_cond_broadcast(&changed);
        [signal signal];
    }
    pthread_mutex_unlock(&lock);
}

- (void)transfer:(URLTransfer *)sender didSendBytes:(long long)sent of:(long long)total {
    pthread_mutex_lock(&lock);
    if (sender == transfer) sentCount = sent;
    pthread_mutex_unlock(&lock);
}

- (void)transfer:(URLTransfer *)sender didEndWithError:(NSError *)anError {
    pthread_mutex_lock(&lock);
    if (sender == transfer && !hasEnded) {
        if (anError) error = [stream_error_of_transfer(sender, anError) retain];
        [self end];
    }
    pthread_mutex_unlock(&lock);
}

// Telling the delegate, on the thread of a run loop

- (void)send:(NSStreamEvent)event {
    [[self retain] autorelease];
    if (status == NSStreamStatusClosed) return;
    if ([delegate respondsToSelector:@selector(stream:handleEvent:)]) [delegate stream:self handleEvent:event];
}

/// The event that is due, 0 if none: the opening, then bytes, and the end when all of them were read.
- (NSStreamEvent)nextEvent {
    NSStreamEvent event = 0;
    pthread_mutex_lock(&lock);
    if (status == NSStreamStatusOpen || status == NSStreamStatusAtEnd || status == NSStreamStatusError) {
        if (!hasToldOfOpening && response) {
            hasToldOfOpening = YES;
            event = NSStreamEventOpenCompleted;
        } else if ([waiting length] > 0) {
            event = NSStreamEventHasBytesAvailable;
        } else if (hasEnded && !hasToldOfEnd) {
            hasToldOfEnd = YES;
            status = error ? NSStreamStatusError : NSStreamStatusAtEnd;
            event = error ? NSStreamEventErrorOccurred : NSStreamEventEndEncountered;
        }
    }
    pthread_mutex_unlock(&lock);
    return event;
}

- (void)tellOfNews {
    [[self retain] autorelease];
    NSStreamEvent event = [self nextEvent];
    if (event == NSStreamEventOpenCompleted) {
        [self send:event];
        event = [self nextEvent];
    }
    if (event) [self send:event];
}

// As a stream

- (void)open {
    pthread_mutex_lock(&lock);
    if (status == NSStreamStatusNotOpen) {
        status = NSStreamStatusOpen;
        [self startTransfer];
    }
    pthread_mutex_unlock(&lock);
}

- (void)close {
    if (status == NSStreamStatusClosed) return;
    [signal cancel];
    pthread_mutex_lock(&lock);
    status = NSStreamStatusClosed;
    [transfer cancel];
    [transfer autorelease];
    transfer = nil;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode { [signal scheduleIn:loop mode:mode]; }
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode { [signal removeFrom:loop mode:mode]; }

- (NSInteger)read:(uint8_t *)buffer maxLength:(NSUInteger)length {
    pthread_mutex_lock(&lock);
    while (status == NSStreamStatusOpen && [waiting length] == 0 && !hasEnded) pthread_cond_wait(&changed, &lock);
    NSUInteger count = MIN(length, [waiting length]);
    BOOL is_over = status == NSStreamStatusClosed || status == NSStreamStatusNotOpen;
    if (is_over) count = 0;
    if (count > 0) {
        memcpy(buffer, [waiting bytes], count);
        [waiting replaceBytesInRange:NSMakeRange(0, count) withBytes:NULL length:0];
    } else if (hasEnded && !is_over) {
        status = error ? NSStreamStatusError : NSStreamStatusAtEnd;
    }
    BOOL resumes = isHeldBack && [waiting length] < waiting_limit / 2;
    if (resumes) isHeldBack = NO;
    URLTransfer *held = resumes ? [[transfer retain] autorelease] : nil;
    BOOL has_news = [waiting length] > 0 || (hasEnded && !hasToldOfEnd);
    NSInteger result = count > 0 ? (NSInteger)count : is_over || error ? -1 : 0;
    pthread_mutex_unlock(&lock);
    [held resume];
    // What is left, or the end, is told after the reader is done.
    if (has_news) [signal signal];
    return result;
}

- (BOOL)hasBytesAvailable {
    pthread_mutex_lock(&lock);
    BOOL has_bytes = [waiting length] > 0;
    pthread_mutex_unlock(&lock);
    return has_bytes;
}

- (BOOL)getBuffer:(uint8_t **)buffer length:(NSUInteger *)length { return NO; }

- (id)propertyForKey:(NSString *)key {
    pthread_mutex_lock(&lock);
    id value;
    if ([key isEqual:(id)kCFStreamPropertyHTTPResponseHeader]) value = response;
    else if ([key isEqual:(id)kCFStreamPropertyHTTPFinalURL]) value = request->url;
    else if ([key isEqual:(id)kCFStreamPropertyHTTPFinalRequest]) value = request;
    else if ([key isEqual:(id)kCFStreamPropertyHTTPRequestBytesWrittenCount]) value = [NSNumber numberWithLongLong:sentCount];
    else value = [properties objectForKey:key];
    value = [[value retain] autorelease];
    pthread_mutex_unlock(&lock);
    return value;
}

- (BOOL)keepsCoreFoundationProperties { return YES; }

- (BOOL)setProperty:(id)value forKey:(NSString *)key {
    pthread_mutex_lock(&lock);
    if (value) [properties setObject:value forKey:key];
    else [properties removeObjectForKey:key];
    pthread_mutex_unlock(&lock);
    return YES;
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
