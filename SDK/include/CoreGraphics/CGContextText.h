#pragma once
#include <CoreGraphics/CGContextTypes.h>
#include <CoreGraphics/CGFont.h>

typedef enum CGTextEncoding { kCGEncodingFontSpecific, kCGEncodingMacRoman } CGTextEncoding;

CG_EXTERN_BEGIN

extern void CGContextSelectFont(CGContextRef context, const char *name, CGFloat size, CGTextEncoding encoding);
extern void CGContextSetFont(CGContextRef context, CGFontRef font);
extern void CGContextSetShouldSmoothFonts(CGContextRef context, bool smooths);
// Text is always smooth and at parts of pixels: these change nothing.
extern void CGContextSetAllowsFontSmoothing(CGContextRef context, bool allowsFontSmoothing);
extern void CGContextSetAllowsFontSubpixelPositioning(CGContextRef context, bool allowsFontSubpixelPositioning);
extern void CGContextSetShouldSubpixelPositionFonts(CGContextRef context, bool shouldSubpixelPositionFonts);
extern void CGContextSetAllowsFontSubpixelQuantization(CGContextRef context, bool allowsFontSubpixelQuantization);
extern void CGContextSetShouldSubpixelQuantizeFonts(CGContextRef context, bool shouldSubpixelQuantizeFonts);
extern void CGContextShowText(CGContextRef context, const char *text, size_t length);
extern void CGContextShowTextAtPoint(CGContextRef context, CGFloat x, CGFloat y, const char *text, size_t length);
extern void CGContextShowGlyphs(CGContextRef context, const CGGlyph glyphs[], size_t count);
extern void CGContextShowGlyphsAtPoint(CGContextRef context, CGFloat x, CGFloat y, const CGGlyph glyphs[], size_t count);
extern void CGContextShowGlyphsAtPositions(CGContextRef context, const CGGlyph glyphs[], const CGPoint positions[], size_t count);
extern void CGContextShowGlyphsWithAdvances(CGContextRef context, const CGGlyph glyphs[], const CGSize advances[], size_t count);

CG_EXTERN_END
