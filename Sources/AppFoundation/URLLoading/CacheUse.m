#import "CacheUse.h"
#import "RequestStores.h"
#import "ResponseFields.h"
#include <string.h>
#include <strings.h>

/// The directives of "Cache-Control" by their lower-case names: the value, or "true" without one.
static NSDictionary *directives(NSURLResponse *response) {
    NSMutableDictionary *found = [NSMutableDictionary dictionary];
    NSCharacterSet *space = [NSCharacterSet whitespaceCharacterSet];
    for (NSString *part in [response_field(response, @"Cache-Control") componentsSeparatedByString:@","]) {
        NSRange sign = [part rangeOfString:@"="];
        NSString *name = sign.length ? [part substringToIndex:sign.location] : part;
        NSString *value = sign.length ? [part substringFromIndex:NSMaxRange(sign)] : @"true";
        name = [[name stringByTrimmingCharactersInSet:space] lowercaseString];
        if ([name length]) [found setObject:[value stringByTrimmingCharactersInSet:space] forKey:name];
    }
    return found;
}

/// Whether one of the directives has that name; without making objects of them.
static BOOL has_directive(NSURLResponse *response, const char *name) {
    const char *text = [response_field(response, @"Cache-Control") UTF8String] ?: "";
    size_t length = strlen(name);
    while (*text) {
        text += strspn(text, " \t,");
        size_t found = strcspn(text, " \t,=");
        if (found == length && strncasecmp(text, name, length) == 0) return YES;
        text += strcspn(text, ",");
    }
    return NO;
}

