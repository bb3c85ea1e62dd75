// The arithmetic of CMTime, a fraction. Results are exact as long as they fit a 64-bit value and a 31-bit timescale.
#import "CoreMedia/TimeRounding.h"
#import <CoreMedia/CMTime.h>
#import <Foundation/Foundation.h>
#include <math.h>

const CMTime kCMTimeInvalid = {0, 0, 0, 0};
const CMTime kCMTimeIndefinite = {0, 0, kCMTimeFlags_Valid | kCMTimeFlags_Indefinite, 0};
const CMTime kCMTimePositiveInfinity = {0, 0, kCMTimeFlags_Valid | kCMTimeFlags_PositiveInfinity, 0};
const CMTime kCMTimeNegativeInfinity = {0, 0, kCMTimeFlags_Valid | kCMTimeFlags_NegativeInfinity, 0};
const CMTime kCMTimeZero = {0, 1, kCMTimeFlags_Valid, 0};

CMTime CMTimeMakeWithEpoch(int64_t value, int32_t timescale, int64_t epoch) {
    if (timescale <= 0) return kCMTimeInvalid;
    return (CMTime){value, timescale, kCMTimeFlags_Valid, epoch};
}

CMTime CMTimeMake(int64_t value, int32_t timescale) { return CMTimeMakeWithEpoch(value, timescale, 0); }

CMTime CMTimeMakeWithSeconds(Float64 seconds, int32_t preferredTimeScale) {
    if (isnan(seconds) || preferredTimeScale <= 0) return kCMTimeInvalid;
    if (isinf(seconds)) return seconds > 0 ? kCMTimePositiveInfinity : kCMTimeNegativeInfinity;
    int32_t timescale = preferredTimeScale;
    while (fabs(seconds * timescale) >= 9.2e18 && timescale > 1) timescale /= 2;
    double exact = seconds * timescale;
    if (fabs(exact) >= 9.2e18) return seconds > 0 ? kCMTimePositiveInfinity : kCMTimeNegativeInfinity;
    CMTime time = CMTimeMake((int64_t)exact, timescale);
    if ((double)time.value != exact) time.flags |= kCMTimeFlags_HasBeenRounded;
    return time;
}

Float64 CMTimeGetSeconds(CMTime time) {
    if (CMTIME_IS_POSITIVE_INFINITY(time)) return INFINITY;
    if (CMTIME_IS_NEGATIVE_INFINITY(time)) return -INFINITY;
    return CMTIME_IS_NUMERIC(time) && time.timescale > 0 ? (double)time.value / time.timescale : NAN;
}

/// Makes a time of `value` / `timescale`; infinite if the value does not fit 64 bits.
static CMTime time_of(wide_int value, bool isExact, int32_t timescale, CMTimeFlags flags, CMTimeEpoch epoch) {
    if (value > INT64_MAX) return kCMTimePositiveInfinity;
    if (value < INT64_MIN) return kCMTimeNegativeInfinity;
    flags = kCMTimeFlags_Valid | (flags & kCMTimeFlags_HasBeenRounded) | (isExact ? 0 : kCMTimeFlags_HasBeenRounded);
    return (CMTime){(int64_t)value, timescale, flags, epoch};
}

CMTime CMTimeConvertScale(CMTime time, int32_t newTimescale, CMTimeRoundingMethod method) {
    if (!CMTIME_IS_NUMERIC(time) || newTimescale == time.timescale) return time;
    if (newTimescale <= 0 || time.timescale <= 0) return kCMTimeInvalid;
    // QuickTime rounds away from zero when converting to a finer timescale, and towards zero otherwise.
    if (method == kCMTimeRoundingMethod_QuickTime) {
        bool isFiner = newTimescale > time.timescale;
        method = isFiner ? kCMTimeRoundingMethod_RoundAwayFromZero : kCMTimeRoundingMethod_RoundTowardZero;
        if (!isFiner && time.value > 0 && time.value < time.timescale / newTimescale)
            method = kCMTimeRoundingMethod_RoundAwayFromZero;
    }
    bool isExact;
    wide_int value = divide_rounded((wide_int)time.value * newTimescale, time.timescale, method, &isExact);
    return time_of(value, isExact, newTimescale, time.flags, time.epoch);
}

/// The least common multiple of both timescales, at most `kCMTimeMaxTimescale`.
static int32_t common_timescale(int32_t first, int32_t second) {
    if (first == second) return first;
    int64_t a = first, b = second;
    while (b != 0) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    int64_t multiple = (int64_t)first / a * second;
    return multiple > kCMTimeMaxTimescale ? (int32_t)kCMTimeMaxTimescale : (int32_t)multiple;
}

/// The sum if at least one addend is invalid, indefinite or infinite.
static CMTime sum_of_special(CMTime first, CMTime second) {
    if (CMTIME_IS_INVALID(first) || CMTIME_IS_INVALID(second)) return kCMTimeInvalid;
    if (CMTIME_IS_INDEFINITE(first) || CMTIME_IS_INDEFINITE(second)) return kCMTimeIndefinite;
    bool isPositive = CMTIME_IS_POSITIVE_INFINITY(first) || CMTIME_IS_POSITIVE_INFINITY(second);
    bool isNegative = CMTIME_IS_NEGATIVE_INFINITY(first) || CMTIME_IS_NEGATIVE_INFINITY(second);
    if (isPositive && isNegative) return kCMTimeInvalid;
    return isPositive ? kCMTimePositiveInfinity : kCMTimeNegativeInfinity;
}

