#import "Line/CoreTextParagraph.h"
#import "Line/CoreTextGlyphs.h"
#import "Line/CoreTextTypesetter.h"
#import "Line/TextUnits.h"
#include <unicode/ubrk.h>

@implementation CoreTextParagraph

- (void)dealloc {
    free(advances);
    free(flags);
}

+ (CoreTextParagraph *)paragraphOf:(CoreTextTypesetter *)typesetter at:(CFIndex)index {
    const UniChar *units = typesetter->units;
    CFIndex start = index, end = index;
    // A place between \r and \n belongs to the paragraph that both end.
    if (start > 0 && units[start] == '\n' && units[start - 1] == '\r') start--;
    while (start > 0 && !is_paragraph_break(units[start - 1])) start--;
    while (end < typesetter->length && !is_paragraph_break(units[end])) end++;
    if (end < typesetter->length) end += units[end] == '\r' && end + 1 < typesetter->length && units[end + 1] == '\n' ? 2 : 1;
    CoreTextParagraph *made = [[CoreTextParagraph alloc] init];
    made->range = CFRangeMake(start, end - start);
    NSDictionary *attributes = [typesetter->string attributesAtIndex:(NSUInteger)start effectiveRange:NULL];
    made->style = [CoreTextParagraphStyle styleOfAttributes:attributes];
    switch (typesetter->direction >= 0 ? typesetter->direction : made->style->values.direction) {
    case kCTWritingDirectionLeftToRight: break;
    case kCTWritingDirectionRightToLeft: made->isRightToLeft = YES; break;
    default: made->isRightToLeft = verger_text_runs_from_right(units + start, end - start);
    }
    return made;
}

- (void)measure:(CoreTextTypesetter *)typesetter {
    size_t length = (size_t)range.length;
    advances = calloc(length + 1, sizeof *advances);
    flags = calloc(length + 1, 1);
    if (advances == NULL || flags == NULL) abort();
    CoreTextGlyphs *glyphs = [CoreTextGlyphs glyphsOf:typesetter range:range direction:isRightToLeft];
    for (CFIndex i = 0; i < glyphs->count; i++) {
        CFIndex place = glyphs->glyphs[i].cluster - range.location;
        if (place < 0 || place >= range.length) continue;
        advances[place] += glyphs->glyphs[i].advance;
        flags[place] |= begins_cluster;
    }
    flags[0] |= begins_cluster;
    [self findBreaks:typesetter->units + range.location];
}

/// By the rules of Unicode (UAX #14), as ICU has them.
- (void)findBreaks:(const UniChar *)units {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = (int32_t)MIN(range.length, INT32_MAX);
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, "en_US", (const UChar *)units, length, &error);
    if (U_FAILURE(error)) return;
    for (int32_t place = ubrk_first(iterator); place != UBRK_DONE; place = ubrk_next(iterator)) {
        if (place >= 0 && place < length) flags[place] |= may_break;
    }
    ubrk_close(iterator);
}

@end
