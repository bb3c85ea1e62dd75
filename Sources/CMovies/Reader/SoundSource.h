#pragma once
#import "Reader/SampleSource.h"

@class TrackMix;

/// Decoded sound, as linear samples.
@interface SoundSource : SampleSource
/// Of a track of a file.
- (id)initWithTrack:(AVAssetTrack *)track settings:(NSDictionary *)settings range:(CMTimeRange)range;
- (id)initWithMix:(TrackMix *)mix settings:(NSDictionary *)settings range:(CMTimeRange)range;
@end
