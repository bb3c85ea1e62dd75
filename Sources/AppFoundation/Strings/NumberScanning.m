// Numbers in texts, after Apple's class reference of NSScanner: what is too large becomes the greatest number of its
// type, the decimal separator is that of the scanner's locale, and the place for the result may be NULL.

#define _GNU_SOURCE
#import <Foundation/Foundation.h>
#include "Numbers/DecimalText.h"
#include <limits.h>
#include <locale.h>
#include <stdlib.h>

/// Where the text is read; past the end there are zeros.
typedef struct {
    NSString *text;
    NSUInteger place, length;
} reading;

static unichar next(const reading *reading, NSUInteger ahead) {
    NSUInteger place = reading->place + ahead;
    return place < reading->length ? [reading->text characterAtIndex:place] : 0;
}

/// Behind the characters that are to be skipped.
static reading begin(NSScanner *scanner) {
    NSString *text = [scanner string];
    reading reading = {text, [scanner scanLocation], [text length]};
    NSCharacterSet *skipped = [scanner charactersToBeSkipped];
    while (reading.place < reading.length && [skipped characterIsMember:next(&reading, 0)]) reading.place++;
    return reading;
}

static int digit_value(unichar character, int base) {
    int value = character >= '0' && character <= '9' ? character - '0'
                : character >= 'a' && character <= 'f' ? character - 'a' + 10
                : character >= 'A' && character <= 'F' ? character - 'A' + 10
                                                       : base;
    return value < base ? value : -1;
}

/// Reads digits; a number above `greatest` becomes that.
static BOOL read_digits(reading *reading, int base, unsigned long long greatest, unsigned long long *number) {
    NSUInteger first = reading->place;
    int digit;
    *number = 0;
    while ((digit = digit_value(next(reading, 0), base)) >= 0) {
        *number = *number > (greatest - digit) / base ? greatest : *number * base + digit;
        reading->place++;
    }
    return reading->place > first;
}

static BOOL scan_signed(NSScanner *scanner, unsigned long long greatest, long long *result) {
    reading reading = begin(scanner);
    BOOL is_negative = next(&reading, 0) == '-';
    if (is_negative || next(&reading, 0) == '+') reading.place++;
    unsigned long long number;
    if (!read_digits(&reading, 10, greatest + is_negative, &number)) return NO;
    *result = is_negative ? -number : number;
    [scanner setScanLocation:reading.place];
    return YES;
}

static BOOL has_hex_prefix(const reading *reading) {
    return next(reading, 0) == '0' && (next(reading, 1) | 0x20) == 'x';
}

static BOOL scan_hex(NSScanner *scanner, unsigned long long greatest, unsigned long long *result) {
    reading reading = begin(scanner);
    if (has_hex_prefix(&reading) && digit_value(next(&reading, 2), 16) >= 0) reading.place += 2;
    if (!read_digits(&reading, 16, greatest, result)) return NO;
    [scanner setScanLocation:reading.place];
    return YES;
}

static NSUInteger append_digits(reading *reading, int base, NSMutableData *number) {
    NSUInteger first = reading->place;
    while (digit_value(next(reading, 0), base) >= 0) {
        char digit = next(reading, 0);
        [number appendBytes:&digit length:1];
        reading->place++;
    }
    return reading->place - first;
}

/// The number's characters as C writes them, or nil; the reading stands behind it then.
static NSData *read_real(NSScanner *scanner, BOOL is_hex, reading *reading) {
    *reading = begin(scanner);
    NSMutableData *number = [NSMutableData data];
    if (next(reading, 0) == '-') [number appendBytes:"-" length:1];
    if (next(reading, 0) == '-' || next(reading, 0) == '+') reading->place++;
    if (is_hex) {
        if (!has_hex_prefix(reading)) return nil;
        [number appendBytes:"0x" length:2];
        reading->place += 2;
    }
    int base = is_hex ? 16 : 10;
    unichar separator = is_hex ? '.' : [decimal_separator([scanner locale]) characterAtIndex:0];
    NSUInteger digits = append_digits(reading, base, number);
    if (next(reading, 0) == separator && (digits > 0 || digit_value(next(reading, 1), base) >= 0)) {
        [number appendBytes:"." length:1];
        reading->place++;
        digits += append_digits(reading, base, number);
    }
    if (digits == 0) return nil;
    unichar sign = next(reading, 1);
    NSUInteger exponent = sign == '-' || sign == '+' ? 2 : 1;
    if ((next(reading, 0) | 0x20) == (is_hex ? 'p' : 'e') && digit_value(next(reading, exponent), 10) >= 0) {
        [number appendBytes:is_hex ? "p" : "e" length:1];
        [number appendBytes:sign == '-' ? "-" : "+" length:1];
        reading->place += exponent;
        append_digits(reading, 10, number);
    }
    [number appendBytes:"" length:1];
    return number;
}

static locale_t plain_locale(void) {
    static locale_t plain;
    if (!plain) plain = newlocale(LC_ALL_MASK, "C", NULL);
    return plain;
}

static BOOL scan_double(NSScanner *scanner, BOOL is_hex, double *result) {
    reading reading;
    NSData *number = read_real(scanner, is_hex, &reading);
    if (number == nil) return NO;
    if (result) *result = strtod_l([number bytes], NULL, plain_locale());
    [scanner setScanLocation:reading.place];
    return YES;
}

static BOOL scan_float(NSScanner *scanner, BOOL is_hex, float *result) {
    reading reading;
    NSData *number = read_real(scanner, is_hex, &reading);
    if (number == nil) return NO;
    if (result) *result = strtof_l([number bytes], NULL, plain_locale());
    [scanner setScanLocation:reading.place];
    return YES;
}

@interface NSScanner (Numbers)
@end

@implementation NSScanner (Numbers)

- (BOOL)scanInt:(int *)result {
    long long number;
    if (!scan_signed(self, INT_MAX, &number)) return NO;
    if (result) *result = (int)number;
    return YES;
}

- (BOOL)scanInteger:(NSInteger *)result {
    long long number;
    if (!scan_signed(self, NSIntegerMax, &number)) return NO;
    if (result) *result = number;
    return YES;
}

- (BOOL)scanLongLong:(long long *)result {
    long long number;
    if (!scan_signed(self, LLONG_MAX, &number)) return NO;
    if (result) *result = number;
    return YES;
}

- (BOOL)scanHexInt:(unsigned int *)result {
    unsigned long long number;
    if (!scan_hex(self, UINT_MAX, &number)) return NO;
    if (result) *result = (unsigned int)number;
    return YES;
}

- (BOOL)scanHexLongLong:(unsigned long long *)result {
    unsigned long long number;
    if (!scan_hex(self, ULLONG_MAX, &number)) return NO;
    if (result) *result = number;
    return YES;
}

- (BOOL)scanDouble:(double *)result { return scan_double(self, NO, result); }
- (BOOL)scanFloat:(float *)result { return scan_float(self, NO, result); }
- (BOOL)scanHexDouble:(double *)result { return scan_double(self, YES, result); }
- (BOOL)scanHexFloat:(float *)result { return scan_float(self, YES, result); }

@end
