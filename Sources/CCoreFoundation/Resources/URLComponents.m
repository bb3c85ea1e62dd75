// The ranges of a URL's components in its text (RFC 1808: with parameters after the path).

#include "Objects/References.h"
#include <string.h>

/// The components in their order. Components that contain others are ranges of these.
enum part { Scheme, User, Password, Host, Port, Path, Parameter, Query, Fragment, PartCount };

/// The start and end of each component; the start of a missing one is negative.
struct parts {
    CFIndex start[PartCount], end[PartCount];
    /// Whether the URL is opaque: its scheme is not followed by a slash, and it consists only of the scheme and the
    /// rest.
    BOOL isOpaque;
    CFIndex rest, length;
};

static CFIndex find(const char *text, CFIndex start, CFIndex end, const char *characters) {
    while (start < end && strchr(characters, text[start]) == NULL) start++;
    return start;
}

static void set(struct parts *parts, enum part part, CFIndex start, CFIndex end) {
    parts->start[part] = start;
    parts->end[part] = end;
}

/// Parses `user:password@host:port`.
static void read_authority(const char *text, CFIndex start, CFIndex end, struct parts *parts) {
    CFIndex at = end;
    while (at > start && text[at - 1] != '@') at--;
    if (at > start) {
        CFIndex colon = find(text, start, at - 1, ":");
        set(parts, User, start, colon);
        if (colon < at - 1) set(parts, Password, colon + 1, at - 1);
        start = at;
    }
    CFIndex bracket = start < end && text[start] == '[' ? find(text, start, end, "]") : start;
    CFIndex colon = find(text, bracket, end, ":");
    set(parts, Host, start, colon);
    if (colon < end) set(parts, Port, colon + 1, end);
}

static struct parts parts_of(const char *text, CFIndex length) {
    struct parts parts = {.length = length};
    for (int i = 0; i < PartCount; i++) parts.start[i] = -1;
    CFIndex place = 0, colon = find(text, 0, length, ":/?#;");
    if (colon > 0 && colon < length && text[colon] == ':') {
        set(&parts, Scheme, 0, colon);
        place = colon + 1;
        if (place == length || text[place] != '/') {
            parts.isOpaque = YES;
            parts.rest = place;
            return parts;
        }
    }
    if (length - place >= 2 && text[place] == '/' && text[place + 1] == '/') {
        CFIndex end = find(text, place + 2, length, "/?#");
        read_authority(text, place + 2, end, &parts);
        place = end;
    }
    CFIndex end = find(text, place, length, ";?#");
    if (end > place) set(&parts, Path, place, end);
    parts.rest = place = end;
    if (place < length && text[place] == ';') {
        end = find(text, place, length, "?#");
        set(&parts, Parameter, place + 1, end);
        place = end;
    }
    if (place < length && text[place] == '?') {
        end = find(text, place, length, "#");
        set(&parts, Query, place + 1, end);
        place = end;
    }
    if (place < length) set(&parts, Fragment, place + 1, length);
    return parts;
}

static BOOL parts_of_component(CFURLComponentType component, enum part *first, enum part *last) {
    static const struct {
        enum part first, last;
    } table[] = {
        [kCFURLComponentScheme] = {Scheme, Scheme}, [kCFURLComponentNetLocation] = {User, Port},
        [kCFURLComponentPath] = {Path, Path}, [kCFURLComponentResourceSpecifier] = {Parameter, Fragment},
        [kCFURLComponentUser] = {User, User}, [kCFURLComponentPassword] = {Password, Password},
        [kCFURLComponentUserInfo] = {User, Password}, [kCFURLComponentHost] = {Host, Host},
        [kCFURLComponentPort] = {Port, Port}, [kCFURLComponentParameterString] = {Parameter, Parameter},
        [kCFURLComponentQuery] = {Query, Query}, [kCFURLComponentFragment] = {Fragment, Fragment},
    };
    if (component < kCFURLComponentScheme || component > kCFURLComponentFragment) return NO;
    *first = table[component].first;
    *last = table[component].last;
    return YES;
}

/// The range from the end of the previous component to the start of the next one, which includes the separators.
static CFRange range_around(const struct parts *parts, enum part first, enum part last) {
    CFIndex start = 0, end = parts->length;
    for (int i = 0; i < (int)first; i++) {
        if (parts->start[i] >= 0) start = parts->end[i];
    }
    for (int i = PartCount - 1; i > (int)last; i--) {
        if (parts->start[i] >= 0) end = parts->start[i];
    }
    return CFRangeMake(start, end - start);
}

CFRange CFURLGetByteRangeForComponent(CFURLRef url, CFURLComponentType component, CFRange *rangeIncludingSeparators) {
    const char *text = [[OBJECT(NSURL, url) relativeString] UTF8String];
    CFRange range = CFRangeMake(kCFNotFound, 0), around = range;
    enum part first, last;
    if (text && parts_of_component(component, &first, &last)) {
        struct parts parts = parts_of(text, (CFIndex)strlen(text));
        CFIndex start = -1, end = -1;
        for (int i = (int)first; i <= (int)last; i++) {
            if (parts.start[i] < 0) continue;
            if (start < 0) start = parts.start[i];
            end = parts.end[i];
        }
        // The resource specifier includes its first separator.
        if (component == kCFURLComponentResourceSpecifier && parts.rest < parts.length) {
            start = parts.rest;
            end = parts.length;
        }
        if (start >= 0) range = CFRangeMake(start, end - start);
        around = parts.isOpaque && first != Scheme ? range : range_around(&parts, first, last);
        if (parts.isOpaque && first == Scheme) around = CFRangeMake(0, parts.rest);
        // The range of a missing component is empty, at the place where it would be inserted.
        if (start < 0 && around.location != kCFNotFound) around.length = 0;
    }
    if (rangeIncludingSeparators) *rangeIncludingSeparators = around;
    return range;
}
