#pragma once
#import "Reader/SampleSource.h"

/// Decoded sound, as linear samples.
@interface SoundSource : SampleSource
- (id)initWithTrack:(AVAssetTrack *)track settings:(NSDictionary *)settings range:(CMTimeRange)range;
@end
