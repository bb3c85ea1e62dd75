#import "Notice/Refusal.h"
#import <CoreText/CoreText.h>

CFTypeID CTFontGetTypeID(void) REFUSES(0)
CTFontRef CTFontCreateWithName(CFStringRef name, CGFloat size, const CGAffineTransform *matrix) REFUSES(NULL)
CTFontRef CTFontCreateWithFontDescriptor(CTFontDescriptorRef descriptor, CGFloat size,
                                         const CGAffineTransform *matrix) REFUSES(NULL)
CTFontRef CTFontCreateWithNameAndOptions(CFStringRef name, CGFloat size, const CGAffineTransform *matrix,
                                         CTFontOptions options) REFUSES(NULL)
CTFontRef CTFontCreateWithFontDescriptorAndOptions(CTFontDescriptorRef descriptor, CGFloat size,
                                                   const CGAffineTransform *matrix,
                                                   CTFontOptions options) REFUSES(NULL)
CTFontRef CTFontCreateUIFontForLanguage(CTFontUIFontType type, CGFloat size, CFStringRef language) REFUSES(NULL)
CTFontRef CTFontCreateCopyWithAttributes(CTFontRef font, CGFloat size, const CGAffineTransform *matrix,
                                         CTFontDescriptorRef attributes) REFUSES(NULL)
CTFontRef CTFontCreateCopyWithSymbolicTraits(CTFontRef font, CGFloat size, const CGAffineTransform *matrix,
                                             CTFontSymbolicTraits value, CTFontSymbolicTraits mask) REFUSES(NULL)
CTFontRef CTFontCreateCopyWithFamily(CTFontRef font, CGFloat size, const CGAffineTransform *matrix,
                                     CFStringRef family) REFUSES(NULL)
CTFontRef CTFontCreateForString(CTFontRef currentFont, CFStringRef string, CFRange range) REFUSES(NULL)
CTFontDescriptorRef CTFontCopyFontDescriptor(CTFontRef font) REFUSES(NULL)
CFTypeRef CTFontCopyAttribute(CTFontRef font, CFStringRef attribute) REFUSES(NULL)
CGFloat CTFontGetSize(CTFontRef font) REFUSES(0)
CGAffineTransform CTFontGetMatrix(CTFontRef font) REFUSES(CGAffineTransformIdentity)
CTFontSymbolicTraits CTFontGetSymbolicTraits(CTFontRef font) REFUSES(0)
CFDictionaryRef CTFontCopyTraits(CTFontRef font) REFUSES(NULL)
CFStringRef CTFontCopyPostScriptName(CTFontRef font) REFUSES(NULL)
CFStringRef CTFontCopyFamilyName(CTFontRef font) REFUSES(NULL)
CFStringRef CTFontCopyFullName(CTFontRef font) REFUSES(NULL)
CFStringRef CTFontCopyDisplayName(CTFontRef font) REFUSES(NULL)
CFStringRef CTFontCopyName(CTFontRef font, CFStringRef nameKey) REFUSES(NULL)
CFStringRef CTFontCopyLocalizedName(CTFontRef font, CFStringRef nameKey, CFStringRef *actualLanguage) REFUSES(NULL)
CFCharacterSetRef CTFontCopyCharacterSet(CTFontRef font) REFUSES(NULL)
CFStringEncoding CTFontGetStringEncoding(CTFontRef font) REFUSES(0)
CFArrayRef CTFontCopySupportedLanguages(CTFontRef font) REFUSES(NULL)
CGFloat CTFontGetAscent(CTFontRef font) REFUSES(0)
CGFloat CTFontGetDescent(CTFontRef font) REFUSES(0)
CGFloat CTFontGetLeading(CTFontRef font) REFUSES(0)
unsigned CTFontGetUnitsPerEm(CTFontRef font) REFUSES(0)
CFIndex CTFontGetGlyphCount(CTFontRef font) REFUSES(0)
CGRect CTFontGetBoundingBox(CTFontRef font) REFUSES(CGRectZero)
CGFloat CTFontGetUnderlinePosition(CTFontRef font) REFUSES(0)
CGFloat CTFontGetUnderlineThickness(CTFontRef font) REFUSES(0)
CGFloat CTFontGetSlantAngle(CTFontRef font) REFUSES(0)
CGFloat CTFontGetCapHeight(CTFontRef font) REFUSES(0)
CGFloat CTFontGetXHeight(CTFontRef font) REFUSES(0)
bool CTFontGetGlyphsForCharacters(CTFontRef font, const UniChar characters[], CGGlyph glyphs[],
                                  CFIndex count) REFUSES(false)