/// `first` + `sign` * `second`.
static CMTime sum(CMTime first, CMTime second, int sign) {
    // Times of different epochs (loops) cannot be added. Epoch 0 is compatible with every epoch.
    if (first.epoch != second.epoch && first.epoch != 0 && second.epoch != 0) return kCMTimeInvalid;
    int32_t timescale = common_timescale(first.timescale, second.timescale);
    for (;;) {
        bool isFirstExact, isSecondExact;
        wide_int total = divide_rounded((wide_int)first.value * timescale, first.timescale,
                                        kCMTimeRoundingMethod_Default, &isFirstExact) +
                         sign * divide_rounded((wide_int)second.value * timescale, second.timescale,
                                               kCMTimeRoundingMethod_Default, &isSecondExact);
        if ((total > INT64_MAX || total < INT64_MIN) && timescale > 1) {
            timescale /= 2;
            continue;
        }
        return time_of(total, isFirstExact && isSecondExact, timescale, first.flags | second.flags,
                       first.epoch ?: second.epoch);
    }
}

CMTime CMTimeAdd(CMTime addend1, CMTime addend2) {
    if (!CMTIME_IS_NUMERIC(addend1) || !CMTIME_IS_NUMERIC(addend2)) return sum_of_special(addend1, addend2);
    return sum(addend1, addend2, 1);
}

CMTime CMTimeSubtract(CMTime minuend, CMTime subtrahend) {
    if (CMTIME_IS_NUMERIC(minuend) && CMTIME_IS_NUMERIC(subtrahend)) {
        CMTime difference = sum(minuend, subtrahend, -1);
        if (minuend.epoch == subtrahend.epoch) difference.epoch = 0;
        return difference;
    }
    if (CMTIME_IS_POSITIVE_INFINITY(subtrahend)) return sum_of_special(minuend, kCMTimeNegativeInfinity);
    if (CMTIME_IS_NEGATIVE_INFINITY(subtrahend)) return sum_of_special(minuend, kCMTimePositiveInfinity);
    return sum_of_special(minuend, subtrahend);
}

/// The product if the time is invalid, indefinite or infinite.
static CMTime special_times(CMTime time, double multiplier) {
    if (CMTIME_IS_INVALID(time) || isnan(multiplier)) return kCMTimeInvalid;
    if (CMTIME_IS_INDEFINITE(time)) return kCMTimeIndefinite;
    bool isPositive = CMTIME_IS_POSITIVE_INFINITY(time) == (multiplier >= 0);
    return isPositive ? kCMTimePositiveInfinity : kCMTimeNegativeInfinity;
}

CMTime CMTimeMultiply(CMTime time, int32_t multiplier) {
    if (!CMTIME_IS_NUMERIC(time)) return special_times(time, multiplier);
    int32_t timescale = time.timescale;
    bool isExact = true;
    wide_int value = (wide_int)time.value * multiplier;
    while ((value > INT64_MAX || value < INT64_MIN) && timescale > 1) {
        timescale /= 2;
        value = divide_rounded((wide_int)time.value * multiplier * timescale, time.timescale,
                               kCMTimeRoundingMethod_Default, &isExact);
    }
    return time_of(value, isExact, timescale, time.flags, time.epoch);
}

CMTime CMTimeMultiplyByFloat64(CMTime time, Float64 multiplier) {
    if (!CMTIME_IS_NUMERIC(time) || isnan(multiplier)) return special_times(time, multiplier);
    if (multiplier == (int32_t)multiplier) return CMTimeMultiply(time, (int32_t)multiplier);
    long double seconds = (long double)time.value * multiplier / time.timescale;
    if (isinf(seconds)) return seconds > 0 ? kCMTimePositiveInfinity : kCMTimeNegativeInfinity;
    // At least 65536 steps per second, and a multiple of the original timescale.
    int64_t timescale = time.timescale;
    while (timescale < 65536 && timescale * 2 <= kCMTimeMaxTimescale) timescale *= 2;
    while (fabsl(seconds * timescale) >= 9.2e18L && timescale > 1) timescale /= 2;
    long double exact = seconds * timescale, rounded = roundl(exact);
    if (fabsl(rounded) >= 9.2e18L) return rounded > 0 ? kCMTimePositiveInfinity : kCMTimeNegativeInfinity;
    return time_of((wide_int)rounded, fabsl(exact - rounded) < 1e-9L, (int32_t)timescale, time.flags, time.epoch);
}

/// The order of kinds: invalid, negative infinity, numeric, indefinite, positive infinity.
static int rank(CMTime time) {
    if (CMTIME_IS_INVALID(time)) return 0;
    if (CMTIME_IS_NEGATIVE_INFINITY(time)) return 1;
    if (CMTIME_IS_INDEFINITE(time)) return 3;
    return CMTIME_IS_POSITIVE_INFINITY(time) ? 4 : 2;
}

int32_t CMTimeCompare(CMTime time1, CMTime time2) {
    int first = rank(time1), second = rank(time2);
    if (first != second) return first < second ? -1 : 1;
    if (first != 2) return 0;
    if (time1.epoch != time2.epoch) return time1.epoch < time2.epoch ? -1 : 1;
    wide_int left = (wide_int)time1.value * time2.timescale, right = (wide_int)time2.value * time1.timescale;
    return left < right ? -1 : left > right;
}

CMTime CMTimeMinimum(CMTime time1, CMTime time2) { return CMTimeCompare(time1, time2) <= 0 ? time1 : time2; }

CMTime CMTimeMaximum(CMTime time1, CMTime time2) { return CMTimeCompare(time1, time2) >= 0 ? time1 : time2; }

CMTime CMTimeAbsoluteValue(CMTime time) {
    if (CMTIME_IS_NEGATIVE_INFINITY(time)) return kCMTimePositiveInfinity;
    if (CMTIME_IS_NUMERIC(time) && time.value < 0) time.value = time.value == INT64_MIN ? INT64_MAX : -time.value;
    return time;
}
