#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>

/// What the tables `post` and `OS/2` of a font say, in parts of its size.
struct font_lines {
    /// From the baseline to the middle of an underline: negative.
    double underline_position, underline_thickness;
    /// Degrees counter-clockwise: negative for letters that lean to the right.
    double italic_angle;
    /// A CTFontStylisticClass.
    uint32_t stylistic_class;
    BOOL is_monospaced;
};

/// Usual values where the font does not have the tables.
struct font_lines font_lines(CGFontRef font);

/// A name of the table `name` by its number there, in English if the font has it in several languages; nil for none.
NSString *font_table_name(CGFontRef font, int number);
