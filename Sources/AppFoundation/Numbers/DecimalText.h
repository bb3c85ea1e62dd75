// Decimal numbers as text.

#include "Decimal.h"
#import <Foundation/Foundation.h>

/// "NaN", or all digits without a power of ten.
/// - locale: an NSLocale or a dictionary, for the decimal separator; nil for a point.
NSString *decimal_text(struct decimal number, id locale);

/// Reads a number from the beginning of a text: sign, digits with a separator, a power of ten.
/// - length: set to the number of UTF-16 units read; 0 if there is no number, when the result is NaN.
struct decimal decimal_read(NSString *text, id locale, NSUInteger *length);

/// A point, or what the locale has: an NSLocale or a dictionary, or nil.
NSString *decimal_separator(id locale);
