// The names of months, days … that an app has set on a date formatter.

#import <Foundation/Foundation.h>
#include <unicode/udat.h>

/// Sets them on ICU's formatter.
void apply_date_symbols(NSDateFormatter *formatter, UDateFormat *format);

BOOL has_date_symbols(NSDateFormatter *formatter);
/// The names of one of ICU's kinds; nil if the app has set none.
NSArray *own_date_symbols(NSDateFormatter *formatter, NSInteger kind);
void copy_date_symbols(NSDateFormatter *from, NSDateFormatter *to);
void forget_date_symbols(NSDateFormatter *formatter);
