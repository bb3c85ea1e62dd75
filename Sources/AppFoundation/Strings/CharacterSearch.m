// Searches for characters of a set: GNUstep's know neither anchors nor characters beyond U+FFFF.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <unicode/utf16.h>

static void check_range(NSString *text, SEL selector, NSRange range) {
    NSUInteger length = [text length];
    if (range.location <= length && range.length <= length - range.location) return;
    [NSException raise:NSRangeException format:@"*** -[NSString %@]: Range {%lu, %lu} out of bounds; string length %lu",
                       NSStringFromSelector(selector), (unsigned long)range.location, (unsigned long)range.length,
                       (unsigned long)length];
}

/// The character at that place, with the other half of its pair if the range has it.
static NSRange character_at(NSString *text, NSUInteger index, NSRange range, UChar32 *character) {
    unichar unit = [text characterAtIndex:index];
    *character = unit;
    if (U16_IS_LEAD(unit) && index + 1 < NSMaxRange(range)) {
        unichar next = [text characterAtIndex:index + 1];
        if (U16_IS_TRAIL(next)) {
            *character = U16_GET_SUPPLEMENTARY(unit, next);
            return NSMakeRange(index, 2);
        }
    }
    if (U16_IS_TRAIL(unit) && index > range.location) {
        unichar former = [text characterAtIndex:index - 1];
        if (U16_IS_LEAD(former)) {
            *character = U16_GET_SUPPLEMENTARY(former, unit);
            return NSMakeRange(index - 1, 2);
        }
    }
    return NSMakeRange(index, 1);
}

static NSRange range_of_character(NSString *text, SEL selector, NSCharacterSet *set, NSStringCompareOptions options,
                                  NSRange range) {
    if (set == nil) {
        [NSException raise:NSInvalidArgumentException format:@"*** -[NSString %@]: nil argument",
                           NSStringFromSelector(selector)];
    }
    check_range(text, selector, range);
    BOOL is_backwards = (options & NSBackwardsSearch) != 0;
    NSUInteger index = range.location, end = NSMaxRange(range);
    while (index < end) {
        NSUInteger place = is_backwards ? end - 1 : index;
        UChar32 character;
        NSRange found = character_at(text, place, range, &character);
        if ([set longCharacterIsMember:(UTF32Char)character]) return found;
        if (options & NSAnchoredSearch) break;
        if (is_backwards) {
            end = found.location;
        } else {
            index = NSMaxRange(found);
        }
    }
    return NSMakeRange(NSNotFound, 0);
}

FAMILY_METHOD(sequence, NSRange, NSString *, NSUInteger)

static NSRange sequence(sequence_former *former, NSString *text, SEL selector, NSUInteger index) {
    if (index >= [text length]) {
        [NSException raise:NSRangeException format:@"*** -[NSString %@]: Range or index out of bounds",
                           NSStringFromSelector(selector)];
    }
    return former(text, selector, index);
}

INSTALL(character_search) {
    replace_method_of_classes(
        @selector(rangeOfCharacterFromSet:options:range:), (IMP)range_of_character, string_classes);
    replace_family_method(&sequence_family, @selector(rangeOfComposedCharacterSequenceAtIndex:), string_classes);
}
