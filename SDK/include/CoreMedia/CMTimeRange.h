// Stretches of time. The start is in a range, its end is not. Since iOS 4.
#pragma once
#import <CoreMedia/CMTime.h>

typedef struct {
    CMTime start;
    CMTime duration;
} CMTimeRange;

typedef struct {
    CMTimeRange source;
    CMTimeRange target;
} CMTimeMapping;

CM_EXPORT const CMTimeRange kCMTimeRangeZero;
CM_EXPORT const CMTimeRange kCMTimeRangeInvalid;

#define CMTIMERANGE_IS_VALID(range)                                                                              \
    ((Boolean)(CMTIME_IS_VALID((range).start) && CMTIME_IS_VALID((range).duration) && (range).duration.epoch == 0 && \
               (range).duration.value >= 0))
#define CMTIMERANGE_IS_INVALID(range) (!CMTIMERANGE_IS_VALID(range))
#define CMTIMERANGE_IS_INDEFINITE(range) \
    ((Boolean)(CMTIMERANGE_IS_VALID(range) && (CMTIME_IS_INDEFINITE((range).start) || CMTIME_IS_INDEFINITE((range).duration))))
#define CMTIMERANGE_IS_EMPTY(range) \
    ((Boolean)(CMTIMERANGE_IS_VALID(range) && CMTIME_COMPARE_INLINE((range).duration, ==, kCMTimeZero)))

CM_EXPORT CMTimeRange CMTimeRangeMake(CMTime start, CMTime duration);
CM_EXPORT CMTimeRange CMTimeRangeGetUnion(CMTimeRange range1, CMTimeRange range2);
/// kCMTimeRangeZero if the ranges have nothing in common.
CM_EXPORT CMTimeRange CMTimeRangeGetIntersection(CMTimeRange range1, CMTimeRange range2);
CM_EXPORT Boolean CMTimeRangeEqual(CMTimeRange range1, CMTimeRange range2);
CM_EXPORT Boolean CMTimeRangeContainsTime(CMTimeRange range, CMTime time);
CM_EXPORT Boolean CMTimeRangeContainsTimeRange(CMTimeRange range1, CMTimeRange range2);
CM_EXPORT CMTime CMTimeRangeGetEnd(CMTimeRange range);
CM_EXPORT CMTime CMTimeMapTimeFromRangeToRange(CMTime t, CMTimeRange fromRange, CMTimeRange toRange);
CM_EXPORT CMTime CMTimeClampToRange(CMTime time, CMTimeRange range);
CM_EXPORT CMTime CMTimeMapDurationFromRangeToRange(CMTime dur, CMTimeRange fromRange, CMTimeRange toRange);
CM_EXPORT CMTimeRange CMTimeRangeFromTimeToTime(CMTime start, CMTime end);

CM_EXPORT const CFStringRef kCMTimeRangeStartKey;
CM_EXPORT const CFStringRef kCMTimeRangeDurationKey;
CM_EXPORT CFDictionaryRef CMTimeRangeCopyAsDictionary(CMTimeRange range, CFAllocatorRef allocator);
CM_EXPORT CMTimeRange CMTimeRangeMakeFromDictionary(CFDictionaryRef dict);
CM_EXPORT CFStringRef CMTimeRangeCopyDescription(CFAllocatorRef allocator, CMTimeRange range);
CM_EXPORT void CMTimeRangeShow(CMTimeRange range);
