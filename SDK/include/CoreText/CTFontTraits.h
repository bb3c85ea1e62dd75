// What a font looks like: bold, italic, monospaced; the family of its serifs. Since iPhone OS 3.2.
#pragma once
#import <CoreText/CTDefines.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const CFStringRef kCTFontSymbolicTrait;
extern const CFStringRef kCTFontWeightTrait;
extern const CFStringRef kCTFontWidthTrait;
extern const CFStringRef kCTFontSlantTrait;

enum {
    kCTFontClassMaskShift = 28
};

enum {
    kCTFontItalicTrait = 1,
    kCTFontBoldTrait = 2,
    kCTFontExpandedTrait = 32,
    kCTFontCondensedTrait = 64,
    kCTFontMonoSpaceTrait = 1024,
    kCTFontVerticalTrait = 2048,
    kCTFontUIOptimizedTrait = 4096,
    kCTFontColorGlyphsTrait = 8192,
    kCTFontClassMaskTrait = -268435456
};
typedef uint32_t CTFontSymbolicTraits;

enum {
    kCTFontUnknownClass = 0,
    kCTFontOldStyleSerifsClass = 1 << 28,
    kCTFontTransitionalSerifsClass = 1 << 29,
    kCTFontModernSerifsClass = 0x30000000,
    kCTFontClarendonSerifsClass = 1 << 30,
    kCTFontSlabSerifsClass = 0x50000000,
    kCTFontFreeformSerifsClass = 0x70000000,
    kCTFontSansSerifClass = (-2147483647 - 1),
    kCTFontOrnamentalsClass = -1879048192,
    kCTFontScriptsClass = -1610612736,
    kCTFontSymbolicClass = -1073741824
};
typedef uint32_t CTFontStylisticClass;

#ifdef __cplusplus
}
#endif
