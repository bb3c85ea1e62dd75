#import "URLParts.h"
#include <ctype.h>

static BOOL is_legal(const char *text) {
    for (; *text; text++) {
        if (isalnum((unsigned char)*text) || strchr("-_.~!*'();:@&=+$,/?#[]", *text)) continue;
        if (*text != '%' || !isxdigit((unsigned char)text[1]) || !isxdigit((unsigned char)text[2])) return NO;
    }
    return YES;
}

/// The text of some characters, retained.
static NSString *text_of(const char *start, size_t length) {
    return [[NSString alloc] initWithBytes:start length:length encoding:NSASCIIStringEncoding];
}

/// The number of characters before any of those, or before the end.
static size_t length_until(const char *text, const char *limit, const char *any_of) {
    size_t length = strcspn(text, any_of);
    return MIN(length, (size_t)(limit - text));
}

@implementation URLParts

- (void)dealloc {
    [scheme release];
    [user release];
    [password release];
    [host release];
    [port release];
    [path release];
    [query release];
    [fragment release];
    [super dealloc];
}

/// `user:password@host:port`
static void read_authority(URLParts *parts, const char *text, const char *limit) {
    const char *at = NULL;
    for (const char *here = text; here < limit; here++) {
        if (*here == '@') at = here;
    }
    if (at) {
        size_t user_length = length_until(text, at, ":");
        parts->user = text_of(text, user_length);
        const char *behind = text + user_length + 1;
        if (behind <= at) parts->password = text_of(behind, (size_t)(at - behind));
        text = at + 1;
    }
    size_t host_length = *text == '[' ? length_until(text, limit, "]") + 1 : length_until(text, limit, ":");
    host_length = MIN(host_length, (size_t)(limit - text));
    parts->host = text_of(text, host_length);
    text += host_length;
    if (text < limit && *text == ':') parts->port = text_of(text + 1, (size_t)(limit - text) - 1);
}

+ (URLParts *)partsOfText:(NSString *)whole {
    const char *text = [whole UTF8String];
    if (text == NULL || !is_legal(text)) return nil;
    URLParts *parts = [[self new] autorelease];
    size_t length = strcspn(text, ":/?#");
    if (text[length] == ':' && length > 0 && isalpha((unsigned char)*text)) {
        parts->scheme = text_of(text, length);
        text += length + 1;
    }
    if (strncmp(text, "//", 2) == 0) {
        text += 2;
        length = strcspn(text, "/?#");
        parts->has_authority = YES;
        read_authority(parts, text, text + length);
        text += length;
    }
    length = strcspn(text, "?#");
    parts->path = text_of(text, length);
    text += length;
    if (*text == '?') {
        length = strcspn(text, "#");
        parts->query = text_of(text + 1, length - 1);
        text += length;
    }
    if (*text == '#') parts->fragment = text_of(text + 1, strlen(text + 1));
    return parts;
}

- (NSString *)text {
    NSMutableString *text = [NSMutableString string];
    if (scheme) [text appendFormat:@"%@:", scheme];
    if (has_authority) {
        [text appendString:@"//"];
        if (user) [text appendString:user];
        if (password) [text appendFormat:@":%@", password];
        if (user) [text appendString:@"@"];
        [text appendString:host ?: @""];
        if (port) [text appendFormat:@":%@", port];
    }
    [text appendString:path ?: @""];
    if (query) [text appendFormat:@"?%@", query];
    if (fragment) [text appendFormat:@"#%@", fragment];
    return text;
}

- (BOOL)isOpaque { return scheme && !has_authority && ![path hasPrefix:@"/"]; }

static void take_authority(URLParts *parts, URLParts *from) {
    parts->has_authority = from->has_authority;
    parts->user = [from->user copy];
    parts->password = [from->password copy];
    parts->host = [from->host copy];
    parts->port = [from->port copy];
}

/// The base's path up to its last slash, and the other path.
static NSString *merged(URLParts *base, NSString *path) {
    if (base->has_authority && [base->path length] == 0) return [@"/" stringByAppendingString:path];
    NSRange slash = [base->path rangeOfString:@"/" options:NSBackwardsSearch];
    return slash.length ? [[base->path substringToIndex:NSMaxRange(slash)] stringByAppendingString:path] : path;
}

- (URLParts *)partsRelativeTo:(URLParts *)base {
    if (scheme || [base isOpaque]) return self;
    URLParts *parts = [[URLParts new] autorelease];
    parts->scheme = [base->scheme copy];
    parts->fragment = [fragment copy];
    take_authority(parts, has_authority ? self : base);
    if (has_authority || [path hasPrefix:@"/"]) {
        parts->path = [url_path_without_dots(path) copy];
    } else if ([path length]) {
        parts->path = [url_path_without_dots(merged(base, path)) copy];
    } else {
        parts->path = [base->path copy];
        parts->query = [query ?: base->query copy];
        return parts;
    }
    parts->query = [query copy];
    return parts;
}

@end

NSString *url_path_without_dots(NSString *path) {
    NSMutableArray *kept = [NSMutableArray array];
    NSArray *segments = [path componentsSeparatedByString:@"/"];
    BOOL is_absolute = [path hasPrefix:@"/"];
    for (NSUInteger i = is_absolute ? 1 : 0; i < [segments count]; i++) {
        NSString *segment = [segments objectAtIndex:i];
        BOOL is_last = i + 1 == [segments count], is_up = [segment isEqualToString:@".."];
        if (is_up && [kept count]) [kept removeLastObject];
        if (!is_up && ![segment isEqualToString:@"."]) {
            [kept addObject:segment];
        } else if (is_last) {
            // What ends in dots is a folder.
            [kept addObject:@""];
        }
    }
    NSString *joined = [kept componentsJoinedByString:@"/"];
    return is_absolute ? [@"/" stringByAppendingString:joined] : joined;
}