CGGlyph CTFontGetGlyphWithName(CTFontRef font, CFStringRef glyphName) REFUSES(0)
CGRect CTFontGetBoundingRectsForGlyphs(CTFontRef font, CTFontOrientation orientation, const CGGlyph glyphs[],
                                       CGRect *boundingRects, CFIndex count) REFUSES(CGRectZero)
double CTFontGetAdvancesForGlyphs(CTFontRef font, CTFontOrientation orientation, const CGGlyph glyphs[],
                                  CGSize *advances, CFIndex count) REFUSES(0)
void CTFontGetVerticalTranslationsForGlyphs(CTFontRef font, const CGGlyph glyphs[], CGSize *translations,
                                            CFIndex count) REFUSES()
CGPathRef CTFontCreatePathForGlyph(CTFontRef font, CGGlyph glyph, const CGAffineTransform *transform) REFUSES(NULL)
void CTFontDrawGlyphs(CTFontRef font, const CGGlyph glyphs[], const CGPoint positions[], size_t count,
                      CGContextRef context) REFUSES()
CFIndex CTFontGetLigatureCaretPositions(CTFontRef font, CGGlyph glyph, CGFloat *positions,
                                        CFIndex maxPositions) REFUSES(0)
CFArrayRef CTFontCopyVariationAxes(CTFontRef font) REFUSES(NULL)
CFDictionaryRef CTFontCopyVariation(CTFontRef font) REFUSES(NULL)
CFArrayRef CTFontCopyFeatures(CTFontRef font) REFUSES(NULL)
CFArrayRef CTFontCopyFeatureSettings(CTFontRef font) REFUSES(NULL)
CGFontRef CTFontCopyGraphicsFont(CTFontRef font, CTFontDescriptorRef *attributes) REFUSES(NULL)
CTFontRef CTFontCreateWithGraphicsFont(CGFontRef graphicsFont, CGFloat size, const CGAffineTransform *matrix,
                                       CTFontDescriptorRef attributes) REFUSES(NULL)
CFArrayRef CTFontCopyAvailableTables(CTFontRef font, CTFontTableOptions options) REFUSES(NULL)
CFDataRef CTFontCopyTable(CTFontRef font, CTFontTableTag table, CTFontTableOptions options) REFUSES(NULL)
CFTypeID CTFontDescriptorGetTypeID(void) REFUSES(0)
CTFontDescriptorRef CTFontDescriptorCreateWithNameAndSize(CFStringRef name, CGFloat size) REFUSES(NULL)
CTFontDescriptorRef CTFontDescriptorCreateWithAttributes(CFDictionaryRef attributes) REFUSES(NULL)
CTFontDescriptorRef CTFontDescriptorCreateCopyWithAttributes(CTFontDescriptorRef original,
                                                            CFDictionaryRef attributes) REFUSES(NULL)
CTFontDescriptorRef CTFontDescriptorCreateCopyWithVariation(CTFontDescriptorRef original,
                                                            CFNumberRef variationIdentifier,
                                                            CGFloat variationValue) REFUSES(NULL)
CTFontDescriptorRef CTFontDescriptorCreateCopyWithFeature(CTFontDescriptorRef original,
                                                          CFNumberRef featureTypeIdentifier,
                                                          CFNumberRef featureSelectorIdentifier) REFUSES(NULL)
