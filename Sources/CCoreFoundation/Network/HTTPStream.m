// What a server answers, as a stream: a request over a connection of NSStream, its answer's header parsed, its body decoded.

#include "Network/HTTPMessage.h"
#include "Streams/Streams.h"
#include "SystemConfiguration/Reachability.h"
#include <arpa/inet.h>
#include <netdb.h>

/// How often a server may send a stream elsewhere.
static const int redirection_limit = 16;

/// Bytes that wait to be read; the connection is not read further meanwhile.
static const NSUInteger waiting_limit = 1 << 18;

/// The longest line before a chunk.
static const NSUInteger chunk_line_limit = 1 << 14;

/// The mode in which a stream is run that no run loop has, while somebody waits for it.
static NSString *const waiting_mode = @"CFHTTPStreamWaiting";

@interface CoreFoundationHTTPStream : NSInputStream {
@public
    CoreFoundationHTTPMessage *request;
    NSInputStream *requestBody;
    NSMutableDictionary *properties;
    id delegate;
    NSMutableArray *schedules;
    NSStreamStatus status;
    NSError *error;

    NSInputStream *input;
    NSOutputStream *output;
    /// Of the request, still to be written.
    NSMutableData *unsent;
    long long sentCount;
    int redirections;

    CoreFoundationHTTPMessage *response;
    /// Decoded, still to be read.
    NSMutableData *waiting;
    /// Of a chunked body, still to be decoded.
    NSMutableData *undecoded;
    /// Bytes that the body, or its chunk, still has; -1 is up to the end of the connection.
    long long left;
    BOOL isChunked, isBodyComplete, hasToldOfOpening, hasToldOfEnd;
}
- (id)initWithRequest:(CoreFoundationHTTPMessage *)theRequest body:(NSInputStream *)theBody;
@end

@implementation CoreFoundationHTTPStream

- (id)initWithRequest:(CoreFoundationHTTPMessage *)theRequest body:(NSInputStream *)theBody {
    request = [theRequest copy];
    requestBody = [theBody retain];
    properties = [NSMutableDictionary new];
    schedules = [NSMutableArray new];
    waiting = [NSMutableData new];
    return self;
}

- (void)dealloc {
    [self disconnect];
    [request release];
    [requestBody release];
    [properties release];
    [schedules release];
    [waiting release];
    [undecoded release];
    [response release];
    [error release];
    [unsent release];
    [super dealloc];
}

- (id)delegate { return delegate ? delegate : self; }
- (void)setDelegate:(id)newDelegate { delegate = newDelegate; }
- (NSStreamStatus)streamStatus { return status; }
- (NSError *)streamError { return error; }

- (void)send:(NSStreamEvent)event {
    [[self retain] autorelease];
    if ([delegate respondsToSelector:@selector(stream:handleEvent:)]) [delegate stream:self handleEvent:event];
}

// The connection

- (void)disconnect {
    [input setDelegate:nil];
    [output setDelegate:nil];
    [input close];
    [output close];
    [input autorelease];
    [output autorelease];
    input = nil;
    output = nil;
}

- (void)failWithDomain:(NSString *)domain code:(NSInteger)code {
    if (status == NSStreamStatusError || status == NSStreamStatusClosed) return;
    [self disconnect];
    error = [[NSError alloc] initWithDomain:domain code:code userInfo:nil];
    status = NSStreamStatusError;
    [self send:NSStreamEventErrorOccurred];
}

/// Errors are told from the run loop, never out of -open.
- (void)failLater:(NSNumber *)code {
    [self performSelector:@selector(failNow:) withObject:code afterDelay:0
                  inModes:[NSArray arrayWithObjects:NSDefaultRunLoopMode, @"UITrackingRunLoopMode", waiting_mode, nil]];
    for (NSArray *place in schedules) {
        [[place objectAtIndex:0] performSelector:@selector(failNow:) target:self argument:code order:0
                                           modes:[NSArray arrayWithObject:[place objectAtIndex:1]]];
    }
}

- (void)failNow:(NSNumber *)code { [self failWithDomain:(id)kCFErrorDomainCFNetwork code:[code integerValue]]; }

/// The address of the server, or of its proxy, as a text.
static NSString *address_text(NSString *name) {
    struct sockaddr_storage address;
    char text[INET6_ADDRSTRLEN];
    struct in_addr four;
    if (inet_pton(AF_INET, [name UTF8String], &four) == 1) return name;
    if (!look_name_up([name UTF8String], &address)) return nil;
    const void *bytes = address.ss_family == AF_INET6 ? (const void *)&((struct sockaddr_in6 *)&address)->sin6_addr
                                                      : (const void *)&((struct sockaddr_in *)&address)->sin_addr;
    return [NSString stringWithUTF8String:inet_ntop(address.ss_family, bytes, text, sizeof text)];
}

