// What video compositions, their instructions and those who draw them know of each other.
#pragma once
#import "Mix/ValueRamps.h"
#import <AVFoundation/AVFoundation.h>

@interface AVVideoComposition ()
@property (nonatomic) CMTime ownFrameDuration;
@property (nonatomic) CGSize ownRenderSize;
@property (nonatomic) float ownRenderScale;
@property (nonatomic, copy) NSArray *ownInstructions;
@property (nonatomic, retain) AVVideoCompositionCoreAnimationTool *ownTool;
/// Raises what the platform raises for a composition that cannot be drawn.
/// - Parameter isPlayed: players and image generators take no animation tool.
- (void)demandFor:(NSString *)what isPlayed:(BOOL)isPlayed;
/// The instruction for a time; nil if there is none.
- (AVVideoCompositionInstruction *)instructionAt:(CMTime)time;
@end

@interface AVVideoCompositionInstruction ()
@property (nonatomic) CMTimeRange ownRange;
@property (nonatomic, copy) NSArray *ownLayers;
@property (nonatomic) BOOL ownPostProcessing;
- (void)take:(AVVideoCompositionInstruction *)other;
@end

@interface AVVideoCompositionLayerInstruction ()
- (id)initWithTrackID:(CMPersistentTrackID)trackID opacities:(ValueRamps *)opacities transforms:(ValueRamps *)transforms;
@property (nonatomic) CMPersistentTrackID number;
@property (nonatomic, readonly) ValueRamps *opacities, *transforms;
@end

@interface AVVideoCompositionCoreAnimationTool ()
/// The layer that is a source by itself, with its number; nil if the tool is none of that kind.
@property (nonatomic, readonly) CALayer *additionalLayer;
@property (nonatomic, readonly) CMPersistentTrackID additionalTrackID;
/// The layer around the film and the one that shows it; nil if the tool is none of that kind.
@property (nonatomic, readonly) CALayer *animationLayer, *videoLayer;
@end
