// After "AVAssetWriter Class Reference" of iOS 5.

#import "Writer/FilmFile.h"
#import "Writer/WriterMetadata.h"
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
    BOOL _hasSession, _hasHead;
    /// What was appended before the head could be written: blocks, each behind what it needs.
    NSMutableArray *_waiting;
    double _start, _end;
}

+ (AVAssetWriter *)assetWriterWithURL:(NSURL *)outputURL fileType:(NSString *)outputFileType error:(NSError **)error {
    return [[self alloc] initWithURL:outputURL fileType:outputFileType error:error];
}

static BOOL is_quicktime(NSString *type) { return [type isEqualToString:AVFileTypeQuickTimeMovie]; }

/// - Returns: NO for a type of file that is not written.
static BOOL kind_of(NSString *type, enum film_kind *kind) {
    BOOL isApple = [type isEqualToString:AVFileTypeAppleM4V] || [type isEqualToString:AVFileTypeAppleM4A];
    *kind = is_quicktime(type) ? film_quicktime : isApple ? film_apple_mpeg4 : film_mpeg4;
    if ([type isEqualToString:AVFileType3GPP]) *kind = film_3gpp;
    return *kind != film_mpeg4 || [type isEqualToString:AVFileTypeMPEG4];
}

- (id)initWithURL:(NSURL *)outputURL fileType:(NSString *)outputFileType error:(NSError **)error {
    enum film_kind kind;
    if (![outputURL isFileURL] || !kind_of(outputFileType, &kind)) {
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

- (NSArray *)availableMediaTypes {
    if ([_outputFileType isEqualToString:AVFileTypeAppleM4A]) return [NSArray arrayWithObject:AVMediaTypeAudio];
    return [NSArray arrayWithObjects:AVMediaTypeVideo, AVMediaTypeAudio, nil];
}

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
    if (![self.availableMediaTypes containsObject:mediaType]) return NO;
    return outputSettings == nil || writer_settings_suit(outputSettings, mediaType);
}

- (NSArray *)inputs {
    @synchronized(self) {
        return [_all copy];
    }
}

- (BOOL)canAddInput:(AVAssetWriterInput *)input {
    enum { most_inputs = 8 };
    return input && input.writer == nil && [self.availableMediaTypes containsObject:input.mediaType] &&
           self.status == AVAssetWriterStatusUnknown && [_all count] < most_inputs;
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
        enum film_kind kind;
        kind_of(_outputFileType, &kind);
        _film = film_writer_open(kind, place, (__bridge void *)_file);
        BOOL isKnown = YES;
        for (AVAssetWriterInput *input in _all) isKnown = isKnown && input.isKnown;
        if (_film == NULL || [_all count] == 0 || (isKnown && ![self writeHead])) {
            [_file remove];
            return [self fail:AVErrorUnknown cause:nil];
        }
        _waiting = [NSMutableArray array];
        _state = AVAssetWriterStatusWriting;
        return YES;
    }
}

/// Inputs that have had no sample until the end have no track.
- (BOOL)writeHead {
    double fragment = CMTIME_IS_NUMERIC(_movieFragmentInterval) ? CMTimeGetSeconds(_movieFragmentInterval) : 0;
    // Only QuickTime films are written in fragments.
    if (is_quicktime(_outputFileType)) film_writer_set_fragments(_film, fragment);
    film_writer_set_time_scale(_film, _movieTimeScale);
    writer_set_metadata(_film, film_whole, _metadata);
    for (AVAssetWriterInput *input in _all) {
        if (input.isKnown && ![input beginIn:_film]) return NO;
    }
    _hasHead = film_writer_begin(_film);
    return _hasHead;
}

- (unsigned long long)size {
    @synchronized(self) {
        return _file.size;
    }
}

typedef BOOL (^WriterWork)(struct film_writer *film, double start, double end);

/// Writes what has waited for the head.
- (BOOL)writeWaiting {
    NSArray *waiting = _waiting;
    _waiting = [NSMutableArray array];
    for (NSArray *each in waiting) {
        WriterWork work = [each lastObject];
        if (!work(_film, _start, _end)) return NO;
    }
    return YES;
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

- (BOOL)write:(BOOL (^)(struct film_writer *film, double start, double end))work kept:(id)kept {
    @synchronized(self) {
        if (_state != AVAssetWriterStatusWriting) return NO;
        if (!_hasSession) {
            [NSException raise:NSInternalInconsistencyException
                        format:@"*** -[AVAssetWriterInput appendSampleBuffer:] Cannot append sample buffer: Must start a "
                               @"session (using -[AVAssetWriter startSessionAtSourceTime:) first"];
        }
        if (!_hasHead) {
            BOOL isKnown = YES;
            for (AVAssetWriterInput *input in _all) isKnown = isKnown && input.isKnown;
            if (!isKnown) {
                [_waiting addObject:[NSArray arrayWithObjects:kept, [work copy], nil]];
                return YES;
            }
            if (![self writeHead] || ![self writeWaiting]) return [self fail:AVErrorUnknown cause:nil];
        }
        return work(_film, _start, _end) || [self fail:AVErrorUnknown cause:nil];
    }
}

- (BOOL)finishWriting {
    @synchronized(self) {
        if (_state != AVAssetWriterStatusWriting) return NO;
        for (AVAssetWriterInput *input in _all) [input end];
        BOOL isWritten = _hasHead || ([self writeHead] && [self writeWaiting]);
        isWritten = film_writer_finish(_film) && isWritten;
        _film = NULL;
        if (isWritten && _shouldOptimizeForNetworkUse) [_file putTablesFirst];
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
