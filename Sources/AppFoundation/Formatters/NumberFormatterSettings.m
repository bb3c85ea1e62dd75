// The settings of number formatters: the app's, or ICU's defaults.

#import "NumberFormatter.h"

static UNumberFormatRoundingMode icu_rounding(NSNumberFormatterRoundingMode mode) {
    switch (mode) {
    case NSNumberFormatterRoundCeiling: return UNUM_ROUND_CEILING;
    case NSNumberFormatterRoundFloor: return UNUM_ROUND_FLOOR;
    case NSNumberFormatterRoundDown: return UNUM_ROUND_DOWN;
    case NSNumberFormatterRoundUp: return UNUM_ROUND_UP;
    case NSNumberFormatterRoundHalfDown: return UNUM_ROUND_HALFDOWN;
    case NSNumberFormatterRoundHalfUp: return UNUM_ROUND_HALFUP;
    default: return UNUM_ROUND_HALFEVEN;
    }
}

@implementation AppNumberFormatter (Settings)

// MARK: Settings

- (NSNumberFormatterStyle)numberStyle { return style; }

- (void)setNumberStyle:(NSNumberFormatterStyle)wanted {
    style = wanted;
    [pattern release];
    pattern = nil;
    // Setting a style resets the numbers of digits.
    [numbers removeObjectForKey:[NSNumber numberWithInt:UNUM_MIN_FRACTION_DIGITS]];
    [numbers removeObjectForKey:[NSNumber numberWithInt:UNUM_MAX_FRACTION_DIGITS]];
    [self changed];
}

- (NSLocale *)locale { return chosen_locale ?: [NSLocale currentLocale]; }

- (void)setLocale:(NSLocale *)locale {
    [chosen_locale autorelease];
    chosen_locale = [locale retain];
    [self changed];
}

- (void)setPattern:(NSString *)wanted {
    [pattern autorelease];
    pattern = [wanted copy];
    [self changed];
}

- (NSString *)patternInUse {
    UChar units[CapacityOfText];
    UErrorCode status = U_ZERO_ERROR;
    if ([self icuFormat] == NULL) return @"";
    int32_t length = unum_toPattern([self icuFormat], false, units, CapacityOfText, &status);
    return U_SUCCESS(status) ? string_of_units(units, length) : @"";
}

- (NSString *)halfOfPattern:(NSUInteger)half {
    NSArray *halves = [[self patternInUse] componentsSeparatedByString:@";"];
    if (half < [halves count]) return [halves objectAtIndex:half];
    return [@"-" stringByAppendingString:[halves objectAtIndex:0]];
}

- (NSString *)format { return [self patternInUse]; }
- (void)setFormat:(NSString *)wanted { [self setPattern:wanted]; }
- (NSString *)positiveFormat { return [self halfOfPattern:0]; }
- (NSString *)negativeFormat { return [self halfOfPattern:1]; }

- (void)setPositiveFormat:(NSString *)wanted {
    NSArray *halves = [pattern componentsSeparatedByString:@";"];
    BOOL has_negative = [halves count] > 1 && [wanted length];
    [self setPattern:has_negative ? [NSString stringWithFormat:@"%@;%@", wanted, [halves objectAtIndex:1]] : wanted];
}

- (void)setNegativeFormat:(NSString *)wanted {
    NSString *positive = [self positiveFormat];
    [self setPattern:[wanted length] ? [NSString stringWithFormat:@"%@;%@", positive, wanted] : positive];
}

- (NSString *)currencyCode { return code ?: [self textOf:UNUM_CURRENCY_CODE]; }

- (void)setCurrencyCode:(NSString *)wanted {
    [code autorelease];
    code = [wanted copy];
    [self changed];
}

