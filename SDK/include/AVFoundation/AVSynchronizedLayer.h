#pragma once
#import <AVFoundation/AVBase.h>
#import <QuartzCore/CALayer.h>

@class AVPlayerItem;

/// Gives its animations the time of a player item. Since iOS 4. The time of the
/// layer and its sublayers is that of the item: animations begin at `AVCoreAnimationBeginTimeAtZero` for its beginning.
@interface AVSynchronizedLayer : CALayer
+ (AVSynchronizedLayer *)synchronizedLayerWithPlayerItem:(AVPlayerItem *)playerItem;
@property (nonatomic, retain) AVPlayerItem *playerItem;
@end
