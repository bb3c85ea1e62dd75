#import <AVFoundation/AVFoundation.h>

@implementation AVTimedMetadataGroup

- (id)init { return [self initWithItems:[NSArray array] timeRange:kCMTimeRangeInvalid]; }

- (id)initWithItems:(NSArray *)items timeRange:(CMTimeRange)timeRange {
    if (!(self = [super init])) return nil;
    _items = [items copy];
    _timeRange = timeRange;
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

- (id)mutableCopyWithZone:(NSZone *)zone {
    return [[AVMutableTimedMetadataGroup alloc] initWithItems:self.items timeRange:self.timeRange];
}

- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[AVTimedMetadataGroup class]]) return NO;
    AVTimedMetadataGroup *group = other;
    return CMTimeRangeEqual(group.timeRange, self.timeRange) && [group.items isEqualToArray:self.items];
}

- (NSUInteger)hash { return [self.items count] ^ (NSUInteger)self.timeRange.start.value; }

@end

@implementation AVMutableTimedMetadataGroup
@synthesize timeRange = _ownRange;
@synthesize items = _ownItems;

- (id)initWithItems:(NSArray *)items timeRange:(CMTimeRange)timeRange {
    if (!(self = [super initWithItems:items timeRange:timeRange])) return nil;
    _ownItems = [items copy];
    _ownRange = timeRange;
    return self;
}

- (id)copyWithZone:(NSZone *)zone {
    return [[AVTimedMetadataGroup alloc] initWithItems:_ownItems timeRange:_ownRange];
}

@end
