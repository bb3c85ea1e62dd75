#import "Reader/ReaderState.h"

@implementation AVAssetReaderOutput {
    SampleSource *_source;
    BOOL _isAtEnd;
}

- (id)init {
    if (!(self = [super init])) return nil;
    _alwaysCopiesSampleData = YES;
    return self;
}

- (NSArray *)tracks { return [NSArray array]; }
- (NSDictionary *)settings { return nil; }

- (NSString *)mediaType {
    NSArray *tracks = self.tracks;
    return [tracks count] ? ((AVAssetTrack *)[tracks objectAtIndex:0]).mediaType : nil;
}

- (SampleSource *)sourceInRange:(CMTimeRange)range {
    return [SampleSource sourceOfTrack:[self.tracks objectAtIndex:0] settings:self.settings range:range];
}

- (BOOL)beginInRange:(CMTimeRange)range {
    @synchronized(self) {
        _source = [self sourceInRange:range];
        return _source != nil;
    }
}

- (BOOL)isAtEnd {
    @synchronized(self) {
        return _isAtEnd;
    }
}

- (void)cancel {
    @synchronized(self) {
        _source = nil;
    }
}

- (CMSampleBufferRef)copyNextSampleBuffer {
    AVAssetReader *reader = self.reader;
    if (reader == nil || reader.status == AVAssetReaderStatusUnknown) {
        [NSException raise:NSInternalInconsistencyException
                    format:@"*** -[AVAssetReaderOutput copyNextSampleBuffer] cannot copy next sample buffer before adding "
                           @"this output to an instance of AVAssetReader (using -addOutput:) and calling -startReading "
                           @"on that asset reader"];
    }
    CMSampleBufferRef sample = NULL;
    @synchronized(self) {
        sample = [_source copyNextSample];
        if (sample || _source == nil) return sample;
        _isAtEnd = YES;
        _source = nil;
    }
    [reader outputDidEnd];
    return NULL;
}

@end
