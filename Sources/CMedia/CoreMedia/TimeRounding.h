#pragma once
#import <CoreMedia/CMTime.h>

/// Wide enough for the product of a 64-bit value and a timescale.
typedef __int128 wide_int;

/// Divides and rounds. `denominator` must be positive. Sets `isExact` if there is no remainder.
static inline wide_int divide_rounded(wide_int numerator, int32_t denominator, CMTimeRoundingMethod method,
                                      bool *isExact) {
    wide_int quotient = numerator / denominator, rest = numerator % denominator;
    *isExact = rest == 0;
    if (rest == 0) return quotient;
    int away = numerator < 0 ? -1 : 1;
    switch (method) {
    case kCMTimeRoundingMethod_RoundTowardZero: return quotient;
    case kCMTimeRoundingMethod_RoundAwayFromZero: return quotient + away;
    case kCMTimeRoundingMethod_RoundTowardPositiveInfinity: return away > 0 ? quotient + 1 : quotient;
    case kCMTimeRoundingMethod_RoundTowardNegativeInfinity: return away < 0 ? quotient - 1 : quotient;
    default: return (rest < 0 ? -rest : rest) * 2 >= denominator ? quotient + away : quotient;
    }
}
