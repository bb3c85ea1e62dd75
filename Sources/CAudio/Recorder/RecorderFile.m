#import "RecorderFile.h"
#import <AudioToolbox/AudioConverter.h>
#import <AudioToolbox/ExtendedAudioFile.h>
#import <VirtualTime.h>
#include <math.h>
#include <pthread.h>

// The frameworks' sources are compiled without libdispatch's header.
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async(struct dispatch_queue_s *queue, void (^work)(void));

@implementation RecorderFile {
    /// Guards what the input's thread changes.
    pthread_mutex_t _lock;
    ExtAudioFileRef _file;
    OSStatus _status;
    int64_t _frames;
    double _peak[2], _squares[2];
    int64_t _measured;
    sound_input_listener _listener;
    /// Counts the starts: an end that the main thread hears of after another start is none.
    NSUInteger _start;
}

static OSStatus set_up(ExtAudioFileRef file, const struct recorder_format *format) {
    AudioStreamBasicDescription frames = {
        .mSampleRate = sound_rate, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 4,
        .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = 2, .mBitsPerChannel = 16};
    OSStatus status = ExtAudioFileSetProperty(file, kExtAudioFileProperty_ClientDataFormat, sizeof frames, &frames);
    if (status || format->bit_rate == 0) return status;
    AudioConverterRef converter = NULL;
    UInt32 size = sizeof converter;
    status = ExtAudioFileGetProperty(file, kExtAudioFileProperty_AudioConverter, &size, &converter);
    if (status) return status;
    // Formats without a bit rate leave it alone.
    AudioConverterSetProperty(converter, kAudioConverterEncodeBitRate, sizeof format->bit_rate, &format->bit_rate);
    return 0;
}

- (id)initWithURL:(NSURL *)url format:(const struct recorder_format *)format status:(OSStatus *)status {
    if (!(self = [super init])) return nil;
    pthread_mutex_init(&_lock, NULL);
    *status = ExtAudioFileCreateWithURL((__bridge CFURLRef)url, format->file, &format->format, NULL,
                                        kAudioFileFlags_EraseFile, &_file);
    if (*status == 0) *status = set_up(_file, format);
    return *status == 0 ? self : nil;
}

- (void)dealloc {
    if (_file) ExtAudioFileDispose(_file);
    pthread_mutex_destroy(&_lock);
}

// MARK: The input's side

static void measure(RecorderFile *self, const int16_t *frames, int count) {
    for (int i = 0; i < count * 2; i++) {
        double value = frames[i] / 32768.0;
        if (fabs(value) > self->_peak[i % 2]) self->_peak[i % 2] = fabs(value);
        self->_squares[i % 2] += value * value;
    }
    self->_measured += count;
}

static void take(void *context, int64_t position, const int16_t *frames, int count) {
    @autoreleasepool {
        RecorderFile *self = (__bridge RecorderFile *)context;
        OSStatus status = 0;
        pthread_mutex_lock(&self->_lock);
        if (self->_file && self->_listener && self->_status == 0) {
            AudioBufferList list = {1, {{2, (UInt32)count * 4, (void *)frames}}};
            status = self->_status = ExtAudioFileWrite(self->_file, (UInt32)count, &list);
            self->_frames += count;
            if (self->_measures) measure(self, frames, count);
        }
        pthread_mutex_unlock(&self->_lock);
        if (status) [self tell:@selector(failStart:)];
    }
}

static void finished(void *context) {
    @autoreleasepool {
        [(__bridge RecorderFile *)context tell:@selector(endStart:)];
    }
}

static void released(void *context) {
    @autoreleasepool {
        CFBridgingRelease(context);
    }
}

/// In virtual time the main queue belongs to the present time.
- (void)tell:(SEL)selector {
    NSNumber *start = [NSNumber numberWithUnsignedInteger:_start];
    if (!virtual_time_is_active()) {
        [self performSelectorOnMainThread:selector withObject:start waitUntilDone:NO
                                    modes:[NSArray arrayWithObject:NSRunLoopCommonModes]];
        return;
    }
    bool hasFailed = sel_isEqual(selector, @selector(failStart:));
    dispatch_async(&_dispatch_main_q, ^{
        if (hasFailed) [self failStart:start];
        else [self endStart:start];
    });
}

- (void)endStart:(NSNumber *)start {
    if (_listener == 0 || [start unsignedIntegerValue] != _start) return;
    [self pause];
    [_owner fileIsComplete:self];
}

- (void)failStart:(NSNumber *)start {
    if (_listener == 0 || [start unsignedIntegerValue] != _start) return;
    [self pause];
    [_owner file:self didFail:_status];
}

// MARK: Recording

- (BOOL)isTaking { return _listener != 0; }

- (BOOL)startForDuration:(NSTimeInterval)duration {
    static const struct sound_input_client client = {.take = take, .finished = finished, .released = released};
    if (_listener) return YES;
    _start++;
    // In the input's own frames, which are late by its delay.
    int64_t begin = sound_output_now() - sound_input_delay();
    double frames = duration * sound_rate;
    int64_t end = frames < 0x1p53 ? begin + (int64_t)frames : INT64_MAX;
    void *context = (void *)CFBridgingRetain(self);
    pthread_mutex_lock(&_lock);
    _listener = sound_input_listen(&client, context, begin, end);
    pthread_mutex_unlock(&_lock);
    if (_listener == 0) CFBridgingRelease(context);
    return _listener != 0;
}

- (void)pause {
    // What was heard until now is taken first.
    sound_input_stop(_listener);
    pthread_mutex_lock(&_lock);
    _listener = 0;
    pthread_mutex_unlock(&_lock);
}

- (OSStatus)close {
    [self pause];
    pthread_mutex_lock(&_lock);
    OSStatus status = _file ? ExtAudioFileDispose(_file) : 0;
    _file = NULL;
    if (_status) status = _status;
    pthread_mutex_unlock(&_lock);
    return status;
}

- (NSTimeInterval)time {
    sound_input_take();
    pthread_mutex_lock(&_lock);
    NSTimeInterval time = (NSTimeInterval)_frames / sound_rate;
    pthread_mutex_unlock(&_lock);
    return time;
}

- (void)setMeasures:(BOOL)measures {
    pthread_mutex_lock(&_lock);
    _measures = measures;
    pthread_mutex_unlock(&_lock);
}

- (struct sound_level)takeLevel {
    struct sound_level level = {{0, 0}, {0, 0}};
    sound_input_take();
    pthread_mutex_lock(&_lock);
    for (int c = 0; c < 2; c++) {
        level.peak[c] = _peak[c];
        level.mean[c] = _measured ? sqrt(_squares[c] / (double)_measured) : 0;
        _peak[c] = _squares[c] = 0;
    }
    _measured = 0;
    pthread_mutex_unlock(&_lock);
    return level;
}

@end