- (void)connect {
    NSURL *url = [request->url absoluteURL];
    NSString *scheme = [[url scheme] lowercaseString];
    BOOL is_secure = [scheme isEqual:@"https"];
    if ([url host] == nil || !([scheme isEqual:@"http"] || is_secure)) {
        [self failLater:[NSNumber numberWithInt:kCFErrorHTTPBadURL]];
        return;
    }
    NSDictionary *proxy = [properties objectForKey:(id)kCFStreamPropertyHTTPProxy];
    NSString *proxyName = is_secure ? nil : [proxy objectForKey:(id)kCFStreamPropertyHTTPProxyHost];
    NSInteger port = [url port] ? [[url port] integerValue] : is_secure ? 443 : 80;
    if (proxyName) port = [[proxy objectForKey:(id)kCFStreamPropertyHTTPProxyPort] integerValue];
    NSString *address = address_text(proxyName ? proxyName : [url host]);
    NSHost *host = address ? [NSHost hostWithAddress:address] : nil;
    if (host == nil || port < 1 || port > 65535) {
        [self failLater:[NSNumber numberWithInt:kCFHostErrorUnknown]];
        return;
    }
    [NSStream getStreamsToHost:host port:port inputStream:&input outputStream:&output];
    [input retain];
    [output retain];
    if (is_secure) {
        [input setProperty:NSStreamSocketSecurityLevelNegotiatedSSL forKey:NSStreamSocketSecurityLevelKey];
        [output setProperty:NSStreamSocketSecurityLevelNegotiatedSSL forKey:NSStreamSocketSecurityLevelKey];
    }
    [input setDelegate:(id)self];
    [output setDelegate:(id)self];
    for (NSArray *place in schedules) [self scheduleConnectionIn:place];
    [self prepareRequestThroughProxy:proxyName != nil];
    [input open];
    [output open];
}

- (void)prepareRequestThroughProxy:(BOOL)has_proxy {
    CoreFoundationHTTPMessage *message = [[request copy] autorelease];
    // One answer for one connection.
    if ([message valueOfHeader:@"Connection"] == nil) [message setValue:@"close" ofHeader:@"Connection"];
    if (message->body && [message valueOfHeader:@"Content-Length"] == nil) {
        [message setValue:[NSString stringWithFormat:@"%lu", (unsigned long)[message->body length]]
                 ofHeader:@"Content-Length"];
    }
    NSMutableData *bytes = [[[message serialized] mutableCopy] autorelease];
    if (has_proxy) {
        NSString *target = [message requestTarget], *whole = [[message->url absoluteURL] absoluteString];
        NSRange place = NSMakeRange([message->method length] + 1, [target length]);
        NSData *replacement = [whole dataUsingEncoding:NSASCIIStringEncoding];
        [bytes replaceBytesInRange:place withBytes:[replacement bytes] length:[replacement length]];
    }
    [unsent release];
    unsent = [bytes retain];
    sentCount = -(long long)([bytes length] - [message->body length]);
    if (requestBody && [requestBody streamStatus] == NSStreamStatusNotOpen) [requestBody open];
}

- (void)scheduleConnectionIn:(NSArray *)place {
    [input scheduleInRunLoop:[place objectAtIndex:0] forMode:[place objectAtIndex:1]];
    [output scheduleInRunLoop:[place objectAtIndex:0] forMode:[place objectAtIndex:1]];
}

- (void)stream:(NSStream *)stream handleEvent:(NSStreamEvent)event {
    [[self retain] autorelease];
    if (event == NSStreamEventErrorOccurred) {
        NSError *found = [stream streamError];
        [self failWithDomain:found ? [found domain] : NSPOSIXErrorDomain code:found ? [found code] : ECONNREFUSED];
    } else if (stream == (NSStream *)output && event == NSStreamEventHasSpaceAvailable) {
        [self writeRequest];
    } else if (stream == (NSStream *)input && event == NSStreamEventHasBytesAvailable) {
        [self readAnswer];
    } else if (stream == (NSStream *)input && event == NSStreamEventEndEncountered) {
        [self connectionEnded];
    }
}

- (void)writeRequest {
    if ([unsent length] == 0 && requestBody) {
        uint8_t buffer[16384];
        NSInteger count = [requestBody read:buffer maxLength:sizeof buffer];
        if (count > 0) {
            [unsent appendBytes:buffer length:(NSUInteger)count];
        } else {
            [requestBody close];
            [requestBody release];
            requestBody = nil;
        }
    }
    if ([unsent length] == 0) return;
    NSInteger count = [output write:[unsent bytes] maxLength:[unsent length]];
    if (count <= 0) return;
    [unsent replaceBytesInRange:NSMakeRange(0, (NSUInteger)count) withBytes:NULL length:0];
    sentCount += count;
}

