#pragma once
#import <AVFoundation/AVBase.h>

@class AVAssetTrack;

@interface AVPlayerItemTrack : NSObject
@property (nonatomic, readonly) AVAssetTrack *assetTrack;
/// Whether it is seen or heard.
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