/// A date in the three forms that HTTP knows, or nil.
static NSDate *date(NSString *text) {
    if (text == nil) return nil;
    NSDateFormatter *formatter = [[NSDateFormatter new] autorelease];
    [formatter setLocale:[[[NSLocale alloc] initWithLocaleIdentifier:@"en_US_POSIX"] autorelease]];
    [formatter setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
    NSArray *formats = [NSArray arrayWithObjects:@"EEE, dd MMM yyyy HH:mm:ss zzz", @"EEEE, dd-MMM-yy HH:mm:ss zzz",
                                                 @"EEE MMM d HH:mm:ss yyyy", nil];
    for (NSString *format in formats) {
        [formatter setDateFormat:format];
        NSDate *found = [formatter dateFromString:text];
        if (found) return found;
    }
    return nil;
}

/// For how many seconds the response is fresh, from the time the server made it.
static NSTimeInterval lifetime(NSURLResponse *response, NSDate *made) {
    NSString *age = [directives(response) objectForKey:@"max-age"];
    if (age) return [age doubleValue];
    NSString *expiry = response_field(response, @"Expires");
    // An invalid date, such as "0", means already expired.
    if (expiry) return [date(expiry) timeIntervalSinceDate:made];
    NSDate *changed = date(response_field(response, @"Last-Modified"));
    // Without other information, a tenth of the time since the last modification.
    return changed ? MIN([made timeIntervalSinceDate:changed] / 10, 24 * 3600) : 0;
}

static BOOL is_fresh(NSURLResponse *response) {
    if (has_directive(response, "no-cache") || has_directive(response, "no-store")) return NO;
    if ([[response_field(response, @"Pragma") lowercaseString] isEqualToString:@"no-cache"]) return NO;
    // The header fields of the original request are not stored, so responses with Vary cannot be matched.
    NSString *varies = [response_field(response, @"Vary") lowercaseString];
    if (varies && ![varies isEqualToString:@"accept-encoding"]) return NO;
    NSDate *made = date(response_field(response, @"Date"));
    if (made == nil) return NO;
    NSTimeInterval age = MAX(-[made timeIntervalSinceNow], [response_field(response, @"Age") doubleValue]);
    return age < lifetime(response, made);
}

static BOOL has_own_conditions(NSURLRequest *request) {
    NSDictionary *fields = [request allHTTPHeaderFields];
    if ([fields count] == 0) return NO;
    for (NSString *name in [NSArray arrayWithObjects:@"If-None-Match", @"If-Modified-Since", @"If-Match", @"If-Range",
                                                     @"If-Unmodified-Since", @"Range", nil]) {
        if ([fields objectForKey:name]) return YES;
    }
    return NO;
}

static NSCachedURLResponse *kept_answer(NSURLRequest *request) {
    NSString *method = [request HTTPMethod];
    if (method && ![method isEqualToString:@"GET"]) return nil;
    return [request_cache(request) cachedResponseForRequest:request];
}

/// Whether the request accepts a fresh response unasked.
static BOOL accepts_fresh(NSURLRequest *request) {
    if ([request cachePolicy] != NSURLRequestUseProtocolCachePolicy) return NO;
    NSString *wish = [[request valueForHTTPHeaderField:@"Cache-Control"] lowercaseString];
    return [wish rangeOfString:@"no-cache"].length == 0 && [wish rangeOfString:@"max-age=0"].length == 0;
}

/// The request with the conditions under which the server sends the kept response again; nil if it has none.
static NSURLRequest *conditional_request(NSURLRequest *request, NSURLResponse *kept) {
    NSString *tag = response_field(kept, @"ETag"), *changed = response_field(kept, @"Last-Modified");
    if (tag == nil && changed == nil) return nil;
    NSMutableURLRequest *conditional = [[request mutableCopy] autorelease];
    if (tag) [conditional setValue:tag forHTTPHeaderField:@"If-None-Match"];
    if (changed) [conditional setValue:changed forHTTPHeaderField:@"If-Modified-Since"];
    return conditional;
}

struct cache_find cache_find(NSURLRequest *request) {
    struct cache_find found = {nil, nil, nil};
    switch ([request cachePolicy]) {
    case NSURLRequestReturnCacheDataElseLoad:
    case NSURLRequestReturnCacheDataDontLoad: found.answer = kept_answer(request); return found;
    case NSURLRequestUseProtocolCachePolicy:
    case NSURLRequestReloadRevalidatingCacheData: break;
    default: return found;
    }
    if (!url_is_of_server([request URL]) || has_own_conditions(request)) return found;
    NSCachedURLResponse *kept = kept_answer(request);
    if (kept == nil) return found;
    if (accepts_fresh(request) && is_fresh([kept response])) {
        found.answer = kept;
        return found;
    }
    found.conditional = conditional_request(request, [kept response]);
    if (found.conditional) found.confirmed = kept;
    return found;
}

NSCachedURLResponse *cache_confirmed_answer(NSCachedURLResponse *kept, NSURLResponse *confirmation,
                                            NSURLRequest *request) {
    NSHTTPURLResponse *former = (NSHTTPURLResponse *)[kept response];
    NSMutableDictionary *fields = [NSMutableDictionary dictionaryWithDictionary:[former allHeaderFields]];
    NSDictionary *latest = [(NSHTTPURLResponse *)confirmation allHeaderFields];
    for (NSString *name in latest) {
        // These describe the body of the 304 response, which is empty.
        BOOL is_of_body = [[name lowercaseString] hasPrefix:@"content-"] ||
                          [[name lowercaseString] isEqualToString:@"transfer-encoding"];
        if (is_of_body) continue;
        for (NSString *old in [fields allKeys]) {
            if ([old caseInsensitiveCompare:name] == NSOrderedSame) [fields removeObjectForKey:old];
        }
        [fields setObject:[latest objectForKey:name] forKey:name];
    }
    NSURLResponse *merged = [[[NSHTTPURLResponse alloc] initWithURL:[former URL]
                                                         statusCode:[former statusCode]
                                                        HTTPVersion:@"HTTP/1.1"
                                                       headerFields:fields] autorelease];
    NSCachedURLResponse *answer = [[[NSCachedURLResponse alloc] initWithResponse:merged
                                                                            data:[kept data]
                                                                        userInfo:[kept userInfo]
                                                                   storagePolicy:[kept storagePolicy]] autorelease];
    [request_cache(request) storeCachedResponse:answer forRequest:request];
    return answer;
}

BOOL cache_may_keep(NSURLRequest *request, NSURLResponse *response) {
    NSInteger status = response_status(response);
    if (status != 200 && status != 203 && status != 300 && status != 301 && status != 410) return NO;
    if (![[request HTTPMethod] ?: @"GET" isEqualToString:@"GET"]) return NO;
    return !has_directive(response, "no-store");
}
