// The UTF-16 units of a string, for ICU.

#import <Foundation/Foundation.h>
#include <unicode/utypes.h>

/// Memory for the units of a text, which ends with the autorelease pool.
/// - count: how many there are; texts of more than 2^31 units are cut.
const UChar *units_of(NSString *text, int32_t *count);

NSString *string_of_units(const UChar *units, int32_t count);

/// The name of a locale for ICU, of the current one for nil.
const char *icu_locale(NSLocale *locale);
