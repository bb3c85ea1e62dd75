// After "CTGlyphInfo Reference" of iOS 5.

#import "Font/CoreTextFont.h"
#import "Paragraph/CoreTextGlyphInfo.h"

static CoreTextGlyphInfo *info_of(CTGlyphInfoRef info) { return object_of(info, [CoreTextGlyphInfo class]); }

static CoreTextGlyphInfo *made(CGGlyph glyph, CFStringRef base) {
    CoreTextGlyphInfo *info = [[CoreTextGlyphInfo alloc] init];
    info->glyph = glyph;
    info->baseString = [(NSString *)object_of(base, [NSString class]) copy];
    return info;
}

CFTypeID CTGlyphInfoGetTypeID(void) { return TextGlyphInfoType; }

CTGlyphInfoRef CTGlyphInfoCreateWithGlyphName(CFStringRef glyphName, CTFontRef font, CFStringRef baseString) {
    CoreTextFont *object = object_of(font, [CoreTextFont class]);
    NSString *name = object_of(glyphName, [NSString class]);
    if (object == nil || name == nil || baseString == NULL) return NULL;
    CoreTextGlyphInfo *info = made(CGFontGetGlyphWithGlyphName(object->graphicsFont, glyphName), baseString);
    info->glyphName = [name copy];
    return OWNED_REFERENCE(CTGlyphInfoRef, info);
}

CTGlyphInfoRef CTGlyphInfoCreateWithGlyph(CGGlyph glyph, CTFontRef font, CFStringRef baseString) {
    if (object_of(font, [CoreTextFont class]) == nil || baseString == NULL) return NULL;
    return OWNED_REFERENCE(CTGlyphInfoRef, made(glyph, baseString));
}

// The platform's fonts are not numbered by these collections; such a number is kept, and the font's own glyph is drawn.
CTGlyphInfoRef CTGlyphInfoCreateWithCharacterIdentifier(CGFontIndex identifier, CTCharacterCollection collection,
                                                        CFStringRef baseString) {
    if (baseString == NULL || collection > kCTAdobeKorea1CharacterCollection) return NULL;
    CoreTextGlyphInfo *info = made(collection == kCTIdentityMappingCharacterCollection ? identifier : 0, baseString);
    info->identifier = identifier;
    info->collection = collection;
    return OWNED_REFERENCE(CTGlyphInfoRef, info);
}

CFStringRef CTGlyphInfoGetGlyphName(CTGlyphInfoRef glyphInfo) {
    CoreTextGlyphInfo *info = info_of(glyphInfo);
    return info ? REFERENCE(CFStringRef, info->glyphName) : NULL;
}

CGFontIndex CTGlyphInfoGetCharacterIdentifier(CTGlyphInfoRef glyphInfo) {
    CoreTextGlyphInfo *info = info_of(glyphInfo);
    return info ? info->identifier : 0;
}

CTCharacterCollection CTGlyphInfoGetCharacterCollection(CTGlyphInfoRef glyphInfo) {
    CoreTextGlyphInfo *info = info_of(glyphInfo);
    return info ? info->collection : kCTIdentityMappingCharacterCollection;
}
