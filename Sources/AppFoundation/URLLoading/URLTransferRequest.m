// The header fields and the body that a transfer sends.

#import "CurlLibrary.h"
#import "RequestStores.h"
#import "URLTransfer.h"
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// The name that servers see: `App/1.0 CFNetwork/459 Darwin/10.0.0d3`.
static NSString *user_agent(void) {
    static NSString *agent;
    @synchronized([URLTransfer class]) {
        if (agent == nil) {
            NSBundle *bundle = [NSBundle mainBundle];
            NSString *name = [bundle objectForInfoDictionaryKey:@"CFBundleName"];
            NSString *version = [bundle objectForInfoDictionaryKey:@"CFBundleVersion"];
            if (![name length]) name = [[NSProcessInfo processInfo] processName];
            name = [name stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding];
            agent = [[NSString alloc] initWithFormat:@"%@/%@ CFNetwork/459 Darwin/10.0.0d3", name, version ?: @"1.0"];
        }
    }
    return agent;
}

static size_t send_data(char *buffer, size_t size, size_t count, void *context) {
    URLTransfer *self = context;
    NSInteger read = [self->body read:(uint8_t *)buffer maxLength:size * count];
    self->last_activity = now();
    if (read > 0) self->streamed += read;
    return read < 0 ? CURL_READFUNC_ABORT : (size_t)read;
}

@implementation URLTransfer (Request)

static void add_header(HeaderLines *lines, NSString *name, NSString *value) {
    // A field without a value ends with a semicolon for libcurl.
    NSString *line = [value length] ? [NSString stringWithFormat:@"%@: %@", name, value]
                                    : [name stringByAppendingString:@";"];
    const char *text = [line UTF8String];
    if (text && strpbrk(text, "\r\n") == NULL) [lines add:text];
}

/// The line with the user agent, which stays the same.
static const char *user_agent_line(void) {
    static char *line;
    @synchronized([URLTransfer class]) {
        if (line == NULL) line = strdup([[@"User-Agent: " stringByAppendingString:user_agent()] UTF8String]);
        return line;
    }
}

/// The line with the languages, made anew when the device's or the app's first one has changed.
static NSString *language_line(void) {
    static NSString *language, *line;
    NSArray *languages = [NSLocale preferredLanguages];
    NSString *first = [languages count] ? [languages objectAtIndex:0] : @"en";
    @synchronized([URLTransfer class]) {
        if (![first isEqualToString:language]) {
            [language release];
            language = [first copy];
            [line autorelease];
            line = [[@"Accept-Language: " stringByAppendingString:[language lowercaseString]] retain];
        }
        return [[line retain] autorelease];
    }
}

/// Without "Expect: 100-continue", which servers of that time did not answer in time.
static const char without_expectation[] = "Expect:";

/// The lines of a request that has no fields of its own, nothing to send and no cookies.
static HeaderLines *usual_lines(void) {
    static HeaderLines *lines;
    static NSString *language;
    NSString *present = language_line();
    @synchronized([URLTransfer class]) {
        if (present != language) {
            [lines autorelease];
            lines = [HeaderLines new];
            [lines add:user_agent_line()];
            [lines add:"Accept: */*"];
            [lines add:[present UTF8String]];
            [lines add:"Accept-Encoding: gzip, deflate"];
            [lines add:without_expectation];
            [language autorelease];
            language = [present retain];
        }
        return [[lines retain] autorelease];
    }
}

/// What this class adds to requests that come without it, and libcurl does; none for a client that says all itself.
- (NSArray *)fieldsLeftOut {
    return [NSArray arrayWithObjects:@"accept", @"accept-language", @"content-type", @"accept-encoding", @"cookie", nil];
}

