// How loud each track is. Since iOS 4.
#pragma once
#import <AVFoundation/AVAssetTrack.h>

/// How loud the tracks of an asset are; those without parameters are as loud as they are.
@interface AVAudioMix : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly, copy) NSArray *inputParameters;
@end

/// A mix that is edited; its parameters are copied.
@interface AVMutableAudioMix : AVAudioMix
+ (AVMutableAudioMix *)audioMix;
@property (nonatomic, copy) NSArray *inputParameters;
@end

/// How loud a track is: volumes from 0 to 1 in time. Before the first one it is 1, behind a ramp the last of it.
@interface AVAudioMixInputParameters : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly) CMPersistentTrackID trackID;
/// The ramp in which a time lies; between ramps both volumes are the one that holds there. NO behind the last ramp, and
/// without any. A volume that was set last holds without end.
- (BOOL)getVolumeRampForTime:(CMTime)time
                 startVolume:(float *)startVolume
                   endVolume:(float *)endVolume
                   timeRange:(CMTimeRange *)timeRange;
@end

/// Parameters that are edited.
@interface AVMutableAudioMixInputParameters : AVAudioMixInputParameters
+ (AVMutableAudioMixInputParameters *)audioMixInputParametersWithTrack:(AVAssetTrack *)track;
+ (AVMutableAudioMixInputParameters *)audioMixInputParameters;
@property (nonatomic) CMPersistentTrackID trackID;
/// Raises `NSInvalidArgumentException` for a range that overlaps another ramp.
- (void)setVolumeRampFromStartVolume:(float)startVolume toEndVolume:(float)endVolume timeRange:(CMTimeRange)timeRange;
/// Holds until the next volume or ramp. Raises `NSInvalidArgumentException` for a time within a ramp.
- (void)setVolume:(float)volume atTime:(CMTime)time;
@end
