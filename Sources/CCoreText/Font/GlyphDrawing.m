#import "Font/GlyphDrawing.h"
#import "Objects/PathBox.h"

enum { glyphs_at_once = 256 };

void draw_glyphs(CoreTextFont *font, const CGGlyph *glyphs, const CGPoint *positions, CFIndex count,
                 CGContextRef context) {
    CGAffineTransform before = CGContextGetTextMatrix(context), back = CGAffineTransformIdentity;
    CGContextSetFont(context, font->graphicsFont);
    CGContextSetFontSize(context, font->size);
    // The font's matrix turns the glyphs, but not the places where they are.
    if (!CGAffineTransformIsIdentity(font->matrix)) {
        const CGAffineTransform *matrix = &font->matrix;
        if (fabs(matrix->a * matrix->d - matrix->b * matrix->c) < 1e-9) return;
        back = CGAffineTransformInvert(*matrix);
        CGContextSetTextMatrix(context, CGAffineTransformConcat(*matrix, before));
    }
    CGGlyph shown[glyphs_at_once];
    CGPoint places[glyphs_at_once];
    CFIndex waiting = 0;
    for (CFIndex i = 0; i <= count; i++) {
        if (waiting > 0 && (i == count || waiting == glyphs_at_once)) {
            CGContextShowGlyphsAtPositions(context, shown, places, (size_t)waiting);
            waiting = 0;
        }
        if (i == count || glyphs[i] == no_glyph || !isfinite(positions[i].x + positions[i].y)) continue;
        shown[waiting] = glyphs[i];
        places[waiting++] = CGPointApplyAffineTransform(positions[i], back);
    }
    CGContextSetTextMatrix(context, before);
}

CGRect glyph_box(CoreTextFont *font, CGGlyph glyph) {
    if (glyph == no_glyph) return CGRectZero;
    CGAffineTransform whole = CGAffineTransformConcat(CGAffineTransformMakeScale(font->size, font->size), font->matrix);
    if (font->facts.has_color) {
        double advance = 0;
        verger_font_advances(font->graphicsFont, &glyph, &advance, 1);
        CGRect box = CGRectMake(0, font->facts.descender, advance, font->facts.ascender - font->facts.descender);
        return CGRectApplyAffineTransform(box, whole);
    }
    CGPathRef outline = verger_font_copy_outline(font->graphicsFont, glyph);
    if (outline == NULL) return CGRectZero;
    CGRect box = path_box(outline);
    CGPathRelease(outline);
    return CGRectIsNull(box) ? CGRectZero : CGRectApplyAffineTransform(box, whole);
}
