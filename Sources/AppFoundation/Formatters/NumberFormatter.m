// NSNumberFormatter over ICU, with the formats of that time. GNUstep's formats currencies without decimals, and numbers
// only as doubles.

#import "NumberFormatter.h"
#include <math.h>
#include <objc/runtime.h>
#include <unicode/ucurr.h>

static UNumberFormatStyle icu_style(NSNumberFormatterStyle style, const char *locale) {
    switch (style) {
    case NSNumberFormatterDecimalStyle: return UNUM_DECIMAL;
    case NSNumberFormatterPercentStyle: return UNUM_PERCENT;
    case NSNumberFormatterScientificStyle: return UNUM_SCIENTIFIC;
    case NSNumberFormatterSpellOutStyle: return UNUM_SPELLOUT;
    // Negative amounts in English were in parentheses at that time.
    case NSNumberFormatterCurrencyStyle: return strncmp(locale, "en", 2) == 0 ? UNUM_CURRENCY_ACCOUNTING : UNUM_CURRENCY;
    default: return UNUM_DECIMAL;
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

- (id)initWithCoder:(NSCoder *)coder {
    @try {
        return [super initWithCoder:coder];
    } @catch (NSException *exception) {
        // Nobody else would: its ICU formatter takes 6 KB.
        [self release];
        @throw;
    }
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

/// The pattern with each `~` in quotes. On the phone it is an ordinary character; newer versions of ICU take it as the
/// sign of an approximate number, and crash when parsing by such a pattern.
static NSString *with_plain_tildes(NSString *pattern) {
    if ([pattern rangeOfString:@"~"].length == 0) return pattern;
    NSMutableString *plain = [NSMutableString string];
    BOOL was_quoted = NO, is_written_quoted = NO;
    NSUInteger length = [pattern length];
    for (NSUInteger i = 0; i < length; i++) {
        unichar unit = [pattern characterAtIndex:i];
        BOOL is_pair = unit == '\'' && i + 1 < length && [pattern characterAtIndex:i + 1] == '\'';
        if (is_pair) {
            // Two quotes stand for one, inside quotes and outside.
            [plain appendString:@"\'\'"];
            i++;
            continue;
        }
        if (unit == '\'') {
            was_quoted = !was_quoted;
            continue;
        }
        BOOL is_quoted = was_quoted || unit == '~';
        if (is_quoted != is_written_quoted) [plain appendString:@"\'"];
        is_written_quoted = is_quoted;
        [plain appendString:[pattern substringWithRange:NSMakeRange(i, 1)]];
    }
    if (is_written_quoted) [plain appendString:@"\'"];
    // A pattern with unbalanced quotes is invalid, and left unchanged.
    return was_quoted ? pattern : plain;
}

static void apply_pattern(UNumberFormat *format, NSString *pattern) {
    int32_t length;
    UErrorCode status = U_ZERO_ERROR;
    const UChar *units = units_of(with_plain_tildes(pattern), &length);
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
        // A float is formatted by its decimal text: 0.1f as 0.1, not as the nearest double.
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
/// - used: set to the length of the number; NULL if the whole text must be one.
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

/// True if the number is within minimum and maximum, and an integer if `allowsFloats` is off.
- (BOOL)takes:(NSNumber *)number {
    BOOL is_within = number && (least == nil || [number compare:least] != NSOrderedAscending) &&
                     (greatest == nil || [number compare:greatest] != NSOrderedDescending);
    return is_within && !(allows_no_floats && [number doubleValue] != floor([number doubleValue]));
}

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
