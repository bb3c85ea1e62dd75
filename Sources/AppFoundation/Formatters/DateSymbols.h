// Names of months, days … that an app gave a date formatter.

#import <Foundation/Foundation.h>
#include <unicode/udat.h>

/// Puts them into ICU's format.
void apply_date_symbols(NSDateFormatter *formatter, UDateFormat *format);

BOOL has_date_symbols(NSDateFormatter *formatter);
/// Those of one of ICU's kinds, nil if the app gave none.
NSArray *own_date_symbols(NSDateFormatter *formatter, NSInteger kind);
void copy_date_symbols(NSDateFormatter *from, NSDateFormatter *to);
void forget_date_symbols(NSDateFormatter *formatter);
