// After "AVVideoCompositionCoreAnimationTool Class Reference" of iOS 5.

#import "VideoComposition/VideoCompositionState.h"

@implementation AVVideoCompositionCoreAnimationTool

static void demand(BOOL isFine, SEL method) {
    if (isFine) return;
    [NSException raise:NSInvalidArgumentException
                format:@"*** +[AVVideoCompositionCoreAnimationTool %@] nil layer", NSStringFromSelector(method)];
}

+ (AVVideoCompositionCoreAnimationTool *)videoCompositionCoreAnimationToolWithAdditionalLayer:(CALayer *)layer
                                                                                    asTrackID:(CMPersistentTrackID)trackID {
    demand(layer != nil, _cmd);
    AVVideoCompositionCoreAnimationTool *tool = [[self alloc] init];
    tool->_additionalLayer = layer;
    tool->_additionalTrackID = trackID;
    return tool;
}

+ (AVVideoCompositionCoreAnimationTool *)
    videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:(CALayer *)videoLayer
                                                            inLayer:(CALayer *)animationLayer {
    demand(videoLayer && animationLayer, _cmd);
    AVVideoCompositionCoreAnimationTool *tool = [[self alloc] init];
    tool->_videoLayer = videoLayer;
    tool->_animationLayer = animationLayer;
    return tool;
}

@end
