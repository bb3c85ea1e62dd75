// After "AVAssetReader Class Reference" of iOS 5.

#import "Reader/ReaderState.h"

@implementation AVAssetReader {
    NSMutableArray *_all;
    AVAssetReaderStatus _state;
    NSError *_fault;
}

+ (AVAssetReader *)assetReaderWithAsset:(AVAsset *)asset error:(NSError **)error {
    return [[self alloc] initWithAsset:asset error:error];
}

- (id)initWithAsset:(AVAsset *)asset error:(NSError **)error {
    if (!(self = [super init])) return nil;
    NSError *cause = nil;
    if (![asset loadMedia:&cause]) {
        if (error) *error = cause ? cause : media_error(AVErrorUnknown, nil);
        return nil;
    }
    _asset = asset;
    _all = [[NSMutableArray alloc] init];
    _timeRange = CMTimeRangeMake(kCMTimeZero, kCMTimePositiveInfinity);
    return self;
}

- (void)dealloc {
    for (AVAssetReaderOutput *output in _all) [output cancel];
}

- (AVAssetReaderStatus)status {
    @synchronized(self) {
        return _state;
    }
}

- (NSError *)error {
    @synchronized(self) {
        return _fault;
    }
}

- (NSArray *)outputs {
    @synchronized(self) {
        return [_all copy];
    }
}

- (void)demandNotStarted:(SEL)method {
    if (self.status == AVAssetReaderStatusUnknown) return;
    [NSException raise:NSInternalInconsistencyException
                format:@"*** -[AVAssetReader %@] cannot be called after reading has started", NSStringFromSelector(method)];
}

- (void)setTimeRange:(CMTimeRange)range {
    [self demandNotStarted:_cmd];
    _timeRange = range;
}

// MARK: Outputs

- (BOOL)canAddOutput:(AVAssetReaderOutput *)output {
    if (output == nil || output.reader || [output.tracks count] == 0) return NO;
    for (AVAssetTrack *track in output.tracks) {
        if (track.asset != _asset) return NO;
    }
    return YES;
}

- (void)addOutput:(AVAssetReaderOutput *)output {
    [self demandNotStarted:_cmd];
    if (![self canAddOutput:output]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVAssetReader addOutput:] invalid parameter not satisfying: [self canAddOutput:output]"];
    }
    output.reader = self;
    @synchronized(self) {
        [_all addObject:output];
    }
}

// MARK: Reading

- (BOOL)startReading {
    [self demandNotStarted:_cmd];
    BOOL isFine = [_all count] > 0;
    for (AVAssetReaderOutput *output in _all) isFine = isFine && [output beginInRange:_timeRange];
    @synchronized(self) {
        _state = isFine ? AVAssetReaderStatusReading : AVAssetReaderStatusFailed;
        if (!isFine) _fault = media_error(AVErrorDecodeFailed, nil);
    }
    return isFine;
}

- (void)cancelReading {
    @synchronized(self) {
        if (_state != AVAssetReaderStatusReading) return;
        _state = AVAssetReaderStatusCancelled;
    }
    for (AVAssetReaderOutput *output in self.outputs) [output cancel];
}

- (void)outputDidEnd {
    for (AVAssetReaderOutput *output in self.outputs) {
        if (!output.isAtEnd) return;
    }
    @synchronized(self) {
        if (_state == AVAssetReaderStatusReading) _state = AVAssetReaderStatusCompleted;
    }
}

@end
