#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVTimedMetadataGroup

- (id)initWithItems:(NSArray *)items timeRange:(CMTimeRange)timeRange REFUSES(nil)
- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVMutableTimedMetadataGroup
@synthesize timeRange = _ownTimeRange;
@synthesize items = _ownItems;
@end
