#pragma once
#import <AVFoundation/AVBase.h>

@class AVAssetTrack;

@interface AVPlayerItemTrack : NSObject
@property (nonatomic, readonly) AVAssetTrack *assetTrack;
/// - Status: stub
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
