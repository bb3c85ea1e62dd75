#pragma once
#include <CoreGraphics/CGDataProvider.h>
#include <CoreGraphics/CGGeometry.h>
#include <CoreGraphics/CGReferences.h>

typedef unsigned short CGFontIndex;
typedef CGFontIndex CGGlyph;

enum { kCGFontIndexMax = (1 << 16) - 2, kCGFontIndexInvalid = (1 << 16) - 1, kCGGlyphMax = kCGFontIndexMax };

enum { CGGlyphMin = 0, CGGlyphMax = kCGGlyphMax };

/// Kinds of fonts that printers take.
typedef enum CGFontPostScriptFormat {
    kCGFontPostScriptFormatType1 = 1,
    kCGFontPostScriptFormatType3 = 3,
    kCGFontPostScriptFormatType42 = 42
} CGFontPostScriptFormat;

CG_EXTERN_BEGIN

extern const CFStringRef kCGFontVariationAxisName;
extern const CFStringRef kCGFontVariationAxisMinValue;
extern const CFStringRef kCGFontVariationAxisMaxValue;
extern const CFStringRef kCGFontVariationAxisDefaultValue;

// The platform's fonts have no variations, and there is no printer: NULL and false.
extern CGFontRef CGFontCreateCopyWithVariations(CGFontRef font, CFDictionaryRef variations);
extern CFArrayRef CGFontCopyVariationAxes(CGFontRef font);
extern CFDictionaryRef CGFontCopyVariations(CGFontRef font);
extern bool CGFontCanCreatePostScriptSubset(CGFontRef font, CGFontPostScriptFormat format);
extern CFDataRef CGFontCreatePostScriptSubset(CGFontRef font, CFStringRef subsetName, CGFontPostScriptFormat format, const CGGlyph glyphs[], size_t count, const CGGlyph encoding[256]);
extern CFDataRef CGFontCreatePostScriptEncoding(CGFontRef font, const CGGlyph encoding[256]);

extern CGFontRef CGFontCreateWithFontName(CFStringRef name);
extern CGFontRef CGFontCreateWithDataProvider(CGDataProviderRef provider);
extern CGFontRef CGFontRetain(CGFontRef font);
extern void CGFontRelease(CGFontRef font);
extern CFTypeID CGFontGetTypeID(void);
extern size_t CGFontGetNumberOfGlyphs(CGFontRef font);
extern int CGFontGetUnitsPerEm(CGFontRef font);
extern CFStringRef CGFontCopyPostScriptName(CGFontRef font);
extern CFStringRef CGFontCopyFullName(CGFontRef font);
extern int CGFontGetAscent(CGFontRef font);
extern int CGFontGetDescent(CGFontRef font);
extern int CGFontGetLeading(CGFontRef font);
extern int CGFontGetCapHeight(CGFontRef font);
extern int CGFontGetXHeight(CGFontRef font);
extern CGRect CGFontGetFontBBox(CGFontRef font);
extern CGFloat CGFontGetItalicAngle(CGFontRef font);
extern CGFloat CGFontGetStemV(CGFontRef font);
extern bool CGFontGetGlyphAdvances(CGFontRef font, const CGGlyph glyphs[], size_t count, int advances[]);
extern bool CGFontGetGlyphBBoxes(CGFontRef font, const CGGlyph glyphs[], size_t count, CGRect boxes[]);
extern CGGlyph CGFontGetGlyphWithGlyphName(CGFontRef font, CFStringRef name);
extern CFStringRef CGFontCopyGlyphNameForGlyph(CGFontRef font, CGGlyph glyph);
/// An array of NSNumbers.
extern CFArrayRef CGFontCopyTableTags(CGFontRef font);
extern CFDataRef CGFontCopyTableForTag(CGFontRef font, uint32_t tag);

CG_EXTERN_END
