// After "AVAssetWriter Class Reference" of iOS 5.

#import "Writer/FilmFile.h"
#import "Writer/WriterSettings.h"
#import "Writer/WriterState.h"
#include <errno.h>
#include <math.h>

@interface AVAssetWriter ()
@property (nonatomic) CMTime movieFragmentInterval;
@property (nonatomic) CMTimeScale movieTimeScale;
@end

@implementation AVAssetWriter {
    NSMutableArray *_all;
    FilmFile *_file;
    struct film_writer *_film;
    AVAssetWriterStatus _state;
    NSError *_fault;
    BOOL _hasSession;
    double _start, _end;
}

+ (AVAssetWriter *)assetWriterWithURL:(NSURL *)outputURL fileType:(NSString *)outputFileType error:(NSError **)error {
    return [[self alloc] initWithURL:outputURL fileType:outputFileType error:error];
}

static BOOL is_quicktime(NSString *type) { return [type isEqualToString:AVFileTypeQuickTimeMovie]; }

- (id)initWithURL:(NSURL *)outputURL fileType:(NSString *)outputFileType error:(NSError **)error {
    BOOL isKnown = is_quicktime(outputFileType) || [outputFileType isEqualToString:AVFileTypeMPEG4] ||
                   [outputFileType isEqualToString:AVFileTypeAppleM4V];
    if (![outputURL isFileURL] || !isKnown) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVAssetWriter initWithURL:fileType:error:] no URL of a file, or files of type %@ cannot be "
                           @"written",
                           outputFileType];
    }
    if (!(self = [super init])) return nil;
    _outputURL = [outputURL copy];
    _outputFileType = [outputFileType copy];
    _all = [[NSMutableArray alloc] init];
    _movieFragmentInterval = kCMTimeInvalid;
    _end = INFINITY;
    return self;
}

- (void)dealloc {
    film_writer_abandon(_film);
    for (AVAssetWriterInput *input in _all) [input end];
}

- (NSArray *)availableMediaTypes { return [NSArray arrayWithObjects:AVMediaTypeVideo, AVMediaTypeAudio, nil]; }

- (AVAssetWriterStatus)status {
    @synchronized(self) {
        return _state;
    }
}

- (NSError *)error {
    @synchronized(self) {
        return _fault;
    }
}

// MARK: Inputs

- (BOOL)canApplyOutputSettings:(NSDictionary *)outputSettings forMediaType:(NSString *)mediaType {
    return writer_settings_suit(outputSettings, mediaType);
}

- (NSArray *)inputs {
    @synchronized(self) {
        return [_all copy];
    }
}

- (BOOL)canAddInput:(AVAssetWriterInput *)input {
    enum { most_inputs = 8 };
    return input && input.writer == nil && self.status == AVAssetWriterStatusUnknown && [_all count] < most_inputs;
}

- (void)addInput:(AVAssetWriterInput *)input {
    if (![self canAddInput:input]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVAssetWriter addInput:] the input cannot be added: use -canAddInput:"];
    }
    input.writer = self;
    @synchronized(self) {
        [_all addObject:input];
    }
}

// MARK: Writing

static bool place(void *context, uint64_t offset, const void *bytes, size_t count) {
    @autoreleasepool {
        return [(__bridge FilmFile *)context write:bytes count:count at:offset];
    }
}

/// With the lock held.
- (BOOL)fail:(NSInteger)code cause:(NSError *)cause {
    _state = AVAssetWriterStatusFailed;
    _fault = media_error(code, cause);
    for (AVAssetWriterInput *input in _all) [input end];
    return NO;
}

- (BOOL)startWriting {
    @synchronized(self) {
        if (_state != AVAssetWriterStatusUnknown) return NO;
        NSError *cause = nil;
        _file = [[FilmFile alloc] initWithURL:_outputURL error:&cause];
        if (_file == nil) return [self fail:[cause code] == EEXIST ? AVErrorFileAlreadyExists : AVErrorUnknown cause:cause];
        _film = film_writer_open(is_quicktime(_outputFileType) ? film_quicktime : film_mpeg4, place, (__bridge void *)_file);
        BOOL isFine = _film && [_all count] > 0;
        for (AVAssetWriterInput *input in _all) isFine = isFine && [input beginIn:_film];
        if (!isFine || !film_writer_begin(_film)) {
            [_file remove];
            return [self fail:AVErrorUnknown cause:nil];
        }
        _state = AVAssetWriterStatusWriting;
        return YES;
    }
}

- (void)startSessionAtSourceTime:(CMTime)startTime {
    @synchronized(self) {
        double start = CMTimeGetSeconds(startTime);
        if (_state != AVAssetWriterStatusWriting || _hasSession || !isfinite(start)) {
            [NSException raise:NSInternalInconsistencyException
                        format:@"*** -[AVAssetWriter startSessionAtSourceTime:] cannot be called when the status is %d",
                               (int)_state];
        }
        _hasSession = YES;
        _start = start;
    }
}

- (void)endSessionAtSourceTime:(CMTime)endTime {
    @synchronized(self) {
        double end = CMTimeGetSeconds(endTime);
        if (_hasSession && isfinite(end)) _end = end;
    }
}

- (BOOL)write:(BOOL (^)(struct film_writer *film, double start, double end))work {
    @synchronized(self) {
        if (_state != AVAssetWriterStatusWriting) return NO;
        if (!_hasSession) {
            [NSException raise:NSInternalInconsistencyException
                        format:@"*** -[AVAssetWriterInput appendSampleBuffer:] Cannot append sample buffer: Must start a "
                               @"session (using -[AVAssetWriter startSessionAtSourceTime:) first"];
        }
        return work(_film, _start, _end) || [self fail:AVErrorUnknown cause:nil];
    }
}

- (BOOL)finishWriting {
    @synchronized(self) {
        if (_state != AVAssetWriterStatusWriting) return NO;
        for (AVAssetWriterInput *input in _all) [input end];
        BOOL isWritten = film_writer_finish(_film);
        _film = NULL;
        [_file close];
        if (!isWritten) return [self fail:AVErrorUnknown cause:nil];
        _state = AVAssetWriterStatusCompleted;
        return YES;
    }
}

- (void)cancelWriting {
    @synchronized(self) {
        if (_state != AVAssetWriterStatusWriting) return;
        for (AVAssetWriterInput *input in _all) [input end];
        film_writer_abandon(_film);
        _film = NULL;
        [_file remove];
        _state = AVAssetWriterStatusCancelled;
    }
}

@end
