#pragma once
#import <AVFoundation/AVAnimation.h>
#import <AVFoundation/AVPlayer.h>
#import <QuartzCore/CALayer.h>

/// Shows what a player plays. Since iOS 4.
@interface AVPlayerLayer : CALayer
+ (AVPlayerLayer *)playerLayerWithPlayer:(AVPlayer *)player;
@property (nonatomic, retain) AVPlayer *player;
@property (copy) NSString *videoGravity;
@property (nonatomic, readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@end
