// Measures and glyphs of fonts, after "CTFont Reference" of iOS 5.

#import "Font/CoreTextFont.h"
#import "Font/FontTables.h"
#import "Font/GlyphDrawing.h"

/// More glyphs than this are taken for a mistake.
static const CFIndex most_glyphs = 1 << 24;

static CoreTextFont *font_of(CTFontRef font) { return object_of(font, [CoreTextFont class]); }

CGFloat CTFontGetAscent(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? object->facts.ascender * object->size : 0;
}

CGFloat CTFontGetDescent(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? -object->facts.descender * object->size : 0;
}

CGFloat CTFontGetLeading(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? object->facts.line_gap * object->size : 0;
}

CGFloat CTFontGetCapHeight(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? object->facts.cap_height * object->size : 0;
}

CGFloat CTFontGetXHeight(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? object->facts.x_height * object->size : 0;
}

unsigned CTFontGetUnitsPerEm(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? (unsigned)CGFontGetUnitsPerEm(object->graphicsFont) : 0;
}

CFIndex CTFontGetGlyphCount(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? (CFIndex)CGFontGetNumberOfGlyphs(object->graphicsFont) : 0;
}

CGRect CTFontGetBoundingBox(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    if (object == nil) return CGRectZero;
    CGRect box = CGFontGetFontBBox(object->graphicsFont);
    CGFloat unit = object->size / MAX(1, CGFontGetUnitsPerEm(object->graphicsFont));
    return CGRectApplyAffineTransform(box, CGAffineTransformConcat(CGAffineTransformMakeScale(unit, unit), object->matrix));
}

CGFloat CTFontGetUnderlinePosition(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? font_lines(object->graphicsFont).underline_position * object->size : 0;
}

CGFloat CTFontGetUnderlineThickness(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? font_lines(object->graphicsFont).underline_thickness * object->size : 0;
}

CGFloat CTFontGetSlantAngle(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? font_lines(object->graphicsFont).italic_angle : 0;
}

bool CTFontGetGlyphsForCharacters(CTFontRef font, const UniChar characters[], CGGlyph glyphs[], CFIndex count) {
    CoreTextFont *object = font_of(font);
    if (object == nil || characters == NULL || glyphs == NULL || count <= 0 || count > most_glyphs) return false;
    return verger_font_glyphs(object->graphicsFont, characters, glyphs, count);
}

CGGlyph CTFontGetGlyphWithName(CTFontRef font, CFStringRef glyphName) {
    CoreTextFont *object = font_of(font);
    return object && glyphName ? CGFontGetGlyphWithGlyphName(object->graphicsFont, glyphName) : 0;
}

CGRect CTFontGetBoundingRectsForGlyphs(CTFontRef font, CTFontOrientation orientation, const CGGlyph glyphs[],
                                       CGRect *boundingRects, CFIndex count) {
    CoreTextFont *object = font_of(font);
    if (object == nil || glyphs == NULL || count <= 0 || count > most_glyphs) return CGRectNull;
    CGRect all = CGRectNull;
    for (CFIndex i = 0; i < count; i++) {
        CGRect box = glyph_box(object, glyphs[i]);
        if (boundingRects) boundingRects[i] = box;
        if (!CGRectIsEmpty(box)) all = CGRectUnion(all, box);
    }
    return CGRectIsNull(all) ? CGRectZero : all;
}

/// How far a glyph moves a line that runs down: as high as the font's lines.
static double vertical_advance(CoreTextFont *font) {
    return (font->facts.ascender - font->facts.descender) * font->size;
}

/// The widths of glyphs in parts of the size, for as long as the pool.
static const double *widths_of(CoreTextFont *font, const CGGlyph *glyphs, CFIndex count) {
    NSMutableData *widths = [NSMutableData dataWithLength:(NSUInteger)count * sizeof(double)];
    verger_font_advances(font->graphicsFont, glyphs, widths.mutableBytes, count);
    return widths.bytes;
}

double CTFontGetAdvancesForGlyphs(CTFontRef font, CTFontOrientation orientation, const CGGlyph glyphs[],
                                  CGSize *advances, CFIndex count) {
    CoreTextFont *object = font_of(font);
    if (object == nil || glyphs == NULL || count <= 0 || count > most_glyphs) return 0;
    BOOL is_vertical = orientation == kCTFontVerticalOrientation;
    const double *widths = is_vertical ? NULL : widths_of(object, glyphs, count);
    double sum = 0;
    for (CFIndex i = 0; i < count; i++) {
        double advance = is_vertical ? vertical_advance(object) : widths[i] * object->size * object->matrix.a;
        if (advances) advances[i] = CGSizeMake(advance, 0);
        sum += advance;
    }
    return sum;
}

void CTFontGetVerticalTranslationsForGlyphs(CTFontRef font, const CGGlyph glyphs[], CGSize *translations,
                                            CFIndex count) {
    CoreTextFont *object = font_of(font);
    if (object == nil || glyphs == NULL || translations == NULL || count <= 0 || count > most_glyphs) return;
    const double *widths = widths_of(object, glyphs, count);
    for (CFIndex i = 0; i < count; i++) {
        translations[i] = CGSizeMake(-widths[i] * object->size / 2, -object->facts.ascender * object->size);
    }
}

CGPathRef CTFontCreatePathForGlyph(CTFontRef font, CGGlyph glyph, const CGAffineTransform *transform) {
    CoreTextFont *object = font_of(font);
    if (object == nil) return NULL;
    CGPathRef outline = verger_font_copy_outline(object->graphicsFont, glyph);
    if (outline == NULL) return NULL;
    CGAffineTransform whole = CGAffineTransformConcat(CGAffineTransformMakeScale(object->size, object->size), object->matrix);
    if (transform) whole = CGAffineTransformConcat(whole, *transform);
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathAddPath(path, &whole, outline);
    CGPathRelease(outline);
    // The outline of a space is NULL, by which apps leave it out.
    if (CGPathIsEmpty(path)) {
        CGPathRelease(path);
        return NULL;
    }
    return path;
}

void CTFontDrawGlyphs(CTFontRef font, const CGGlyph glyphs[], const CGPoint positions[], size_t count,
                      CGContextRef context) {
    CoreTextFont *object = font_of(font);
    if (object == nil || context == NULL || glyphs == NULL || positions == NULL) return;
    if (count == 0 || count > (size_t)most_glyphs) return;
    draw_glyphs(object, glyphs, positions, (CFIndex)count, context);
}

// Ligatures of the platform's fonts have no places for a caret inside.
CFIndex CTFontGetLigatureCaretPositions(CTFontRef font, CGGlyph glyph, CGFloat *positions, CFIndex maxPositions) {
    return 0;
}
