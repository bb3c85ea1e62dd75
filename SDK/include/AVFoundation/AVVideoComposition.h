// How the tracks of a film are put over each other. Since iOS 4.
#pragma once
#import <AVFoundation/AVAssetTrack.h>
#import <QuartzCore/CALayer.h>

@class AVVideoCompositionCoreAnimationTool;

/// Which tracks are seen when, where, and how translucent. A player item, an image generator, an export session and an output
/// of a reader draw it; they raise `NSInvalidArgumentException` for one without a size or a frame duration.
@interface AVVideoComposition : NSObject <NSCopying, NSMutableCopying>
/// How long each frame is shown.
@property (nonatomic, readonly) CMTime frameDuration;
/// Of the frames, in pixels.
@property (nonatomic, readonly) CGSize renderSize;
/// Pixels that are drawn for each of the frame, in each direction; 1 unless set.
@property (nonatomic, readonly) float renderScale;
/// `AVVideoCompositionInstruction`s, in the order of their times. Without one for a time the frame is black.
@property (nonatomic, readonly, copy) NSArray *instructions;
/// Only export sessions and readers take one.
@property (nonatomic, readonly, retain) AVVideoCompositionCoreAnimationTool *animationTool;
@end

/// A composition that is edited. A copy has copies of its instructions.
@interface AVMutableVideoComposition : AVVideoComposition
+ (AVMutableVideoComposition *)videoComposition;
@property (nonatomic) CMTime frameDuration;
@property (nonatomic) CGSize renderSize;
@property (nonatomic) float renderScale;
@property (nonatomic, copy) NSArray *instructions;
@property (nonatomic, retain) AVVideoCompositionCoreAnimationTool *animationTool;
@end

/// What is seen in a stretch of time.
@interface AVVideoCompositionInstruction : NSObject <NSCoding, NSCopying, NSMutableCopying>
/// Black where no colour is set.
@property (nonatomic, readonly) CMTimeRange timeRange;
@property (nonatomic, retain) __attribute__((NSObject)) CGColorRef backgroundColor;
/// `AVVideoCompositionLayerInstruction`s, the topmost first. Tracks without one are not seen.
@property (nonatomic, readonly, copy) NSArray *layerInstructions;
/// NO leaves the layers of the animation tool out; YES unless set.
@property (nonatomic, readonly) BOOL enablePostProcessing;
@end

/// An instruction that is edited.
@interface AVMutableVideoCompositionInstruction : AVVideoCompositionInstruction
+ (id)videoCompositionInstruction;
@property (nonatomic) CMTimeRange timeRange;
@property (nonatomic, retain) __attribute__((NSObject)) CGColorRef backgroundColor;
@property (nonatomic, copy) NSArray *layerInstructions;
@property (nonatomic) BOOL enablePostProcessing;
@end

/// Where the pictures of a track are, and how translucent. Transforms place the track's pictures as they stand in the file in the
/// frame, whose y grows downwards; what players do by the track's `preferredTransform` is not done here.
@interface AVVideoCompositionLayerInstruction : NSObject <NSCoding, NSCopying, NSMutableCopying>
@property (nonatomic, readonly) CMPersistentTrackID trackID;
/// The ramp in which a time lies. NO behind the last ramp, and without any; a value that was set last holds without end.
- (BOOL)getTransformRampForTime:(CMTime)time
                 startTransform:(CGAffineTransform *)startTransform
                   endTransform:(CGAffineTransform *)endTransform
                      timeRange:(CMTimeRange *)timeRange;
- (BOOL)getOpacityRampForTime:(CMTime)time
                 startOpacity:(float *)startOpacity
                   endOpacity:(float *)endOpacity
                    timeRange:(CMTimeRange *)timeRange;
@end

/// An instruction that is edited. Ramps must not overlap: that raises `NSInvalidArgumentException`.
@interface AVMutableVideoCompositionLayerInstruction : AVVideoCompositionLayerInstruction
+ (AVMutableVideoCompositionLayerInstruction *)videoCompositionLayerInstructionWithAssetTrack:(AVAssetTrack *)track;
+ (AVMutableVideoCompositionLayerInstruction *)videoCompositionLayerInstruction;
@property (nonatomic) CMPersistentTrackID trackID;
- (void)setTransformRampFromStartTransform:(CGAffineTransform)startTransform
                            toEndTransform:(CGAffineTransform)endTransform
                                 timeRange:(CMTimeRange)timeRange;
- (void)setTransform:(CGAffineTransform)transform atTime:(CMTime)time;
- (void)setOpacityRampFromStartOpacity:(float)startOpacity toEndOpacity:(float)endOpacity timeRange:(CMTimeRange)timeRange;
- (void)setOpacity:(float)opacity atTime:(CMTime)time;
@end

/// Puts layers with their animations over a film. Their time 0 is the film's beginning: animations begin at
/// `AVCoreAnimationBeginTimeAtZero` or later. In the layers y grows upwards. They are taken as they are when reading or
/// exporting begins.
@interface AVVideoCompositionCoreAnimationTool : NSObject
/// A layer as a source of its own, which layer instructions place by a number that no track has.
+ (AVVideoCompositionCoreAnimationTool *)videoCompositionCoreAnimationToolWithAdditionalLayer:(CALayer *)layer
                                                                                    asTrackID:(CMPersistentTrackID)trackID;
/// Shows the composed frames in a layer within another one, and draws that.
+ (AVVideoCompositionCoreAnimationTool *)
    videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:(CALayer *)videoLayer
                                                            inLayer:(CALayer *)animationLayer;
@end

@interface AVAsset (AVAssetVideoCompositionUtility)
- (CMPersistentTrackID)unusedTrackID;
@end

@protocol AVVideoCompositionValidationHandling;

@interface AVVideoComposition (AVVideoCompositionValidation)
/// Checks sizes, times and tracks, and tells the delegate of what is wrong, which answers whether to look for more. Without its
/// answer the first fault ends the check. A nil asset leaves tracks unchecked, a range without an end the end.
- (BOOL)isValidForAsset:(AVAsset *)asset
              timeRange:(CMTimeRange)timeRange
     validationDelegate:(id<AVVideoCompositionValidationHandling>)validationDelegate;
@end

@protocol AVVideoCompositionValidationHandling <NSObject>
@optional
- (BOOL)videoComposition:(AVVideoComposition *)videoComposition
    shouldContinueValidatingAfterFindingInvalidValueForKey:(NSString *)key;
- (BOOL)videoComposition:(AVVideoComposition *)videoComposition
    shouldContinueValidatingAfterFindingEmptyTimeRange:(CMTimeRange)timeRange;
- (BOOL)videoComposition:(AVVideoComposition *)videoComposition
    shouldContinueValidatingAfterFindingInvalidTimeRangeInInstruction:(AVVideoCompositionInstruction *)instruction;
- (BOOL)videoComposition:(AVVideoComposition *)videoComposition
    shouldContinueValidatingAfterFindingInvalidTrackIDInInstruction:(AVVideoCompositionInstruction *)instruction
                                                   layerInstruction:(AVVideoCompositionLayerInstruction *)layerInstruction
                                                              asset:(AVAsset *)asset;
@end
