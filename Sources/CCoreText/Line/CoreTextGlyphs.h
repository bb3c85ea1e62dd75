#pragma once
#import "Font/CoreTextFont.h"
#import "Paragraph/CoreTextRunDelegate.h"

@class CoreTextTypesetter;

/// The glyphs of a part of a text, from left to right, as its attributes say: with kerning, and room for run delegates.
/// Tabs have no width yet, since that depends on where a line begins.
@interface CoreTextGlyphs : NSObject {
@public
    /// Clusters are places in the whole text.
    struct text_glyph *glyphs;
    CFIndex count;
    /// For each piece: its attributes, its font.
    NSMutableArray *attributes, *fonts;
}

+ (CoreTextGlyphs *)glyphsOf:(CoreTextTypesetter *)typesetter range:(CFRange)range direction:(int)direction;
@end

// Functions of the bridge, in ObjCBridge/CFunctions/TextGlyphs.swift.
extern void verger_text_shape(const UniChar *units, CFIndex count, const struct text_piece *pieces, CFIndex piece_count,
                              int direction, void *context,
                              void (*take)(void *context, const struct text_glyph *glyphs, CFIndex count));
extern bool verger_text_runs_from_right(const UniChar *units, CFIndex count);
