#pragma once
#import "Reader/SampleSource.h"

/// Samples as they stand in the files that a track is put together of.
@interface PacketSource : SampleSource
- (id)initWithTrack:(AVAssetTrack *)track range:(CMTimeRange)range;
/// - Parameter isTrimmed: YES brings what must be decoded before the range into its first moment, for a file of their own.
- (id)initWithTrack:(AVAssetTrack *)track range:(CMTimeRange)range isTrimmed:(BOOL)isTrimmed;
@end
