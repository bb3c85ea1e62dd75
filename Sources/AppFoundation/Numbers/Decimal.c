#include "Decimal.h"
#include <math.h>
#include <string.h>

enum { LeastExponent = -128, GreatestExponent = 127, WidePartCount = 12 };

/// A magnitude with room for the product of two mantissas; the least significant part is first.
struct wide {
    unsigned parts[WidePartCount];
};

static struct wide wide_of(decimal_mantissa value) {
    struct wide wide = {{0}};
    for (int i = 0; i < 4; i++) wide.parts[i] = (unsigned)(value >> (32 * i));
    return wide;
}

static bool is_zero(const struct wide *wide) {
    for (int i = 0; i < WidePartCount; i++) {
        if (wide->parts[i]) return false;
    }
    return true;
}

static bool fits_mantissa(const struct wide *wide) {
    for (int i = 4; i < WidePartCount; i++) {
        if (wide->parts[i]) return false;
    }
    return true;
}

static decimal_mantissa narrow(const struct wide *wide) {
    decimal_mantissa value = 0;
    for (int i = 3; i >= 0; i--) value = value << 32 | wide->parts[i];
    return value;
}

static void multiply_small(struct wide *wide, unsigned factor) {
    unsigned long carry = 0;
    for (int i = 0; i < WidePartCount; i++) {
        carry += (unsigned long)wide->parts[i] * factor;
        wide->parts[i] = (unsigned)carry;
        carry >>= 32;
    }
}

/// - Returns: the remainder.
static unsigned divide_small(struct wide *wide, unsigned divisor) {
    unsigned long rest = 0;
    for (int i = WidePartCount - 1; i >= 0; i--) {
        rest = rest << 32 | wide->parts[i];
        wide->parts[i] = (unsigned)(rest / divisor);
        rest %= divisor;
    }
    return (unsigned)rest;
}

static int compare(const struct wide *left, const struct wide *right) {
    for (int i = WidePartCount - 1; i >= 0; i--) {
        if (left->parts[i] != right->parts[i]) return left->parts[i] < right->parts[i] ? -1 : 1;
    }
    return 0;
}

static void add(struct wide *left, const struct wide *right) {
    unsigned long carry = 0;
    for (int i = 0; i < WidePartCount; i++) {
        carry += (unsigned long)left->parts[i] + right->parts[i];
        left->parts[i] = (unsigned)carry;
        carry >>= 32;
    }
}

static void subtract(struct wide *left, const struct wide *right) {
    long borrow = 0;
    for (int i = 0; i < WidePartCount; i++) {
        long difference = (long)left->parts[i] - right->parts[i] + borrow;
        left->parts[i] = (unsigned)difference;
        borrow = difference < 0 ? -1 : 0;
    }
}

static struct wide product(decimal_mantissa left, decimal_mantissa right) {
    struct wide result = {{0}};
    for (int i = 0; i < 4; i++) {
        struct wide part = wide_of(left);
        multiply_small(&part, (unsigned)(right >> (32 * i)));
        for (int k = WidePartCount - 1; k >= 0; k--) part.parts[k] = k >= i ? part.parts[k - i] : 0;
        add(&result, &part);
    }
    return result;
}

/// The digits that were cut off: the first one, and whether any other was not 0.
struct cut {
    unsigned digit;
    bool has_more;
};

static bool is_cut(struct cut cut) { return cut.digit != 0 || cut.has_more; }

static void drop_digit(struct wide *wide, struct cut *cut) {
    unsigned digit = divide_small(wide, 10);
    cut->has_more = is_cut(*cut);
    cut->digit = digit;
}

static void round_up_if(struct wide *wide, struct cut cut, bool is_negative, enum decimal_rounding rounding) {
    if (!is_cut(cut)) return;
    bool is_half = cut.digit == 5 && !cut.has_more, goes_away = false;
    switch (rounding) {
    case DecimalRoundPlain: goes_away = cut.digit >= 5; break;
    case DecimalRoundDown: goes_away = is_negative; break;
    case DecimalRoundUp: goes_away = !is_negative; break;
    case DecimalRoundBankers: goes_away = is_half ? (wide->parts[0] & 1) != 0 : cut.digit >= 5; break;
    }
    struct wide one = wide_of(1);
    if (goes_away) add(wide, &one);
}

