#import "CoreMedia/TimeRounding.h"
#import <CoreMedia/CMTimeRange.h>

const CMTimeRange kCMTimeRangeZero = {{0, 1, kCMTimeFlags_Valid, 0}, {0, 1, kCMTimeFlags_Valid, 0}};
const CMTimeRange kCMTimeRangeInvalid = {{0, 0, 0, 0}, {0, 0, 0, 0}};

CMTimeRange CMTimeRangeMake(CMTime start, CMTime duration) {
    return (CMTimeRange){start, duration};
}

CMTime CMTimeRangeGetEnd(CMTimeRange range) {
    return CMTIMERANGE_IS_VALID(range) ? CMTimeAdd(range.start, range.duration) : kCMTimeInvalid;
}

CMTimeRange CMTimeRangeFromTimeToTime(CMTime start, CMTime end) {
    return CMTimeRangeMake(start, CMTimeSubtract(end, start));
}

CMTimeRange CMTimeRangeGetUnion(CMTimeRange range1, CMTimeRange range2) {
    if (CMTIMERANGE_IS_INVALID(range1) || CMTIMERANGE_IS_INVALID(range2)) return kCMTimeRangeInvalid;
    if (CMTIMERANGE_IS_EMPTY(range1)) return range2;
    if (CMTIMERANGE_IS_EMPTY(range2)) return range1;
    return CMTimeRangeFromTimeToTime(CMTimeMinimum(range1.start, range2.start),
                                     CMTimeMaximum(CMTimeRangeGetEnd(range1), CMTimeRangeGetEnd(range2)));
}

CMTimeRange CMTimeRangeGetIntersection(CMTimeRange range1, CMTimeRange range2) {
    if (CMTIMERANGE_IS_INVALID(range1) || CMTIMERANGE_IS_INVALID(range2)) return kCMTimeRangeInvalid;
    CMTime start = CMTimeMaximum(range1.start, range2.start);
    CMTime end = CMTimeMinimum(CMTimeRangeGetEnd(range1), CMTimeRangeGetEnd(range2));
    return CMTimeCompare(start, end) < 0 ? CMTimeRangeFromTimeToTime(start, end) : kCMTimeRangeZero;
}

Boolean CMTimeRangeEqual(CMTimeRange range1, CMTimeRange range2) {
    return CMTimeCompare(range1.start, range2.start) == 0 && CMTimeCompare(range1.duration, range2.duration) == 0;
}

Boolean CMTimeRangeContainsTime(CMTimeRange range, CMTime time) {
    if (CMTIMERANGE_IS_INVALID(range) || CMTIME_IS_INVALID(time)) return false;
    return CMTimeCompare(time, range.start) >= 0 && CMTimeCompare(time, CMTimeRangeGetEnd(range)) < 0;
}

Boolean CMTimeRangeContainsTimeRange(CMTimeRange range1, CMTimeRange range2) {
    if (CMTIMERANGE_IS_INVALID(range1) || CMTIMERANGE_IS_INVALID(range2)) return false;
    return CMTimeCompare(range2.start, range1.start) >= 0 &&
           CMTimeCompare(CMTimeRangeGetEnd(range2), CMTimeRangeGetEnd(range1)) <= 0;
}

CMTime CMTimeClampToRange(CMTime time, CMTimeRange range) {
    if (CMTIME_IS_INVALID(time) || CMTIMERANGE_IS_INVALID(range)) return kCMTimeInvalid;
    return CMTimeMaximum(range.start, CMTimeMinimum(time, CMTimeRangeGetEnd(range)));
}

CMTime CMTimeMapDurationFromRangeToRange(CMTime dur, CMTimeRange fromRange, CMTimeRange toRange) {
    if (CMTIMERANGE_IS_EMPTY(fromRange) || CMTIMERANGE_IS_INVALID(fromRange) || CMTIMERANGE_IS_INVALID(toRange) ||
        !CMTIME_IS_NUMERIC(dur) || !CMTIME_IS_NUMERIC(fromRange.duration) || !CMTIME_IS_NUMERIC(toRange.duration))
        return kCMTimeInvalid;
    if (CMTimeCompare(fromRange.duration, toRange.duration) == 0) return dur;
    CMTime to = toRange.duration, from = fromRange.duration;
    // dur * to / from, in the finer of the timescales of `toRange` and `dur`.
    int32_t timescale = to.timescale > dur.timescale ? to.timescale : dur.timescale;
    long double seconds =
        (long double)dur.value / dur.timescale * to.value / to.timescale * from.timescale / from.value;
    return CMTimeMake((int64_t)__builtin_roundl(seconds * timescale), timescale);
}

CMTime CMTimeMapTimeFromRangeToRange(CMTime t, CMTimeRange fromRange, CMTimeRange toRange) {
    if (CMTIME_IS_INVALID(t)) return kCMTimeInvalid;
    CMTime since = CMTimeSubtract(t, fromRange.start);
    return CMTimeAdd(toRange.start, CMTimeMapDurationFromRangeToRange(since, fromRange, toRange));
}
