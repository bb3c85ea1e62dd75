#pragma once
#import "Objects/References.h"

/// The object behind a CTGlyphInfoRef: the glyph that stands for a text, instead of the font's own.
@interface CoreTextGlyphInfo : NSObject {
@public
    CGGlyph glyph;
    /// nil unless it was made with one.
    NSString *glyphName;
    NSString *baseString;
    CGFontIndex identifier;
    CTCharacterCollection collection;
}
@end
