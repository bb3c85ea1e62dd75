// After "AVMutableCompositionTrack Class Reference" of iOS 5.

#import "Composition/SegmentEditing.h"

@implementation AVMutableCompositionTrack

// MARK: What is set

- (CMTimeScale)naturalTimeScale { return [super naturalTimeScale]; }
- (void)setNaturalTimeScale:(CMTimeScale)scale { self.ownTimeScale = scale; }
- (NSString *)languageCode { return [super languageCode]; }
- (void)setLanguageCode:(NSString *)code { self.ownLanguageCode = code; }
- (NSString *)extendedLanguageTag { return [super extendedLanguageTag]; }
- (void)setExtendedLanguageTag:(NSString *)tag { self.ownLanguageTag = tag; }
- (CGAffineTransform)preferredTransform { return [super preferredTransform]; }
- (void)setPreferredTransform:(CGAffineTransform)transform { self.ownTransform = transform; }
- (float)preferredVolume { return [super preferredVolume]; }
- (void)setPreferredVolume:(float)volume { self.ownVolume = volume; }
- (NSArray *)segments { return [super segments]; }

- (void)setSegments:(NSArray *)segments {
    NSError *error = nil;
    if (![self validateTrackSegments:segments error:&error]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVMutableCompositionTrack setSegments:] invalid segments: %@", error];
    }
    self.parts = segments ? segments : [NSArray array];
}

// MARK: Inserting

static BOOL refuse(NSError **error, NSInteger code) {
    if (error) *error = media_error(code, nil);
    return NO;
}

static BOOL is_range(CMTimeRange range) {
    return CMTIMERANGE_IS_VALID(range) && CMTIME_IS_NUMERIC(range.start) && CMTimeCompare(range.start, kCMTimeZero) >= 0 &&
           CMTIME_IS_VALID(range.duration) && !CMTIME_IS_INDEFINITE(range.duration) &&
           CMTimeCompare(range.duration, kCMTimeZero) > 0;
}

/// An invalid time is the end of the track.
- (BOOL)place:(CMTime *)time {
    if (CMTIME_IS_INVALID(*time)) *time = self.end;
    return CMTIME_IS_NUMERIC(*time) && CMTimeCompare(*time, kCMTimeZero) >= 0;
}

/// What the track has of the range is inserted; without any of it nothing is.
- (BOOL)insertTimeRange:(CMTimeRange)timeRange ofTrack:(AVAssetTrack *)track atTime:(CMTime)startTime
                  error:(NSError **)error {
    if (track == nil || !is_range(timeRange) || ![self place:&startTime]) return refuse(error, AVErrorUnknown);
    if (![track.mediaType isEqualToString:self.mediaType]) return refuse(error, AVErrorUnknown);
    NSArray *added = segments_of_range(track, timeRange, startTime, NO);
    if (added == nil) return refuse(error, AVErrorInvalidSourceMedia);
    self.parts = segments_insert(self.segments, added, startTime);
    return YES;
}

/// `NSNull` in place of a track is an empty range. All of them are inserted, or none.
- (BOOL)insertTimeRanges:(NSArray *)timeRanges ofTracks:(NSArray *)tracks atTime:(CMTime)startTime
                   error:(NSError **)error {
    if ([timeRanges count] != [tracks count] || ![self place:&startTime]) return refuse(error, AVErrorUnknown);
    NSArray *before = self.segments;
    for (NSUInteger i = 0; i < [tracks count]; i++) {
        id track = [tracks objectAtIndex:i];
        CMTimeRange range = [[timeRanges objectAtIndex:i] CMTimeRangeValue];
        CMTime end = self.end;
        BOOL isFine = YES;
        if ([track isKindOfClass:[AVAssetTrack class]]) {
            isFine = [self insertTimeRange:range ofTrack:track atTime:startTime error:error];
        } else if (CMTIME_IS_NUMERIC(range.duration) && CMTimeCompare(startTime, end) < 0) {
            self.parts = segments_insert_empty(self.segments, CMTimeRangeMake(startTime, range.duration));
        }
        if (!isFine) {
            self.parts = before;
            return NO;
        }
        startTime = CMTimeAdd(startTime, range.duration);
        if (!CMTIME_IS_NUMERIC(startTime)) startTime = self.end;
    }
    return YES;
}

// MARK: Changing what is there

static void demand(BOOL isFine, SEL method) {
    if (isFine) return;
    [NSException raise:NSInvalidArgumentException
                format:@"*** -[AVMutableCompositionTrack %@] invalid time range or duration", NSStringFromSelector(method)];
}

- (void)insertEmptyTimeRange:(CMTimeRange)timeRange {
    demand(is_range(timeRange) && CMTIME_IS_NUMERIC(timeRange.duration), _cmd);
    // A track does not end with nothing.
    if (CMTimeCompare(timeRange.start, self.end) >= 0) return;
    self.parts = segments_insert_empty(self.segments, timeRange);
}

- (void)removeTimeRange:(CMTimeRange)timeRange {
    demand(is_range(timeRange), _cmd);
    self.parts = segments_remove(self.segments, timeRange);
}

- (void)scaleTimeRange:(CMTimeRange)timeRange toDuration:(CMTime)duration {
    demand(is_range(timeRange) && CMTIME_IS_NUMERIC(timeRange.duration) && CMTIME_IS_NUMERIC(duration) &&
               CMTimeCompare(duration, kCMTimeZero) > 0, _cmd);
    self.parts = segments_scale(self.segments, timeRange, duration);
}

// MARK: Checking

static NSInteger fault_of(AVCompositionTrackSegment *segment, CMTime expected) {
    CMTimeMapping mapping = segment.timeMapping;
    CMTimeRange source = mapping.source, target = mapping.target;
    if (!CMTIME_IS_NUMERIC(target.start) || CMTimeCompare(target.start, expected) != 0)
        return AVErrorCompositionTrackSegmentsNotContiguous;
    if (!CMTIME_IS_NUMERIC(target.duration) || CMTimeCompare(target.duration, kCMTimeZero) <= 0)
        return AVErrorInvalidCompositionTrackSegmentDuration;
    if (segment.empty) return 0;
    if (!CMTIME_IS_NUMERIC(source.start) || CMTimeCompare(source.start, kCMTimeZero) < 0)
        return AVErrorInvalidCompositionTrackSegmentSourceStartTime;
    if (!CMTIME_IS_NUMERIC(source.duration) || CMTimeCompare(source.duration, kCMTimeZero) <= 0)
        return AVErrorInvalidCompositionTrackSegmentSourceDuration;
    return 0;
}

- (BOOL)validateTrackSegments:(NSArray *)trackSegments error:(NSError **)error {
    CMTime expected = kCMTimeZero;
    for (AVCompositionTrackSegment *segment in trackSegments) {
        NSInteger fault = fault_of(segment, expected);
        if (fault) return refuse(error, fault);
        expected = CMTimeRangeGetEnd(segment.timeMapping.target);
    }
    return YES;
}

@end
