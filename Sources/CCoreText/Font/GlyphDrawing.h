#pragma once
#import "Font/CoreTextFont.h"

/// Glyphs that are not drawn: line breaks, and what a run delegate makes room for.
enum { no_glyph = kCGFontIndexInvalid };

/// Draws glyphs at places in the context's text space, with its colours and its text drawing mode. The text matrix is as
/// before afterwards.
void draw_glyphs(CoreTextFont *font, const CGGlyph *glyphs, const CGPoint *positions, CFIndex count, CGContextRef context);

/// The box of a glyph at the origin, in points; empty for one that shows nothing.
CGRect glyph_box(CoreTextFont *font, CGGlyph glyph);
