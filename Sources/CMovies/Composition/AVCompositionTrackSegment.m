#import "Composition/CompositionState.h"

@implementation AVCompositionTrackSegment {
    AssetFile *_file;
}

+ (AVCompositionTrackSegment *)compositionTrackSegmentWithURL:(NSURL *)URL trackID:(CMPersistentTrackID)trackID
                                              sourceTimeRange:(CMTimeRange)sourceTimeRange
                                              targetTimeRange:(CMTimeRange)targetTimeRange {
    return [[self alloc] initWithURL:URL trackID:trackID sourceTimeRange:sourceTimeRange targetTimeRange:targetTimeRange];
}

+ (AVCompositionTrackSegment *)compositionTrackSegmentWithTimeRange:(CMTimeRange)timeRange {
    return [[self alloc] initWithTimeRange:timeRange];
}

- (id)initWithURL:(NSURL *)URL trackID:(CMPersistentTrackID)trackID sourceTimeRange:(CMTimeRange)sourceTimeRange
    targetTimeRange:(CMTimeRange)targetTimeRange {
    return [self initWithURL:URL file:nil trackID:trackID mapping:(CMTimeMapping){sourceTimeRange, targetTimeRange}];
}

- (id)initWithURL:(NSURL *)URL file:(AssetFile *)file trackID:(CMPersistentTrackID)trackID mapping:(CMTimeMapping)mapping {
    if (!(self = [super initWithMapping:mapping isEmpty:NO])) return nil;
    _sourceURL = [URL copy];
    _sourceTrackID = trackID;
    _file = file;
    return self;
}

- (id)initWithTimeRange:(CMTimeRange)timeRange {
    CMTimeMapping mapping = {CMTimeRangeMake(kCMTimeInvalid, kCMTimeInvalid), timeRange};
    return [super initWithMapping:mapping isEmpty:YES];
}

- (BOOL)isEmpty { return [super isEmpty]; }

- (AVCompositionTrackSegment *)segmentWithSource:(CMTimeRange)source target:(CMTimeRange)target {
    CMTimeMapping mapping = {source, target};
    // The file is shared, so that it is read once.
    @synchronized(self) {
        if (_file == nil && _sourceURL) _file = [[AssetFile alloc] initWithURL:_sourceURL];
        return [[AVCompositionTrackSegment alloc] initWithURL:_sourceURL file:_file trackID:_sourceTrackID mapping:mapping];
    }
}

- (AssetFile *)file {
    @synchronized(self) {
        if (_file == nil && _sourceURL) _file = [[AssetFile alloc] initWithURL:_sourceURL];
        [_file load:NULL];
        return _file;
    }
}

- (int)trackIndex {
    struct film *film = self.file.film;
    for (int i = 0; film && i < film_track_count(film); i++) {
        if (film_track(film, i)->identifier == _sourceTrackID) return i;
    }
    return -1;
}

- (BOOL)isEqual:(id)other {
    if (![super isEqual:other] || ![other isKindOfClass:[AVCompositionTrackSegment class]]) return NO;
    AVCompositionTrackSegment *its = other;
    return self.empty || ([its.sourceURL isEqual:_sourceURL] && its.sourceTrackID == _sourceTrackID);
}

@end
