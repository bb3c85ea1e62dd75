#import "DecimalText.h"

NSString *decimal_separator(id locale) {
    NSString *separator = [locale isKindOfClass:[NSLocale class]] ? [locale objectForKey:NSLocaleDecimalSeparator]
                                                                  : [locale objectForKey:@"NSDecimalSeparator"];
    return [separator length] ? separator : @".";
}

NSString *decimal_text(struct decimal number, id locale) {
    if (decimal_is_nan(&number)) return @"NaN";
    if (number.length == 0) return @"0";
    enum { MaximumDigits = 40 };
    char digits[MaximumDigits];
    int count = 0;
    for (decimal_mantissa rest = decimal_mantissa_of(&number); rest != 0; rest /= 10) {
        digits[MaximumDigits - ++count] = (char)('0' + (int)(rest % 10));
    }
    const char *first = digits + MaximumDigits - count;
    NSMutableString *text = [NSMutableString stringWithString:number.is_negative ? @"-" : @""];
    int whole = count + number.exponent;
    if (whole <= 0) [text appendFormat:@"0%@", decimal_separator(locale)];
    for (int i = whole; i < 0; i++) [text appendString:@"0"];
    if (whole > 0) {
        [text appendFormat:@"%.*s", MIN(whole, count), first];
        for (int i = count; i < whole; i++) [text appendString:@"0"];
        if (whole >= count) return text;
        [text appendString:decimal_separator(locale)];
        first += whole;
        count -= whole;
    }
    [text appendFormat:@"%.*s", count, first];
    // Trailing zeros after the point are removed.
    while ([text hasSuffix:@"0"]) [text deleteCharactersInRange:NSMakeRange([text length] - 1, 1)];
    if ([text hasSuffix:decimal_separator(locale)]) {
        NSUInteger length = [decimal_separator(locale) length];
        [text deleteCharactersInRange:NSMakeRange([text length] - length, length)];
    }
    return text;
}

static int digit_at(NSString *text, NSUInteger place) {
    if (place >= [text length]) return -1;
    unichar unit = [text characterAtIndex:place];
    return unit >= '0' && unit <= '9' ? unit - '0' : -1;
}

static BOOL is_at(NSString *text, NSUInteger place, NSString *part) {
    NSUInteger length = [part length];
    if (place > [text length] || length > [text length] - place) return NO;
    return [[text substringWithRange:NSMakeRange(place, length)] isEqualToString:part];
}

static int read_power(NSString *text, NSUInteger *place) {
    NSUInteger start = *place + 1;
    BOOL is_negative = is_at(text, start, @"-");
    if (is_negative || is_at(text, start, @"+")) start++;
    if (digit_at(text, start) < 0) return 0;
    int power = 0;
    for (; digit_at(text, start) >= 0; start++) power = MIN(power * 10 + digit_at(text, start), 10000);
    *place = start;
    return is_negative ? -power : power;
}

struct decimal decimal_read(NSString *text, id locale, NSUInteger *length) {
    NSString *separator = decimal_separator(locale);
    NSUInteger place = 0, digit_count = 0;
    BOOL is_negative = is_at(text, place, @"-"), has_point = NO;
    if (is_negative || is_at(text, place, @"+")) place++;
    decimal_mantissa mantissa = 0;
    int exponent = 0;
    const decimal_mantissa limit = (~(decimal_mantissa)0 - 9) / 10;
    for (;;) {
        int digit = digit_at(text, place);
        if (digit >= 0) {
            // Digits beyond the capacity of the mantissa count as zeros.
            BOOL fits = mantissa <= limit;
            if (fits) mantissa = mantissa * 10 + (unsigned)digit;
            exponent += (fits ? 0 : 1) - (has_point ? 1 : 0);
            digit_count++;
            place++;
        } else if (!has_point && is_at(text, place, separator)) {
            has_point = YES;
            place += [separator length];
        } else {
            break;
        }
    }
    *length = digit_count ? place : 0;
    if (digit_count == 0) return decimal_nan();
    if (is_at(text, place, @"e") || is_at(text, place, @"E")) {
        exponent += read_power(text, &place);
        *length = place;
    }
    return decimal_of(mantissa, exponent, is_negative);
}
