#pragma once
#import <CoreFoundation/CoreFoundation.h>
#include <stdbool.h>

// Kinds of UTF-16 units.

/// Ends a line, whatever room there is.
static inline bool is_line_break(UniChar unit) {
    return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

/// Ends a paragraph.
static inline bool is_paragraph_break(UniChar unit) { return unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029; }

/// Has neither a glyph nor a width: control characters, and the mark of an attachment. Tabs are among them until their
/// width is known.
static inline bool is_invisible(UniChar unit) { return unit < 0x20 || unit == 0x7F || unit == 0xFFFC; }

/// May hang over the end of a line, and is not part of its visible width.
static inline bool is_space(UniChar unit) {
    return unit == 0x20 || unit == 0x09 || is_line_break(unit) || unit == 0x1680 || (unit >= 0x2000 && unit <= 0x200B &&
           unit != 0x2007) || unit == 0x205F || unit == 0x3000;
}
