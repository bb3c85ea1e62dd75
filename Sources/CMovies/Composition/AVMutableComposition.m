// After "AVMutableComposition Class Reference" of iOS 5.

#import "Composition/SegmentEditing.h"

@implementation AVMutableComposition

+ (id)composition { return [[self alloc] init]; }

/// A copy does not change with the composition.
- (id)copyWithZone:(NSZone *)zone {
    AVComposition *copy = [[AVComposition alloc] init];
    [copy takeTracksOf:self as:[AVCompositionTrack class]];
    return copy;
}

- (NSArray *)tracks { return self.parts; }
- (CGSize)naturalSize { return [super naturalSize]; }
- (void)setNaturalSize:(CGSize)size { self.ownSize = size; }

// MARK: Tracks

- (AVMutableCompositionTrack *)addMutableTrackWithMediaType:(NSString *)mediaType
                                           preferredTrackID:(CMPersistentTrackID)preferredTrackID {
    if (mediaType == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVMutableComposition addMutableTrackWithMediaType:preferredTrackID:] mediaType is nil"];
    }
    // Apps add tracks where their assets have loaded, on several threads at once.
    @synchronized(self) {
        BOOL isFree = preferredTrackID != kCMPersistentTrackID_Invalid && [self trackWithTrackID:preferredTrackID] == nil;
        AVMutableCompositionTrack *track =
            [[AVMutableCompositionTrack alloc] initWithAsset:self mediaType:mediaType
                                                     trackID:isFree ? preferredTrackID : [self unusedTrackID]];
        self.parts = [self.parts arrayByAddingObject:track];
        return track;
    }
}

- (void)removeTrack:(AVCompositionTrack *)track {
    NSMutableArray *left = [self.parts mutableCopy];
    [left removeObjectIdenticalTo:track];
    self.parts = left;
}

- (AVMutableCompositionTrack *)mutableTrackCompatibleWithTrack:(AVAssetTrack *)track {
    for (AVMutableCompositionTrack *own in self.tracks) {
        if (tracks_are_compatible(own, track)) return own;
    }
    return nil;
}

// MARK: All tracks at once

static void demand(BOOL isFine, SEL method) {
    if (isFine) return;
    [NSException raise:NSInvalidArgumentException
                format:@"*** -[AVMutableComposition %@] invalid time range or duration", NSStringFromSelector(method)];
}

static BOOL is_range(CMTimeRange range) {
    return CMTIMERANGE_IS_VALID(range) && CMTIME_IS_NUMERIC(range.start) && CMTimeCompare(range.start, kCMTimeZero) >= 0 &&
           CMTimeCompare(range.duration, kCMTimeZero) > 0;
}

/// The track that takes a track of an asset in: one that is compatible and has taken none yet, or a new one.
- (AVMutableCompositionTrack *)trackFor:(AVAssetTrack *)source taken:(NSMutableArray *)taken {
    for (AVMutableCompositionTrack *own in self.tracks) {
        if (![taken containsObject:own] && tracks_are_compatible(own, source)) return own;
    }
    AVMutableCompositionTrack *track = [self addMutableTrackWithMediaType:source.mediaType
                                                         preferredTrackID:kCMPersistentTrackID_Invalid];
    track.ownTransform = source.preferredTransform;
    track.ownVolume = source.preferredVolume;
    track.ownLanguageCode = source.languageCode;
    track.ownLanguageTag = source.extendedLanguageTag;
    return track;
}

/// All tracks of the asset stay in step: what one of them does not have of the range is empty, and the tracks to which nothing
/// is added are moved, too.
- (BOOL)insertTimeRange:(CMTimeRange)timeRange ofAsset:(AVAsset *)asset atTime:(CMTime)startTime error:(NSError **)error {
    CMTimeRange whole = CMTimeRangeMake(kCMTimeZero, asset.duration);
    if (CMTIME_IS_INVALID(startTime)) startTime = self.duration;
    CMTimeRange range = is_range(timeRange) ? CMTimeRangeGetIntersection(timeRange, whole) : kCMTimeRangeZero;
    BOOL isPlace = CMTIME_IS_NUMERIC(startTime) && CMTimeCompare(startTime, kCMTimeZero) >= 0;
    if (asset == nil || !isPlace || ![asset loadMedia:error] || CMTimeCompare(range.duration, kCMTimeZero) <= 0) {
        if (error && (asset == nil || *error == nil)) *error = media_error(AVErrorUnknown, nil);
        return NO;
    }
    NSMutableArray *taken = [NSMutableArray array];
    NSArray *sources = asset == self ? [[self copy] tracks] : asset.tracks;
    for (AVAssetTrack *source in sources) {
        NSArray *added = segments_of_range(source, range, startTime, YES);
        if (added == nil) continue;
        AVMutableCompositionTrack *track = [self trackFor:source taken:taken];
        [taken addObject:track];
        track.parts = segments_insert(track.segments, added, startTime);
    }
    for (AVMutableCompositionTrack *track in self.tracks) {
        if ([taken containsObject:track] || CMTimeCompare(startTime, track.end) >= 0) continue;
        track.parts = segments_insert_empty(track.segments, CMTimeRangeMake(startTime, range.duration));
    }
    return YES;
}

- (void)insertEmptyTimeRange:(CMTimeRange)timeRange {
    demand(is_range(timeRange) && CMTIME_IS_NUMERIC(timeRange.duration), _cmd);
    for (AVMutableCompositionTrack *track in self.tracks) [track insertEmptyTimeRange:timeRange];
}

- (void)removeTimeRange:(CMTimeRange)timeRange {
    demand(is_range(timeRange), _cmd);
    for (AVMutableCompositionTrack *track in self.tracks) [track removeTimeRange:timeRange];
}

- (void)scaleTimeRange:(CMTimeRange)timeRange toDuration:(CMTime)duration {
    demand(is_range(timeRange) && CMTIME_IS_NUMERIC(timeRange.duration) && CMTIME_IS_NUMERIC(duration) &&
               CMTimeCompare(duration, kCMTimeZero) > 0, _cmd);
    for (AVMutableCompositionTrack *track in self.tracks) [track scaleTimeRange:timeRange toDuration:duration];
}

@end
