#import "Composition/SegmentEditing.h"

CMTime segments_end(NSArray *segments) {
    AVCompositionTrackSegment *last = [segments lastObject];
    return last ? CMTimeRangeGetEnd(last.timeMapping.target) : kCMTimeZero;
}

static AVCompositionTrackSegment *empty_segment(CMTime start, CMTime end) {
    return [AVCompositionTrackSegment compositionTrackSegmentWithTimeRange:CMTimeRangeFromTimeToTime(start, end)];
}

/// The time of the source at a time of a segment.
static CMTime source_time(CMTimeMapping mapping, CMTime time) {
    return CMTimeMapTimeFromRangeToRange(time, mapping.target, mapping.source);
}

/// The part of a segment that lies in a range; nil if none does.
static AVCompositionTrackSegment *part(AVCompositionTrackSegment *segment, CMTime from, CMTime to) {
    CMTimeMapping mapping = segment.timeMapping;
    CMTime start = CMTimeMaximum(from, mapping.target.start), end = CMTimeMinimum(to, CMTimeRangeGetEnd(mapping.target));
    if (CMTimeCompare(start, end) >= 0) return nil;
    if (CMTimeCompare(start, mapping.target.start) == 0 && CMTimeCompare(end, CMTimeRangeGetEnd(mapping.target)) == 0)
        return segment;
    CMTimeRange target = CMTimeRangeFromTimeToTime(start, end);
    if (segment.empty) return empty_segment(start, end);
    CMTimeRange source = CMTimeRangeFromTimeToTime(source_time(mapping, start), source_time(mapping, end));
    // What is neither faster nor slower keeps its length exactly.
    if (CMTIME_COMPARE_INLINE(mapping.source.duration, ==, mapping.target.duration)) source.duration = target.duration;
    return [segment segmentWithSource:source target:target];
}

static AVCompositionTrackSegment *moved(AVCompositionTrackSegment *segment, CMTime by) {
    CMTimeRange target = segment.timeMapping.target;
    target.start = CMTimeAdd(target.start, by);
    return segment.empty ? [AVCompositionTrackSegment compositionTrackSegmentWithTimeRange:target]
                         : [segment segmentWithSource:segment.timeMapping.source target:target];
}

/// Adds a segment; two empty ones that follow each other become one.
static void add(NSMutableArray *segments, AVCompositionTrackSegment *segment) {
    if (segment == nil) return;
    AVCompositionTrackSegment *last = [segments lastObject];
    if (last.empty && segment.empty) {
        [segments removeLastObject];
        segment = empty_segment(last.timeMapping.target.start, CMTimeRangeGetEnd(segment.timeMapping.target));
    }
    [segments addObject:segment];
}

static void add_parts(NSMutableArray *result, NSArray *segments, CMTime from, CMTime to, CMTime by) {
    for (AVCompositionTrackSegment *segment in segments) {
        AVCompositionTrackSegment *there = part(segment, from, to);
        if (there) add(result, moved(there, by));
    }
}

/// A track does not end with nothing.
static NSArray *trimmed(NSMutableArray *segments) {
    while ([[segments lastObject] isEmpty]) [segments removeLastObject];
    return segments;
}

NSArray *segments_insert(NSArray *segments, NSArray *added, CMTime time) {
    NSMutableArray *result = [NSMutableArray array];
    CMTime end = segments_end(segments), length = CMTimeSubtract(segments_end(added), time);
    add_parts(result, segments, kCMTimeZero, time, kCMTimeZero);
    if (CMTimeCompare(time, end) > 0) add(result, empty_segment(end, time));
    for (AVCompositionTrackSegment *segment in added) add(result, segment);
    add_parts(result, segments, time, kCMTimePositiveInfinity, length);
    return trimmed(result);
}

NSArray *segments_insert_empty(NSArray *segments, CMTimeRange range) {
    return segments_insert(segments, [NSArray arrayWithObject:empty_segment(range.start, CMTimeRangeGetEnd(range))],
                           range.start);
}

NSArray *segments_remove(NSArray *segments, CMTimeRange range) {
    NSMutableArray *result = [NSMutableArray array];
    add_parts(result, segments, kCMTimeZero, range.start, kCMTimeZero);
    add_parts(result, segments, CMTimeRangeGetEnd(range), kCMTimePositiveInfinity,
              CMTimeSubtract(kCMTimeZero, range.duration));
    return trimmed(result);
}

NSArray *segments_scale(NSArray *segments, CMTimeRange range, CMTime duration) {
    NSMutableArray *result = [NSMutableArray array];
    CMTime end = CMTimeRangeGetEnd(range);
    CMTimeRange scaled = CMTimeRangeMake(range.start, duration);
    add_parts(result, segments, kCMTimeZero, range.start, kCMTimeZero);
    for (AVCompositionTrackSegment *segment in segments) {
        AVCompositionTrackSegment *there = part(segment, range.start, end);
        if (there == nil) continue;
        CMTimeRange target = there.timeMapping.target;
        CMTime to = CMTimeMapTimeFromRangeToRange(CMTimeRangeGetEnd(target), range, scaled);
        CMTime from = CMTimeMapTimeFromRangeToRange(target.start, range, scaled);
        target = CMTimeRangeFromTimeToTime(from, to);
        add(result, there.empty ? empty_segment(from, to)
                                : [there segmentWithSource:there.timeMapping.source target:target]);
    }
    add_parts(result, segments, end, kCMTimePositiveInfinity, CMTimeSubtract(duration, range.duration));
    return trimmed(result);
}

// MARK: Segments of other tracks

NSArray *segments_of_range(AVAssetTrack *track, CMTimeRange range, CMTime time, BOOL isWhole) {
    NSMutableArray *result = [NSMutableArray array];
    CMTime by = CMTimeSubtract(time, range.start), end = CMTimeRangeGetEnd(range);
    BOOL hasAny = NO;
    NSArray *segments = track.segments;
    if (![track isKindOfClass:[AVCompositionTrack class]]) {
        // A file's track is itself its only source.
        CMTimeRange there = track.timeRange;
        NSMutableArray *all = [NSMutableArray array];
        if (CMTimeCompare(there.start, kCMTimeZero) > 0) [all addObject:empty_segment(kCMTimeZero, there.start)];
        CMTimeMapping mapping = {there, there};
        [all addObject:[[AVCompositionTrackSegment alloc] initWithURL:track.file.url file:track.file trackID:track.trackID
                                                              mapping:mapping]];
        segments = all;
    }
    for (AVCompositionTrackSegment *segment in segments) {
        AVCompositionTrackSegment *there = part(segment, range.start, end);
        if (there == nil) continue;
        hasAny = hasAny || !there.empty;
        add(result, moved(there, by));
    }
    if (!hasAny) return nil;
    CMTime last = segments_end(result), whole = CMTimeAdd(end, by);
    if (isWhole && CMTIME_IS_NUMERIC(whole) && CMTimeCompare(last, whole) < 0) add(result, empty_segment(last, whole));
    return result;
}
