#pragma once
#include <stdint.h>

// What Core Text, which is written in Objective-C, and the frameworks in Swift tell each other about texts. The functions
// are in ObjCBridge/CFunctions.

/// A part of a text that is set in one font.
struct text_piece {
    /// UTF-16 units of the text.
    long location, length;
    /// A CGFontRef.
    void *font;
    /// Points an em.
    double size;
    /// 0 without ligatures, 1 with the usual ones, 2 with all.
    int ligatures;
    /// 0 without kerning.
    int kerns;
};

/// A glyph of a line, in points. Glyphs come from left to right; y points up.
struct text_glyph {
    /// A CGFontRef: that of the piece, or one that has the characters. It lives while the glyphs are handed over.
    void *font;
    double x_offset, y_offset, advance;
    /// The first UTF-16 unit of the characters that the glyph stands for.
    long cluster;
    /// The number of the piece.
    long piece;
    /// The embedding level: odd if the glyph is of text from right to left.
    int level;
    uint16_t glyph;
};

/// What a font is, in parts of its size.
struct font_facts {
    double ascender, descender, line_gap, cap_height, x_height;
    int is_bold, is_italic, has_color;
};
