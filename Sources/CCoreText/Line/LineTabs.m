#import "Line/LineTabs.h"

/// The width of what follows a tab, up to the next tab, a terminator or the end.
static double width_after(CoreTextGlyphs *glyphs, const UniChar *units, CFIndex tab, int step, NSCharacterSet *terminators) {
    double width = 0;
    for (CFIndex i = tab + step; i >= 0 && i < glyphs->count; i += step) {
        UniChar unit = units[glyphs->glyphs[i].cluster];
        if (unit == '\t' || [terminators characterIsMember:unit]) break;
        width += glyphs->glyphs[i].advance;
    }
    return width;
}

void place_tabs(CoreTextGlyphs *glyphs, const UniChar *units, CoreTextParagraphStyle *style, double offset,
                BOOL is_right_to_left) {
    // Stops count from the edge where the paragraph begins.
    int step = is_right_to_left ? -1 : 1;
    double x = offset;
    for (CFIndex i = is_right_to_left ? glyphs->count - 1 : 0; i >= 0 && i < glyphs->count; i += step) {
        struct text_glyph *glyph = &glyphs->glyphs[i];
        if (units[glyph->cluster] == '\t') {
            CTTextAlignment alignment;
            NSCharacterSet *terminators;
            double stop = [style stopAfter:x alignment:&alignment terminators:&terminators];
            double part = alignment == kCTRightTextAlignment ? 1 : alignment == kCTCenterTextAlignment ? 0.5 : 0;
            double before = part > 0 ? part * width_after(glyphs, units, i, step, terminators) : 0;
            glyph->advance = MAX(0, stop - x - before);
        }
        x += glyph->advance;
    }
}