CFArrayRef CTFontDescriptorCreateMatchingFontDescriptors(CTFontDescriptorRef descriptor,
                                                         CFSetRef mandatoryAttributes) REFUSES(NULL)
CTFontDescriptorRef CTFontDescriptorCreateMatchingFontDescriptor(CTFontDescriptorRef descriptor,
                                                            CFSetRef mandatoryAttributes) REFUSES(NULL)
CFDictionaryRef CTFontDescriptorCopyAttributes(CTFontDescriptorRef descriptor) REFUSES(NULL)
CFTypeRef CTFontDescriptorCopyAttribute(CTFontDescriptorRef descriptor, CFStringRef attribute) REFUSES(NULL)
CFTypeRef CTFontDescriptorCopyLocalizedAttribute(CTFontDescriptorRef descriptor, CFStringRef attribute,
                                                 CFStringRef *language) REFUSES(NULL)
CFTypeID CTFontCollectionGetTypeID(void) REFUSES(0)
CTFontCollectionRef CTFontCollectionCreateFromAvailableFonts(CFDictionaryRef options) REFUSES(NULL)
CTFontCollectionRef CTFontCollectionCreateWithFontDescriptors(CFArrayRef descriptors,
                                                            CFDictionaryRef options) REFUSES(NULL)
CTFontCollectionRef CTFontCollectionCreateCopyWithFontDescriptors(CTFontCollectionRef original, CFArrayRef descriptors,
                                                            CFDictionaryRef options) REFUSES(NULL)
CFArrayRef CTFontCollectionCreateMatchingFontDescriptors(CTFontCollectionRef collection) REFUSES(NULL)
CFArrayRef CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback( CTFontCollectionRef collection,
                                                            CTFontCollectionSortDescriptorsCallback sortCallback,
                                                            void *refCon) REFUSES(NULL)
bool CTFontManagerRegisterFontsForURL(CFURLRef fontURL, CTFontManagerScope scope, CFErrorRef *error) REFUSES(false)
bool CTFontManagerUnregisterFontsForURL(CFURLRef fontURL, CTFontManagerScope scope, CFErrorRef *error) REFUSES(false)
bool CTFontManagerRegisterGraphicsFont(CGFontRef font, CFErrorRef *error) REFUSES(false)
bool CTFontManagerUnregisterGraphicsFont(CGFontRef font, CFErrorRef *error) REFUSES(false)
bool CTFontManagerRegisterFontsForURLs(CFArrayRef fontURLs, CTFontManagerScope scope, CFArrayRef *errors) REFUSES(false)
bool CTFontManagerUnregisterFontsForURLs(CFArrayRef fontURLs, CTFontManagerScope scope,
                                         CFArrayRef *errors) REFUSES(false)
CFTypeID CTGlyphInfoGetTypeID(void) REFUSES(0)
CTGlyphInfoRef CTGlyphInfoCreateWithGlyphName(CFStringRef glyphName, CTFontRef font,
                                              CFStringRef baseString) REFUSES(NULL)
CTGlyphInfoRef CTGlyphInfoCreateWithGlyph(CGGlyph glyph, CTFontRef font, CFStringRef baseString) REFUSES(NULL)
CTGlyphInfoRef CTGlyphInfoCreateWithCharacterIdentifier(CGFontIndex identifier, CTCharacterCollection collection,
                                                        CFStringRef baseString) REFUSES(NULL)
CFStringRef CTGlyphInfoGetGlyphName(CTGlyphInfoRef glyphInfo) REFUSES(NULL)
CGFontIndex CTGlyphInfoGetCharacterIdentifier(CTGlyphInfoRef glyphInfo) REFUSES(0)
CTCharacterCollection CTGlyphInfoGetCharacterCollection(CTGlyphInfoRef glyphInfo) REFUSES(0)
