#import "Font/CoreTextFontDescriptor.h"
#import "Font/FontLanguages.h"
#import <UIKit/UIKit.h>

#define KEY(constant) ((__bridge NSString *)constant)

/// A value of a dictionary that an app made; nil if it is of another class.
static id value_of(NSDictionary *attributes, CFStringRef key, Class kind) {
    id value = [attributes objectForKey:(__bridge NSString *)key];
    return [value isKindOfClass:kind] ? value : nil;
}

/// The traits that can be told apart.
static const CTFontSymbolicTraits known_traits = kCTFontBoldTrait | kCTFontItalicTrait | kCTFontMonoSpaceTrait |
                                                 kCTFontCondensedTrait | kCTFontColorGlyphsTrait;

/// The symbolic traits of a dictionary of traits, and whether it has any.
static BOOL get_traits(NSDictionary *attributes, CTFontSymbolicTraits *traits) {
    NSDictionary *dictionary = value_of(attributes, kCTFontTraitsAttribute, [NSDictionary class]);
    NSNumber *symbolic = value_of(dictionary, kCTFontSymbolicTrait, [NSNumber class]);
    NSNumber *weight = value_of(dictionary, kCTFontWeightTrait, [NSNumber class]);
    NSNumber *slant = value_of(dictionary, kCTFontSlantTrait, [NSNumber class]);
    if (symbolic == nil && weight == nil && slant == nil) return NO;
    *traits = symbolic.unsignedIntValue & known_traits;
    // Half way to bold counts as bold.
    if (weight.doubleValue > 0.2) *traits |= kCTFontBoldTrait;
    if (slant.doubleValue > 0.02) *traits |= kCTFontItalicTrait;
    return YES;
}

static BOOL is_same(NSString *a, NSString *b) { return a && b && [a caseInsensitiveCompare:b] == NSOrderedSame; }

@implementation CoreTextFontDescriptor

+ (CoreTextFontDescriptor *)descriptorWithAttributes:(NSDictionary *)attributes {
    CoreTextFontDescriptor *made = [[CoreTextFontDescriptor alloc] init];
    made->attributes = [attributes copy] ?: @{};
    return made;
}

- (CFTypeID)coreFoundationType { return TextFontDescriptorType; }

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[CoreTextFontDescriptor class]] &&
           [((CoreTextFontDescriptor *)other)->attributes isEqual:attributes];
}

- (NSUInteger)hash { return attributes.count; }

+ (NSArray *)facesOfFamily:(NSString *)family {
    if (![family isKindOfClass:[NSString class]]) return @[];
    for (NSString *name in [UIFont familyNames]) {
        if (is_same(name, family)) return [UIFont fontNamesForFamilyName:name];
    }
    // A font of the app's, or of the machine's, is a family of its own.
    CGFontRef font = CGFontCreateWithFontName((__bridge CFStringRef)family);
    if (font == NULL) return @[];
    NSString *name = CFBridgingRelease(CGFontCopyPostScriptName(font));
    CGFontRelease(font);
    return name ? @[ name ] : @[];
}

+ (CoreTextFont *)fontWithAttributes:(NSDictionary *)attributes
                                size:(CGFloat)size
                              matrix:(const CGAffineTransform *)matrix {
    if (!(size > 0)) size = [value_of(attributes, kCTFontSizeAttribute, [NSNumber class]) doubleValue];
    CGAffineTransform itsMatrix;
    NSData *bytes = value_of(attributes, kCTFontMatrixAttribute, [NSData class]);
    if (matrix == NULL && bytes.length == sizeof itsMatrix) {
        memcpy(&itsMatrix, bytes.bytes, sizeof itsMatrix);
        matrix = &itsMatrix;
    }
    NSString *name = value_of(attributes, kCTFontNameAttribute, [NSString class]);
    CGFontRef font = name ? CGFontCreateWithFontName((__bridge CFStringRef)name) : NULL;
    CTFontSymbolicTraits traits = 0;
    BOOL hasTraits = get_traits(attributes, &traits);
    if (font && hasTraits) {
        CGFontRef variant = verger_font_copy_variant(font, traits & kCTFontBoldTrait, traits & kCTFontItalicTrait);
        if (variant) {
            CGFontRelease(font);
            font = variant;
        }
    }
    if (font == NULL) font = [self copyFontLike:attributes hasTraits:hasTraits traits:traits];
    CoreTextFont *made = [CoreTextFont fontWithGraphicsFont:font size:size matrix:matrix attributes:attributes];
    if (font) CGFontRelease(font);
    return made;
}

/// The font of a family, or of Helvetica or Courier, that is most like the traits and the style.
+ (CGFontRef)copyFontLike:(NSDictionary *)attributes hasTraits:(BOOL)hasTraits traits:(CTFontSymbolicTraits)traits {
    NSString *family = value_of(attributes, kCTFontFamilyNameAttribute, [NSString class]);
    NSString *style = value_of(attributes, kCTFontStyleNameAttribute, [NSString class]);
    NSArray *faces = family ? [self facesOfFamily:family] : @[];
    if (faces.count == 0) faces = [self facesOfFamily:traits & kCTFontMonoSpaceTrait ? @"Courier" : @"Helvetica"];
    NSString *best = nil;
    int bestScore = -1;
    for (NSString *name in faces) {
        CoreTextFont *face = [CoreTextFont fontNamed:name size:0 matrix:NULL];
        int score = 0;
        if (style && is_same(face.styleName, style)) score += 4;
        // Without a word about them, upright and light fonts are meant.
        if (!!face->facts.is_bold == !!(traits & kCTFontBoldTrait)) score += hasTraits ? 2 : 1;
        if (!!face->facts.is_italic == !!(traits & kCTFontItalicTrait)) score += hasTraits ? 2 : 1;
        if (score > bestScore) {
            best = name;
            bestScore = score;
        }
    }
    return best ? CGFontCreateWithFontName((__bridge CFStringRef)best) : NULL;
}