// The answer

- (void)readAnswer {
    if ([waiting length] >= waiting_limit || isBodyComplete) return;
    uint8_t buffer[16384];
    NSInteger count = [input read:buffer maxLength:sizeof buffer];
    if (count > 0) [self takeBytes:buffer length:(NSUInteger)count];
    else if (count == 0) [self connectionEnded];
}

/// A connection tells of its bytes once, until they are read: those that came while too many waited.
- (void)readOn {
    while (status == NSStreamStatusOpen && [waiting length] < waiting_limit && !isBodyComplete && [input hasBytesAvailable]) {
        [self readAnswer];
    }
}

- (void)takeBytes:(const uint8_t *)bytes length:(NSUInteger)length {
    if (response && response->isHeaderComplete) {
        [self takeBody:bytes length:length];
        return;
    }
    if (response == nil) {
        response = [CoreFoundationHTTPMessage new];
    }
    if (![response appendBytes:bytes length:length]) {
        [self failWithDomain:(id)kCFErrorDomainCFNetwork code:kCFErrorHTTPParseFailure];
        return;
    }
    if (!response->isHeaderComplete) return;
    NSData *rest = [[response->body retain] autorelease];
    [response->body release];
    response->body = nil;
    if (response->statusCode < 200) {
        // The server says that it goes on: the answer is still to come.
        [response release];
        response = nil;
        if ([rest length]) [self takeBytes:[rest bytes] length:[rest length]];
        return;
    }
    if ([self followsRedirection]) return;
    [self beginBody];
    if ([rest length]) [self takeBody:[rest bytes] length:[rest length]];
    else [self tellOfNews];
}

