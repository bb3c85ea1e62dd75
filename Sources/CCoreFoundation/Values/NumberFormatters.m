// CFNumberFormatter.

#include "Objects/References.h"
#include <unicode/ucurr.h>

const CFStringRef kCFNumberFormatterCurrencyCode = CFSTR("currencyCode");
const CFStringRef kCFNumberFormatterCurrencySymbol = CFSTR("currencySymbol");
const CFStringRef kCFNumberFormatterDecimalSeparator = CFSTR("decimalSeparator");
const CFStringRef kCFNumberFormatterGroupingSeparator = CFSTR("groupingSeparator");
const CFStringRef kCFNumberFormatterUseGroupingSeparator = CFSTR("usesGroupingSeparator");
const CFStringRef kCFNumberFormatterGroupingSize = CFSTR("groupingSize");
const CFStringRef kCFNumberFormatterMinIntegerDigits = CFSTR("minimumIntegerDigits");
const CFStringRef kCFNumberFormatterMaxIntegerDigits = CFSTR("maximumIntegerDigits");
const CFStringRef kCFNumberFormatterMinFractionDigits = CFSTR("minimumFractionDigits");
const CFStringRef kCFNumberFormatterMaxFractionDigits = CFSTR("maximumFractionDigits");
const CFStringRef kCFNumberFormatterPositivePrefix = CFSTR("positivePrefix");
const CFStringRef kCFNumberFormatterPositiveSuffix = CFSTR("positiveSuffix");
const CFStringRef kCFNumberFormatterNegativePrefix = CFSTR("negativePrefix");
const CFStringRef kCFNumberFormatterNegativeSuffix = CFSTR("negativeSuffix");
const CFStringRef kCFNumberFormatterPercentSymbol = CFSTR("percentSymbol");
const CFStringRef kCFNumberFormatterMinusSign = CFSTR("minusSign");
const CFStringRef kCFNumberFormatterPlusSign = CFSTR("plusSign");
const CFStringRef kCFNumberFormatterRoundingMode = CFSTR("roundingMode");
const CFStringRef kCFNumberFormatterRoundingIncrement = CFSTR("roundingIncrement");
const CFStringRef kCFNumberFormatterMultiplier = CFSTR("multiplier");
const CFStringRef kCFNumberFormatterPaddingCharacter = CFSTR("paddingCharacter");
const CFStringRef kCFNumberFormatterFormatWidth = CFSTR("formatWidth");
const CFStringRef kCFNumberFormatterIsLenient = CFSTR("lenient");
const CFStringRef kCFNumberFormatterAlwaysShowDecimalSeparator = CFSTR("alwaysShowsDecimalSeparator");
const CFStringRef kCFNumberFormatterCurrencyDecimalSeparator = CFSTR("currencyDecimalSeparator");
const CFStringRef kCFNumberFormatterCurrencyGroupingSeparator = CFSTR("currencyGroupingSeparator");
const CFStringRef kCFNumberFormatterDefaultFormat = CFSTR("positiveFormat");
const CFStringRef kCFNumberFormatterExponentSymbol = CFSTR("exponentSymbol");
const CFStringRef kCFNumberFormatterInfinitySymbol = CFSTR("positiveInfinitySymbol");
const CFStringRef kCFNumberFormatterInternationalCurrencySymbol = CFSTR("internationalCurrencySymbol");
const CFStringRef kCFNumberFormatterMaxSignificantDigits = CFSTR("maximumSignificantDigits");
const CFStringRef kCFNumberFormatterMinSignificantDigits = CFSTR("minimumSignificantDigits");
const CFStringRef kCFNumberFormatterNaNSymbol = CFSTR("notANumberSymbol");
const CFStringRef kCFNumberFormatterPaddingPosition = CFSTR("paddingPosition");
const CFStringRef kCFNumberFormatterPerMillSymbol = CFSTR("perMillSymbol");
const CFStringRef kCFNumberFormatterSecondaryGroupingSize = CFSTR("secondaryGroupingSize");
const CFStringRef kCFNumberFormatterUseSignificantDigits = CFSTR("usesSignificantDigits");
const CFStringRef kCFNumberFormatterZeroSymbol = CFSTR("zeroSymbol");

static NSNumberFormatter *formatter_of(CFNumberFormatterRef formatter) { return OBJECT(NSNumberFormatter, formatter); }

