// A glyph that text shall be drawn with, instead of the one that its font maps it to. Since iPhone OS 3.2.
#pragma once
#import <CoreText/CTFont.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct __CTGlyphInfo *CTGlyphInfoRef;

enum {
    kCTIdentityMappingCharacterCollection = 0,
    kCTAdobeCNS1CharacterCollection = 1,
    kCTAdobeGB1CharacterCollection = 2,
    kCTAdobeJapan1CharacterCollection = 3,
    kCTAdobeJapan2CharacterCollection = 4,
    kCTAdobeKorea1CharacterCollection = 5
};
typedef uint16_t CTCharacterCollection;

CFTypeID CTGlyphInfoGetTypeID(void);
CTGlyphInfoRef CTGlyphInfoCreateWithGlyphName(CFStringRef glyphName, CTFontRef font, CFStringRef baseString);
CTGlyphInfoRef CTGlyphInfoCreateWithGlyph(CGGlyph glyph, CTFontRef font, CFStringRef baseString);
CTGlyphInfoRef CTGlyphInfoCreateWithCharacterIdentifier(CGFontIndex identifier, CTCharacterCollection collection,
                                                        CFStringRef baseString);
CFStringRef CTGlyphInfoGetGlyphName(CTGlyphInfoRef glyphInfo);
CGFontIndex CTGlyphInfoGetCharacterIdentifier(CTGlyphInfoRef glyphInfo);
CTCharacterCollection CTGlyphInfoGetCharacterCollection(CTGlyphInfoRef glyphInfo);

#ifdef __cplusplus
}
#endif