- (NSString *)currencySymbol { return [self symbolOf:UNUM_CURRENCY_SYMBOL]; }
- (void)setCurrencySymbol:(NSString *)text { [self setSymbol:text of:UNUM_CURRENCY_SYMBOL]; }
- (NSString *)internationalCurrencySymbol { return [self symbolOf:UNUM_INTL_CURRENCY_SYMBOL]; }
- (void)setInternationalCurrencySymbol:(NSString *)text { [self setSymbol:text of:UNUM_INTL_CURRENCY_SYMBOL]; }
- (NSString *)decimalSeparator { return [self symbolOf:UNUM_DECIMAL_SEPARATOR_SYMBOL]; }
- (void)setDecimalSeparator:(NSString *)text { [self setSymbol:text of:UNUM_DECIMAL_SEPARATOR_SYMBOL]; }
- (NSString *)currencyDecimalSeparator { return [self symbolOf:UNUM_MONETARY_SEPARATOR_SYMBOL]; }
- (void)setCurrencyDecimalSeparator:(NSString *)text { [self setSymbol:text of:UNUM_MONETARY_SEPARATOR_SYMBOL]; }
- (NSString *)groupingSeparator { return [self symbolOf:UNUM_GROUPING_SEPARATOR_SYMBOL]; }
- (void)setGroupingSeparator:(NSString *)text { [self setSymbol:text of:UNUM_GROUPING_SEPARATOR_SYMBOL]; }
- (NSString *)thousandSeparator { return [self groupingSeparator]; }
- (void)setThousandSeparator:(NSString *)text { [self setGroupingSeparator:text]; }
- (NSString *)currencyGroupingSeparator { return [self symbolOf:UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL]; }
- (void)setCurrencyGroupingSeparator:(NSString *)text { [self setSymbol:text of:UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL]; }
- (NSString *)percentSymbol { return [self symbolOf:UNUM_PERCENT_SYMBOL]; }
- (void)setPercentSymbol:(NSString *)text { [self setSymbol:text of:UNUM_PERCENT_SYMBOL]; }
- (NSString *)perMillSymbol { return [self symbolOf:UNUM_PERMILL_SYMBOL]; }
- (void)setPerMillSymbol:(NSString *)text { [self setSymbol:text of:UNUM_PERMILL_SYMBOL]; }
- (NSString *)minusSign { return [self symbolOf:UNUM_MINUS_SIGN_SYMBOL]; }
- (void)setMinusSign:(NSString *)text { [self setSymbol:text of:UNUM_MINUS_SIGN_SYMBOL]; }
- (NSString *)plusSign { return [self symbolOf:UNUM_PLUS_SIGN_SYMBOL]; }
- (void)setPlusSign:(NSString *)text { [self setSymbol:text of:UNUM_PLUS_SIGN_SYMBOL]; }
- (NSString *)exponentSymbol { return [self symbolOf:UNUM_EXPONENTIAL_SYMBOL]; }
- (void)setExponentSymbol:(NSString *)text { [self setSymbol:text of:UNUM_EXPONENTIAL_SYMBOL]; }

- (NSString *)positivePrefix { return [self textOf:UNUM_POSITIVE_PREFIX]; }
- (void)setPositivePrefix:(NSString *)text { [self setText:text of:UNUM_POSITIVE_PREFIX]; }
- (NSString *)positiveSuffix { return [self textOf:UNUM_POSITIVE_SUFFIX]; }
- (void)setPositiveSuffix:(NSString *)text { [self setText:text of:UNUM_POSITIVE_SUFFIX]; }
- (NSString *)negativePrefix { return [self textOf:UNUM_NEGATIVE_PREFIX]; }
- (void)setNegativePrefix:(NSString *)text { [self setText:text of:UNUM_NEGATIVE_PREFIX]; }
- (NSString *)negativeSuffix { return [self textOf:UNUM_NEGATIVE_SUFFIX]; }
- (void)setNegativeSuffix:(NSString *)text { [self setText:text of:UNUM_NEGATIVE_SUFFIX]; }
- (NSString *)paddingCharacter { return [self textOf:UNUM_PADDING_CHARACTER]; }
- (void)setPaddingCharacter:(NSString *)text { [self setText:text of:UNUM_PADDING_CHARACTER]; }

- (NSUInteger)minimumIntegerDigits { return (NSUInteger)[self numberOf:UNUM_MIN_INTEGER_DIGITS]; }
- (void)setMinimumIntegerDigits:(NSUInteger)digits { [self setNumber:(NSInteger)digits of:UNUM_MIN_INTEGER_DIGITS]; }
- (NSUInteger)maximumIntegerDigits { return (NSUInteger)[self numberOf:UNUM_MAX_INTEGER_DIGITS]; }
- (void)setMaximumIntegerDigits:(NSUInteger)digits { [self setNumber:(NSInteger)digits of:UNUM_MAX_INTEGER_DIGITS]; }
- (NSUInteger)minimumFractionDigits { return (NSUInteger)[self numberOf:UNUM_MIN_FRACTION_DIGITS]; }

