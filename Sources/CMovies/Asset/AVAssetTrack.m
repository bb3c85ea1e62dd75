#import "Asset/AssetState.h"
#import "Composition/CompositionState.h"
#import "Dispatch/Queues.h"
#import "Metadata/FileMetadata.h"
#import "Reader/SampleSource.h"
#include <math.h>

@implementation AVAssetTrack {
    /// The asset keeps its tracks.
    __weak AVAsset *_owner;
    struct film *_film;
}

- (id)initWithAsset:(AVAsset *)asset file:(AssetFile *)file index:(int)index {
    if (!(self = [super init])) return nil;
    _owner = asset;
    _file = file;
    _film = file.film;
    _index = index;
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }
- (const struct film_track *)track { return _film ? film_track(_film, _index) : NULL; }
- (AVAsset *)asset { return _owner; }
- (CMPersistentTrackID)trackID { return _film ? [self track]->identifier : 0; }

// MARK: Characteristics

- (enum film_media)media { return _film ? [self track]->media : film_other_media; }

- (NSString *)mediaType {
    switch ([self media]) {
    case film_pictures_media: return AVMediaTypeVideo;
    case film_sound_media: return AVMediaTypeAudio;
    case film_text_media: return AVMediaTypeSubtitle;
    default: return nil;
    }
}

- (BOOL)hasMediaCharacteristic:(NSString *)characteristic {
    enum film_media media = [self media];
    if ([characteristic isEqualToString:AVMediaCharacteristicVisual]) return media == film_pictures_media;
    if ([characteristic isEqualToString:AVMediaCharacteristicFrameBased]) return media == film_pictures_media;
    if ([characteristic isEqualToString:AVMediaCharacteristicAudible]) return media == film_sound_media;
    if ([characteristic isEqualToString:AVMediaCharacteristicLegible]) return media == film_text_media;
    return NO;
}

- (BOOL)isPlayable { return _film && [self track]->is_decodable; }
- (BOOL)isEnabled { return _film && [self track]->is_enabled; }
- (BOOL)isSelfContained { return YES; }
- (long long)totalSampleDataLength { return _film ? [self track]->size : 0; }

- (NSArray *)formatDescriptions {
    CMFormatDescriptionRef format = _film ? track_format_create([self track]) : NULL;
    return format ? [NSArray arrayWithObject:(__bridge_transfer id)(void *)format] : [NSArray array];
}

// MARK: Time

- (CMTimeRange)timeRange {
    if (_film == NULL) return kCMTimeRangeZero;
    const struct film_track *track = [self track];
    CMTimeScale scale = self.naturalTimeScale;
    return CMTimeRangeMake(CMTimeMakeWithSeconds(track->start, scale), CMTimeMakeWithSeconds(track->duration, scale));
}

- (CMTimeScale)naturalTimeScale { return _film ? [self track]->time_scale : 0; }
- (float)estimatedDataRate { return _film ? (float)[self track]->bits_per_second : 0; }
- (float)nominalFrameRate { return _film ? (float)[self track]->rate : 0; }

/// FFmpeg has brought the edits of the file into its times, so that a track is one stretch, with nothing before it if it
/// begins later.
- (NSArray *)segments {
    if (_film == NULL) return [NSArray array];
    CMTimeRange range = self.timeRange;
    CMTimeRange nothing = CMTimeRangeMake(kCMTimeInvalid, kCMTimeInvalid);
    CMTimeMapping before = {nothing, CMTimeRangeFromTimeToTime(kCMTimeZero, range.start)}, all = {range, range};
    NSMutableArray *segments = [NSMutableArray array];
    if (CMTimeCompare(range.start, kCMTimeZero) > 0)
        [segments addObject:[[AVAssetTrackSegment alloc] initWithMapping:before isEmpty:YES]];
    [segments addObject:[[AVAssetTrackSegment alloc] initWithMapping:all isEmpty:NO]];
    return segments;
}

/// The last one for a time behind the end.
- (AVAssetTrackSegment *)segmentForTrackTime:(CMTime)trackTime {
    if (!CMTIME_IS_NUMERIC(trackTime)) return nil;
    NSArray *segments = self.segments;
    for (AVAssetTrackSegment *segment in segments) {
        if (CMTimeCompare(trackTime, CMTimeRangeGetEnd(segment.timeMapping.target)) < 0) return segment;
    }
    return [segments lastObject];
}

- (TrackPieces *)pieces {
    TrackPieces *pieces = [[TrackPieces alloc] init];
    if (_film) [pieces addFile:_file track:_index source:self.timeRange target:self.timeRange];
    return pieces;
}

- (CMTime)samplePresentationTimeForTrackTime:(CMTime)trackTime { return trackTime; }

// MARK: Language, look, sound

- (NSString *)languageCode {
    const char *language = _film ? [self track]->language : "";
    return *language ? [NSString stringWithUTF8String:language] : nil;
}

- (NSString *)extendedLanguageTag { return nil; }

- (CGSize)naturalSize {
    const struct film_track *track = [self track];
    if (track == NULL || track->media != film_pictures_media) return CGSizeZero;
    return CGSizeMake(round(track->width * track->pixel_aspect), track->height);
}

- (CGAffineTransform)preferredTransform {
    const struct film_track *track = [self track];
    CGSize size = self.naturalSize;
    switch (track ? track->turns : 0) {
    case 1: return CGAffineTransformMake(0, 1, -1, 0, size.height, 0);
    case 2: return CGAffineTransformMake(-1, 0, 0, -1, size.width, size.height);
    case 3: return CGAffineTransformMake(0, -1, 1, 0, 0, size.width);
    default: return CGAffineTransformIdentity;
    }
}

- (float)preferredVolume { return 1; }

// MARK: Metadata and loading: all is there

- (NSArray *)commonMetadata { return film_common_metadata(_film, _index); }
- (NSArray *)availableMetadataFormats { return film_metadata_formats(_film, _index); }
- (NSArray *)metadataForFormat:(NSString *)format { return film_metadata_of_format(_film, _index, format); }
- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)error { return AVKeyValueStatusLoaded; }

- (void)loadValuesAsynchronouslyForKeys:(NSArray *)keys completionHandler:(void (^)(void))handler {
    if (handler) dispatch_async(dispatch_get_global_queue(0, 0), handler);
}

@end
