#import "Font/CoreTextFont.h"
#import "Font/FontTables.h"
#import <UIKit/UIKit.h>

/// The largest size of a font, in points. A glyph of it is larger than any picture that can be made.
static const CGFloat largest_size = 20000;

enum { most_kept = 256 };

@implementation CoreTextFont

+ (CoreTextFont *)fontWithGraphicsFont:(CGFontRef)font
                                  size:(CGFloat)size
                                matrix:(const CGAffineTransform *)matrix
                            attributes:(NSDictionary *)attributes {
    CoreTextFont *made = [[CoreTextFont alloc] init];
    made->graphicsFont = font ? CGFontRetain(font) : CGFontCreateWithFontName((__bridge CFStringRef) @"Helvetica");
    made->size = size > 0 ? MIN(size, largest_size) : 12;
    made->matrix = CGAffineTransformIdentity;
    if (matrix && isfinite(matrix->a + matrix->b + matrix->c + matrix->d + matrix->tx + matrix->ty)) {
        made->matrix = *matrix;
    }
    made->attributes = [attributes copy];
    verger_font_facts(made->graphicsFont, &made->facts);
    return made;
}

static NSMutableDictionary *kept;

+ (void)forgetFontsOf:(CGFontRef)graphicsFont {
    @synchronized([CoreTextFont class]) {
        for (id key in [kept allKeys]) {
            CGFontRef its = ((CoreTextFont *)[kept objectForKey:key])->graphicsFont;
            if (its && CFEqual(its, graphicsFont)) [kept removeObjectForKey:key];
        }
    }
}

/// The fonts that were asked for by name, which are the same objects each time. The phone keeps them, too: Apple's own
/// CoreTextPageViewer measures a font that it has released.
+ (CoreTextFont *)keptFontNamed:(NSString *)name size:(CGFloat)size {
    NSString *key = [NSString stringWithFormat:@"%.17g %@", size, name];
    @synchronized([CoreTextFont class]) {
        CoreTextFont *font = [kept objectForKey:key];
        if (font) return font;
        CGFontRef graphicsFont = name ? CGFontCreateWithFontName((__bridge CFStringRef)name) : NULL;
        font = [CoreTextFont fontWithGraphicsFont:graphicsFont size:size matrix:NULL attributes:nil];
        // A name that means nothing yet may be that of a font that the app registers later.
        BOOL isLasting = graphicsFont != NULL || name == nil;
        if (kept == nil || kept.count >= most_kept) kept = [[NSMutableDictionary alloc] init];
        if (isLasting) [kept setObject:font forKey:key];
        if (graphicsFont) CGFontRelease(graphicsFont);
        return font;
    }
}

+ (CoreTextFont *)fontNamed:(NSString *)name size:(CGFloat)size matrix:(const CGAffineTransform *)matrix {
    BOOL isName = [name isKindOfClass:[NSString class]];
    CoreTextFont *kept = [CoreTextFont keptFontNamed:isName ? name : nil size:size > 0 ? size : 12];
    if (matrix == NULL || CGAffineTransformIsIdentity(*matrix)) return kept;
    return [CoreTextFont fontWithGraphicsFont:kept->graphicsFont size:size matrix:matrix attributes:nil];
}

+ (CoreTextFont *)fontOfAttribute:(id)value {
    if ([value isKindOfClass:[CoreTextFont class]]) return value;
    if ([value isKindOfClass:[UIFont class]]) {
        return [CoreTextFont fontNamed:[value fontName] size:[(UIFont *)value pointSize] matrix:NULL];
    }
    return [CoreTextFont fontNamed:nil size:12 matrix:NULL];
}

- (void)dealloc {
    if (graphicsFont) CGFontRelease(graphicsFont);
}

- (CFTypeID)coreFoundationType { return TextFontType; }

- (NSString *)postScriptName { return CFBridgingRelease(CGFontCopyPostScriptName(graphicsFont)); }
- (NSString *)fullName {
    NSString *style = self.styleName;
    if ([style isEqualToString:@"Regular"]) return self.familyName;
    return [NSString stringWithFormat:@"%@ %@", self.familyName, style];
}
- (NSString *)familyName { return (__bridge_transfer NSString *)verger_font_copy_family(graphicsFont); }

