// Cookies by Netscape's rules (version 0) and RFC 2109 (version 1), from properties or the field of an answer.
// GNUstep's have no domain of their own, no age and no ports.

#define _GNU_SOURCE
#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <time.h>

NSString *const NSHTTPCookieMaximumAge = @"Max-Age";

/// The class of objects that `[NSHTTPCookie alloc]` makes.
@interface AppHTTPCookie : NSHTTPCookie {
    NSDictionary *properties;
    NSString *domain;
    NSDate *end;
}
@end

static NSString *const HTTPOnly = @"HttpOnly";

static NSDate *date_of_text(NSString *text) {
    static const char *const formats[] = {"%a, %d-%b-%Y %H:%M:%S", "%a, %d %b %Y %H:%M:%S", "%a, %d-%b-%y %H:%M:%S",
                                          "%a %b %d %H:%M:%S %Y"};
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        struct tm parts = {0};
        const char *rest = strptime([text UTF8String] ?: "", formats[i], &parts);
        // A two-digit year must not be the beginning of a four-digit one.
        BOOL is_whole = rest && (*rest == 0 || *rest == ' ');
        if (is_whole && parts.tm_year > -1000) return [NSDate dateWithTimeIntervalSince1970:timegm(&parts)];
    }
    return nil;
}

@implementation AppHTTPCookie

static BOOL is_text(id value) { return [value isKindOfClass:[NSString class]]; }

- (id)initWithProperties:(NSDictionary *)given {
    id origin = [given objectForKey:NSHTTPCookieOriginURL];
    if (is_text(origin)) origin = [NSURL URLWithString:origin];
    NSString *host = [given objectForKey:NSHTTPCookieDomain] ?: [origin host];
    BOOL is_sound = is_text([given objectForKey:NSHTTPCookieName]) && is_text([given objectForKey:NSHTTPCookiePath]) &&
                    [given objectForKey:NSHTTPCookieValue] != nil && is_text(host);
    if (!is_sound) {
        [self release];
        return nil;
    }
    properties = [given copy];
    domain = [host copy];
    id expires = [given objectForKey:NSHTTPCookieExpires], age = [given objectForKey:NSHTTPCookieMaximumAge];
    if (age && [[given objectForKey:NSHTTPCookieVersion] integerValue] == 1) {
        end = [[NSDate alloc] initWithTimeIntervalSinceNow:[age doubleValue]];
    } else if (expires) {
        end = [(is_text(expires) ? date_of_text(expires) : expires) retain];
    }
    return self;
    return [super init];
}

- (void)dealloc {
    [properties release];
    [domain release];
    [end release];
    [super dealloc];
}

- (Class)class { return [NSHTTPCookie class]; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSString *)text:(NSString *)key { return [[properties objectForKey:key] description]; }

- (NSDictionary *)properties {
    NSMutableDictionary *all = [NSMutableDictionary dictionaryWithDictionary:properties];
    [all setObject:domain forKey:NSHTTPCookieDomain];
    if (end) [all setObject:end forKey:NSHTTPCookieExpires];
    return all;
}

- (NSString *)name { return [self text:NSHTTPCookieName]; }
- (NSString *)value { return [self text:NSHTTPCookieValue]; }
- (NSString *)path { return [self text:NSHTTPCookiePath]; }
- (NSString *)domain { return domain; }
- (NSString *)comment { return [self text:NSHTTPCookieComment]; }
- (NSDate *)expiresDate { return [self isSessionOnly] ? nil : end; }
- (NSUInteger)version { return [[self text:NSHTTPCookieVersion] integerValue] == 1 ? 1 : 0; }
- (BOOL)isHTTPOnly { return [properties objectForKey:HTTPOnly] != nil; }

- (NSURL *)commentURL {
    id url = [properties objectForKey:NSHTTPCookieCommentURL];
    return is_text(url) ? [NSURL URLWithString:url] : url;
}

/// Any value counts as set, except a false number or string.
static BOOL is_set(id value) {
    return value && !([value isKindOfClass:[NSNumber class]] && ![value boolValue]) &&
           !(is_text(value) && [value caseInsensitiveCompare:@"FALSE"] == NSOrderedSame);
}

- (BOOL)isSecure { return is_set([properties objectForKey:NSHTTPCookieSecure]); }
- (BOOL)isSessionOnly { return end == nil || is_set([properties objectForKey:NSHTTPCookieDiscard]); }

- (NSArray *)portList {
    NSString *text = [self text:NSHTTPCookiePort];
    if ([text length] == 0) return nil;
    NSMutableArray *ports = [NSMutableArray array];
    for (NSString *port in [text componentsSeparatedByString:@","]) {
        int number = [port intValue];
        if (number > 0 && number < 65536) [ports addObject:[NSNumber numberWithInt:number]];
    }
    return [ports count] ? ports : nil;
}

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    return [other isKindOfClass:[NSHTTPCookie class]] && [[self properties] isEqual:[(NSHTTPCookie *)other properties]];
}

- (NSUInteger)hash { return [[self name] hash] ^ [domain hash]; }

- (NSString *)description {
    return
        [NSString stringWithFormat:@"<NSHTTPCookie version:%lu name:\"%@\" value:\"%@\" expiresDate:%@ sessionOnly:%s "
                                   @"domain:\"%@\" path:\"%@\" isSecure:%s>",
            (unsigned long)[self version], [self name], [self value], end, [self isSessionOnly] ? "TRUE" : "FALSE",
            domain, [self path], [self isSecure] ? "TRUE" : "FALSE"];
}

@end

