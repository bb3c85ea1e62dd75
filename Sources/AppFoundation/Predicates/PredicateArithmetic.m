#import "PredicateArithmetic.h"
#include <math.h>

BOOL is_whole_number(id value) {
    if (![value isKindOfClass:[NSNumber class]] || [value isKindOfClass:[NSDecimalNumber class]]) return NO;
    char type = *[value objCType];
    return type != 'f' && type != 'd';
}

static id number_of(id value) {
    if ([value isKindOfClass:[NSNumber class]] || [value isKindOfClass:[NSString class]]) return value;
    [NSException raise:NSInvalidArgumentException format:@"Can't do arithmetic with something that isn't a number (%@)", value];
    return nil;
}

/// Calculates with whole numbers; NO where the result is none, or too large.
static BOOL calculate_whole(Calculation calculation, long long a, long long b, long long *result) {
    switch (calculation) {
    case AddNumbers: return !__builtin_add_overflow(a, b, result);
    case SubtractNumbers: return !__builtin_sub_overflow(a, b, result);
    case MultiplyNumbers: return !__builtin_mul_overflow(a, b, result);
    case DivideNumbers:
    case ModulusOfNumbers:
        if (b == 0 || (b == -1 && a == LLONG_MIN)) return NO;
        *result = calculation == DivideNumbers ? a / b : a % b;
        return YES;
    case PowerOfNumbers: {
        double power = pow((double)a, (double)b);
        if (b < 0 || fabs(power) > 9e15) return NO;
        *result = (long long)power;
        return YES;
    }
    case CommonBits: *result = a & b; return YES;
    case BitsOfEither: *result = a | b; return YES;
    case DifferentBits: *result = a ^ b; return YES;
    case ShiftLeft: *result = b < 0 || b > 63 ? 0 : (long long)((unsigned long long)a << b); return YES;
    case ShiftRight: *result = b < 0 || b > 63 ? 0 : (long long)((unsigned long long)a >> b); return YES;
    }
    return NO;
}

static NSDecimalNumber *decimal_of(NSNumber *number) {
    if ([number isKindOfClass:[NSDecimalNumber class]]) return (NSDecimalNumber *)number;
    return [NSDecimalNumber decimalNumberWithString:[number stringValue]];
}

/// Calculates with decimal numbers; nil where they have no result.
static NSNumber *calculate_decimal(Calculation calculation, NSNumber *left, NSNumber *right) {
    NSDecimalNumber *a = decimal_of(left), *b = decimal_of(right);
    @try {
        switch (calculation) {
        case AddNumbers: return [a decimalNumberByAdding:b];
        case SubtractNumbers: return [a decimalNumberBySubtracting:b];
        case MultiplyNumbers: return [a decimalNumberByMultiplyingBy:b];
        case DivideNumbers: return [b doubleValue] ? [a decimalNumberByDividingBy:b] : nil;
        default: return nil;
        }
    } @catch (NSException *exception) {
        // Too large.
        return nil;
    }
}

static double calculate_real(Calculation calculation, double a, double b) {
    switch (calculation) {
    case AddNumbers: return a + b;
    case SubtractNumbers: return a - b;
    case MultiplyNumbers: return a * b;
    case DivideNumbers: return a / b;
    case ModulusOfNumbers: return fmod(a, b);
    case PowerOfNumbers: return pow(a, b);
    default: return NAN;
    }
}

id predicate_calculation(Calculation calculation, id left, id right) {
    if (left == nil || right == nil || left == [NSNull null] || right == [NSNull null]) return nil;
    left = number_of(left);
    right = number_of(right);
    BOOL is_whole = calculation >= CommonBits || (is_whole_number(left) && is_whole_number(right));
    long long whole;
    if (is_whole && calculate_whole(calculation, [left longLongValue], [right longLongValue], &whole)) {
        return [NSNumber numberWithLongLong:whole];
    }
    Class decimal = [NSDecimalNumber class];
    if (([left isKindOfClass:decimal] || [right isKindOfClass:decimal]) && [left isKindOfClass:[NSNumber class]] &&
        [right isKindOfClass:[NSNumber class]]) {
        NSNumber *result = calculate_decimal(calculation, left, right);
        if (result) return result;
    }
    return [NSNumber numberWithDouble:calculate_real(calculation, [left doubleValue], [right doubleValue])];
}
