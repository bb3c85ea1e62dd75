// What a mix knows of the volumes of its tracks.
#pragma once
#import "Mix/ValueRamps.h"
#import <AVFoundation/AVAudioMix.h>

@interface AVAudioMix ()
@property (nonatomic, copy) NSArray *allParameters;
@end

@interface AVAudioMixInputParameters ()
- (id)initWithTrackID:(CMPersistentTrackID)trackID ramps:(ValueRamps *)ramps;
@property (nonatomic) CMPersistentTrackID number;
@property (nonatomic, readonly) ValueRamps *ramps;
@end