/// Where the cookie that begins there ends: at a comma behind which there is another name and its value, or at the end.
/// Dates have commas, too.
static NSUInteger end_of_cookie(NSString *text, NSUInteger start) {
    NSUInteger length = [text length];
    BOOL is_quoted = NO;
    for (NSUInteger i = start; i < length; i++) {
        unichar unit = [text characterAtIndex:i];
        if (unit == '"') is_quoted = !is_quoted;
        if (unit != ',' || is_quoted) continue;
        NSUInteger j = i + 1;
        while (j < length && [text characterAtIndex:j] == ' ') j++;
        NSUInteger first = j;
        while (j < length && strchr(";,= ", (char)[text characterAtIndex:j]) == NULL) j++;
        if (j > first && j < length && [text characterAtIndex:j] == '=') return i;
    }
    return length;
}

static NSString *trimmed(NSString *text) {
    text = [text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
    BOOL is_quoted = [text length] >= 2 && [text hasPrefix:@"\""] && [text hasSuffix:@"\""];
    return is_quoted ? [text substringWithRange:NSMakeRange(1, [text length] - 2)] : text;
}

/// The folder of a path: what is before its last slash.
static NSString *folder_of(NSURL *url) {
    NSRange slash = [[url path] rangeOfString:@"/" options:NSBackwardsSearch];
    return slash.length && slash.location > 0 ? [[url path] substringToIndex:slash.location] : @"/";
}

static void set_attribute(NSMutableDictionary *properties, NSString *name, NSString *value) {
    NSDictionary *keys = [NSDictionary dictionaryWithObjectsAndKeys:NSHTTPCookiePath, @"path", NSHTTPCookieDomain,
        @"domain", NSHTTPCookieExpires, @"expires", NSHTTPCookieMaximumAge, @"max-age", NSHTTPCookieComment, @"comment",
        NSHTTPCookieCommentURL, @"commenturl", NSHTTPCookiePort, @"port", NSHTTPCookieVersion, @"version",
        NSHTTPCookieSecure, @"secure", NSHTTPCookieDiscard, @"discard", HTTPOnly, @"httponly", nil];
    NSString *key = [keys objectForKey:[name lowercaseString]];
    if (key == nil) return;
    if ([key isEqual:NSHTTPCookieExpires]) {
        NSDate *date = date_of_text(value);
        if (date) [properties setObject:date forKey:key];
    } else if ([key isEqual:NSHTTPCookieMaximumAge]) {
        // Servers use Max-Age in cookies of version 0, too.
        [properties setObject:[NSDate dateWithTimeIntervalSinceNow:[value doubleValue]] forKey:NSHTTPCookieExpires];
    } else if ([key isEqual:NSHTTPCookieDomain]) {
        BOOL has_dot = [value hasPrefix:@"."] || [value length] == 0;
        [properties setObject:has_dot ? value : [@"." stringByAppendingString:value] forKey:key];
    } else {
        [properties setObject:[value length] ? value : @"TRUE" forKey:key];
    }
}

static NSHTTPCookie *cookie_of_text(NSString *text, NSURL *url) {
    NSMutableDictionary *properties =
        [NSMutableDictionary dictionaryWithObjectsAndKeys:folder_of(url), NSHTTPCookiePath, nil];
    NSArray *parts = [text componentsSeparatedByString:@";"];
    for (NSUInteger i = 0; i < [parts count]; i++) {
        NSString *part = [parts objectAtIndex:i];
        NSRange sign = [part rangeOfString:@"="];
        NSString *name = trimmed(sign.length ? [part substringToIndex:sign.location] : part);
        NSString *value = sign.length ? trimmed([part substringFromIndex:NSMaxRange(sign)]) : @"";
        if (i > 0) {
            set_attribute(properties, name, value);
        } else if (sign.length && [name length]) {
            [properties setObject:name forKey:NSHTTPCookieName];
            [properties setObject:value forKey:NSHTTPCookieValue];
        }
    }
    if (![[properties objectForKey:NSHTTPCookieDomain] length] && [url host]) {
        [properties setObject:[url host] forKey:NSHTTPCookieDomain];
    }
    return [NSHTTPCookie cookieWithProperties:properties];
}

@implementation NSHTTPCookie (OfApps)

+ (id)allocWithZone:(NSZone *)zone {
    Class plain = objc_lookUpClass("NSHTTPCookie"), made = objc_lookUpClass("AppHTTPCookie");
    return NSAllocateObject(self == plain ? made : self, 0, zone);
}

+ (id)cookieWithProperties:(NSDictionary *)properties {
    return [[[self alloc] initWithProperties:properties] autorelease];
}

+ (NSArray *)cookiesWithResponseHeaderFields:(NSDictionary *)fields forURL:(NSURL *)url {
    NSMutableArray *cookies = [NSMutableArray array];
    for (NSString *name in fields) {
        if ([name caseInsensitiveCompare:@"Set-Cookie"] != NSOrderedSame) continue;
        NSString *text = [fields objectForKey:name];
        for (NSUInteger start = 0; start < [text length];) {
            NSUInteger end = end_of_cookie(text, start);
            NSHTTPCookie *cookie = cookie_of_text([text substringWithRange:NSMakeRange(start, end - start)], url);
            if (cookie) [cookies addObject:cookie];
            start = end + 1;
        }
    }
    return cookies;
}

+ (NSDictionary *)requestHeaderFieldsWithCookies:(NSArray *)cookies {
    NSMutableArray *pairs = [NSMutableArray array];
    for (NSHTTPCookie *cookie in cookies) {
        [pairs addObject:[NSString stringWithFormat:@"%@=%@", [cookie name], [cookie value]]];
    }
    if ([pairs count] == 0) return [NSDictionary dictionary];
    return [NSDictionary dictionaryWithObject:[pairs componentsJoinedByString:@"; "] forKey:@"Cookie"];
}

@end
