#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVComposition
@synthesize tracks = _ownTracks;
@synthesize naturalSize = _ownNaturalSize;

- (id)mutableCopyWithZone:(NSZone *)zone REFUSES(nil)

@end

@implementation AVMutableComposition
@synthesize tracks = _mutableTracks;
@synthesize naturalSize = _mutableNaturalSize;

+ (id)composition REFUSES(nil)
- (BOOL)insertTimeRange:(CMTimeRange)timeRange ofAsset:(AVAsset *)asset atTime:(CMTime)startTime
    error:(NSError **)error REFUSES_WITH_ERROR(NO)
- (void)insertEmptyTimeRange:(CMTimeRange)timeRange REFUSES()
- (void)removeTimeRange:(CMTimeRange)timeRange REFUSES()
- (void)scaleTimeRange:(CMTimeRange)timeRange toDuration:(CMTime)duration REFUSES()
- (AVMutableCompositionTrack *)addMutableTrackWithMediaType:(NSString *)mediaType
    preferredTrackID:(CMPersistentTrackID)preferredTrackID REFUSES(nil)
- (void)removeTrack:(AVCompositionTrack *)track REFUSES()
- (AVMutableCompositionTrack *)mutableTrackCompatibleWithTrack:(AVAssetTrack *)track REFUSES(nil)

@end

@implementation AVCompositionTrack
@synthesize segments = _ownSegments;
@end

@implementation AVMutableCompositionTrack
@synthesize naturalTimeScale = _mutableNaturalTimeScale;
@synthesize languageCode = _mutableLanguageCode;
@synthesize extendedLanguageTag = _mutableExtendedLanguageTag;
@synthesize preferredTransform = _mutablePreferredTransform;
@synthesize preferredVolume = _mutablePreferredVolume;
@synthesize segments = _mutableSegments;

- (BOOL)insertTimeRange:(CMTimeRange)timeRange ofTrack:(AVAssetTrack *)track atTime:(CMTime)startTime
    error:(NSError **)error REFUSES_WITH_ERROR(NO)
- (BOOL)insertTimeRanges:(NSArray *)timeRanges ofTracks:(NSArray *)tracks atTime:(CMTime)startTime
    error:(NSError **)error REFUSES_WITH_ERROR(NO)
- (void)insertEmptyTimeRange:(CMTimeRange)timeRange REFUSES()
- (void)removeTimeRange:(CMTimeRange)timeRange REFUSES()
- (void)scaleTimeRange:(CMTimeRange)timeRange toDuration:(CMTime)duration REFUSES()
- (BOOL)validateTrackSegments:(NSArray *)trackSegments error:(NSError **)error REFUSES_WITH_ERROR(NO)

@end

@implementation AVCompositionTrackSegment
@synthesize empty = _ownEmpty;

+ (AVCompositionTrackSegment *)compositionTrackSegmentWithURL:(NSURL *)URL trackID:(CMPersistentTrackID)trackID
    sourceTimeRange:(CMTimeRange)sourceTimeRange targetTimeRange:(CMTimeRange)targetTimeRange REFUSES(nil)
+ (AVCompositionTrackSegment *)compositionTrackSegmentWithTimeRange:(CMTimeRange)timeRange REFUSES(nil)
- (id)initWithURL:(NSURL *)URL trackID:(CMPersistentTrackID)trackID sourceTimeRange:(CMTimeRange)sourceTimeRange
    targetTimeRange:(CMTimeRange)targetTimeRange REFUSES(nil)
- (id)initWithTimeRange:(CMTimeRange)timeRange REFUSES(nil)

@end
