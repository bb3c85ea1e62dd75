#include "Network/HTTPMessage.h"
#include "Objects/Types.h"

/// The greatest size of a header in bytes.
static const NSUInteger header_limit = 1 << 20;

@implementation CoreFoundationHTTPMessage

- (CFTypeID)coreFoundationType { return TypeHTTPMessage; }

- (id)init {
    headers = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [unparsed release];
    [version release];
    [method release];
    [url release];
    [statusLine release];
    [headers release];
    [body release];
    [super dealloc];
}

- (id)copyWithZone:(NSZone *)zone {
    CoreFoundationHTTPMessage *copy = [CoreFoundationHTTPMessage new];
    copy->isRequest = isRequest;
    copy->unparsed = [unparsed mutableCopy];
    copy->isHeaderComplete = isHeaderComplete;
    copy->isBroken = isBroken;
    copy->version = [version copy];
    copy->method = [method copy];
    copy->url = [url copy];
    copy->statusCode = statusCode;
    copy->statusLine = [statusLine copy];
    [copy->headers setArray:headers];
    copy->body = [body mutableCopy];
    return copy;
}

- (NSUInteger)placeOfHeader:(NSString *)name {
    for (NSUInteger i = 0; i < [headers count]; i++) {
        NSString *known = [[headers objectAtIndex:i] objectAtIndex:0];
        if ([known caseInsensitiveCompare:name] == NSOrderedSame) return i;
    }
    return NSNotFound;
}

- (NSString *)valueOfHeader:(NSString *)name {
    NSUInteger place = [self placeOfHeader:name];
    return place == NSNotFound ? nil : [[headers objectAtIndex:place] objectAtIndex:1];
}

- (void)setValue:(NSString *)value ofHeader:(NSString *)name {
    NSUInteger place = [self placeOfHeader:name];
    if (place != NSNotFound && value == nil) {
        [headers removeObjectAtIndex:place];
    } else if (value) {
        NSArray *pair = [NSArray arrayWithObjects:name, value, nil];
        if (place == NSNotFound) [headers addObject:pair];
        else [headers replaceObjectAtIndex:place withObject:pair];
    }
}

/// Adds a header. If it exists, the values are joined by a comma.
- (void)addValue:(NSString *)value ofHeader:(NSString *)name {
    NSString *old = [self valueOfHeader:name];
    [self setValue:old ? [NSString stringWithFormat:@"%@, %@", old, value] : value ofHeader:name];
}

