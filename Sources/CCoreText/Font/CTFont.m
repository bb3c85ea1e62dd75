// Making fonts, after "CTFont Reference" of iOS 5. A font is always made: Helvetica where there is none of that name, as on
// the phone.

#import "Font/CoreTextFont.h"
#import "Font/CoreTextFontDescriptor.h"

static CoreTextFont *font_of(CTFontRef font) { return object_of(font, [CoreTextFont class]); }

CFTypeID CTFontGetTypeID(void) { return TextFontType; }

CTFontRef CTFontCreateWithName(CFStringRef name, CGFloat size, const CGAffineTransform *matrix) {
    return OWNED_REFERENCE(CTFontRef, [CoreTextFont fontNamed:(__bridge NSString *)name size:size matrix:matrix]);
}

CTFontRef CTFontCreateWithNameAndOptions(CFStringRef name, CGFloat size, const CGAffineTransform *matrix,
                                         CTFontOptions options) {
    return CTFontCreateWithName(name, size, matrix);
}

CTFontRef CTFontCreateWithFontDescriptor(CTFontDescriptorRef descriptor, CGFloat size,
                                         const CGAffineTransform *matrix) {
    CoreTextFontDescriptor *object = object_of(descriptor, [CoreTextFontDescriptor class]);
    return OWNED_REFERENCE(CTFontRef, [CoreTextFontDescriptor fontWithAttributes:object ? object->attributes : nil
                                                                            size:size
                                                                          matrix:matrix]);
}

CTFontRef CTFontCreateWithFontDescriptorAndOptions(CTFontDescriptorRef descriptor, CGFloat size,
                                                   const CGAffineTransform *matrix, CTFontOptions options) {
    return CTFontCreateWithFontDescriptor(descriptor, size, matrix);
}

/// The usual size of a kind of user interface font. The phone has the kinds of the desktop, all in Helvetica.
static CGFloat usual_size(CTFontUIFontType type) {
    switch (type) {
    case kCTFontSmallSystemFontType:
    case kCTFontSmallEmphasizedSystemFontType:
    case kCTFontSmallToolbarFontType:
    case kCTFontToolTipFontType: return 11;
    case kCTFontMiniSystemFontType:
    case kCTFontMiniEmphasizedSystemFontType:
    case kCTFontSystemDetailFontType:
    case kCTFontEmphasizedSystemDetailFontType: return 9;
    case kCTFontUserFontType:
    case kCTFontViewsFontType:
    case kCTFontControlContentFontType: return 12;
    case kCTFontUserFixedPitchFontType:
    case kCTFontLabelFontType: return 10;
    default: return 13;
    }
}

CTFontRef CTFontCreateUIFontForLanguage(CTFontUIFontType type, CGFloat size, CFStringRef language) {
    if (type > kCTFontControlContentFontType) return NULL;
    NSString *name = @"Helvetica";
    switch (type) {
    case kCTFontUserFixedPitchFontType: name = @"Courier"; break;
    case kCTFontEmphasizedSystemFontType:
    case kCTFontSmallEmphasizedSystemFontType:
    case kCTFontMiniEmphasizedSystemFontType:
    case kCTFontEmphasizedSystemDetailFontType:
    case kCTFontAlertHeaderFontType: name = @"Helvetica-Bold"; break;
    default: break;
    }
    return CTFontCreateWithName((__bridge CFStringRef)name, size > 0 ? size : usual_size(type), NULL);
}

CTFontRef CTFontCreateCopyWithAttributes(CTFontRef font, CGFloat size, const CGAffineTransform *matrix,
                                         CTFontDescriptorRef attributes) {
    CoreTextFont *object = font_of(font);
    if (object == nil) return NULL;
    NSMutableDictionary *all = [object.descriptorAttributes mutableCopy];
    CoreTextFontDescriptor *others = object_of(attributes, [CoreTextFontDescriptor class]);
    NSDictionary *added = others ? others->attributes : nil;
    NSString *nameKey = (__bridge NSString *)kCTFontNameAttribute;
    BOOL isOtherFamily = [added objectForKey:(__bridge NSString *)kCTFontFamilyNameAttribute] != nil;
    BOOL isOtherStyle = [added objectForKey:(__bridge NSString *)kCTFontTraitsAttribute] != nil ||
                        [added objectForKey:(__bridge NSString *)kCTFontStyleNameAttribute] != nil;
    // A family or style that was added counts instead of the font's own name.
    if (isOtherFamily || isOtherStyle) [all removeObjectForKey:nameKey];
    if (isOtherStyle && !isOtherFamily) {
        [all setObject:object.familyName forKey:(__bridge NSString *)kCTFontFamilyNameAttribute];
    }
    if (added) [all addEntriesFromDictionary:added];
    BOOL hasSize = [added objectForKey:(__bridge NSString *)kCTFontSizeAttribute] != nil;
    CGFloat itsSize = size > 0 ? size : hasSize ? 0 : object->size;
    return OWNED_REFERENCE(CTFontRef, [CoreTextFontDescriptor fontWithAttributes:all
                                                                            size:itsSize
                                                                          matrix:matrix ?: &object->matrix]);
}