struct decimal decimal_nan(void) { return (struct decimal){.is_negative = 1}; }

static struct decimal made(decimal_mantissa mantissa, int exponent, bool is_negative) {
    struct decimal number = {0};
    for (int i = 0; i < 8; i++) {
        number.mantissa[i] = (unsigned short)(mantissa >> (16 * i));
        if (number.mantissa[i]) number.length = (unsigned)(i + 1) & 15;
    }
    if (number.length == 0) return number;
    number.exponent = exponent;
    number.is_negative = is_negative;
    return number;
}

/// Rounds a magnitude that may be too large, or whose exponent may be out of range, to the nearest number.
static enum decimal_error fit(struct decimal *result, struct wide wide, int exponent, bool is_negative, struct cut cut,
                              enum decimal_rounding rounding) {
    bool was_zero = is_zero(&wide) && !is_cut(cut);
    while (!fits_mantissa(&wide) || (exponent < LeastExponent && !is_zero(&wide))) {
        drop_digit(&wide, &cut);
        exponent++;
    }
    round_up_if(&wide, cut, is_negative, rounding);
    if (!fits_mantissa(&wide)) {
        drop_digit(&wide, &cut);
        exponent++;
    }
    for (; exponent > GreatestExponent && !is_zero(&wide); exponent--) {
        struct wide larger = wide;
        multiply_small(&larger, 10);
        if (!fits_mantissa(&larger)) {
            *result = decimal_nan();
            return DecimalOverflow;
        }
        wide = larger;
    }
    if (exponent < LeastExponent) exponent = LeastExponent;
    *result = made(narrow(&wide), exponent, is_negative);
    if (is_zero(&wide) && !was_zero) return DecimalUnderflow;
    return is_cut(cut) ? DecimalLossOfPrecision : DecimalNoError;
}

static const struct cut nothing_cut = {0, false};

struct decimal decimal_of(decimal_mantissa mantissa, int exponent, bool is_negative) {
    struct decimal number;
    enum decimal_error error = fit(&number, wide_of(mantissa), exponent, is_negative, nothing_cut, DecimalRoundPlain);
    return error == DecimalOverflow ? decimal_nan() : decimal_compacted(number);
}

/// Has as many digits as 64 bits hold, multiplied or divided by ten step by step, which gives Apple's result to the
/// last digit.
struct decimal decimal_of_double(double value) {
    static const double limit = 18446744073709551615.0, greatest = 18446744073709549568.0;
    if (isnan(value)) return decimal_nan();
    if (value == 0) return made(0, 0, false);
    int exponent = 0;
    double magnitude = fabs(value);
    if (magnitude < limit && magnitude == floor(magnitude)) {
        return decimal_compacted(made((unsigned long)magnitude, 0, value < 0));
    }
    for (; magnitude < limit && exponent > LeastExponent; exponent--) magnitude *= 10;
    for (; magnitude >= limit && exponent < GreatestExponent; exponent++) magnitude /= 10;
    unsigned long mantissa = magnitude > greatest ? ~0ul : (unsigned long)magnitude;
    return decimal_compacted(made(mantissa, exponent, value < 0));
}

struct decimal decimal_greatest(bool is_negative) { return made(~(decimal_mantissa)0, GreatestExponent, is_negative); }

decimal_mantissa decimal_mantissa_of(const struct decimal *number) {
    decimal_mantissa mantissa = 0;
    for (int i = 7; i >= 0; i--) mantissa = mantissa << 16 | (i < (int)number->length ? number->mantissa[i] : 0);
    return mantissa;
}

