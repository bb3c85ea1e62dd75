#pragma once
#import "Objects/References.h"
#include <Texts.h>

/// The object behind a CTFontRef: a font of Core Graphics at a size. It never changes.
@interface CoreTextFont : NSObject {
@public
    /// Retained.
    CGFontRef graphicsFont;
    CGFloat size;
    CGAffineTransform matrix;
    struct font_facts facts;
    /// Of the descriptor that it was made with, beyond name and size; may be nil.
    NSDictionary *attributes;
}

/// Lets names no longer mean the fonts that were made of a graphics font.
+ (void)forgetFontsOf:(CGFontRef)graphicsFont;
/// - Parameter font: its own face is Helvetica where there is none.
/// - Parameter size: points; what is not above 0 stands for 12.
+ (CoreTextFont *)fontWithGraphicsFont:(CGFontRef)font
                                  size:(CGFloat)size
                                matrix:(const CGAffineTransform *)matrix
                            attributes:(NSDictionary *)attributes;

/// A font by PostScript or family name; Helvetica for a name that no font has.
+ (CoreTextFont *)fontNamed:(NSString *)name size:(CGFloat)size matrix:(const CGAffineTransform *)matrix;

/// The font of a string's attribute, which may be a CTFontRef or a UIFont; Helvetica of 12 points for anything else.
+ (CoreTextFont *)fontOfAttribute:(id)value;

@property (nonatomic, readonly) NSString *postScriptName, *familyName, *styleName, *fullName;
@property (nonatomic, readonly) CTFontSymbolicTraits symbolicTraits;
@property (nonatomic, readonly) NSDictionary *traits;
/// A dictionary of a descriptor by which the font is found again.
@property (nonatomic, readonly) NSDictionary *descriptorAttributes;
@end

// Functions of the bridge, in ObjCBridge/CFunctions/TextFonts.swift.
extern bool verger_font_facts(CGFontRef font, struct font_facts *facts);
extern void *verger_font_copy_family(CGFontRef font);
extern void *verger_font_copy_path(CGFontRef font);
extern CGFontRef verger_font_copy_variant(CGFontRef font, bool is_bold, bool is_italic);
extern CGFontRef verger_font_copy_for_text(CGFontRef font, const UniChar *units, CFIndex count);
extern bool verger_font_glyphs(CGFontRef font, const UniChar *units, CGGlyph *glyphs, CFIndex count);
extern void verger_font_advances(CGFontRef font, const CGGlyph *glyphs, double *advances, CFIndex count);
extern CGPathRef verger_font_copy_outline(CGFontRef font, CGGlyph glyph);
extern void verger_font_characters(CGFontRef font, void *context, void (*take)(void *, uint32_t, uint32_t));
extern void verger_font_register(CGFontRef font);
extern bool verger_font_unregister(CGFontRef font);
