#import "PredicateTexts.h"
#import "../../../SDK/include/Foundation/VergerStrings.h"
#import "../Strings/Units.h"
#import "MatchedPattern.h"

/// What the options let differ is made equal.
static NSString *folded(NSString *text, NSStringCompareOptions options) {
    NSStringCompareOptions foldings = options & (NSCaseInsensitiveSearch | NSDiacriticInsensitiveSearch);
    return foldings ? [text stringByFoldingWithOptions:foldings locale:nil] : text;
}

BOOL text_begins_with(NSString *text, NSString *part, NSStringCompareOptions options) {
    return [part length] && [text rangeOfString:part options:options | NSAnchoredSearch].length > 0;
}

BOOL text_ends_with(NSString *text, NSString *part, NSStringCompareOptions options) {
    return [part length] && [text rangeOfString:part options:options | NSAnchoredSearch | NSBackwardsSearch].length > 0;
}

// MARK: Wildcards

/// The number of units of the character there: two for one outside of the first plane.
static NSUInteger character_length(const UChar *units, NSUInteger place, NSUInteger length) {
    BOOL is_pair = (units[place] & 0xFC00) == 0xD800 && place + 1 < length && (units[place + 1] & 0xFC00) == 0xDC00;
    return is_pair ? 2 : 1;
}

BOOL text_is_like(NSString *text, NSString *pattern, NSStringCompareOptions options) {
    text = folded(text, options);
    pattern = folded(pattern, options);
    int32_t text_length, sign_count;
    const UChar *units = units_of(text, &text_length), *signs = units_of(pattern, &sign_count);
    NSUInteger length = (NSUInteger)text_length, pattern_length = (NSUInteger)sign_count, at = 0, sign = 0;
    // Only the last star that was passed can be of use: it takes one character more each time the rest does not fit.
    NSUInteger star = NSNotFound, taken = 0;
    while (at < length) {
        if (sign < pattern_length && signs[sign] == '*') {
            star = ++sign;
            taken = at;
            continue;
        }
        if (sign < pattern_length && signs[sign] == '?') {
            at += character_length(units, at, length);
            sign++;
            continue;
        }
        NSUInteger literal = sign < pattern_length && signs[sign] == '\\' && sign + 1 < pattern_length ? sign + 1 : sign;
        if (literal < pattern_length && signs[literal] == units[at]) {
            at++;
            sign = literal + 1;
            continue;
        }
        if (star == NSNotFound) return NO;
        taken += character_length(units, taken, length);
        at = taken;
        sign = star;
    }
    while (sign < pattern_length && signs[sign] == '*') sign++;
    return sign == pattern_length;
}

// MARK: Regular expressions

BOOL text_matches(NSString *text, NSString *pattern, NSStringCompareOptions options) {
    MatchedPattern *expression = [MatchedPattern matchedPattern:pattern
                                                    ignoresCase:(options & NSCaseInsensitiveSearch) != 0];
    if (expression == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"Can't do regex matching, reason: Can't open pattern (string %@, pattern %@, case 0, canon 0)",
                           text, pattern];
    }
    return [expression matchesWholeOf:folded(text, options & NSDiacriticInsensitiveSearch)];
}
