// An asset made of parts of others. Since iOS 4.
#pragma once
#import <AVFoundation/AVAsset.h>
#import <AVFoundation/AVCompositionTrack.h>

/// An asset that is put together of parts of other assets. Readers, players and image generators take it as any asset.
@interface AVComposition : AVAsset <NSMutableCopying>
/// `AVCompositionTrack`s.
@property (nonatomic, readonly) NSArray *tracks;
/// Of the first track of pictures, in pixels, unless another one was set.
@property (nonatomic, readonly) CGSize naturalSize;
@end

/// A composition that is edited. A copy is an `AVComposition` that does not change any more.
@interface AVMutableComposition : AVComposition
@property (nonatomic, readonly) NSArray *tracks;
@property (nonatomic) CGSize naturalSize;
+ (id)composition;
@end

@interface AVMutableComposition (AVMutableCompositionCompositionLevelEditing)
/// Inserts all tracks of an asset; what stands there already moves behind them, in tracks to which nothing is inserted, too.
/// An invalid `startTime` is the end. Gives NO and an error for a range of which the asset has nothing.
- (BOOL)insertTimeRange:(CMTimeRange)timeRange
                ofAsset:(AVAsset *)asset
                 atTime:(CMTime)startTime
                  error:(NSError **)error;
/// Behind the end of a track it does nothing: a track does not end with nothing.
- (void)insertEmptyTimeRange:(CMTimeRange)timeRange;
- (void)removeTimeRange:(CMTimeRange)timeRange;
/// Plays a range faster or slower. Sound is heard at half to twice its speed, and silent beyond.
- (void)scaleTimeRange:(CMTimeRange)timeRange toDuration:(CMTime)duration;
@end

@interface AVMutableComposition (AVMutableCompositionTrackLevelEditing)
/// A track whose number is taken, or `kCMPersistentTrackID_Invalid`, gets another one.
- (AVMutableCompositionTrack *)addMutableTrackWithMediaType:(NSString *)mediaType
                                           preferredTrackID:(CMPersistentTrackID)preferredTrackID;
- (void)removeTrack:(AVCompositionTrack *)track;
/// A track of the same kind, and of pictures of the same size and transform; nil if there is none.
- (AVMutableCompositionTrack *)mutableTrackCompatibleWithTrack:(AVAssetTrack *)track;
@end

