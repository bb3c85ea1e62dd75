// How the tracks of a film are put over each other. Since iOS 4.
#pragma once
#import <AVFoundation/AVAssetTrack.h>
#import <QuartzCore/CALayer.h>

@class AVVideoCompositionCoreAnimationTool;

/// - Status: stub
@interface AVVideoComposition : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly) CMTime frameDuration;
@property (nonatomic, readonly) CGSize renderSize;
@property (nonatomic, readonly) float renderScale;
@property (nonatomic, readonly, copy) NSArray *instructions;
@property (nonatomic, readonly, retain) AVVideoCompositionCoreAnimationTool *animationTool;
@end

/// - Status: stub
@interface AVMutableVideoComposition : AVVideoComposition
+ (AVMutableVideoComposition *)videoComposition;
@property (nonatomic) CMTime frameDuration;
@property (nonatomic) CGSize renderSize;
@property (nonatomic) float renderScale;
@property (nonatomic, copy) NSArray *instructions;
@property (nonatomic, retain) AVVideoCompositionCoreAnimationTool *animationTool;
@end

/// - Status: stub
@interface AVVideoCompositionInstruction : NSObject <NSCoding, NSCopying, NSMutableCopying>
@property (nonatomic, readonly) CMTimeRange timeRange;
@property (nonatomic, retain) __attribute__((NSObject)) CGColorRef backgroundColor;
@property (nonatomic, readonly, copy) NSArray *layerInstructions;
@property (nonatomic, readonly) BOOL enablePostProcessing;
@end

/// - Status: stub
@interface AVMutableVideoCompositionInstruction : AVVideoCompositionInstruction
+ (id)videoCompositionInstruction;
@property (nonatomic) CMTimeRange timeRange;
@property (nonatomic, retain) __attribute__((NSObject)) CGColorRef backgroundColor;
@property (nonatomic, copy) NSArray *layerInstructions;
@property (nonatomic) BOOL enablePostProcessing;
@end

/// - Status: stub
@interface AVVideoCompositionLayerInstruction : NSObject <NSCoding, NSCopying, NSMutableCopying>
@property (nonatomic, readonly) CMPersistentTrackID trackID;
- (BOOL)getTransformRampForTime:(CMTime)time
                 startTransform:(CGAffineTransform *)startTransform
                   endTransform:(CGAffineTransform *)endTransform
                      timeRange:(CMTimeRange *)timeRange;
- (BOOL)getOpacityRampForTime:(CMTime)time
                 startOpacity:(float *)startOpacity
                   endOpacity:(float *)endOpacity
                    timeRange:(CMTimeRange *)timeRange;
@end

/// - Status: stub
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

/// - Status: stub
@interface AVVideoCompositionCoreAnimationTool : NSObject
+ (AVVideoCompositionCoreAnimationTool *)videoCompositionCoreAnimationToolWithAdditionalLayer:(CALayer *)layer
                                                                                    asTrackID:(CMPersistentTrackID)trackID;
+ (AVVideoCompositionCoreAnimationTool *)
    videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:(CALayer *)videoLayer
                                                            inLayer:(CALayer *)animationLayer;
@end

@interface AVAsset (AVAssetVideoCompositionUtility)
- (CMPersistentTrackID)unusedTrackID;
@end

@protocol AVVideoCompositionValidationHandling;

@interface AVVideoComposition (AVVideoCompositionValidation)
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