- (void)setMinimumFractionDigits:(NSUInteger)digits {
    if ([self maximumFractionDigits] < digits) [self setNumber:(NSInteger)digits of:UNUM_MAX_FRACTION_DIGITS];
    [self setNumber:(NSInteger)digits of:UNUM_MIN_FRACTION_DIGITS];
}

- (NSUInteger)maximumFractionDigits { return (NSUInteger)[self numberOf:UNUM_MAX_FRACTION_DIGITS]; }

- (void)setMaximumFractionDigits:(NSUInteger)digits {
    if ([self minimumFractionDigits] > digits) [self setNumber:(NSInteger)digits of:UNUM_MIN_FRACTION_DIGITS];
    [self setNumber:(NSInteger)digits of:UNUM_MAX_FRACTION_DIGITS];
}

- (BOOL)usesSignificantDigits { return [self numberOf:UNUM_SIGNIFICANT_DIGITS_USED] != 0; }
- (void)setUsesSignificantDigits:(BOOL)uses { [self setNumber:uses of:UNUM_SIGNIFICANT_DIGITS_USED]; }
- (NSUInteger)minimumSignificantDigits { return (NSUInteger)[self numberOf:UNUM_MIN_SIGNIFICANT_DIGITS]; }
- (void)setMinimumSignificantDigits:(NSUInteger)digits { [self setNumber:(NSInteger)digits of:UNUM_MIN_SIGNIFICANT_DIGITS]; }
- (NSUInteger)maximumSignificantDigits { return (NSUInteger)[self numberOf:UNUM_MAX_SIGNIFICANT_DIGITS]; }
- (void)setMaximumSignificantDigits:(NSUInteger)digits { [self setNumber:(NSInteger)digits of:UNUM_MAX_SIGNIFICANT_DIGITS]; }
- (BOOL)usesGroupingSeparator { return [self numberOf:UNUM_GROUPING_USED] != 0; }
- (void)setUsesGroupingSeparator:(BOOL)uses { [self setNumber:uses of:UNUM_GROUPING_USED]; }
- (BOOL)hasThousandSeparators { return [self usesGroupingSeparator]; }
- (void)setHasThousandSeparators:(BOOL)has { [self setUsesGroupingSeparator:has]; }
- (NSUInteger)groupingSize { return (NSUInteger)[self numberOf:UNUM_GROUPING_SIZE]; }
- (void)setGroupingSize:(NSUInteger)size { [self setNumber:(NSInteger)size of:UNUM_GROUPING_SIZE]; }
- (NSUInteger)secondaryGroupingSize { return (NSUInteger)[self numberOf:UNUM_SECONDARY_GROUPING_SIZE]; }
- (void)setSecondaryGroupingSize:(NSUInteger)size { [self setNumber:(NSInteger)size of:UNUM_SECONDARY_GROUPING_SIZE]; }
- (BOOL)alwaysShowsDecimalSeparator { return [self numberOf:UNUM_DECIMAL_ALWAYS_SHOWN] != 0; }
- (void)setAlwaysShowsDecimalSeparator:(BOOL)shows { [self setNumber:shows of:UNUM_DECIMAL_ALWAYS_SHOWN]; }
- (NSUInteger)formatWidth { return (NSUInteger)MAX(0, [self numberOf:UNUM_FORMAT_WIDTH]); }
- (void)setFormatWidth:(NSUInteger)width { [self setNumber:(NSInteger)width of:UNUM_FORMAT_WIDTH]; }
- (NSNumberFormatterPadPosition)paddingPosition { return (NSNumberFormatterPadPosition)[self numberOf:UNUM_PADDING_POSITION]; }
- (void)setPaddingPosition:(NSNumberFormatterPadPosition)place { [self setNumber:place of:UNUM_PADDING_POSITION]; }

- (NSNumberFormatterRoundingMode)roundingMode {
    NSNumber *known = [words objectForKey:@"rounding"];
    return known ? (NSNumberFormatterRoundingMode)[known intValue] : NSNumberFormatterRoundHalfEven;
}

