// Decimal numbers with Apple's layout: a mantissa of 128 bits, a power of ten, a sign. GNUstep's NSDecimal is another
// structure; apps see this one by that name (SDK/include/Foundation/NSDecimal.h) and its functions by these symbols.

#pragma once
#include <stdbool.h>

struct decimal {
    signed int exponent : 8;
    /// How many parts of the mantissa are used. 0 means zero, or NaN if `is_negative` is set.
    unsigned int length : 4;
    unsigned int is_negative : 1;
    unsigned int is_compact : 1;
    unsigned int reserved : 18;
    /// The least significant part is first.
    unsigned short mantissa[8];
};

enum decimal_rounding { DecimalRoundPlain, DecimalRoundDown, DecimalRoundUp, DecimalRoundBankers };

enum decimal_error {
    DecimalNoError,
    DecimalLossOfPrecision,
    DecimalUnderflow,
    DecimalOverflow,
    DecimalDivideByZero
};

enum { DecimalNoScale = 32767 };

typedef unsigned __int128 decimal_mantissa;

static inline bool decimal_is_nan(const struct decimal *number) { return number->length == 0 && number->is_negative; }
static inline bool decimal_is_zero(const struct decimal *number) { return number->length == 0 && !number->is_negative; }

struct decimal decimal_nan(void);
struct decimal decimal_of(decimal_mantissa mantissa, int exponent, bool is_negative);
struct decimal decimal_of_double(double value);
struct decimal decimal_greatest(bool is_negative);
decimal_mantissa decimal_mantissa_of(const struct decimal *number);

enum decimal_error decimal_add(struct decimal *result, struct decimal left, struct decimal right, enum decimal_rounding);
enum decimal_error decimal_multiply(struct decimal *result, struct decimal left, struct decimal right,
                                    enum decimal_rounding);
enum decimal_error decimal_divide(struct decimal *result, struct decimal left, struct decimal right,
                                  enum decimal_rounding);
enum decimal_error decimal_power(struct decimal *result, struct decimal number, unsigned long power,
                                 enum decimal_rounding);
enum decimal_error decimal_shift(struct decimal *result, struct decimal number, int power, enum decimal_rounding);
/// Gives both the same exponent.
enum decimal_error decimal_normalize(struct decimal *one, struct decimal *other, enum decimal_rounding);

/// - scale: digits after the point; negative to round digits before it; DecimalNoScale for no rounding.
struct decimal decimal_rounded(struct decimal number, int scale, enum decimal_rounding);
struct decimal decimal_compacted(struct decimal number);
/// - Returns: -1, 0 or 1. NaN comes before all numbers.
int decimal_compare(const struct decimal *left, const struct decimal *right);
