// NSNumberFormatter over ICU, with the formats of that time. GNUstep's gives no decimals to currencies and stops at
// doubles.

#import "../Strings/Units.h"
#include <math.h>
#include <stdbool.h>
#include <objc/runtime.h>
#include <unicode/ucurr.h>
#include <unicode/unum.h>

/// What `[NSNumberFormatter alloc]` makes. Settings are kept as they were made, and applied to a new ICU format
/// whenever one of them has changed.
@interface AppNumberFormatter : NSNumberFormatter {
    UNumberFormat *format;
    NSNumberFormatterStyle style;
    NSLocale *chosen_locale;
    NSString *pattern, *code;
    NSMutableDictionary *numbers, *symbols, *texts, *words;
    NSMutableDictionary *looks;
    NSNumber *scale, *least, *greatest, *increment;
    BOOL is_lenient, makes_decimals, validates_parts, allows_no_floats;
}
@end

enum { CapacityOfText = 512 };

static UNumberFormatStyle icu_style(NSNumberFormatterStyle style, const char *locale) {
    switch (style) {
    case NSNumberFormatterDecimalStyle: return UNUM_DECIMAL;
    case NSNumberFormatterPercentStyle: return UNUM_PERCENT;
    case NSNumberFormatterScientificStyle: return UNUM_SCIENTIFIC;
    case NSNumberFormatterSpellOutStyle: return UNUM_SPELLOUT;
    // English put debts in parentheses then.
    case NSNumberFormatterCurrencyStyle: return strncmp(locale, "en", 2) == 0 ? UNUM_CURRENCY_ACCOUNTING : UNUM_CURRENCY;
    default: return UNUM_DECIMAL;
    }
}

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

@implementation AppNumberFormatter

- (id)init {
    self = [super init];
    numbers = [NSMutableDictionary new];
    symbols = [NSMutableDictionary new];
    texts = [NSMutableDictionary new];
    words = [NSMutableDictionary new];
    looks = [NSMutableDictionary new];
    return self;
}

- (void)dealloc {
    if (format) unum_close(format);
    [chosen_locale release];
    [pattern release];
    [code release];
    [numbers release];
    [symbols release];
    [texts release];
    [words release];
    [looks release];
    [increment release];
    [scale release];
    [least release];
    [greatest release];
    [super dealloc];
}

- (id)copyWithZone:(NSZone *)zone {
    AppNumberFormatter *copy = (AppNumberFormatter *)[[NSNumberFormatter allocWithZone:zone] init];
    copy->style = style;
    copy->chosen_locale = [chosen_locale retain];
    copy->pattern = [pattern retain];
    copy->code = [code retain];
    [copy->numbers setDictionary:numbers];
    [copy->symbols setDictionary:symbols];
    [copy->texts setDictionary:texts];
    [copy->words setDictionary:words];
    [copy->looks setDictionary:looks];
    copy->increment = [increment retain];
    copy->scale = [scale retain];
    copy->least = [least retain];
    copy->greatest = [greatest retain];
    copy->is_lenient = is_lenient;
    copy->makes_decimals = makes_decimals;
    return copy;
}

- (Class)class { return [NSNumberFormatter class]; }

// MARK: The format

- (void)changed {
    if (format) unum_close(format);
    format = NULL;
}

static void apply_pattern(UNumberFormat *format, NSString *pattern) {
    int32_t length;
    UErrorCode status = U_ZERO_ERROR;
    const UChar *units = units_of(pattern, &length);
    unum_applyPattern(format, false, units, length, NULL, &status);
}

- (UNumberFormat *)icuFormat {
    if (format) return format;
    UErrorCode status = U_ZERO_ERROR;
    const char *name = icu_locale(chosen_locale);
    format = unum_open(icu_style(style, name), NULL, 0, name, NULL, &status);
    if (U_FAILURE(status)) return format = NULL;
    if (style == NSNumberFormatterNoStyle && pattern == nil) apply_pattern(format, @"#0");
    if (pattern) apply_pattern(format, pattern);
    if (code) {
        int32_t length;
        const UChar *units = units_of(code, &length);
        unum_setTextAttribute(format, UNUM_CURRENCY_CODE, units, length, &status);
    }
    for (NSNumber *attribute in numbers) {
        unum_setAttribute(format, (UNumberFormatAttribute)[attribute intValue], [[numbers objectForKey:attribute] intValue]);
    }
    for (NSNumber *symbol in symbols) {
        int32_t length;
        const UChar *units = units_of([symbols objectForKey:symbol], &length);
        unum_setSymbol(format, (UNumberFormatSymbol)[symbol intValue], units, length, &status);
    }
    for (NSNumber *attribute in texts) {
        int32_t length;
        const UChar *units = units_of([texts objectForKey:attribute], &length);
        unum_setTextAttribute(format, (UNumberFormatTextAttribute)[attribute intValue], units, length, &status);
    }
    if (increment) unum_setDoubleAttribute(format, UNUM_ROUNDING_INCREMENT, [increment doubleValue]);
    unum_setAttribute(format, UNUM_LENIENT_PARSE, is_lenient);
    return format;
}

