#pragma once
#import "Reader/SampleSource.h"

/// Decoded pictures.
@interface PictureSource : SampleSource
- (id)initWithPictures:(OpenPictures *)pictures settings:(NSDictionary *)settings end:(double)end range:(CMTimeRange)range;
@end
