#pragma once
#import "Reader/SampleSource.h"

/// Decoded pictures.
@interface PictureSource : SampleSource
- (id)initWithTrack:(AVAssetTrack *)track settings:(NSDictionary *)settings range:(CMTimeRange)range;
@end
