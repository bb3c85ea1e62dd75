// Names of months, days … that an app gave a date formatter.

#import <Foundation/Foundation.h>
#include <unicode/udat.h>

/// Puts them into ICU's format.
void apply_date_symbols(NSDateFormatter *formatter, UDateFormat *format);

BOOL has_date_symbols(NSDateFormatter *formatter);
void forget_date_symbols(NSDateFormatter *formatter);
