#import "CacheUse.h"
#import "ResponseFields.h"

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
    NSDictionary *said = directives(response);
    if ([said objectForKey:@"no-cache"] || [said objectForKey:@"no-store"]) return NO;
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
    for (NSString *name in [NSArray arrayWithObjects:@"If-None-Match", @"If-Modified-Since", @"If-Match", @"If-Range",
                                                     @"If-Unmodified-Since", @"Range", nil]) {
        if ([request valueForHTTPHeaderField:name]) return YES;
    }
    return NO;
}

static NSCachedURLResponse *kept_answer(NSURLRequest *request) {
    NSString *method = [request HTTPMethod];
    if (method && ![method isEqualToString:@"GET"]) return nil;
    return [[NSURLCache sharedURLCache] cachedResponseForRequest:request];
}

NSCachedURLResponse *cache_answer(NSURLRequest *request) {
    NSURLRequestCachePolicy policy = [request cachePolicy];
    switch (policy) {
    case NSURLRequestReturnCacheDataElseLoad:
    case NSURLRequestReturnCacheDataDontLoad: return kept_answer(request);
    case NSURLRequestUseProtocolCachePolicy: break;
    default: return nil;
    }
    if (!url_is_of_server([request URL]) || has_own_conditions(request)) return nil;
    NSString *wish = [[request valueForHTTPHeaderField:@"Cache-Control"] lowercaseString];
    if ([wish rangeOfString:@"no-cache"].length || [wish rangeOfString:@"max-age=0"].length) return nil;
    NSCachedURLResponse *kept = kept_answer(request);
    return kept && is_fresh([kept response]) ? kept : nil;
}

NSCachedURLResponse *cache_answer_to_confirm(NSURLRequest *request, NSURLRequest **sent) {
    NSURLRequestCachePolicy policy = [request cachePolicy];
    *sent = request;
    if (policy != NSURLRequestUseProtocolCachePolicy && policy != NSURLRequestReloadRevalidatingCacheData) return nil;
    if (!url_is_of_server([request URL]) || has_own_conditions(request)) return nil;
    NSCachedURLResponse *kept = kept_answer(request);
    NSString *tag = response_field([kept response], @"ETag");
    NSString *changed = response_field([kept response], @"Last-Modified");
    if (tag == nil && changed == nil) return nil;
    NSMutableURLRequest *conditional = [[request mutableCopy] autorelease];
    if (tag) [conditional setValue:tag forHTTPHeaderField:@"If-None-Match"];
    if (changed) [conditional setValue:changed forHTTPHeaderField:@"If-Modified-Since"];
    *sent = conditional;
    return kept;
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
    [[NSURLCache sharedURLCache] storeCachedResponse:answer forRequest:request];
    return answer;
}

BOOL cache_may_keep(NSURLRequest *request, NSURLResponse *response) {
    NSInteger status = response_status(response);
    if (status != 200 && status != 203 && status != 300 && status != 301 && status != 410) return NO;
    if (![[request HTTPMethod] ?: @"GET" isEqualToString:@"GET"]) return NO;
    return [directives(response) objectForKey:@"no-store"] == nil;
}