- (BOOL)followsRedirection {
    NSInteger code = response->statusCode;
    NSString *place = [response valueOfHeader:@"Location"];
    BOOL wants = [[properties objectForKey:(id)kCFStreamPropertyHTTPShouldAutoredirect] boolValue];
    if (!wants || place == nil || !(code == 301 || code == 302 || code == 303 || code == 307)) return NO;
    NSURL *url = [NSURL URLWithString:place relativeToURL:request->url];
    if (url == nil) return NO;
    if (++redirections > redirection_limit) {
        [self failWithDomain:(id)kCFErrorDomainCFNetwork code:kCFErrorHTTPRedirectionLoopDetected];
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
    [response release];
    response = nil;
    [self disconnect];
    [self connect];
    return YES;
}

- (void)beginBody {
    NSString *encoding = [response valueOfHeader:@"Transfer-Encoding"], *length = [response valueOfHeader:@"Content-Length"];
    BOOL has_none = [request->method isEqual:@"HEAD"] || response->statusCode == 204 || response->statusCode == 304;
    isChunked = encoding && [encoding rangeOfString:@"chunked" options:NSCaseInsensitiveSearch].length > 0;
    left = isChunked ? 0 : length ? MAX([length longLongValue], 0) : -1;
    if (isChunked) undecoded = [NSMutableData new];
    if (has_none || (!isChunked && left == 0)) isBodyComplete = YES;
    if (!hasToldOfOpening) {
        hasToldOfOpening = YES;
        [self send:NSStreamEventOpenCompleted];
    }
}

- (void)takeBody:(const uint8_t *)bytes length:(NSUInteger)length {
    if (isChunked) {
        [undecoded appendBytes:bytes length:length];
        [self decodeChunks];
    } else {
        if (left >= 0 && (long long)length > left) length = (NSUInteger)left;
        [waiting appendBytes:bytes length:length];
        if (left >= 0 && (left -= (long long)length) == 0) isBodyComplete = YES;
    }
    [self tellOfNews];
}

- (void)decodeChunks {
    NSUInteger place = 0, length = [undecoded length];
    const char *bytes = [undecoded bytes];
    while (!isBodyComplete) {
        if (left > 0) {
            NSUInteger part = MIN((NSUInteger)left, length - place);
            [waiting appendBytes:bytes + place length:part];
            place += part;
            left -= (long long)part;
            if (left > 0) break;
            // The line's end after a chunk.
            left = -2;
        }
        const char *end = memchr(bytes + place, '\n', length - place);
        if (end == NULL) {
            if (length - place <= chunk_line_limit) break;
            [self failWithDomain:(id)kCFErrorDomainCFNetwork code:kCFErrorHTTPParseFailure];
            return;
        }
        if (left == -2) {
            left = 0;
        } else {
            left = strtoll(bytes + place, NULL, 16);
            if (left < 0 || !isxdigit((unsigned char)bytes[place])) {
                [self failWithDomain:(id)kCFErrorDomainCFNetwork code:kCFErrorHTTPParseFailure];
                return;
            }
            if (left == 0) isBodyComplete = YES;
        }
        place = (NSUInteger)(end + 1 - bytes);
    }
    [undecoded replaceBytesInRange:NSMakeRange(0, place) withBytes:NULL length:0];
}

- (void)tellOfNews {
    if (status == NSStreamStatusError) return;
    if ([waiting length] > 0) [self send:NSStreamEventHasBytesAvailable];
    [self tellOfEndIfRead];
}

/// The end is told when all was read.
- (void)tellOfEndIfRead {
    if (!isBodyComplete || [waiting length] > 0 || hasToldOfEnd || status != NSStreamStatusOpen) return;
    hasToldOfEnd = YES;
    status = NSStreamStatusAtEnd;
    [self disconnect];
    [self send:NSStreamEventEndEncountered];
}

- (void)connectionEnded {
    if (isBodyComplete) return;
    if (response && response->isHeaderComplete && !isChunked && left < 0) {
        isBodyComplete = YES;
        [self tellOfNews];
    } else {
        [self failWithDomain:(id)kCFErrorDomainCFNetwork code:kCFErrorHTTPConnectionLost];
    }
}

// As a stream

- (void)open {
    if (status != NSStreamStatusNotOpen) return;
    status = NSStreamStatusOpen;
    [self connect];
}

- (void)close {
    if (status == NSStreamStatusClosed) return;
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
    for (NSArray *place in schedules) {
        [[place objectAtIndex:0] cancelPerformSelectorsWithTarget:self];
    }
    [self disconnect];
    [requestBody close];
    status = NSStreamStatusClosed;
}

- (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
    NSArray *place = [NSArray arrayWithObjects:loop, mode, nil];
    [schedules addObject:place];
    [self scheduleConnectionIn:place];
}

- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode {
    [schedules removeObject:[NSArray arrayWithObjects:loop, mode, nil]];
    [input removeFromRunLoop:loop forMode:mode];
    [output removeFromRunLoop:loop forMode:mode];
}

/// Runs the connection until there is something to read, or no more to come.
- (void)waitForBytes {
    [self readOn];
    NSRunLoop *loop = [NSRunLoop currentRunLoop];
    [self scheduleInRunLoop:loop forMode:waiting_mode];
    while (status == NSStreamStatusOpen && [waiting length] == 0 && !isBodyComplete) {
        if (![loop runMode:waiting_mode beforeDate:[NSDate dateWithTimeIntervalSinceNow:60]]) break;
    }
    [self removeFromRunLoop:loop forMode:waiting_mode];
}

- (NSInteger)read:(uint8_t *)buffer maxLength:(NSUInteger)length {
    if (status == NSStreamStatusOpen && [waiting length] == 0 && !isBodyComplete) [self waitForBytes];
    NSUInteger count = MIN(length, [waiting length]);
    BOOL has_room_again = [waiting length] >= waiting_limit && [waiting length] - count < waiting_limit;
    if (count > 0) {
        memcpy(buffer, [waiting bytes], count);
        [waiting replaceBytesInRange:NSMakeRange(0, count) withBytes:NULL length:0];
    } else if (status == NSStreamStatusError || status == NSStreamStatusClosed || status == NSStreamStatusNotOpen) {
        return -1;
    }
    // What is left, or the end, is told after the reader is done.
    if ([waiting length] > 0 || (isBodyComplete && !hasToldOfEnd)) [self performLater:@selector(tellOfNews)];
    if (has_room_again) [self performLater:@selector(readOn)];
    if (count == 0 && isBodyComplete && [schedules count] == 0) [self tellOfEndIfRead];
    return (NSInteger)count;
}

- (void)performLater:(SEL)action {
    for (NSArray *place in schedules) {
        [[place objectAtIndex:0] performSelector:action target:self argument:nil order:0
                                           modes:[NSArray arrayWithObject:[place objectAtIndex:1]]];
        break;
    }
}

- (BOOL)hasBytesAvailable { return [waiting length] > 0; }
- (BOOL)getBuffer:(uint8_t **)buffer length:(NSUInteger *)length { return NO; }

- (id)propertyForKey:(NSString *)key {
    if ([key isEqual:(id)kCFStreamPropertyHTTPResponseHeader]) {
        return response && response->isHeaderComplete ? response : nil;
    }
    if ([key isEqual:(id)kCFStreamPropertyHTTPFinalURL]) return request->url;
    if ([key isEqual:(id)kCFStreamPropertyHTTPFinalRequest]) return request;
    if ([key isEqual:(id)kCFStreamPropertyHTTPRequestBytesWrittenCount]) {
        return [NSNumber numberWithLongLong:MAX(sentCount, 0)];
    }
    return [properties objectForKey:key];
}

- (BOOL)setProperty:(id)value forKey:(NSString *)key {
    if (value) [properties setObject:value forKey:key];
    else [properties removeObjectForKey:key];
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