- (void)setNumber:(NSInteger)value of:(UNumberFormatAttribute)attribute {
    NSInteger bounded = MAX(MIN(value, 1000), -1000);
    [numbers setObject:[NSNumber numberWithInteger:bounded] forKey:[NSNumber numberWithInt:attribute]];
    [self changed];
}

- (NSInteger)numberOf:(UNumberFormatAttribute)attribute {
    NSNumber *known = [numbers objectForKey:[NSNumber numberWithInt:attribute]];
    if (known) return [known integerValue];
    return [self icuFormat] ? unum_getAttribute([self icuFormat], attribute) : 0;
}

static void keep(NSMutableDictionary *table, int key, NSString *text) {
    NSNumber *number = [NSNumber numberWithInt:key];
    if (text) {
        [table setObject:[[text copy] autorelease] forKey:number];
    } else {
        [table removeObjectForKey:number];
    }
}

- (void)setSymbol:(NSString *)text of:(UNumberFormatSymbol)symbol {
    keep(symbols, symbol, text);
    [self changed];
}

- (NSString *)symbolOf:(UNumberFormatSymbol)symbol {
    UChar units[CapacityOfText];
    UErrorCode status = U_ZERO_ERROR;
    if ([self icuFormat] == NULL) return nil;
    int32_t length = unum_getSymbol([self icuFormat], symbol, units, CapacityOfText, &status);
    return U_SUCCESS(status) ? string_of_units(units, length) : nil;
}

- (void)setText:(NSString *)text of:(UNumberFormatTextAttribute)attribute {
    keep(texts, attribute, text);
    [self changed];
}

- (NSString *)textOf:(UNumberFormatTextAttribute)attribute {
    UChar units[CapacityOfText];
    UErrorCode status = U_ZERO_ERROR;
    if ([self icuFormat] == NULL) return nil;
    int32_t length = unum_getTextAttribute([self icuFormat], attribute, units, CapacityOfText, &status);
    return U_SUCCESS(status) ? string_of_units(units, length) : nil;
}

// MARK: Numbers to texts and back

static NSString *icu_text(UNumberFormat *format, NSNumber *number) {
    UChar units[CapacityOfText];
    UErrorCode status = U_ZERO_ERROR;
    int32_t length;
    const char *type = [number objCType];
    if ([number isKindOfClass:[NSDecimalNumber class]]) {
        const char *digits = [[(NSDecimalNumber *)number descriptionWithLocale:nil] UTF8String];
        length = unum_formatDecimal(format, digits, -1, units, CapacityOfText, NULL, &status);
    } else if (*type == 'f' || *type == 'd') {
        // A float is what it prints as, not the nearest double.
        double value = *type == 'f' ? strtod([[number stringValue] UTF8String], NULL) : [number doubleValue];
        length = unum_formatDouble(format, value, units, CapacityOfText, NULL, &status);
    } else if (*type == 'Q' || *type == 'L') {
        length = unum_formatDecimal(format, [[number stringValue] UTF8String], -1, units, CapacityOfText, NULL, &status);
    } else {
        length = unum_formatInt64(format, [number longLongValue], units, CapacityOfText, NULL, &status);
    }
    return U_SUCCESS(status) ? string_of_units(units, length) : nil;
}

- (NSString *)stringFromNumber:(NSNumber *)number {
    if (number == nil || (id)number == [NSNull null]) return [words objectForKey:@"nil"];
    if (![number isKindOfClass:[NSNumber class]]) return nil;
    double value = [number doubleValue];
    if (isnan(value)) return [words objectForKey:@"NaN"] ?: @"NaN";
    if (value == 0 && [words objectForKey:@"zero"]) return [words objectForKey:@"zero"];
    if (isinf(value)) {
        return value < 0 ? [self negativeInfinitySymbol] : [self positiveInfinitySymbol];
    }
    if (scale) {
        NSDecimalNumber *factor = [NSDecimalNumber decimalNumberWithString:[scale stringValue]];
        number = [[NSDecimalNumber decimalNumberWithString:[number stringValue]] decimalNumberByMultiplyingBy:factor];
    }
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *text = [self icuFormat] ? [icu_text([self icuFormat], number) retain] : nil;
    [pool drain];
    return [text autorelease];
}