+ (id)attribute:(NSString *)key ofFont:(CoreTextFont *)font {
    if ([key isEqual:KEY(kCTFontNameAttribute)]) return font.postScriptName;
    if ([key isEqual:KEY(kCTFontFamilyNameAttribute)]) return font.familyName;
    if ([key isEqual:KEY(kCTFontDisplayNameAttribute)]) return font.fullName;
    if ([key isEqual:KEY(kCTFontStyleNameAttribute)]) return font.styleName;
    if ([key isEqual:KEY(kCTFontTraitsAttribute)]) return font.traits;
    if ([key isEqual:KEY(kCTFontSizeAttribute)]) return [NSNumber numberWithDouble:font->size];
    if ([key isEqual:KEY(kCTFontMatrixAttribute)]) {
        return [NSData dataWithBytes:&font->matrix length:sizeof font->matrix];
    }
    if ([key isEqual:KEY(kCTFontURLAttribute)]) {
        NSString *path = (__bridge_transfer NSString *)verger_font_copy_path(font->graphicsFont);
        return path ? [NSURL fileURLWithPath:path] : nil;
    }
    if ([key isEqual:KEY(kCTFontCharacterSetAttribute)]) return font_characters(font->graphicsFont);
    if ([key isEqual:KEY(kCTFontLanguagesAttribute)]) return font_languages(font->graphicsFont);
    if ([key isEqual:KEY(kCTFontEnabledAttribute)]) return [NSNumber numberWithInt:1];
    if ([key isEqual:KEY(kCTFontPriorityAttribute)]) return [NSNumber numberWithInt:kCTFontPrioritySystem];
    if ([key isEqual:KEY(kCTFontFormatAttribute)]) {
        NSData *outlines = CFBridgingRelease(CGFontCopyTableForTag(font->graphicsFont, kCTFontTableCFF));
        return [NSNumber numberWithInt:outlines ? kCTFontFormatOpenTypePostScript : kCTFontFormatOpenTypeTrueType];
    }
    return [font->attributes objectForKey:key];
}

/// True if a font has a descriptor's value for a key. Keys that do not tell fonts apart match any.
static BOOL matches(CoreTextFont *font, NSDictionary *attributes, NSString *key) {
    id wanted = [attributes objectForKey:key];
    if ([key isEqual:KEY(kCTFontTraitsAttribute)]) {
        CTFontSymbolicTraits traits = 0;
        return !get_traits(attributes, &traits) || (font.symbolicTraits & traits) == traits;
    }
    if ([key isEqual:KEY(kCTFontCharacterSetAttribute)]) {
        return ![wanted isKindOfClass:[NSCharacterSet class]] ||
               [font_characters(font->graphicsFont) isSupersetOfSet:wanted];
    }
    BOOL isName = [key isEqual:KEY(kCTFontNameAttribute)] || [key isEqual:KEY(kCTFontFamilyNameAttribute)] ||
                  [key isEqual:KEY(kCTFontDisplayNameAttribute)] || [key isEqual:KEY(kCTFontStyleNameAttribute)];
    if (!isName) return YES;
    return [wanted isKindOfClass:[NSString class]] && is_same([CoreTextFontDescriptor attribute:key ofFont:font], wanted);
}

+ (NSArray *)descriptorsMatching:(NSDictionary *)attributes mandatory:(NSSet *)mandatory {
    NSMutableArray *keys = [NSMutableArray array];
    for (NSString *key in attributes) {
        if (mandatory.count == 0 || [mandatory containsObject:key]) [keys addObject:key];
    }
    NSMutableArray *names = [NSMutableArray array];
    NSString *name = value_of(attributes, kCTFontNameAttribute, [NSString class]);
    NSString *family = value_of(attributes, kCTFontFamilyNameAttribute, [NSString class]);
    if (name && [keys containsObject:KEY(kCTFontNameAttribute)]) {
        [names addObject:name];
    } else if (family && [keys containsObject:KEY(kCTFontFamilyNameAttribute)]) {
        [names addObjectsFromArray:[self facesOfFamily:family]];
    } else {
        for (NSString *each in [UIFont familyNames]) [names addObjectsFromArray:[UIFont fontNamesForFamilyName:each]];
    }
    NSNumber *size = value_of(attributes, kCTFontSizeAttribute, [NSNumber class]);
    NSMutableArray *found = [NSMutableArray array];
    for (NSString *each in names) {
        CoreTextFont *font = [CoreTextFont fontNamed:each size:size.doubleValue matrix:NULL];
        BOOL isMatch = YES;
        for (NSString *key in keys) isMatch = isMatch && matches(font, attributes, key);
        if (!isMatch) continue;
        NSMutableDictionary *its = [NSMutableDictionary dictionary];
        for (NSString *key in @[
                 KEY(kCTFontNameAttribute), KEY(kCTFontFamilyNameAttribute), KEY(kCTFontStyleNameAttribute),
                 KEY(kCTFontDisplayNameAttribute)
             ]) {
            [its setObject:[self attribute:key ofFont:font] forKey:key];
        }
        if (size) [its setObject:size forKey:KEY(kCTFontSizeAttribute)];
        [found addObject:[CoreTextFontDescriptor descriptorWithAttributes:its]];
    }
    return found;
}

@end
