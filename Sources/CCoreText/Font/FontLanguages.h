#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>

/// The characters that a font has glyphs for.
NSCharacterSet *font_characters(CGFontRef font);

/// The codes of languages whose letters a font has.
NSArray *font_languages(CGFontRef font);
