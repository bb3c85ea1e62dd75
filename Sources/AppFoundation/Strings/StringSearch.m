// Searches that ignore accents (NSDiacriticInsensitiveSearch): GNUstep has the option, but it finds nothing.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>

enum { DiacriticInsensitive = 128, WidthInsensitive = 256 };

/// A text without accents, and where each of its units stood: from `starts[i]` up to `starts[i + 1]`.
struct folded {
    unichar *units;
    NSUInteger *starts;
    NSUInteger count, capacity;
};

static void append(struct folded *folded, unichar unit, NSUInteger start) {
    if (folded->count + 1 >= folded->capacity) {
        folded->capacity = folded->capacity ? folded->capacity * 2 : 64;
        folded->units = realloc(folded->units, folded->capacity * sizeof *folded->units);
        folded->starts = realloc(folded->starts, folded->capacity * sizeof *folded->starts);
        if (folded->units == NULL || folded->starts == NULL) abort();
    }
    folded->units[folded->count] = unit;
    folded->starts[folded->count++] = start;
}

static struct folded fold(NSString *text, NSRange range, NSStringCompareOptions options) {
    struct folded folded = {0};
    BOOL ignores_case = (options & NSCaseInsensitiveSearch) != 0;
    NSCharacterSet *marks = [NSCharacterSet nonBaseCharacterSet];
    NSUInteger index = range.location, end = NSMaxRange(range);
    while (index < end) {
        unichar unit = [text characterAtIndex:index];
        unichar next = index + 1 < end ? [text characterAtIndex:index + 1] : 0;
        if (unit < 0x80 && next < 0x300) {
            append(&folded, ignores_case && unit >= 'A' && unit <= 'Z' ? unit + 32 : unit, index++);
            continue;
        }
        NSRange sequence = [text rangeOfComposedCharacterSequenceAtIndex:index];
        NSUInteger stop = MIN(MAX(NSMaxRange(sequence), index + 1), end);
        NSString *letter = [text substringWithRange:NSMakeRange(index, stop - index)];
        letter = options & WidthInsensitive ? [letter decomposedStringWithCompatibilityMapping]
                                            : [letter decomposedStringWithCanonicalMapping];
        if (ignores_case) letter = [letter lowercaseString];
        for (NSUInteger i = 0; i < [letter length]; i++) {
            unichar part = [letter characterAtIndex:i];
            if (!(options & DiacriticInsensitive) || ![marks characterIsMember:part]) append(&folded, part, index);
        }
        index = stop;
    }
    append(&folded, 0, end);
    folded.count--;
    return folded;
}

/// Whether the units before that place belong to another letter than those after it.
static BOOL is_boundary(const struct folded *folded, NSUInteger place) {
    return place == 0 || place >= folded->count || folded->starts[place] != folded->starts[place - 1];
}

static NSRange find(NSString *text, NSString *part, NSStringCompareOptions options, NSRange range) {
    struct folded whole = fold(text, range, options);
    struct folded wanted = fold(part, NSMakeRange(0, [part length]), options);
    NSRange found = NSMakeRange(NSNotFound, 0);
    if (wanted.count > 0 && wanted.count <= whole.count) {
        NSUInteger last = whole.count - wanted.count;
        BOOL backwards = (options & NSBackwardsSearch) != 0;
        NSUInteger tries = options & NSAnchoredSearch ? 1 : last + 1;
        for (NSUInteger i = 0; i < tries; i++) {
            NSUInteger place = backwards ? last - i : i;
            if (memcmp(whole.units + place, wanted.units, wanted.count * sizeof(unichar)) != 0) continue;
            if (!is_boundary(&whole, place) || !is_boundary(&whole, place + wanted.count)) continue;
            NSUInteger start = whole.starts[place];
            found = NSMakeRange(start, whole.starts[place + wanted.count] - start);
            break;
        }
    }
    free(whole.units);
    free(whole.starts);
    free(wanted.units);
    free(wanted.starts);
    return found;
}

enum { LongestShortText = 256 };

/// Copies the characters of a short text.
/// - Returns: their number; NSNotFound if the text is longer, or has others than ASCII's.
static NSUInteger ascii_of(NSString *text, unichar *units) {
    NSUInteger length = [text length];
    if (length > LongestShortText) return NSNotFound;
    [text getCharacters:units range:NSMakeRange(0, length)];
    unichar all = 0;
    for (NSUInteger i = 0; i < length; i++) all |= units[i];
    return all < 0x80 ? length : NSNotFound;
}

/// Searches in a short text of ASCII, in which each character is a sequence of its own.
/// - Returns: NO for other texts.
static BOOL find_ascii(NSString *text, NSString *part, NSRange range, NSRange *found) {
    unichar units[LongestShortText], wanted[LongestShortText];
    if (ascii_of(text, units) == NSNotFound) return NO;
    NSUInteger count = ascii_of(part, wanted);
    if (count == NSNotFound) return NO;
    *found = NSMakeRange(NSNotFound, 0);
    for (NSUInteger i = range.location; i + count <= NSMaxRange(range); i++) {
        if (units[i] != wanted[0] || memcmp(units + i, wanted, count * sizeof *units) != 0) continue;
        *found = NSMakeRange(i, count);
        break;
    }
    return YES;
}

FAMILY_METHOD(search_text, NSRange, NSString *, NSString *, NSStringCompareOptions, NSRange, NSLocale *)

static NSRange search_text(search_text_former *former, NSString *text, SEL selector, NSString *part,
                           NSStringCompareOptions options, NSRange range, NSLocale *locale) {
    BOOL is_sound = part != nil && range.location <= [text length] && range.length <= [text length] - range.location;
    if (is_sound && [part length] == 0) return NSMakeRange(NSNotFound, 0);
    NSRange short_found;
    BOOL is_plain = is_sound && (options & ~(NSStringCompareOptions)NSLiteralSearch) == 0 && locale == nil;
    if (is_plain && find_ascii(text, part, range, &short_found)) return short_found;
    if ((options & (DiacriticInsensitive | WidthInsensitive)) && is_sound) return find(text, part, options, range);
    // Calls GNUstep's method first, which raises for invalid arguments.
    NSStringCompareOptions plain = options & ~(NSStringCompareOptions)(DiacriticInsensitive | WidthInsensitive);
    NSRange found = former(text, selector, part, plain, range, locale);
    // For an anchored match at the start, GNUstep returns the whole searched range.
    BOOL is_anchored = (options & NSLiteralSearch) && (options & NSAnchoredSearch) && !(options & NSBackwardsSearch);
    if (found.location != NSNotFound && is_anchored) found.length = [part length];
    return found;
}

INSTALL(string_search) {
    replace_family_method(&search_text_family, @selector(rangeOfString:options:range:locale:), string_classes);
}