static NSString *trimmed(NSString *text) {
    return [text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
}

- (BOOL)parseFirstLine:(NSString *)line {
    NSArray *words = [line componentsSeparatedByString:@" "];
    if (isRequest) {
        if ([words count] < 2) return NO;
        method = [[words objectAtIndex:0] copy];
        url = [[NSURL alloc] initWithString:[words objectAtIndex:1]];
        version = [([words count] > 2 ? [words lastObject] : @"HTTP/0.9") copy];
        return [method length] > 0;
    }
    if ([words count] < 2 || ![line hasPrefix:@"HTTP/"]) return NO;
    version = [[words objectAtIndex:0] copy];
    statusCode = [[words objectAtIndex:1] integerValue];
    statusLine = [line copy];
    return statusCode >= 100 && statusCode <= 999;
}

- (BOOL)parseHeader:(NSString *)text {
    NSString *name = nil;
    BOOL is_first = YES;
    for (NSString *line in [text componentsSeparatedByString:@"\n"]) {
        if ([line hasSuffix:@"\r"]) line = [line substringToIndex:[line length] - 1];
        if (is_first) {
            if (![self parseFirstLine:line]) return NO;
            is_first = NO;
        } else if ([line hasPrefix:@" "] || [line hasPrefix:@"\t"]) {
            // A folded line continues the previous header.
            NSString *more = [NSString stringWithFormat:@"%@ %@", [self valueOfHeader:name], trimmed(line)];
            if (name) [self setValue:more ofHeader:name];
        } else {
            NSRange colon = [line rangeOfString:@":"];
            if (colon.location == NSNotFound || colon.location == 0) continue;
            name = [line substringToIndex:colon.location];
            [self addValue:trimmed([line substringFromIndex:colon.location + 1]) ofHeader:name];
        }
    }
    return YES;
}

/// The offset after the empty line at the header's end; 0 if it is not complete. `length` is set to the length of the
/// header.
static NSUInteger end_of_header(NSData *data, NSUInteger *length) {
    const char *bytes = [data bytes];
    for (NSUInteger i = 0; i + 1 < [data length]; i++) {
        if (bytes[i] != '\n') continue;
        NSUInteger next = i + 1 + (bytes[i + 1] == '\r');
        if (next < [data length] && bytes[next] == '\n') {
            *length = i;
            return next + 1;
        }
    }
    return 0;
}

- (BOOL)appendBytes:(const void *)bytes length:(NSUInteger)length {
    if (isBroken) return NO;
    if (isHeaderComplete) {
        if (body == nil) body = [NSMutableData new];
        [body appendBytes:bytes length:length];
        return YES;
    }
    if (unparsed == nil) unparsed = [NSMutableData new];
    [unparsed appendBytes:bytes length:length];
    NSUInteger header = 0, end = end_of_header(unparsed, &header);
    if (end == 0) {
        isBroken = [unparsed length] > header_limit;
        return !isBroken;
    }
    NSString *text = [[[NSString alloc] initWithBytes:[unparsed bytes]
                                               length:header
                                             encoding:NSISOLatin1StringEncoding] autorelease];
    isBroken = ![self parseHeader:text];
    isHeaderComplete = !isBroken;
    NSMutableData *all = unparsed;
    unparsed = nil;
    if (isHeaderComplete && [all length] > end) {
        [self appendBytes:(const char *)[all bytes] + end length:[all length] - end];
    }
    [all release];
    return !isBroken;
}

- (NSString *)requestTarget {
    NSString *path = [(NSString *)CFURLCopyPath((CFURLRef)[url absoluteURL]) autorelease];
    NSString *query = [url query];
    if ([path length] == 0) path = @"/";
    return query ? [NSString stringWithFormat:@"%@?%@", path, query] : path;
}

- (NSData *)serialized {
    NSMutableString *text = [NSMutableString string];
    if (isRequest) [text appendFormat:@"%@ %@ %@\r\n", method, [self requestTarget], version];
    else [text appendFormat:@"%@\r\n", statusLine];
    if (isRequest && [url host] && [self valueOfHeader:@"Host"] == nil) {
        NSNumber *port = [url port];
        [text appendFormat:port ? @"Host: %@:%@\r\n" : @"Host: %@\r\n", [url host], port];
    }
    for (NSArray *pair in headers) [text appendFormat:@"%@: %@\r\n", [pair objectAtIndex:0], [pair objectAtIndex:1]];
    [text appendString:@"\r\n"];
    NSData *header = [text dataUsingEncoding:NSISOLatin1StringEncoding allowLossyConversion:YES];
    NSMutableData *all = [[header mutableCopy] autorelease];
    if (body) [all appendData:body];
    return all;
}

@end

static CoreFoundationHTTPMessage *message_of(CFHTTPMessageRef message) { return OBJECT(CoreFoundationHTTPMessage, message); }

CFTypeID CFHTTPMessageGetTypeID(void) { return TypeHTTPMessage; }

CFHTTPMessageRef CFHTTPMessageCreateRequest(CFAllocatorRef allocator, CFStringRef method, CFURLRef url,
                                            CFStringRef version) {
    if (method == NULL || url == NULL || version == NULL) return NULL;
    CoreFoundationHTTPMessage *message = [CoreFoundationHTTPMessage new];
    message->isRequest = message->isHeaderComplete = YES;
    message->method = [OBJECT(NSString, method) copy];
    message->url = [OBJECT(NSURL, url) copy];
    message->version = [OBJECT(NSString, version) copy];
    return (CFHTTPMessageRef)message;
}

/// The reason phrase of a status code.
static NSString *status_text(NSInteger code) {
    switch (code) {
    case 100: return @"Continue";
    case 101: return @"Switching Protocols";
    case 200: return @"OK";
    case 201: return @"Created";
    case 202: return @"Accepted";
    case 204: return @"No Content";
    case 206: return @"Partial Content";
    case 301: return @"Moved Permanently";
    case 302: return @"Found";
    case 303: return @"See Other";
    case 304: return @"Not Modified";
    case 307: return @"Temporary Redirect";
    case 400: return @"Bad Request";
    case 401: return @"Unauthorized";
    case 403: return @"Forbidden";
    case 404: return @"Not Found";
    case 405: return @"Method Not Allowed";
    case 407: return @"Proxy Authentication Required";
    case 408: return @"Request Timeout";
    case 416: return @"Requested Range Not Satisfiable";
    case 500: return @"Internal Server Error";
    case 501: return @"Not Implemented";
    case 503: return @"Service Unavailable";
    case 505: return @"HTTP Version Not Supported";
    default: return @"";
    }
}

CFHTTPMessageRef CFHTTPMessageCreateResponse(CFAllocatorRef allocator, CFIndex statusCode,
                                             CFStringRef statusDescription, CFStringRef version) {
    if (version == NULL) return NULL;
    CoreFoundationHTTPMessage *message = [CoreFoundationHTTPMessage new];
    message->isHeaderComplete = YES;
    message->version = [OBJECT(NSString, version) copy];
    message->statusCode = statusCode;
    NSString *text = statusDescription ? OBJECT(NSString, statusDescription) : status_text(statusCode);
    message->statusLine = [[NSString alloc] initWithFormat:@"%@ %ld %@", message->version, (long)statusCode, text];
    return (CFHTTPMessageRef)message;
}

CFHTTPMessageRef CFHTTPMessageCreateEmpty(CFAllocatorRef allocator, Boolean isRequest) {
    CoreFoundationHTTPMessage *message = [CoreFoundationHTTPMessage new];
    message->isRequest = isRequest;
    return (CFHTTPMessageRef)message;
}

CFHTTPMessageRef CFHTTPMessageCreateCopy(CFAllocatorRef allocator, CFHTTPMessageRef message) {
    return (CFHTTPMessageRef)[message_of(message) copy];
}

Boolean CFHTTPMessageIsRequest(CFHTTPMessageRef message) { return message_of(message)->isRequest; }
CFStringRef CFHTTPMessageCopyVersion(CFHTTPMessageRef message) { return COPIED(CFStringRef, message_of(message)->version); }
CFDataRef CFHTTPMessageCopyBody(CFHTTPMessageRef message) { return COPIED(CFDataRef, message_of(message)->body); }

void CFHTTPMessageSetBody(CFHTTPMessageRef message, CFDataRef body) {
    [message_of(message)->body autorelease];
    message_of(message)->body = [OBJECT(NSData, body) mutableCopy];
}

CFStringRef CFHTTPMessageCopyHeaderFieldValue(CFHTTPMessageRef message, CFStringRef field) {
    return COPIED(CFStringRef, [message_of(message) valueOfHeader:OBJECT(NSString, field)]);
}

CFDictionaryRef CFHTTPMessageCopyAllHeaderFields(CFHTTPMessageRef message) {
    if (!message_of(message)->isHeaderComplete) return NULL;
    NSMutableDictionary *fields = [NSMutableDictionary new];
    for (NSArray *pair in message_of(message)->headers) {
        [fields setObject:[pair objectAtIndex:1] forKey:[pair objectAtIndex:0]];
    }
    return (CFDictionaryRef)fields;
}

void CFHTTPMessageSetHeaderFieldValue(CFHTTPMessageRef message, CFStringRef field, CFStringRef value) {
    if (message == NULL || field == NULL) return;
    [message_of(message) setValue:OBJECT(NSString, value) ofHeader:OBJECT(NSString, field)];
}

Boolean CFHTTPMessageAppendBytes(CFHTTPMessageRef message, const UInt8 *bytes, CFIndex length) {
    return [message_of(message) appendBytes:bytes length:length > 0 ? (NSUInteger)length : 0];
}

Boolean CFHTTPMessageIsHeaderComplete(CFHTTPMessageRef message) { return message_of(message)->isHeaderComplete; }

CFDataRef CFHTTPMessageCopySerializedMessage(CFHTTPMessageRef message) {
    return message_of(message)->isHeaderComplete ? OWNED(CFDataRef, [message_of(message) serialized]) : NULL;
}

CFURLRef CFHTTPMessageCopyRequestURL(CFHTTPMessageRef request) { return OWNED(CFURLRef, message_of(request)->url); }

CFStringRef CFHTTPMessageCopyRequestMethod(CFHTTPMessageRef request) {
    return COPIED(CFStringRef, message_of(request)->method);
}

CFIndex CFHTTPMessageGetResponseStatusCode(CFHTTPMessageRef response) { return message_of(response)->statusCode; }

CFStringRef CFHTTPMessageCopyResponseStatusLine(CFHTTPMessageRef response) {
    return COPIED(CFStringRef, message_of(response)->statusLine);
}
