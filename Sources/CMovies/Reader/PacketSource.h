#pragma once
#import "Reader/SampleSource.h"

/// Samples as they stand in the files that a track is put together of.
@interface PacketSource : SampleSource
- (id)initWithTrack:(AVAssetTrack *)track range:(CMTimeRange)range;
@end
