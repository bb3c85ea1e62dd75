#pragma once
#import "../Strings/Units.h"
#include <stdbool.h>
#include <unicode/unum.h>

/// The longest text of a number or of one of its symbols, in units of UTF-16.
enum { CapacityOfText = 512 };

/// The class of objects that `[NSNumberFormatter alloc]` makes. It keeps the app's settings, and applies them to a new
/// ICU formatter whenever one has changed.
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
/// Called when a setting has changed: a new ICU formatter is made when next needed.
- (void)changed;
- (void)setNumber:(NSInteger)value of:(UNumberFormatAttribute)attribute;
- (NSInteger)numberOf:(UNumberFormatAttribute)attribute;
- (void)setSymbol:(NSString *)text of:(UNumberFormatSymbol)symbol;
- (NSString *)symbolOf:(UNumberFormatSymbol)symbol;
- (void)setText:(NSString *)text of:(UNumberFormatTextAttribute)attribute;
- (NSString *)textOf:(UNumberFormatTextAttribute)attribute;
@end
