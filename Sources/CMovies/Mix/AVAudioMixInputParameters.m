// After "AVAudioMixInputParameters Class Reference" and "AVMutableAudioMixInputParameters Class Reference" of iOS 5.

#import "Mix/MixState.h"

@implementation AVAudioMixInputParameters

- (id)init { return [self initWithTrackID:kCMPersistentTrackID_Invalid ramps:nil]; }

/// Before the first volume that is set a track is as loud as it is.
- (id)initWithTrackID:(CMPersistentTrackID)trackID ramps:(ValueRamps *)ramps {
    if (!(self = [super init])) return nil;
    _number = trackID;
    _ramps = ramps ? [ramps copy] : [[ValueRamps alloc] initWithInitial:ramp_value_of(1)];
    return self;
}

- (CMPersistentTrackID)trackID { return _number; }
- (id)copyWithZone:(NSZone *)zone { return self; }

- (id)mutableCopyWithZone:(NSZone *)zone {
    return [[AVMutableAudioMixInputParameters alloc] initWithTrackID:_number ramps:_ramps];
}

- (BOOL)getVolumeRampForTime:(CMTime)time startVolume:(float *)startVolume endVolume:(float *)endVolume
                   timeRange:(CMTimeRange *)timeRange {
    struct ramp_value from, to;
    CMTimeRange range;
    if (![_ramps rampAt:time from:&from to:&to range:&range]) return NO;
    if (startVolume) *startVolume = (float)from.numbers[0];
    if (endVolume) *endVolume = (float)to.numbers[0];
    if (timeRange) *timeRange = range;
    return YES;
}

@end

@implementation AVMutableAudioMixInputParameters

+ (AVMutableAudioMixInputParameters *)audioMixInputParameters { return [[self alloc] init]; }

+ (AVMutableAudioMixInputParameters *)audioMixInputParametersWithTrack:(AVAssetTrack *)track {
    return [[self alloc] initWithTrackID:track.trackID ramps:nil];
}

- (CMPersistentTrackID)trackID { return [super trackID]; }
- (void)setTrackID:(CMPersistentTrackID)trackID { self.number = trackID; }

- (id)copyWithZone:(NSZone *)zone {
    return [[AVAudioMixInputParameters alloc] initWithTrackID:self.trackID ramps:self.ramps];
}

- (void)setVolumeRampFromStartVolume:(float)startVolume toEndVolume:(float)endVolume timeRange:(CMTimeRange)timeRange {
    if ([self.ramps addFrom:ramp_value_of(startVolume) to:ramp_value_of(endVolume) range:timeRange]) return;
    [NSException raise:NSInvalidArgumentException
                format:@"*** -[AVMutableAudioMixInputParameters setVolumeRampFromStartVolume:toEndVolume:timeRange:] The "
                       @"timeRange of a volume ramp must not overlap the timeRange of an existing volume ramp."];
}

- (void)setVolume:(float)volume atTime:(CMTime)time {
    if ([self.ramps set:ramp_value_of(volume) at:time]) return;
    [NSException raise:NSInvalidArgumentException
                format:@"*** -[AVMutableAudioMixInputParameters setVolume:atTime:] The time lies within an existing volume "
                       @"ramp, or is not numeric."];
}

@end
