// How loud each track is. Since iOS 4.
#pragma once
#import <AVFoundation/AVAssetTrack.h>

/// - Status: stub
@interface AVAudioMix : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly, copy) NSArray *inputParameters;
@end

/// - Status: stub
@interface AVMutableAudioMix : AVAudioMix
+ (AVMutableAudioMix *)audioMix;
@property (nonatomic, copy) NSArray *inputParameters;
@end

/// - Status: stub
@interface AVAudioMixInputParameters : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly) CMPersistentTrackID trackID;
- (BOOL)getVolumeRampForTime:(CMTime)time
                 startVolume:(float *)startVolume
                   endVolume:(float *)endVolume
                   timeRange:(CMTimeRange *)timeRange;
@end

/// - Status: stub
@interface AVMutableAudioMixInputParameters : AVAudioMixInputParameters
+ (AVMutableAudioMixInputParameters *)audioMixInputParametersWithTrack:(AVAssetTrack *)track;
+ (AVMutableAudioMixInputParameters *)audioMixInputParameters;
@property (nonatomic) CMPersistentTrackID trackID;
- (void)setVolumeRampFromStartVolume:(float)startVolume toEndVolume:(float)endVolume timeRange:(CMTimeRange)timeRange;
- (void)setVolume:(float)volume atTime:(CMTime)time;
@end
