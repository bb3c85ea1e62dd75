#pragma once
#import "Reader/SampleSource.h"

/// Decoded pictures.
@interface PictureSource : SampleSource
- (id)initWithPictures:(OpenPictures *)pictures settings:(NSDictionary *)settings end:(double)end range:(CMTimeRange)range;
/// YES gives the picture that is shown at the beginning of the range as one that begins there.
@property (nonatomic) BOOL includesFirst;
@end
