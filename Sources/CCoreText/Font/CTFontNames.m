// What a font is, after "CTFont Reference" of iOS 5.

#import "Font/CoreTextFont.h"
#import "Font/CoreTextFontDescriptor.h"
#import "Font/FontLanguages.h"
#import "Font/FontTables.h"

static CoreTextFont *font_of(CTFontRef font) { return object_of(font, [CoreTextFont class]); }

static CFStringRef copied(NSString *name) { return name ? OWNED_REFERENCE(CFStringRef, name) : NULL; }

CTFontDescriptorRef CTFontCopyFontDescriptor(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    if (object == nil) return NULL;
    return OWNED_REFERENCE(CTFontDescriptorRef,
                           [CoreTextFontDescriptor descriptorWithAttributes:object.descriptorAttributes]);
}

CGFloat CTFontGetSize(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? object->size : 0;
}

CGAffineTransform CTFontGetMatrix(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? object->matrix : CGAffineTransformIdentity;
}

CTFontSymbolicTraits CTFontGetSymbolicTraits(CTFontRef font) { return font_of(font).symbolicTraits; }

CFDictionaryRef CTFontCopyTraits(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? OWNED_REFERENCE(CFDictionaryRef, object.traits) : NULL;
}

CFStringRef CTFontCopyPostScriptName(CTFontRef font) { return copied(font_of(font).postScriptName); }
CFStringRef CTFontCopyFamilyName(CTFontRef font) { return copied(font_of(font).familyName); }
CFStringRef CTFontCopyFullName(CTFontRef font) { return copied(font_of(font).fullName); }
CFStringRef CTFontCopyDisplayName(CTFontRef font) { return copied(font_of(font).fullName); }

/// The number in the table `name`; -1 for keys that are no such names.
static int number_of(NSString *key) {
    static const struct {
        const CFStringRef *key;
        int number;
    } numbers[] = {
        {&kCTFontCopyrightNameKey, 0},    {&kCTFontVersionNameKey, 5},       {&kCTFontTrademarkNameKey, 7},
        {&kCTFontManufacturerNameKey, 8}, {&kCTFontDesignerNameKey, 9},      {&kCTFontDescriptionNameKey, 10},
        {&kCTFontVendorURLNameKey, 11},   {&kCTFontDesignerURLNameKey, 12},  {&kCTFontLicenseNameKey, 13},
        {&kCTFontLicenseURLNameKey, 14},  {&kCTFontSampleTextNameKey, 19},   {&kCTFontPostScriptCIDNameKey, 20},
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        if ([key isEqual:(__bridge NSString *)*numbers[i].key]) return numbers[i].number;
    }
    return -1;
}

CFStringRef CTFontCopyName(CTFontRef font, CFStringRef nameKey) {
    CoreTextFont *object = font_of(font);
    NSString *key = object_of(nameKey, [NSString class]);
    if (object == nil || key == nil) return NULL;
    // The names by which a font is found are the phone's, whatever file stands in for it; the others are the file's.
    if ([key isEqual:(__bridge NSString *)kCTFontFamilyNameKey]) return copied(object.familyName);
    if ([key isEqual:(__bridge NSString *)kCTFontSubFamilyNameKey] ||
        [key isEqual:(__bridge NSString *)kCTFontStyleNameKey]) {
        return copied(object.styleName);
    }
    if ([key isEqual:(__bridge NSString *)kCTFontFullNameKey] ||
        [key isEqual:(__bridge NSString *)kCTFontUniqueNameKey]) {
        return copied(object.fullName);
    }
    if ([key isEqual:(__bridge NSString *)kCTFontPostScriptNameKey]) return copied(object.postScriptName);
    int number = number_of(key);
    return number < 0 ? NULL : copied(font_table_name(object->graphicsFont, number));
}

CFStringRef CTFontCopyLocalizedName(CTFontRef font, CFStringRef nameKey, CFStringRef *actualLanguage) {
    CFStringRef name = CTFontCopyName(font, nameKey);
    if (actualLanguage) *actualLanguage = name ? copied(@"en") : NULL;
    return name;
}

CFTypeRef CTFontCopyAttribute(CTFontRef font, CFStringRef attribute) {
    CoreTextFont *object = font_of(font);
    NSString *key = object_of(attribute, [NSString class]);
    if (object == nil || key == nil) return NULL;
    id value = [CoreTextFontDescriptor attribute:key ofFont:object];
    return value ? OWNED_REFERENCE(CFTypeRef, value) : NULL;
}

CFCharacterSetRef CTFontCopyCharacterSet(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? OWNED_REFERENCE(CFCharacterSetRef, font_characters(object->graphicsFont)) : NULL;
}

CFStringEncoding CTFontGetStringEncoding(CTFontRef font) { return kCFStringEncodingMacRoman; }

CFArrayRef CTFontCopySupportedLanguages(CTFontRef font) {
    CoreTextFont *object = font_of(font);
    return object ? OWNED_REFERENCE(CFArrayRef, font_languages(object->graphicsFont)) : NULL;
}

// The platform's fonts are neither varied nor do they have features to choose from.
CFArrayRef CTFontCopyVariationAxes(CTFontRef font) { return NULL; }
CFArrayRef CTFontCopyFeatures(CTFontRef font) { return NULL; }

CFDictionaryRef CTFontCopyVariation(CTFontRef font) {
    return (CFDictionaryRef)CTFontCopyAttribute(font, kCTFontVariationAttribute);
}

CFArrayRef CTFontCopyFeatureSettings(CTFontRef font) {
    return (CFArrayRef)CTFontCopyAttribute(font, kCTFontFeatureSettingsAttribute);
}

CFArrayRef CTFontCopyAvailableTables(CTFontRef font, CTFontTableOptions options) {
    CoreTextFont *object = font_of(font);
    return object ? CGFontCopyTableTags(object->graphicsFont) : NULL;
}

CFDataRef CTFontCopyTable(CTFontRef font, CTFontTableTag table, CTFontTableOptions options) {
    CoreTextFont *object = font_of(font);
    return object ? CGFontCopyTableForTag(object->graphicsFont, table) : NULL;
}
