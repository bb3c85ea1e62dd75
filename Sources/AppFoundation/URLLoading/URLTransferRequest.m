// The header fields and the body that a transfer sends.

#import "CurlLibrary.h"
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
    return read < 0 ? CURL_READFUNC_ABORT : (size_t)read;
}

@implementation URLTransfer (Request)

static void append(URLTransfer *self, const char *line) {
    struct curl_slist *list = curl_library()->slist_append(self->headers, line);
    if (list) self->headers = list;
}

static void add_header(URLTransfer *self, NSString *name, NSString *value) {
    // A field without a value ends with a semicolon for libcurl.
    NSString *line = [value length] ? [NSString stringWithFormat:@"%@: %@", name, value]
                                    : [name stringByAppendingString:@";"];
    const char *text = [line UTF8String];
    if (text && strpbrk(text, "\r\n") == NULL) append(self, text);
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

/// What this class adds to requests that come without it, and libcurl does; none for a client that says all itself.
- (NSArray *)fieldsLeftOut {
    return [NSArray arrayWithObjects:@"accept", @"accept-language", @"content-type", @"accept-encoding", @"cookie", nil];
}

- (void)addHeaders {
    NSDictionary *wanted = [request allHTTPHeaderFields];
    NSMutableSet *names = [NSMutableSet set];
    for (NSString *name in wanted) {
        NSString *lower = [name lowercaseString];
        [names addObject:lower];
        if (![lower isEqualToString:@"content-length"]) add_header(self, name, [wanted objectForKey:name]);
    }
    NSSet *wanted_names = [[names copy] autorelease];
    if (options.sends_only_own_fields) [names addObjectsFromArray:[self fieldsLeftOut]];
    BOOL has_body = [request HTTPBody] || [request HTTPBodyStream];
    if (![names containsObject:@"user-agent"]) append(self, user_agent_line());
    if (![names containsObject:@"accept"]) append(self, "Accept: */*");
    if (![names containsObject:@"accept-language"]) append(self, [language_line() UTF8String]);
    if (has_body && ![names containsObject:@"content-type"]) {
        append(self, "Content-Type: application/x-www-form-urlencoded");
    }
    if (![names containsObject:@"accept-encoding"]) append(self, "Accept-Encoding: gzip, deflate");
    if ([request HTTPShouldHandleCookies] && ![names containsObject:@"cookie"]) {
        NSArray *cookies = [[NSHTTPCookieStorage sharedHTTPCookieStorage] cookiesForURL:[request URL]];
        NSDictionary *fields_of_cookies = [cookies count] ? [NSHTTPCookie requestHeaderFieldsWithCookies:cookies] : nil;
        for (NSString *name in fields_of_cookies) add_header(self, name, [fields_of_cookies objectForKey:name]);
    }
    // Without "Expect: 100-continue", which servers of that time did not answer in time.
    if (![wanted_names containsObject:@"expect"]) append(self, "Expect:");
    if (options.sends_only_own_fields) {
        if (![wanted_names containsObject:@"accept"]) append(self, "Accept:");
        if (![wanted_names containsObject:@"content-type"]) append(self, "Content-Type:");
    }
    curl_library()->easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
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
