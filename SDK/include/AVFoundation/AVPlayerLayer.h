#pragma once
#import <AVFoundation/AVAnimation.h>
#import <AVFoundation/AVPlayer.h>
#import <QuartzCore/CALayer.h>

/// Shows what a player plays: nothing yet. Since iOS 4.
///
/// - Status: stub
@interface AVPlayerLayer : CALayer
+ (AVPlayerLayer *)playerLayerWithPlayer:(AVPlayer *)player;
@property (nonatomic, retain) AVPlayer *player;
@property (copy) NSString *videoGravity;
@property (nonatomic, readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@end
