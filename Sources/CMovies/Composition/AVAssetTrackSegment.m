#import "Composition/CompositionState.h"

@implementation AVAssetTrackSegment {
    BOOL _isEmpty;
}

- (id)initWithMapping:(CMTimeMapping)mapping isEmpty:(BOOL)isEmpty {
    if (!(self = [super init])) return nil;
    _timeMapping = mapping;
    _isEmpty = isEmpty;
    return self;
}

- (BOOL)isEmpty { return _isEmpty; }

- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[AVAssetTrackSegment class]] || [other isEmpty] != _isEmpty) return NO;
    CMTimeMapping its = [(AVAssetTrackSegment *)other timeMapping];
    return CMTimeRangeEqual(its.target, _timeMapping.target) && (_isEmpty || CMTimeRangeEqual(its.source, _timeMapping.source));
}

- (NSUInteger)hash { return (NSUInteger)_timeMapping.target.start.value; }

@end
