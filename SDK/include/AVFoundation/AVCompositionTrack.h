// A track of a composition. Since iOS 4.
#pragma once
#import <AVFoundation/AVAssetTrack.h>
#import <AVFoundation/AVCompositionTrackSegment.h>

/// A track of a composition: segments that follow each other from 0 on.
@interface AVCompositionTrack : AVAssetTrack
@property (nonatomic, readonly, copy) NSArray *segments;
@end

/// A track that is edited.
@interface AVMutableCompositionTrack : AVCompositionTrack
/// Of the first source, unless another one was set.
@property (nonatomic) CMTimeScale naturalTimeScale;
@property (nonatomic, copy) NSString *languageCode;
@property (nonatomic, copy) NSString *extendedLanguageTag;
@property (nonatomic) CGAffineTransform preferredTransform;
/// Multiplies the track's sound, beside what an audio mix says.
@property (nonatomic) float preferredVolume;
/// `AVCompositionTrackSegment`s. Raises `NSInvalidArgumentException` for some that `validateTrackSegments:error:` refuses.
@property (nonatomic, copy) NSArray *segments;
/// Inserts what the track has of the range; what stands there already moves behind it. An invalid `startTime` is the end.
/// Gives NO and an error for a track of another kind (`AVErrorUnknown`) and without anything in the range
/// (`AVErrorInvalidSourceMedia`).
- (BOOL)insertTimeRange:(CMTimeRange)timeRange
                ofTrack:(AVAssetTrack *)track
                 atTime:(CMTime)startTime
                  error:(NSError **)error;
/// Several, one behind the other; an `NSNull` in place of a track is an empty range. All of them are inserted, or none.
- (BOOL)insertTimeRanges:(NSArray *)timeRanges
                ofTracks:(NSArray *)tracks
                  atTime:(CMTime)startTime
                   error:(NSError **)error;
- (void)insertEmptyTimeRange:(CMTimeRange)timeRange;
- (void)removeTimeRange:(CMTimeRange)timeRange;
- (void)scaleTimeRange:(CMTimeRange)timeRange toDuration:(CMTime)duration;
/// Whether segments follow each other from 0 on, and have times and durations that are numbers. The error has one of the
/// codes of AVError.h with `CompositionTrackSegment`.
- (BOOL)validateTrackSegments:(NSArray *)trackSegments error:(NSError **)error;
@end
