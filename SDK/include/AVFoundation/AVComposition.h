// An asset made of parts of others. Since iOS 4.
#pragma once
#import <AVFoundation/AVAsset.h>
#import <AVFoundation/AVCompositionTrack.h>

/// - Status: stub
@interface AVComposition : AVAsset <NSMutableCopying>
@property (nonatomic, readonly) NSArray *tracks;
@property (nonatomic, readonly) CGSize naturalSize;
@end

/// - Status: stub
@interface AVMutableComposition : AVComposition
@property (nonatomic, readonly) NSArray *tracks;
@property (nonatomic) CGSize naturalSize;
+ (id)composition;
@end

@interface AVMutableComposition (AVMutableCompositionCompositionLevelEditing)
- (BOOL)insertTimeRange:(CMTimeRange)timeRange
                ofAsset:(AVAsset *)asset
                 atTime:(CMTime)startTime
                  error:(NSError **)error;
- (void)insertEmptyTimeRange:(CMTimeRange)timeRange;
- (void)removeTimeRange:(CMTimeRange)timeRange;
- (void)scaleTimeRange:(CMTimeRange)timeRange toDuration:(CMTime)duration;
@end

@interface AVMutableComposition (AVMutableCompositionTrackLevelEditing)
- (AVMutableCompositionTrack *)addMutableTrackWithMediaType:(NSString *)mediaType
                                           preferredTrackID:(CMPersistentTrackID)preferredTrackID;
- (void)removeTrack:(AVCompositionTrack *)track;
- (AVMutableCompositionTrack *)mutableTrackCompatibleWithTrack:(AVAssetTrack *)track;
@end

