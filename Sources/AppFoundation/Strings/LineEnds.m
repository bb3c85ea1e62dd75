// Where lines and paragraphs end: line feed, carriage return or both, next line (U+0085), and the separators of
// Unicode, of which that of lines (U+2028) ends no paragraph.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static BOOL is_end(unichar unit, BOOL of_line) {
    if (unit > '\r' && unit < 0x85) return NO;
    return unit == '\n' || unit == '\r' || unit == 0x85 || unit == 0x2029 || (of_line && unit == 0x2028);
}

static BOOL is_pair(NSString *text, NSUInteger place) {
    return place + 1 < [text length] && [text characterAtIndex:place] == '\r' &&
           [text characterAtIndex:place + 1] == '\n';
}

static void find(NSString *text, SEL selector, NSUInteger *start, NSUInteger *end, NSUInteger *contents_end, NSRange range,
                 BOOL of_line) {
    NSUInteger length = [text length];
    if (range.location > length || range.length > length - range.location) {
        [NSException raise:NSRangeException format:@"-[%@ %@]: Range {%lu, %lu} out of bounds; string length %lu",
                                                   [text class], NSStringFromSelector(selector),
                                                   (unsigned long)range.location, (unsigned long)range.length,
                                                   (unsigned long)length];
    }
    if (start) {
        NSUInteger place = range.location;
        // A position between carriage return and line feed belongs to the line that they end.
        if (place > 0 && is_pair(text, place - 1)) place--;
        while (place > 0 && !is_end([text characterAtIndex:place - 1], of_line)) place--;
        *start = place;
    }
    if (end == NULL && contents_end == NULL) return;
    NSUInteger place = range.length > 0 ? NSMaxRange(range) - 1 : range.location;
    if (place > 0 && is_pair(text, place - 1)) place--;
    while (place < length && !is_end([text characterAtIndex:place], of_line)) place++;
    if (contents_end) *contents_end = place;
    if (end) *end = place >= length ? length : place + (is_pair(text, place) ? 2 : 1);
}

static void line(NSString *text, SEL selector, NSUInteger *start, NSUInteger *end, NSUInteger *contents_end, NSRange range) {
    find(text, selector, start, end, contents_end, range, YES);
}

static void paragraph(NSString *text, SEL selector, NSUInteger *start, NSUInteger *end, NSUInteger *contents_end,
                      NSRange range) {
    find(text, selector, start, end, contents_end, range, NO);
}

INSTALL(line_ends) {
    Class class = [NSString class];
    replace_instance_method(class, @selector(getLineStart:end:contentsEnd:forRange:), (IMP)line);
    replace_instance_method(class, @selector(getParagraphStart:end:contentsEnd:forRange:), (IMP)paragraph);
}
