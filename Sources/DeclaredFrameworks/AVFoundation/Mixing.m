#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVVideoComposition

- (BOOL)isValidForAsset:(AVAsset *)asset timeRange:(CMTimeRange)timeRange
    validationDelegate:(id<AVVideoCompositionValidationHandling>)validationDelegate REFUSES(NO)
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)mutableCopyWithZone:(NSZone *)zone REFUSES(nil)

@end

@implementation AVMutableVideoComposition
@synthesize frameDuration = _ownFrameDuration;
@synthesize renderSize = _ownRenderSize;
@synthesize renderScale = _ownRenderScale;
@synthesize instructions = _ownInstructions;
@synthesize animationTool = _ownAnimationTool;

+ (AVMutableVideoComposition *)videoComposition REFUSES(nil)

@end

@implementation AVVideoCompositionInstruction

- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)mutableCopyWithZone:(NSZone *)zone REFUSES(nil)
- (id)initWithCoder:(NSCoder *)coder REFUSES(nil)
- (void)encodeWithCoder:(NSCoder *)coder REFUSES()

@end

@implementation AVMutableVideoCompositionInstruction
@synthesize timeRange = _ownTimeRange;
@synthesize backgroundColor = _ownBackgroundColor;
@synthesize layerInstructions = _ownLayerInstructions;
@synthesize enablePostProcessing = _ownEnablePostProcessing;

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
@synthesize trackID = _ownTrackID;

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

@implementation AVAudioMix

- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)mutableCopyWithZone:(NSZone *)zone REFUSES(nil)

@end

@implementation AVMutableAudioMix
@synthesize inputParameters = _ownInputParameters;

+ (AVMutableAudioMix *)audioMix REFUSES(nil)

@end

@implementation AVAudioMixInputParameters

- (BOOL)getVolumeRampForTime:(CMTime)time startVolume:(float *)startVolume endVolume:(float *)endVolume
    timeRange:(CMTimeRange *)timeRange REFUSES(NO)
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)mutableCopyWithZone:(NSZone *)zone REFUSES(nil)

@end

@implementation AVMutableAudioMixInputParameters
@synthesize trackID = _ownTrackID;

+ (AVMutableAudioMixInputParameters *)audioMixInputParametersWithTrack:(AVAssetTrack *)track REFUSES(nil)
+ (AVMutableAudioMixInputParameters *)audioMixInputParameters REFUSES(nil)
- (void)setVolumeRampFromStartVolume:(float)startVolume toEndVolume:(float)endVolume
    timeRange:(CMTimeRange)timeRange REFUSES()
- (void)setVolume:(float)volume atTime:(CMTime)time REFUSES()

@end