- (void)setRoundingMode:(NSNumberFormatterRoundingMode)mode {
    [words setObject:[NSNumber numberWithInt:(int)mode] forKey:@"rounding"];
    [self setNumber:icu_rounding(mode) of:UNUM_ROUNDING_MODE];
}

- (NSNumber *)roundingIncrement {
    if (increment || [self icuFormat] == NULL) return increment;
    return [NSNumber numberWithDouble:unum_getDoubleAttribute([self icuFormat], UNUM_ROUNDING_INCREMENT)];
}

- (void)setRoundingIncrement:(NSNumber *)number {
    [increment autorelease];
    increment = [number copy];
    [self changed];
}

- (NSNumber *)multiplier { return scale ?: [NSNumber numberWithInt:1]; }

- (void)setMultiplier:(NSNumber *)number {
    [scale autorelease];
    scale = [number copy];
}

static void set_word(NSMutableDictionary *words, NSString *name, NSString *text) {
    if (text) {
        [words setObject:[[text copy] autorelease] forKey:name];
    } else {
        [words removeObjectForKey:name];
    }
}

- (NSString *)nilSymbol { return [words objectForKey:@"nil"] ?: @""; }
- (void)setNilSymbol:(NSString *)text { set_word(words, @"nil", text); }
- (NSString *)zeroSymbol { return [words objectForKey:@"zero"]; }
- (void)setZeroSymbol:(NSString *)text { set_word(words, @"zero", text); }
- (NSString *)notANumberSymbol { return [words objectForKey:@"NaN"] ?: @"NaN"; }
- (void)setNotANumberSymbol:(NSString *)text { set_word(words, @"NaN", text); }
- (NSString *)positiveInfinitySymbol { return [words objectForKey:@"infinity"] ?: @"+∞"; }
- (void)setPositiveInfinitySymbol:(NSString *)text { set_word(words, @"infinity", text); }
- (NSString *)negativeInfinitySymbol { return [words objectForKey:@"-infinity"] ?: @"-∞"; }
- (void)setNegativeInfinitySymbol:(NSString *)text { set_word(words, @"-infinity", text); }

- (NSNumber *)minimum { return least; }

- (void)setMinimum:(NSNumber *)number {
    [least autorelease];
    least = [number copy];
}

- (NSNumber *)maximum { return greatest; }

- (void)setMaximum:(NSNumber *)number {
    [greatest autorelease];
    greatest = [number copy];
}

- (BOOL)isLenient { return is_lenient; }

- (void)setLenient:(BOOL)lenient {
    is_lenient = lenient;
    [self changed];
}

- (BOOL)generatesDecimalNumbers { return makes_decimals; }
- (void)setGeneratesDecimalNumbers:(BOOL)generates { makes_decimals = generates; }
- (BOOL)isPartialStringValidationEnabled { return validates_parts; }
- (void)setPartialStringValidationEnabled:(BOOL)enabled { validates_parts = enabled; }
- (BOOL)allowsFloats { return !allows_no_floats; }
- (void)setAllowsFloats:(BOOL)allows { allows_no_floats = !allows; }
- (NSNumberFormatterBehavior)formatterBehavior { return NSNumberFormatterBehavior10_4; }
- (void)setFormatterBehavior:(NSNumberFormatterBehavior)behavior {
}

#define LOOK(name, setter)                                                                                             \
    -(NSDictionary *)name { return [looks objectForKey:@ #name]; }                                                     \
    -(void)setter:(NSDictionary *)attributes {                                                                         \
        if (attributes) {                                                                                              \
            [looks setObject:[[attributes copy] autorelease] forKey:@ #name];                                          \
        } else {                                                                                                       \
            [looks removeObjectForKey:@ #name];                                                                        \
        }                                                                                                              \
    }

LOOK(textAttributesForZero, setTextAttributesForZero)
LOOK(textAttributesForNil, setTextAttributesForNil)
LOOK(textAttributesForNotANumber, setTextAttributesForNotANumber)
LOOK(textAttributesForPositiveInfinity, setTextAttributesForPositiveInfinity)
LOOK(textAttributesForNegativeInfinity, setTextAttributesForNegativeInfinity)
LOOK(textAttributesForPositiveValues, setTextAttributesForPositiveValues)
LOOK(textAttributesForNegativeValues, setTextAttributesForNegativeValues)

@end