CFNumberFormatterRef CFNumberFormatterCreate(CFAllocatorRef allocator, CFLocaleRef locale, CFNumberFormatterStyle style) {
    NSNumberFormatter *formatter = [NSNumberFormatter new];
    [formatter setFormatterBehavior:NSNumberFormatterBehavior10_4];
    if (locale) [formatter setLocale:OBJECT(NSLocale, locale)];
    [formatter setNumberStyle:(NSNumberFormatterStyle)style];
    return (CFNumberFormatterRef)formatter;
}

CFLocaleRef CFNumberFormatterGetLocale(CFNumberFormatterRef formatter) {
    return (CFLocaleRef)[formatter_of(formatter) locale];
}

CFNumberFormatterStyle CFNumberFormatterGetStyle(CFNumberFormatterRef formatter) {
    return (CFNumberFormatterStyle)[formatter_of(formatter) numberStyle];
}

CFStringRef CFNumberFormatterGetFormat(CFNumberFormatterRef formatter) {
    return (CFStringRef)[formatter_of(formatter) positiveFormat];
}

/// The format may contain a second one for negative numbers after a semicolon.
void CFNumberFormatterSetFormat(CFNumberFormatterRef formatter, CFStringRef format) {
    NSArray *parts = [OBJECT(NSString, format) componentsSeparatedByString:@";"];
    [formatter_of(formatter) setPositiveFormat:[parts objectAtIndex:0]];
    if ([parts count] > 1) [formatter_of(formatter) setNegativeFormat:[parts objectAtIndex:1]];
}

CFStringRef CFNumberFormatterCreateStringWithNumber(CFAllocatorRef allocator, CFNumberFormatterRef formatter,
                                                    CFNumberRef number) {
    return COPIED(CFStringRef, [formatter_of(formatter) stringFromNumber:OBJECT(NSNumber, number)]);
}

CFStringRef CFNumberFormatterCreateStringWithValue(CFAllocatorRef allocator, CFNumberFormatterRef formatter,
                                                   CFNumberType type, const void *value) {
    CFNumberRef number = CFNumberCreate(allocator, type, value);
    CFStringRef string = CFNumberFormatterCreateStringWithNumber(allocator, formatter, number);
    CFRelease(number);
    return string;
}

CFNumberRef CFNumberFormatterCreateNumberFromString(CFAllocatorRef allocator, CFNumberFormatterRef formatter,
                                                    CFStringRef string, CFRange *range, CFOptionFlags options) {
    NSString *text = OBJECT(NSString, string);
    if (range) text = [text substringWithRange:foundation_range(*range)];
    NSNumber *number = [formatter_of(formatter) numberFromString:text];
    if (number && (options & kCFNumberFormatterParseIntegersOnly)) {
        number = [NSNumber numberWithLongLong:[number longLongValue]];
    }
    return OWNED(CFNumberRef, number);
}

Boolean CFNumberFormatterGetValueFromString(CFNumberFormatterRef formatter, CFStringRef string, CFRange *range,
                                            CFNumberType type, void *value) {
    CFNumberRef number = CFNumberFormatterCreateNumberFromString(NULL, formatter, string, range, 0);
    if (number == NULL) return false;
    Boolean fits = CFNumberGetValue(number, type, value);
    CFRelease(number);
    return fits;
}

// The keys are those of NSNumberFormatter's properties.

void CFNumberFormatterSetProperty(CFNumberFormatterRef formatter, CFStringRef key, CFTypeRef value) {
    @try {
        [formatter_of(formatter) setValue:(id)value forKey:OBJECT(NSString, key)];
    } @catch (NSException *exception) {
        // The formatter does not have this property.
    }
}

CFTypeRef CFNumberFormatterCopyProperty(CFNumberFormatterRef formatter, CFStringRef key) {
    @try {
        return OWNED(CFTypeRef, [formatter_of(formatter) valueForKey:OBJECT(NSString, key)]);
    } @catch (NSException *exception) {
        return NULL;
    }
}

Boolean CFNumberFormatterGetDecimalInfoForCurrencyCode(CFStringRef currency, int32_t *digits, double *increment) {
    UniChar code[4] = {0};
    if (currency == NULL || CFStringGetLength(currency) != 3) return false;
    CFStringGetCharacters(currency, CFRangeMake(0, 3), code);
    UErrorCode error = U_ZERO_ERROR;
    int32_t fraction = ucurr_getDefaultFractionDigits((const UChar *)code, &error);
    double step = ucurr_getRoundingIncrement((const UChar *)code, &error);
    if (U_FAILURE(error)) return false;
    if (digits) *digits = fraction;
    if (increment) *increment = step;
    return true;
}
