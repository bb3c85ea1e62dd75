// After "AVCompositionTrack Class Reference" of iOS 5.

#import "Composition/SegmentEditing.h"

/// Films from phones have times in these parts of a second.
enum { usual_time_scale = 600 };

BOOL tracks_are_compatible(AVCompositionTrack *track, AVAssetTrack *source) {
    if (![track.mediaType isEqualToString:source.mediaType]) return NO;
    if ([track.segments count] == 0 || ![source.mediaType isEqualToString:AVMediaTypeVideo]) return YES;
    return CGSizeEqualToSize(track.naturalSize, source.naturalSize) &&
           CGAffineTransformEqualToTransform(track.preferredTransform, source.preferredTransform);
}

@implementation AVCompositionTrack {
    NSString *_kind;
    CMPersistentTrackID _number;
    __weak AVAsset *_composition;
}

- (id)initWithAsset:(AVAsset *)asset mediaType:(NSString *)mediaType trackID:(CMPersistentTrackID)trackID {
    if (!(self = [super initWithAsset:asset file:nil index:0])) return nil;
    _composition = asset;
    _kind = [mediaType copy];
    _number = trackID;
    _parts = [NSArray array];
    _ownTransform = CGAffineTransformIdentity;
    _ownVolume = 1;
    return self;
}

- (AVCompositionTrack *)copyAs:(Class)kind for:(AVAsset *)asset {
    AVCompositionTrack *track = [[kind alloc] initWithAsset:asset mediaType:_kind trackID:_number];
    track.parts = self.segments;
    track.ownTimeScale = _ownTimeScale;
    track.ownLanguageCode = _ownLanguageCode;
    track.ownLanguageTag = _ownLanguageTag;
    track.ownTransform = _ownTransform;
    track.ownVolume = _ownVolume;
    return track;
}

- (AVAsset *)asset { return _composition; }
- (CMPersistentTrackID)trackID { return _number; }
- (NSString *)mediaType { return _kind; }
- (NSArray *)segments {
    @synchronized(self) {
        return _parts;
    }
}

- (void)setParts:(NSArray *)parts {
    @synchronized(self) {
        _parts = [parts copy];
    }
}

// MARK: Its sources

/// What the first source says of its track; NULL if the track is empty.
- (const struct film_track *)first {
    for (AVCompositionTrackSegment *segment in self.segments) {
        int index = segment.empty ? -1 : segment.trackIndex;
        if (index >= 0) return film_track(segment.file.film, index);
    }
    return NULL;
}

- (TrackPieces *)pieces {
    TrackPieces *pieces = [[TrackPieces alloc] init];
    for (AVCompositionTrackSegment *segment in self.segments) {
        CMTimeMapping mapping = segment.timeMapping;
        int index = segment.empty ? -1 : segment.trackIndex;
        if (index < 0) [pieces addNothing:mapping.target];
        else [pieces addFile:segment.file track:index source:mapping.source target:mapping.target];
    }
    return pieces;
}

- (enum film_media)media {
    if ([_kind isEqualToString:AVMediaTypeVideo]) return film_pictures_media;
    if ([_kind isEqualToString:AVMediaTypeAudio]) return film_sound_media;
    BOOL isText = [_kind isEqualToString:AVMediaTypeSubtitle] || [_kind isEqualToString:AVMediaTypeText];
    return isText ? film_text_media : film_other_media;
}

- (BOOL)isPlayable {
    const struct film_track *first = [self first];
    return first && first->is_decodable;
}

- (BOOL)isEnabled { return YES; }
- (BOOL)isSelfContained { return NO; }

/// As large a part of each source as is taken of its time.
- (long long)totalSampleDataLength {
    double size = 0;
    for (AVCompositionTrackSegment *segment in self.segments) {
        int index = segment.empty ? -1 : segment.trackIndex;
        const struct film_track *track = index >= 0 ? film_track(segment.file.film, index) : NULL;
        if (track && track->duration > 0)
            size += (double)track->size * CMTimeGetSeconds(segment.timeMapping.source.duration) / track->duration;
    }
    return (long long)size;
}

/// Each that its sources have, once.
- (NSArray *)formatDescriptions {
    NSMutableArray *formats = [NSMutableArray array];
    for (AVCompositionTrackSegment *segment in self.segments) {
        int index = segment.empty ? -1 : segment.trackIndex;
        CMFormatDescriptionRef format = index >= 0 ? track_format_create(film_track(segment.file.film, index)) : NULL;
        BOOL isThere = NO;
        for (id known in formats) isThere = isThere || CMFormatDescriptionEqual((__bridge CMFormatDescriptionRef)known, format);
        if (format && !isThere) [formats addObject:(__bridge id)(void *)format];
        if (format) CFRelease(format);
    }
    return formats;
}

// MARK: Time

- (CMTime)end { return segments_end(self.segments); }
- (CMTimeRange)timeRange { return CMTimeRangeMake(kCMTimeZero, self.end); }

- (CMTimeScale)naturalTimeScale {
    if (_ownTimeScale > 0) return _ownTimeScale;
    const struct film_track *first = [self first];
    return first && first->time_scale > 0 ? first->time_scale : usual_time_scale;
}

- (float)estimatedDataRate {
    double length = CMTimeGetSeconds(self.end);
    return length > 0 ? (float)((double)self.totalSampleDataLength * 8 / length) : 0;
}

- (float)nominalFrameRate {
    const struct film_track *first = [self first];
    return first && first->media == film_pictures_media ? (float)first->rate : 0;
}

- (CMTime)samplePresentationTimeForTrackTime:(CMTime)trackTime {
    AVAssetTrackSegment *segment = [self segmentForTrackTime:trackTime];
    if (segment == nil || segment.empty) return kCMTimeInvalid;
    return CMTimeMapTimeFromRangeToRange(trackTime, segment.timeMapping.target, segment.timeMapping.source);
}

// MARK: Language, look, sound

- (NSString *)languageCode {
    if (_ownLanguageCode) return _ownLanguageCode;
    const struct film_track *first = [self first];
    return first && *first->language ? [NSString stringWithUTF8String:first->language] : nil;
}

- (NSString *)extendedLanguageTag { return _ownLanguageTag; }

- (CGSize)naturalSize {
    const struct film_track *first = [self first];
    if (first == NULL || first->media != film_pictures_media) return CGSizeZero;
    return CGSizeMake(round(first->width * first->pixel_aspect), first->height);
}

- (CGAffineTransform)preferredTransform { return _ownTransform; }
- (float)preferredVolume { return _ownVolume; }

@end
