// Texts made of a format and its arguments.

#import <Foundation/Foundation.h>

/// The UTF-16 units of such a text, in memory that ends with this structure or with the autorelease pool.
struct format_text {
    unichar *units;
    NSUInteger count, capacity;
    id locale;
    unichar few[512];
};

/// - locale: an NSLocale, or a dictionary with NSDecimalSeparator; nil for numbers as C writes them.
void format_text_make(struct format_text *text, NSString *format, id locale, va_list arguments);