- (HeaderLines *)linesWithCookies:(NSArray *)cookies hasBody:(BOOL)has_body {
    HeaderLines *lines = [[HeaderLines new] autorelease];
    NSDictionary *wanted = [request allHTTPHeaderFields];
    NSMutableSet *names = [NSMutableSet set];
    for (NSString *name in wanted) {
        NSString *lower = [name lowercaseString];
        [names addObject:lower];
        if (![lower isEqualToString:@"content-length"]) add_header(lines, name, [wanted objectForKey:name]);
    }
    NSSet *wanted_names = [[names copy] autorelease];
    if (options.sends_only_own_fields) [names addObjectsFromArray:[self fieldsLeftOut]];
    if (![names containsObject:@"user-agent"]) [lines add:user_agent_line()];
    if (![names containsObject:@"accept"]) [lines add:"Accept: */*"];
    if (![names containsObject:@"accept-language"]) [lines add:[language_line() UTF8String]];
    if (has_body && ![names containsObject:@"content-type"]) {
        [lines add:"Content-Type: application/x-www-form-urlencoded"];
    }
    if (![names containsObject:@"accept-encoding"]) [lines add:"Accept-Encoding: gzip, deflate"];
    if (![names containsObject:@"cookie"]) {
        NSDictionary *fields_of_cookies = [cookies count] ? [NSHTTPCookie requestHeaderFieldsWithCookies:cookies] : nil;
        for (NSString *name in fields_of_cookies) add_header(lines, name, [fields_of_cookies objectForKey:name]);
    }
    if (![wanted_names containsObject:@"expect"]) [lines add:without_expectation];
    if (options.sends_only_own_fields) {
        if (![wanted_names containsObject:@"accept"]) [lines add:"Accept:"];
        if (![wanted_names containsObject:@"content-type"]) [lines add:"Content-Type:"];
    }
    return lines;
}

- (void)addHeaders {
    BOOL has_body = [request HTTPBody] || [request HTTPBodyStream];
    NSHTTPCookieStorage *storage = options.sends_only_own_fields ? nil : request_cookies(request);
    NSArray *cookies = [storage cookiesForURL:[request URL]];
    BOOL is_usual = !has_body && !options.sends_only_own_fields && [cookies count] == 0 && ![request allHTTPHeaderFields];
    headers = [is_usual ? usual_lines() : [self linesWithCookies:cookies hasBody:has_body] retain];
    curl_library()->easy_setopt(handle, CURLOPT_HTTPHEADER, headers->list);
}

- (void)addBody {
    const struct curl_library *curl = curl_library();
    NSString *method = [request HTTPMethod] ?: @"GET";
    NSData *data = [request HTTPBody];
    NSInputStream *stream = [request HTTPBodyStream];
    if ([method isEqualToString:@"HEAD"]) {
        curl->easy_setopt(handle, CURLOPT_NOBODY, 1L);
    } else if (data) {
        curl->easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)[data length]);
        curl->easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, [data length] ? [data bytes] : "");
        curl->easy_setopt(handle, CURLOPT_CUSTOMREQUEST, [method UTF8String]);
    } else if (stream) {
        body = [stream retain];
        if ([body streamStatus] == NSStreamStatusNotOpen) [body open];
        NSString *length = [request valueForHTTPHeaderField:@"Content-Length"];
        curl->easy_setopt(handle, CURLOPT_UPLOAD, 1L);
        curl_off_t size = length ? [length longLongValue] : -1;
        curl->easy_setopt(handle, CURLOPT_INFILESIZE_LARGE, size);
        curl->easy_setopt(handle, CURLOPT_READFUNCTION, send_data);
        curl->easy_setopt(handle, CURLOPT_READDATA, self);
        curl->easy_setopt(handle, CURLOPT_CUSTOMREQUEST, [method UTF8String]);
    } else if ([method isEqualToString:@"POST"]) {
        curl->easy_setopt(handle, CURLOPT_POSTFIELDSIZE, 0L);
        curl->easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, "");
    } else if (![method isEqualToString:@"GET"]) {
        curl->easy_setopt(handle, CURLOPT_CUSTOMREQUEST, [method UTF8String]);
    }
}

@end
