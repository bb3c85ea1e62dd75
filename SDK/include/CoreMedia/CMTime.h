// Times as fractions: `value` of `timescale`ths of a second. Since iOS 4.
#pragma once
#import <CoreMedia/CMBase.h>

typedef int64_t CMTimeValue;
typedef int32_t CMTimeScale;
#define kCMTimeMaxTimescale 0x7fffffffL
/// Tells apart the rounds of a loop: times of different epochs are compared, but not added.
typedef int64_t CMTimeEpoch;

enum {
    kCMTimeFlags_Valid = 1,
    kCMTimeFlags_HasBeenRounded = 2,
    kCMTimeFlags_PositiveInfinity = 4,
    kCMTimeFlags_NegativeInfinity = 8,
    kCMTimeFlags_Indefinite = 16,
    kCMTimeFlags_ImpliedValueFlagsMask = 28
};
typedef uint32_t CMTimeFlags;

enum {
    kCMTimeRoundingMethod_RoundHalfAwayFromZero = 1,
    kCMTimeRoundingMethod_RoundTowardZero = 2,
    kCMTimeRoundingMethod_RoundAwayFromZero = 3,
    kCMTimeRoundingMethod_QuickTime = 4,
    kCMTimeRoundingMethod_RoundTowardPositiveInfinity = 5,
    kCMTimeRoundingMethod_RoundTowardNegativeInfinity = 6,
    kCMTimeRoundingMethod_Default = 1
};
typedef uint32_t CMTimeRoundingMethod;

typedef struct {
    CMTimeValue value;
    CMTimeScale timescale;
    CMTimeFlags flags;
    CMTimeEpoch epoch;
} CMTime;

#define CMTIME_IS_VALID(time) ((Boolean)(((time).flags & kCMTimeFlags_Valid) != 0))
#define CMTIME_IS_INVALID(time) (!CMTIME_IS_VALID(time))
#define CMTIME_IS_POSITIVE_INFINITY(time) \
    ((Boolean)(CMTIME_IS_VALID(time) && ((time).flags & kCMTimeFlags_PositiveInfinity) != 0))
#define CMTIME_IS_NEGATIVE_INFINITY(time) \
    ((Boolean)(CMTIME_IS_VALID(time) && ((time).flags & kCMTimeFlags_NegativeInfinity) != 0))
#define CMTIME_IS_INDEFINITE(time) \
    ((Boolean)(CMTIME_IS_VALID(time) && ((time).flags & kCMTimeFlags_Indefinite) != 0))
#define CMTIME_IS_NUMERIC(time) \
    ((Boolean)(((time).flags & (kCMTimeFlags_Valid | kCMTimeFlags_ImpliedValueFlagsMask)) == kCMTimeFlags_Valid))
#define CMTIME_HAS_BEEN_ROUNDED(time) \
    ((Boolean)(CMTIME_IS_NUMERIC(time) && ((time).flags & kCMTimeFlags_HasBeenRounded) != 0))
/// `CMTIME_COMPARE_INLINE(a, <, b)`.
#define CMTIME_COMPARE_INLINE(time1, comparator, time2) ((Boolean)(CMTimeCompare(time1, time2) comparator 0))

CM_EXPORT const CMTime kCMTimeInvalid;
CM_EXPORT const CMTime kCMTimeIndefinite;
CM_EXPORT const CMTime kCMTimePositiveInfinity;
CM_EXPORT const CMTime kCMTimeNegativeInfinity;
CM_EXPORT const CMTime kCMTimeZero;

CM_EXPORT CMTime CMTimeMake(int64_t value, int32_t timescale);
CM_EXPORT CMTime CMTimeMakeWithEpoch(int64_t value, int32_t timescale, int64_t epoch);
/// Coarser than `preferredTimeScale` if the time would not fit otherwise.
CM_EXPORT CMTime CMTimeMakeWithSeconds(Float64 seconds, int32_t preferredTimeScale);
/// Not a number for invalid and indefinite times.
CM_EXPORT Float64 CMTimeGetSeconds(CMTime time);
CM_EXPORT CMTime CMTimeConvertScale(CMTime time, int32_t newTimescale, CMTimeRoundingMethod method);
CM_EXPORT CMTime CMTimeAdd(CMTime addend1, CMTime addend2);
CM_EXPORT CMTime CMTimeSubtract(CMTime minuend, CMTime subtrahend);
CM_EXPORT CMTime CMTimeMultiply(CMTime time, int32_t multiplier);
CM_EXPORT CMTime CMTimeMultiplyByFloat64(CMTime time, Float64 multiplier);
/// -1, 0 or 1. In order: invalid, negative infinity, numbers, indefinite, positive infinity.
CM_EXPORT int32_t CMTimeCompare(CMTime time1, CMTime time2);
CM_EXPORT CMTime CMTimeMinimum(CMTime time1, CMTime time2);
CM_EXPORT CMTime CMTimeMaximum(CMTime time1, CMTime time2);
CM_EXPORT CMTime CMTimeAbsoluteValue(CMTime time);

CM_EXPORT const CFStringRef kCMTimeValueKey;
CM_EXPORT const CFStringRef kCMTimeScaleKey;
CM_EXPORT const CFStringRef kCMTimeEpochKey;
CM_EXPORT const CFStringRef kCMTimeFlagsKey;
CM_EXPORT CFDictionaryRef CMTimeCopyAsDictionary(CMTime time, CFAllocatorRef allocator);
/// Invalid if the dictionary is none of a time.
CM_EXPORT CMTime CMTimeMakeFromDictionary(CFDictionaryRef dict);
CM_EXPORT CFStringRef CMTimeCopyDescription(CFAllocatorRef allocator, CMTime time);
/// Prints the description on standard error.
CM_EXPORT void CMTimeShow(CMTime time);
