#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVVideoComposition

- (BOOL)isValidForAsset:(AVAsset *)asset timeRange:(CMTimeRange)timeRange
    validationDelegate:(id<AVVideoCompositionValidationHandling>)validationDelegate REFUSES(NO)
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)mutableCopyWithZone:(NSZone *)zone REFUSES(nil)

@end

@implementation AVMutableVideoComposition
@synthesize frameDuration = _mutableFrameDuration;
@synthesize renderSize = _mutableRenderSize;
@synthesize renderScale = _mutableRenderScale;
@synthesize instructions = _mutableInstructions;
@synthesize animationTool = _mutableAnimationTool;

+ (AVMutableVideoComposition *)videoComposition REFUSES(nil)

@end

@implementation AVVideoCompositionInstruction

- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)mutableCopyWithZone:(NSZone *)zone REFUSES(nil)
- (id)initWithCoder:(NSCoder *)coder REFUSES(nil)
- (void)encodeWithCoder:(NSCoder *)coder REFUSES()

@end

@implementation AVMutableVideoCompositionInstruction
@synthesize timeRange = _mutableTimeRange;
@synthesize backgroundColor = _mutableBackgroundColor;
@synthesize layerInstructions = _mutableLayerInstructions;
@synthesize enablePostProcessing = _mutableEnablePostProcessing;

+ (id)videoCompositionInstruction REFUSES(nil)

@end

@implementation AVVideoCompositionLayerInstruction

- (BOOL)getTransformRampForTime:(CMTime)time startTransform:(CGAffineTransform *)startTransform
    endTransform:(CGAffineTransform *)endTransform timeRange:(CMTimeRange *)timeRange REFUSES(NO)
- (BOOL)getOpacityRampForTime:(CMTime)time startOpacity:(float *)startOpacity endOpacity:(float *)endOpacity
    timeRange:(CMTimeRange *)timeRange REFUSES(NO)
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)mutableCopyWithZone:(NSZone *)zone REFUSES(nil)
- (id)initWithCoder:(NSCoder *)coder REFUSES(nil)
- (void)encodeWithCoder:(NSCoder *)coder REFUSES()

@end

@implementation AVMutableVideoCompositionLayerInstruction
@synthesize trackID = _mutableTrackID;

+ (AVMutableVideoCompositionLayerInstruction *)videoCompositionLayerInstructionWithAssetTrack:(AVAssetTrack *)track REFUSES(nil)
+ (AVMutableVideoCompositionLayerInstruction *)videoCompositionLayerInstruction REFUSES(nil)
- (void)setTransformRampFromStartTransform:(CGAffineTransform)startTransform
    toEndTransform:(CGAffineTransform)endTransform timeRange:(CMTimeRange)timeRange REFUSES()
- (void)setTransform:(CGAffineTransform)transform atTime:(CMTime)time REFUSES()
- (void)setOpacityRampFromStartOpacity:(float)startOpacity toEndOpacity:(float)endOpacity
    timeRange:(CMTimeRange)timeRange REFUSES()
- (void)setOpacity:(float)opacity atTime:(CMTime)time REFUSES()

@end

@implementation AVVideoCompositionCoreAnimationTool

+ (AVVideoCompositionCoreAnimationTool *)videoCompositionCoreAnimationToolWithAdditionalLayer:(CALayer *)layer
    asTrackID:(CMPersistentTrackID)trackID REFUSES(nil)
+ (AVVideoCompositionCoreAnimationTool *)
    videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:(CALayer *)videoLayer
    inLayer:(CALayer *)animationLayer REFUSES(nil)

@end