- (NSNumber *)numberFromString:(NSString *)text {
    id number = nil;
    return [self getObjectValue:&number forString:text errorDescription:NULL] ? number : nil;
}

- (NSString *)stringForObjectValue:(id)object {
    return object == nil || [object isKindOfClass:[NSNumber class]] ? [self stringFromNumber:object] : nil;
}

- (NSString *)editingStringForObjectValue:(id)object { return [self stringForObjectValue:object]; }

/// The number that a text begins with, or nil.
/// - used: how much of it that is; NULL if a number is wanted that is all of the text.
- (NSNumber *)parse:(NSString *)text used:(NSUInteger *)used {
    NSString *trimmed =
        used ? text : [text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
    if ([trimmed length] == 0 || [self icuFormat] == NULL) return nil;
    char digits[CapacityOfText];
    int32_t length, position = 0;
    UErrorCode status = U_ZERO_ERROR;
    const UChar *units = units_of(trimmed, &length);
    int32_t count = unum_parseDecimal([self icuFormat], units, length, &position, digits, CapacityOfText, &status);
    if (U_FAILURE(status) || count == 0 || (used == NULL && position < length)) return nil;
    if (used) *used = (NSUInteger)position;
    NSString *decimal = [NSString stringWithUTF8String:digits];
    NSDecimalNumber *exact = [NSDecimalNumber decimalNumberWithString:decimal];
    if (scale && [scale doubleValue] != 0) {
        exact = [exact decimalNumberByDividingBy:[NSDecimalNumber decimalNumberWithString:[scale stringValue]]];
    }
    if (makes_decimals) return exact;
    double value = [exact doubleValue];
    BOOL is_integer = value == floor(value) && fabs(value) < 9e18;
    if (is_integer) return [NSNumber numberWithLongLong:scale ? (long long)value : [decimal longLongValue] ?: (long long)value];
    return [NSNumber numberWithDouble:scale ? value : strtod(digits, NULL)];
}

- (BOOL)getObjectValue:(id *)object forString:(NSString *)text errorDescription:(NSString **)error {
    NSNumber *number = [text isKindOfClass:[NSString class]] ? [self parse:text used:NULL] : nil;
    BOOL is_within = [self takes:number];
    if (is_within && object) *object = number;
    if (!is_within && error) *error = @"Invalid number";
    return is_within;
}

- (BOOL)getObjectValue:(id *)object forString:(NSString *)text range:(NSRange *)range error:(NSError **)error {
    NSRange part = range ? *range : NSMakeRange(0, [text length]);
    NSUInteger used = 0;
    BOOL is_sound = part.location <= [text length] && part.length <= [text length] - part.location;
    NSNumber *number = is_sound ? [self parse:[text substringWithRange:part] used:&used] : nil;
    if ([self takes:number]) {
        if (object) *object = number;
        if (range) range->length = used;
        return YES;
    }
    NSDictionary *details = [NSDictionary dictionaryWithObjectsAndKeys:text, @"NSInvalidValue", nil];
    if (error) *error = [NSError errorWithDomain:NSCocoaErrorDomain code:2048 userInfo:details];
    return NO;
}

/// Whether the number is between the least and the greatest, and whole where it has to be.
- (BOOL)takes:(NSNumber *)number {
    BOOL is_within = number && (least == nil || [number compare:least] != NSOrderedAscending) &&
                     (greatest == nil || [number compare:greatest] != NSOrderedDescending);
    return is_within && !(allows_no_floats && [number doubleValue] != floor([number doubleValue]));
}

// MARK: Settings

- (NSNumberFormatterStyle)numberStyle { return style; }

- (void)setNumberStyle:(NSNumberFormatterStyle)wanted {
    style = wanted;
    [pattern release];
    pattern = nil;
    // A style says anew how many digits there are.
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

@interface NSNumberFormatter (OfApps)
@end

@implementation NSNumberFormatter (OfApps)

+ (id)allocWithZone:(NSZone *)zone {
    static Class plain, made;
    if (made == Nil) {
        plain = objc_lookUpClass("NSNumberFormatter");
        made = objc_lookUpClass("AppNumberFormatter");
    }
    return NSAllocateObject(self == plain ? made : self, 0, zone);
}

+ (NSString *)localizedStringFromNumber:(NSNumber *)number numberStyle:(NSNumberFormatterStyle)style {
    NSNumberFormatter *formatter = [[self new] autorelease];
    [formatter setNumberStyle:style];
    return [formatter stringFromNumber:number];
}

@end