struct decimal decimal_compacted(struct decimal number) {
    if (number.length == 0) {
        number.exponent = 0;
        number.is_compact = 1;
        return number;
    }
    decimal_mantissa mantissa = decimal_mantissa_of(&number);
    int exponent = number.exponent;
    for (; mantissa % 10 == 0 && mantissa != 0 && exponent < GreatestExponent; exponent++) mantissa /= 10;
    struct decimal result = made(mantissa, exponent, number.is_negative);
    result.is_compact = 1;
    return result;
}

/// Brings both magnitudes to the smaller exponent, as far as there is room; the rest of the smaller one is cut off.
static struct cut align(struct wide *left, int *left_exponent, struct wide *right, int *right_exponent) {
    struct wide *coarse = *left_exponent > *right_exponent ? left : right;
    struct wide *fine = coarse == left ? right : left;
    int *coarse_exponent = coarse == left ? left_exponent : right_exponent;
    int *fine_exponent = coarse == left ? right_exponent : left_exponent;
    // Leaves a hundred bits free for the sum.
    for (; *coarse_exponent > *fine_exponent && coarse->parts[WidePartCount - 4] == 0; --*coarse_exponent) {
        multiply_small(coarse, 10);
    }
    struct cut cut = nothing_cut;
    for (; *coarse_exponent > *fine_exponent && !is_zero(fine); ++*fine_exponent) drop_digit(fine, &cut);
    *fine_exponent = *coarse_exponent;
    return cut;
}

enum decimal_error decimal_add(struct decimal *result, struct decimal left, struct decimal right,
                               enum decimal_rounding rounding) {
    if (decimal_is_nan(&left) || decimal_is_nan(&right)) {
        *result = decimal_nan();
        return DecimalNoError;
    }
    if (left.length == 0 || right.length == 0) {
        *result = left.length == 0 ? right : left;
        return DecimalNoError;
    }
    struct wide one = wide_of(decimal_mantissa_of(&left)), other = wide_of(decimal_mantissa_of(&right));
    int exponent = left.exponent, other_exponent = right.exponent;
    struct cut cut = align(&one, &exponent, &other, &other_exponent);
    bool is_negative = left.is_negative;
    if (left.is_negative == right.is_negative) {
        add(&one, &other);
    } else if (compare(&one, &other) >= 0) {
        subtract(&one, &other);
    } else {
        subtract(&other, &one);
        one = other;
        is_negative = right.is_negative;
    }
    enum decimal_error error = fit(result, one, exponent, is_negative, cut, rounding);
    *result = decimal_compacted(*result);
    return error;
}

enum decimal_error decimal_multiply(struct decimal *result, struct decimal left, struct decimal right,
                                    enum decimal_rounding rounding) {
    if (decimal_is_nan(&left) || decimal_is_nan(&right)) {
        *result = decimal_nan();
        return DecimalNoError;
    }
    struct wide wide = product(decimal_mantissa_of(&left), decimal_mantissa_of(&right));
    enum decimal_error error = fit(result, wide, left.exponent + right.exponent,
                                   left.is_negative != right.is_negative, nothing_cut, rounding);
    *result = decimal_compacted(*result);
    return error;
}

enum decimal_error decimal_divide(struct decimal *result, struct decimal left, struct decimal right,
                                  enum decimal_rounding rounding) {
    enum { Digits = 38 };
    bool is_undefined = decimal_is_nan(&left) || decimal_is_nan(&right);
    if (is_undefined || right.length == 0) {
        *result = decimal_nan();
        return is_undefined ? DecimalNoError : DecimalDivideByZero;
    }
    struct wide rest = wide_of(decimal_mantissa_of(&left)), divisor = wide_of(decimal_mantissa_of(&right));
    for (int i = 0; i < Digits; i++) multiply_small(&rest, 10);
    // Long division bit by bit: the remainder stays smaller than the divisor.
    struct wide quotient = {{0}}, partial = {{0}};
    for (int bit = WidePartCount * 32 - 1; bit >= 0; bit--) {
        multiply_small(&partial, 2);
        partial.parts[0] |= rest.parts[bit / 32] >> (bit % 32) & 1;
        if (compare(&partial, &divisor) < 0) continue;
        subtract(&partial, &divisor);
        quotient.parts[bit / 32] |= 1u << (bit % 32);
    }
    struct cut cut = nothing_cut;
    if (!is_zero(&partial)) {
        multiply_small(&partial, 10);
        while (compare(&partial, &divisor) >= 0) {
            subtract(&partial, &divisor);
            cut.digit++;
        }
        cut.has_more = !is_zero(&partial);
    }
    enum decimal_error error = fit(result, quotient, left.exponent - right.exponent - Digits,
                                   left.is_negative != right.is_negative, cut, rounding);
    *result = decimal_compacted(*result);
    return error;
}

