#import "Recording/FilmRecording.h"
#import "Dispatch/Queues.h"
#import "Session/SessionState.h"

@implementation FilmRecording {
    AVCaptureFileOutput *_output;
    id<AVCaptureFileOutputRecordingDelegate> _delegate;
    NSArray *_connections;
    AVAssetWriter *_writer;
    AVAssetWriterInput *_pictures, *_sound;
    CMTime _first, _last;
    BOOL _hasBegun, _hasEnded;
}

- (id)initWithURL:(NSURL *)url output:(AVCaptureFileOutput *)output
         delegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate {
    if (!(self = [super init])) return nil;
    _url = url;
    _output = output;
    _delegate = delegate;
    _connections = output.connections;
    _first = _last = kCMTimeZero;
    _fragmentInterval = kCMTimeInvalid;
    return self;
}

// MARK: Beginning

static AVAssetWriterInput *make_pictures(AVCaptureConnection *connection, struct session_format format) {
    NSDictionary *settings =
        [NSDictionary dictionaryWithObjectsAndKeys:AVVideoCodecH264, AVVideoCodecKey, [NSNumber numberWithInt:format.width],
                                                   AVVideoWidthKey, [NSNumber numberWithInt:format.height],
                                                   AVVideoHeightKey, nil];
    AVAssetWriterInput *input = [AVAssetWriterInput assetWriterInputWithMediaType:AVMediaTypeVideo outputSettings:settings];
    input.transform = CGAffineTransformMakeRotation(connection.turns * M_PI_2);
    return input;
}

static AVAssetWriterInput *make_sound(void) {
    NSDictionary *settings =
        [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithUnsignedInt:kAudioFormatMPEG4AAC], AVFormatIDKey,
                                                   [NSNumber numberWithInt:44100], AVSampleRateKey,
                                                   [NSNumber numberWithInt:1], AVNumberOfChannelsKey, nil];
    return [AVAssetWriterInput assetWriterInputWithMediaType:AVMediaTypeAudio outputSettings:settings];
}

- (BOOL)begin:(NSError **)error {
    AVCaptureConnection *connection = [_output liveConnectionWithMediaType:AVMediaTypeVideo];
    AVAssetWriter *writer = [AVAssetWriter assetWriterWithURL:_url fileType:AVFileTypeQuickTimeMovie error:error];
    struct session_format format = _output.session.format;
    writer.metadata = _metadata;
    writer.movieFragmentInterval = _fragmentInterval;
    // Without FFmpeg no film can be written.
    NSDictionary *probe = [NSDictionary dictionaryWithObjectsAndKeys:AVVideoCodecH264, AVVideoCodecKey,
                                                                     [NSNumber numberWithInt:16], AVVideoWidthKey,
                                                                     [NSNumber numberWithInt:16], AVVideoHeightKey, nil];
    if (connection == nil || ![writer canApplyOutputSettings:probe forMediaType:AVMediaTypeVideo]) return NO;
    _pictures = make_pictures(connection, format);
    [writer addInput:_pictures];
    if ([_output liveConnectionWithMediaType:AVMediaTypeAudio]) {
        _sound = make_sound();
        [writer addInput:_sound];
    }
    if (![writer startWriting]) {
        *error = writer.error;
        return NO;
    }
    _writer = writer;
    return YES;
}

// MARK: Samples

- (BOOL)appendPicture:(CMSampleBufferRef)sample {
    CMTime time = CMSampleBufferGetPresentationTimeStamp(sample);
    @synchronized(self) {
        if (_hasEnded || _writer == nil) return YES;
        if (!_hasBegun) {
            [_writer startSessionAtSourceTime:time];
            _first = time;
            [self tellBeginning];
        }
        _hasBegun = YES;
        _last = CMTimeAdd(time, CMSampleBufferGetDuration(sample));
        return [_pictures appendSampleBuffer:sample];
    }
}

- (void)appendSound:(CMSampleBufferRef)sample {
    @synchronized(self) {
        if (_hasBegun && !_hasEnded && _sound) [_sound appendSampleBuffer:sample];
    }
}

- (CMTime)duration {
    @synchronized(self) {
        return CMTimeSubtract(_last, _first);
    }
}

- (int64_t)size {
    NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:[_url path] error:NULL];
    return (int64_t)[attributes fileSize];
}

// MARK: Telling

- (void)tellBeginning {
    SEL selector = @selector(captureOutput:didStartRecordingToOutputFileAtURL:fromConnections:);
    if (![_delegate respondsToSelector:selector]) return;
    dispatch_async(main_queue(), ^{
        [self->_delegate captureOutput:self->_output didStartRecordingToOutputFileAtURL:self->_url
                       fromConnections:self->_connections];
    });
}

- (void)endWithError:(NSError *)error {
    @synchronized(self) {
        if (_hasEnded) return;
        _hasEnded = YES;
        BOOL isWritten = _hasBegun && [_writer finishWriting];
        if (_writer && !_hasBegun) [_writer cancelWriting];
        if (error == nil && !isWritten) error = capture_error(_hasBegun ? AVErrorUnknown : AVErrorNoDataCaptured, nil);
    }
    dispatch_async(main_queue(), ^{
        [self->_delegate captureOutput:self->_output didFinishRecordingToOutputFileAtURL:self->_url
                       fromConnections:self->_connections error:error];
    });
}

@end
