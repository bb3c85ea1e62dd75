// A track of a composition. Since iOS 4.
#pragma once
#import <AVFoundation/AVAssetTrack.h>
#import <AVFoundation/AVCompositionTrackSegment.h>

/// - Status: stub
@interface AVCompositionTrack : AVAssetTrack
@property (nonatomic, readonly, copy) NSArray *segments;
@end

/// - Status: stub
@interface AVMutableCompositionTrack : AVCompositionTrack
@property (nonatomic) CMTimeScale naturalTimeScale;
@property (nonatomic, copy) NSString *languageCode;
@property (nonatomic, copy) NSString *extendedLanguageTag;
@property (nonatomic) CGAffineTransform preferredTransform;
@property (nonatomic) float preferredVolume;
@property (nonatomic, copy) NSArray *segments;
- (BOOL)insertTimeRange:(CMTimeRange)timeRange
                ofTrack:(AVAssetTrack *)track
                 atTime:(CMTime)startTime
                  error:(NSError **)error;
- (BOOL)insertTimeRanges:(NSArray *)timeRanges
                ofTracks:(NSArray *)tracks
                  atTime:(CMTime)startTime
                   error:(NSError **)error;
- (void)insertEmptyTimeRange:(CMTimeRange)timeRange;
- (void)removeTimeRange:(CMTimeRange)timeRange;
- (void)scaleTimeRange:(CMTimeRange)timeRange toDuration:(CMTime)duration;
- (BOOL)validateTrackSegments:(NSArray *)trackSegments error:(NSError **)error;
@end
