#pragma once
#import "../Strings/Units.h"
#include <stdbool.h>
#include <unicode/unum.h>

/// The longest text of a number or of one of its symbols, in units of UTF-16.
enum { CapacityOfText = 512 };

/// What `[NSNumberFormatter alloc]` makes. Settings are kept as they were made, and applied to a new ICU format
/// whenever one of them has changed.
@interface AppNumberFormatter : NSNumberFormatter {
@package
    UNumberFormat *format;
    NSNumberFormatterStyle style;
    NSLocale *chosen_locale;
    NSString *pattern, *code;
    NSMutableDictionary *numbers, *symbols, *texts, *words;
    NSMutableDictionary *looks;
    NSNumber *scale, *least, *greatest, *increment;
    BOOL is_lenient, makes_decimals, validates_parts, allows_no_floats;
}

/// ICU's format with all settings applied; NULL if ICU has none for them.
- (UNumberFormat *)icuFormat;
/// A setting has changed: the format is made anew when it is next needed.
- (void)changed;
- (void)setNumber:(NSInteger)value of:(UNumberFormatAttribute)attribute;
- (NSInteger)numberOf:(UNumberFormatAttribute)attribute;
- (void)setSymbol:(NSString *)text of:(UNumberFormatSymbol)symbol;
- (NSString *)symbolOf:(UNumberFormatSymbol)symbol;
- (void)setText:(NSString *)text of:(UNumberFormatTextAttribute)attribute;
- (NSString *)textOf:(UNumberFormatTextAttribute)attribute;
@end
