// The functions of NSDecimal that apps call. Apps' header maps them to these symbols, since GNUstep's functions have
// the original names.

#import "DecimalText.h"

NSComparisonResult CocoaDecimalCompare(const struct decimal *left, const struct decimal *right) {
    return (NSComparisonResult)decimal_compare(left, right);
}

void CocoaDecimalCopy(struct decimal *destination, const struct decimal *source) { *destination = *source; }

void CocoaDecimalCompact(struct decimal *number) { *number = decimal_compacted(*number); }

void CocoaDecimalRound(struct decimal *result, const struct decimal *number, NSInteger scale, NSRoundingMode mode) {
    int limited = (int)MAX(MIN(scale, DecimalNoScale), -DecimalNoScale);
    *result = decimal_rounded(*number, limited, (enum decimal_rounding)mode);
}

NSCalculationError CocoaDecimalNormalize(struct decimal *one, struct decimal *other, NSRoundingMode mode) {
    return decimal_normalize(one, other, (enum decimal_rounding)mode);
}

NSCalculationError CocoaDecimalAdd(struct decimal *result, const struct decimal *left, const struct decimal *right,
                                   NSRoundingMode mode) {
    return decimal_add(result, *left, *right, (enum decimal_rounding)mode);
}

NSCalculationError CocoaDecimalSubtract(struct decimal *result, const struct decimal *left, const struct decimal *right,
                                        NSRoundingMode mode) {
    struct decimal opposite = *right;
    if (opposite.length) opposite.is_negative = !opposite.is_negative;
    return decimal_add(result, *left, opposite, (enum decimal_rounding)mode);
}

NSCalculationError CocoaDecimalMultiply(struct decimal *result, const struct decimal *left, const struct decimal *right,
                                        NSRoundingMode mode) {
    return decimal_multiply(result, *left, *right, (enum decimal_rounding)mode);
}

NSCalculationError CocoaDecimalDivide(struct decimal *result, const struct decimal *left, const struct decimal *right,
                                      NSRoundingMode mode) {
    return decimal_divide(result, *left, *right, (enum decimal_rounding)mode);
}

NSCalculationError CocoaDecimalPower(struct decimal *result, const struct decimal *number, NSUInteger power,
                                     NSRoundingMode mode) {
    return decimal_power(result, *number, power, (enum decimal_rounding)mode);
}

NSCalculationError CocoaDecimalMultiplyByPowerOf10(struct decimal *result, const struct decimal *number, short power,
                                                   NSRoundingMode mode) {
    return decimal_shift(result, *number, power, (enum decimal_rounding)mode);
}

NSString *CocoaDecimalString(const struct decimal *number, id locale) { return decimal_text(*number, locale); }

@interface NSScanner (Decimals)
@end

@implementation NSScanner (Decimals)

- (BOOL)scanDecimal:(NSDecimal *)result {
    NSString *text = [self string];
    NSUInteger place = [self scanLocation], length = 0;
    NSCharacterSet *skipped = [self charactersToBeSkipped];
    while (place < [text length] && [skipped characterIsMember:[text characterAtIndex:place]]) place++;
    struct decimal number = decimal_read([text substringFromIndex:place], (id)[self locale], &length);
    if (length == 0) return NO;
    [self setScanLocation:place + length];
    if (result) memcpy(result, &number, sizeof number);
    return YES;
}

@end