CTFontRef CTFontCreateCopyWithSymbolicTraits(CTFontRef font, CGFloat size, const CGAffineTransform *matrix,
                                             CTFontSymbolicTraits value, CTFontSymbolicTraits mask) {
    CoreTextFont *object = font_of(font);
    if (object == nil) return NULL;
    CTFontSymbolicTraits wanted = (object.symbolicTraits & ~mask) | (value & mask);
    bool isBold = wanted & kCTFontBoldTrait, isItalic = wanted & kCTFontItalicTrait;
    CGFontRef variant = verger_font_copy_variant(object->graphicsFont, isBold, isItalic);
    // The caller learns by NULL that the family has no such font.
    if (variant == NULL) return NULL;
    CoreTextFont *made = [CoreTextFont fontWithGraphicsFont:variant
                                                       size:size > 0 ? size : object->size
                                                     matrix:matrix ?: &object->matrix
                                                 attributes:object->attributes];
    CGFontRelease(variant);
    CTFontSymbolicTraits others = mask & (kCTFontMonoSpaceTrait | kCTFontCondensedTrait | kCTFontExpandedTrait);
    if ((made.symbolicTraits & others) != (value & others)) return NULL;
    return OWNED_REFERENCE(CTFontRef, made);
}

CTFontRef CTFontCreateCopyWithFamily(CTFontRef font, CGFloat size, const CGAffineTransform *matrix,
                                     CFStringRef family) {
    CoreTextFont *object = font_of(font);
    if (object == nil || family == NULL) return NULL;
    NSArray *names = [CoreTextFontDescriptor facesOfFamily:(__bridge NSString *)family];
    CoreTextFont *best = nil;
    for (NSString *name in names) {
        CoreTextFont *face = [CoreTextFont fontNamed:name
                                                size:size > 0 ? size : object->size
                                              matrix:matrix ?: &object->matrix];
        BOOL isSame = face->facts.is_bold == object->facts.is_bold && face->facts.is_italic == object->facts.is_italic;
        if (best == nil || isSame) best = face;
        if (isSame) break;
    }
    return best ? OWNED_REFERENCE(CTFontRef, best) : NULL;
}

CTFontRef CTFontCreateForString(CTFontRef currentFont, CFStringRef string, CFRange range) {
    CoreTextFont *object = font_of(currentFont);
    NSString *text = object_of(string, [NSString class]);
    if (object == nil || text == nil) return NULL;
    CFRange part = range_within(range, (CFIndex)text.length);
    NSMutableData *units = [NSMutableData dataWithLength:(NSUInteger)part.length * sizeof(UniChar) + 1];
    [text getCharacters:units.mutableBytes range:NSMakeRange((NSUInteger)part.location, (NSUInteger)part.length)];
    CGFontRef found = verger_font_copy_for_text(object->graphicsFont, units.bytes, part.length);
    CoreTextFont *made = [CoreTextFont fontWithGraphicsFont:found ?: object->graphicsFont
                                                       size:object->size
                                                     matrix:&object->matrix
                                                 attributes:object->attributes];
    if (found) CGFontRelease(found);
    return OWNED_REFERENCE(CTFontRef, made);
}

CGFontRef CTFontCopyGraphicsFont(CTFontRef font, CTFontDescriptorRef *attributes) {
    CoreTextFont *object = font_of(font);
    if (attributes) *attributes = object ? CTFontCopyFontDescriptor(font) : NULL;
    return object ? CGFontRetain(object->graphicsFont) : NULL;
}

CTFontRef CTFontCreateWithGraphicsFont(CGFontRef graphicsFont, CGFloat size, const CGAffineTransform *matrix,
                                       CTFontDescriptorRef attributes) {
    if (graphicsFont == NULL || CFGetTypeID(graphicsFont) != CGFontGetTypeID()) return NULL;
    CoreTextFontDescriptor *others = object_of(attributes, [CoreTextFontDescriptor class]);
    return OWNED_REFERENCE(CTFontRef, [CoreTextFont fontWithGraphicsFont:graphicsFont
                                                                    size:size
                                                                  matrix:matrix
                                                              attributes:others ? others->attributes : nil]);
}
