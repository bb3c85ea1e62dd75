// One conversion of a format ("%2$-8.3@") with the positions of its arguments. Follows the String Format Specifiers of
// Apple's String Programming Guide.

#import <Foundation/Foundation.h>

enum {
    FormatFlagLeft = 1,
    FormatFlagPlus = 2,
    FormatFlagSpace = 4,
    FormatFlagAlternate = 8,
    FormatFlagZero = 16,
    FormatFlagGrouping = 32
};

/// The C type of an argument in the list.
enum format_argument {
    FormatArgumentNone,
    FormatArgumentInt,
    FormatArgumentLong,
    FormatArgumentDouble,
    FormatArgumentLongDouble,
    FormatArgumentPointer
};

/// The size of an integer argument.
enum format_width { FormatWidthChar = 1, FormatWidthShort = 2, FormatWidthInt = 4, FormatWidthLong = 8 };

enum { FormatNoValue = -1, FormatMaximumArguments = 512, FormatMaximumWidth = 1 << 20 };

struct format_specification {
    /// The characters of the format that it takes up, with its percent sign.
    NSUInteger start, length;
    /// The conversion's letter; 0 for literal characters.
    unichar conversion;
    int flags;
    /// Numbers of the format, or FormatNoValue.
    int width, precision;
    /// Places in the list of arguments, or FormatNoValue.
    int width_argument, precision_argument, argument;
    enum format_argument type;
    enum format_width size;
    BOOL is_wide;
};

/// Reads the conversion at a percent sign.
/// - next: the place of the next argument that has no number of its own; moves on.
struct format_specification format_specification_read(const unichar *format, NSUInteger length, NSUInteger start,
                                                      int *next);
