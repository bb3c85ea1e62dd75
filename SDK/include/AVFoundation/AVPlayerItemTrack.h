#pragma once
#import <AVFoundation/AVBase.h>

@class AVAssetTrack;

/// - Status: stub
@interface AVPlayerItemTrack : NSObject
@property (nonatomic, readonly) AVAssetTrack *assetTrack;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