/// What follows the hyphen of the PostScript name, in words: "Bold Oblique".
- (NSString *)styleName {
    NSString *name = self.postScriptName;
    NSRange hyphen = [name rangeOfString:@"-" options:NSBackwardsSearch];
    if (hyphen.length == 0) return facts.is_bold ? @"Bold" : @"Regular";
    NSString *style = [name substringFromIndex:NSMaxRange(hyphen)];
    if ([style hasSuffix:@"MT"]) style = [style substringToIndex:style.length - 2];
    NSMutableString *words = [NSMutableString string];
    for (NSUInteger i = 0; i < style.length; i++) {
        unichar letter = [style characterAtIndex:i];
        unichar before = i > 0 ? [style characterAtIndex:i - 1] : 0;
        if (letter >= 'A' && letter <= 'Z' && before >= 'a' && before <= 'z') [words appendString:@" "];
        [words appendFormat:@"%C", letter];
    }
    return words.length ? words : @"Regular";
}

- (CTFontSymbolicTraits)symbolicTraits {
    struct font_lines lines = font_lines(graphicsFont);
    CTFontSymbolicTraits traits = lines.stylistic_class;
    if (facts.is_bold) traits |= kCTFontBoldTrait;
    if (facts.is_italic) traits |= kCTFontItalicTrait;
    if (facts.has_color) traits |= kCTFontColorGlyphsTrait;
    if (lines.is_monospaced) traits |= kCTFontMonoSpaceTrait;
    if ([self.postScriptName rangeOfString:@"Condensed"].length) traits |= kCTFontCondensedTrait;
    return traits;
}

- (NSDictionary *)traits {
    // Weights and slants are between -1 and 1: 0.4 stands for bold, 1 for 30 degrees.
    CTFontSymbolicTraits symbolic = self.symbolicTraits;
    double slant = -font_lines(graphicsFont).italic_angle / 30;
    if (!facts.is_italic) slant = 0;
    return @{
        (__bridge NSString *)kCTFontSymbolicTrait : [NSNumber numberWithUnsignedInt:symbolic],
        (__bridge NSString *)kCTFontWeightTrait : [NSNumber numberWithDouble:facts.is_bold ? 0.4 : 0],
        (__bridge NSString *)kCTFontWidthTrait : [NSNumber numberWithDouble:symbolic & kCTFontCondensedTrait ? -0.2 : 0],
        (__bridge NSString *)kCTFontSlantTrait : [NSNumber numberWithDouble:MAX(-1, MIN(1, slant))],
    };
}

- (NSDictionary *)descriptorAttributes {
    NSMutableDictionary *all = [NSMutableDictionary dictionary];
    if (attributes) [all addEntriesFromDictionary:attributes];
    [all setObject:self.postScriptName forKey:(__bridge NSString *)kCTFontNameAttribute];
    [all setObject:[NSNumber numberWithDouble:size] forKey:(__bridge NSString *)kCTFontSizeAttribute];
    if (!CGAffineTransformIsIdentity(matrix)) {
        [all setObject:[NSData dataWithBytes:&matrix length:sizeof matrix]
                forKey:(__bridge NSString *)kCTFontMatrixAttribute];
    }
    // What else the descriptor asked for was for finding this font.
    for (id key in @[
             (__bridge NSString *)kCTFontFamilyNameAttribute, (__bridge NSString *)kCTFontStyleNameAttribute,
             (__bridge NSString *)kCTFontTraitsAttribute, (__bridge NSString *)kCTFontDisplayNameAttribute
         ]) {
        [all removeObjectForKey:key];
    }
    return all;
}

- (BOOL)isEqual:(id)other {
    if (other == self) return YES;
    if (![other isKindOfClass:[CoreTextFont class]]) return NO;
    CoreTextFont *font = other;
    return font->size == size && CGAffineTransformEqualToTransform(font->matrix, matrix) &&
           [font.postScriptName isEqualToString:self.postScriptName] &&
           (font->attributes == attributes || [font->attributes isEqual:attributes]);
}

- (NSUInteger)hash { return self.postScriptName.hash ^ (NSUInteger)(size * 16); }

- (NSString *)description {
    return [NSString stringWithFormat:@"CTFont <name: %@, size: %f>", self.postScriptName, size];
}

@end