enum decimal_error decimal_power(struct decimal *result, struct decimal number, unsigned long power,
                                 enum decimal_rounding rounding) {
    struct decimal product_so_far = made(1, 0, false);
    enum decimal_error error = DecimalNoError;
    for (; power > 0 && !decimal_is_nan(&product_so_far); power >>= 1) {
        enum decimal_error step = DecimalNoError;
        if (power & 1) step = decimal_multiply(&product_so_far, product_so_far, number, rounding);
        if (step > error) error = step;
        if (power > 1) step = decimal_multiply(&number, number, number, rounding);
        if (step > error) error = step;
    }
    *result = product_so_far;
    return error;
}

enum decimal_error decimal_shift(struct decimal *result, struct decimal number, int power, enum decimal_rounding rounding) {
    if (number.length == 0) {
        *result = number;
        return DecimalNoError;
    }
    return fit(result, wide_of(decimal_mantissa_of(&number)), number.exponent + power, number.is_negative, nothing_cut,
               rounding);
}

enum decimal_error decimal_normalize(struct decimal *one, struct decimal *other, enum decimal_rounding rounding) {
    if (one->length == 0 || other->length == 0 || one->exponent == other->exponent) return DecimalNoError;
    struct decimal *coarse = one->exponent > other->exponent ? one : other, *fine = coarse == one ? other : one;
    struct wide wide = wide_of(decimal_mantissa_of(coarse));
    int exponent = coarse->exponent;
    for (; exponent > fine->exponent; exponent--) {
        struct wide larger = wide;
        multiply_small(&larger, 10);
        if (!fits_mantissa(&larger)) break;
        wide = larger;
    }
    *coarse = made(narrow(&wide), exponent, coarse->is_negative);
    if (exponent == fine->exponent) return DecimalNoError;
    bool was_negative = fine->is_negative;
    struct wide rest = wide_of(decimal_mantissa_of(fine));
    struct cut cut = nothing_cut;
    for (int i = fine->exponent; i < exponent; i++) drop_digit(&rest, &cut);
    round_up_if(&rest, cut, was_negative, rounding);
    *fine = made(narrow(&rest), exponent, was_negative);
    return DecimalLossOfPrecision;
}

struct decimal decimal_rounded(struct decimal number, int scale, enum decimal_rounding rounding) {
    if (number.length == 0 || scale == DecimalNoScale || -number.exponent <= scale) return number;
    struct wide wide = wide_of(decimal_mantissa_of(&number));
    struct cut cut = nothing_cut;
    int exponent = number.exponent;
    for (; -exponent > scale && exponent < 400; exponent++) drop_digit(&wide, &cut);
    round_up_if(&wide, cut, number.is_negative, rounding);
    struct decimal result;
    enum decimal_error error = fit(&result, wide, exponent, number.is_negative, nothing_cut, rounding);
    return error == DecimalOverflow ? decimal_nan() : decimal_compacted(result);
}

int decimal_compare(const struct decimal *left, const struct decimal *right) {
    if (decimal_is_nan(left) || decimal_is_nan(right)) return (int)decimal_is_nan(right) - (int)decimal_is_nan(left);
    struct decimal difference;
    if (left->is_negative != right->is_negative) return left->is_negative ? -1 : 1;
    struct decimal opposite = *right;
    if (opposite.length) opposite.is_negative = !opposite.is_negative;
    decimal_add(&difference, *left, opposite, DecimalRoundPlain);
    if (difference.length == 0) return 0;
    return difference.is_negative ? -1 : 1;
}
