#import "Engine/VergerWebFetches.h"
#import "Engine/VergerWebEngine.h"
#import "Engine/VergerWebFetch.h"
#include <arpa/inet.h>

/// How many requests may be on their way at a time, as many as the engine's proxy has connections.
static const NSUInteger most_fetches = 64;

@implementation VergerWebFetches {
    VergerWebEngine *_engine;
    NSMutableDictionary *_fetches;
    NSString *_failedAddress;
    NSError *_error;
}

- (id)initWithEngine:(VergerWebEngine *)engine {
    if ((self = [super init])) {
        _engine = engine;
        _fetches = [[NSMutableDictionary alloc] init];
    }
    return self;
}

static NSString *string_of(const char *text) { return (text ? [NSString stringWithUTF8String:text] : nil) ?: @""; }

/// Whether a name means this machine, however it is written.
static BOOL is_this_machine(NSString *host) {
    host = [[host lowercaseString] stringByTrimmingCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@"[]."]];
    if ([host length] == 0 || [host isEqualToString:@"localhost"] || [host hasSuffix:@".localhost"]) return YES;
    struct in_addr address;
    if (inet_aton([host UTF8String], &address) != 0) {
        uint32_t number = ntohl(address.s_addr);
        return number >> 24 == 127 || number >> 24 == 0;
    }
    return [host hasPrefix:@"::"];
}

- (BOOL)mayFetch:(NSURL *)url {
    NSString *scheme = [[url scheme] lowercaseString];
    if (![scheme isEqualToString:@"http"] && ![scheme isEqualToString:@"https"]) return NO;
    BOOL isOfNetwork = [[[_page scheme] lowercaseString] hasPrefix:@"http"];
    return !isOfNetwork || is_this_machine([_page host]) || !is_this_machine([url host]);
}

/// The fields that the engine has for its proxy, or that loading sets itself.
static BOOL is_of_connection(NSString *name) {
    static NSSet *names;
    if (names == nil) {
        names = [[NSSet alloc] initWithObjects:@"host", @"connection", @"proxy-connection", @"proxy-authorization",
                                               @"accept-encoding", @"content-length", @"transfer-encoding", nil];
    }
    return [names containsObject:[name lowercaseString]];
}

/// The app's own request, once, if it is for this address.
- (NSMutableURLRequest *)takeRequestFor:(NSURL *)url {
    NSString *address = [[[_request.URL absoluteString] componentsSeparatedByString:@"#"] objectAtIndex:0];
    if (address == nil || ![[NSURL URLWithString:address] isEqual:url]) return nil;
    NSMutableURLRequest *request = [_request mutableCopy];
    _request = nil;
    return request;
}

- (NSMutableURLRequest *)requestOf:(const struct web_message *)message {
    NSArray *lines = [string_of(message->text) componentsSeparatedByString:@"\n"];
    NSURL *url = [lines count] > 1 ? [NSURL URLWithString:[lines objectAtIndex:1]] : nil;
    if (url == nil) return nil;
    NSMutableURLRequest *request = [self takeRequestFor:url];
    BOOL isOfApp = request != nil;
    if (!isOfApp) {
        request = [NSMutableURLRequest requestWithURL:url];
        [request setHTTPMethod:[lines objectAtIndex:0]];
    }
    for (NSUInteger index = 2; index < [lines count]; index++) {
        NSString *line = [lines objectAtIndex:index];
        NSRange colon = [line rangeOfString:@":"];
        if (colon.location == NSNotFound || is_of_connection([line substringToIndex:colon.location])) continue;
        if (isOfApp && [request valueForHTTPHeaderField:[line substringToIndex:colon.location]]) continue;
        NSString *value = [[line substringFromIndex:NSMaxRange(colon)]
            stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
        [request setValue:value forHTTPHeaderField:[line substringToIndex:colon.location]];
    }
    if (message->byte_count > 0 && !isOfApp) {
        [request setHTTPBody:[NSData dataWithBytes:message->bytes length:message->byte_count]];
    }
    return request;
}

- (void)begin:(const struct web_message *)message {
    NSMutableURLRequest *request = [self requestOf:message];
    BOOL isGood = request && [_fetches count] < most_fetches && [self mayFetch:[request URL]];
    VergerWebFetch *fetch = isGood ? [[VergerWebFetch alloc] initWithRequest:request number:message->number owner:self] : nil;
    if (fetch == nil) {
        NSError *error = [NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorCannotConnectToHost userInfo:nil];
        return [self fetch:message->number of:[request URL] endedWithError:error];
    }
    [_fetches setObject:fetch forKey:[NSNumber numberWithUnsignedInt:message->number]];
    [fetch start];
}

- (void)cancel:(uint32_t)number {
    NSNumber *key = [NSNumber numberWithUnsignedInt:number];
    [[_fetches objectForKey:key] cancel];
    [_fetches removeObjectForKey:key];
}

- (void)cancelAll {
    for (NSNumber *key in [_fetches allKeys]) [self cancel:[key unsignedIntValue]];
}

- (NSError *)errorOf:(NSString *)address { return [address isEqualToString:_failedAddress ?: @""] ? _error : nil; }

#pragma mark What a fetch tells

/// The fields of an answer for the engine, whose body comes unpacked and in pieces.
static NSString *fields_of(NSHTTPURLResponse *response) {
    NSSet *left = [NSSet setWithObjects:@"content-length", @"transfer-encoding", @"content-encoding", @"connection",
                                        @"keep-alive", @"set-cookie", nil];
    NSMutableString *text = [NSMutableString string];
    NSDictionary *fields = [response allHeaderFields];
    for (NSString *name in fields) {
        if (![left containsObject:[name lowercaseString]]) [text appendFormat:@"\n%@: %@", name, [fields objectForKey:name]];
    }
    for (NSHTTPCookie *cookie in [NSHTTPCookie cookiesWithResponseHeaderFields:fields forURL:[response URL]]) {
        [text appendFormat:@"\nSet-Cookie: %@=%@; Path=%@", [cookie name], [cookie value], [cookie path] ?: @"/"];
    }
    return text;
}

- (void)fetch:(uint32_t)number answers:(NSHTTPURLResponse *)response address:(NSURL *)address status:(NSInteger)status {
    BOOL isHTTP = [response isKindOfClass:[NSHTTPURLResponse class]];
    NSString *fields = isHTTP
        ? fields_of(response) : [NSString stringWithFormat:@"\nContent-Type: %@", [response MIMEType] ?: @"text/html"];
    if (address) fields = [fields stringByAppendingFormat:@"\nLocation: %@", [address absoluteString]];
    NSInteger code = status ?: isHTTP ? [response statusCode] : 200;
    if (status && isHTTP && [response statusCode] / 100 == 3) code = [response statusCode];
    NSString *text = [NSString stringWithFormat:@"%d%@", (int)code, fields];
    [_engine say:web_message_answer number:number values:NULL text:text bytes:nil descriptor:-1];
}

- (void)fetch:(uint32_t)number received:(NSData *)data {
    [_engine say:web_message_answer_bytes number:number values:NULL text:nil bytes:data descriptor:-1];
}

- (void)fetch:(uint32_t)number of:(NSURL *)address endedWithError:(NSError *)error {
    _error = error;
    _failedAddress = error ? [address absoluteString] : nil;
    int32_t values[web_message_value_count] = {error == nil};
    [_engine say:web_message_answer_end number:number values:values text:nil bytes:nil descriptor:-1];
    [_fetches removeObjectForKey:[NSNumber numberWithUnsignedInt:number]];
}

@end
