#import "Input/MicrophoneTap.h"
#import <AudioToolbox/AudioConverter.h>
#import <CSound.h>
#include <math.h>
#include <pthread.h>

enum { block = 1024, tap_rate = 44100 };

/// Not an error: the frames are used up.
static const OSStatus used_up = 'used';

static const AudioStreamBasicDescription heard = {
    .mSampleRate = sound_rate, .mFormatID = kAudioFormatLinearPCM,
    .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 4,
    .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = 2, .mBitsPerChannel = 16};

static const AudioStreamBasicDescription given = {
    .mSampleRate = tap_rate, .mFormatID = kAudioFormatLinearPCM,
    .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 2,
    .mFramesPerPacket = 1, .mBytesPerFrame = 2, .mChannelsPerFrame = 1, .mBitsPerChannel = 16};

CMFormatDescriptionRef microphone_format_create(void) {
    CMFormatDescriptionRef format = NULL;
    CMAudioFormatDescriptionCreate(NULL, &given, 0, NULL, 0, NULL, NULL, &format);
    return format;
}

@implementation MicrophoneTap {
    /// Guards what the input's thread uses.
    pthread_mutex_t _lock;
    NSArray *_outputs;
    sound_input_listener _listener;
    AudioConverterRef _converter;
    CMFormatDescriptionRef _format;
    int16_t _frames[block];
    int _count;
    /// The first frame's time in 1/44100 of a second, once it is known, and the frames that were given.
    int64_t _first, _given;
}

- (id)init {
    if (!(self = [super init])) return nil;
    pthread_mutex_init(&_lock, NULL);
    return self;
}

- (void)dealloc {
    if (_converter) AudioConverterDispose(_converter);
    if (_format) CFRelease(_format);
    pthread_mutex_destroy(&_lock);
}

// MARK: Listening

- (void)tapFor:(NSArray *)outputs {
    NSMutableArray *listening = [NSMutableArray array];
    for (AVCaptureOutput *output in outputs) {
        if ([output connectionWithMediaType:AVMediaTypeAudio]) [listening addObject:output];
    }
    pthread_mutex_lock(&_lock);
    _outputs = listening;
    pthread_mutex_unlock(&_lock);
    if ([listening count] == 0) [self stop];
    else if (_listener == 0) [self listen];
}

static void released(void *context) {
    @autoreleasepool {
        CFBridgingRelease(context);
    }
}

static void take(void *context, int64_t position, const int16_t *frames, int count) {
    @autoreleasepool {
        [(__bridge MicrophoneTap *)context hear:frames count:count at:position];
    }
}

- (void)listen {
    static const struct sound_input_client client = {.take = take, .released = released};
    if (_format == NULL) _format = microphone_format_create();
    if (_converter) AudioConverterDispose(_converter);
    _converter = NULL;
    if (_format == NULL || AudioConverterNew(&heard, &given, &_converter)) return;
    _count = 0;
    _given = 0;
    _first = -1;
    void *context = (void *)CFBridgingRetain(self);
    _listener = sound_input_listen(&client, context, 0, INT64_MAX);
    if (_listener == 0) released(context);
}

- (void)stop {
    sound_input_listener listener = _listener;
    _listener = 0;
    if (listener) sound_input_stop(listener);
}

// MARK: Converting

struct pending {
    const int16_t *frames;
    UInt32 left;
};

static OSStatus give(AudioConverterRef converter, UInt32 *packetCount, AudioBufferList *data,
                     AudioStreamPacketDescription **packetDescriptions, void *userData) {
    struct pending *pending = userData;
    *packetCount = pending->left;
    if (pending->left == 0) return used_up;
    data->mBuffers[0] = (AudioBuffer){2, pending->left * 4, (void *)pending->frames};
    pending->left = 0;
    return 0;
}

- (void)hear:(const int16_t *)frames count:(int)count at:(int64_t)position {
    pthread_mutex_lock(&_lock);
    NSArray *outputs = _outputs;
    pthread_mutex_unlock(&_lock);
    if (_first < 0) _first = llround((double)sound_output_nanoseconds(position) * tap_rate / 1e9);
    struct pending pending = {frames, (UInt32)count};
    while (true) {
        UInt32 wanted = (UInt32)(block - _count), made = wanted;
        AudioBufferList list = {1, {{1, wanted * 2, _frames + _count}}};
        AudioConverterFillComplexBuffer(_converter, give, &pending, &made, &list, NULL);
        _count += (int)made;
        if (_count < block) return;
        _count = 0;
        [self tell:outputs];
    }
}

static float decibels(double level) { return level > 1e-6 ? (float)(20 * log10(level)) : -120; }

- (void)tell:(NSArray *)outputs {
    double squares = 0, peak = 0;
    for (int i = 0; i < block; i++) {
        double value = _frames[i] / 32768.0;
        squares += value * value;
        if (fabs(value) > peak) peak = fabs(value);
    }
    CMSampleBufferRef sample = [self makeSample];
    for (AVCaptureOutput *output in outputs) {
        AVCaptureConnection *connection = [output liveConnectionWithMediaType:AVMediaTypeAudio];
        [[connection.audioChannels lastObject] showAverage:decibels(sqrt(squares / block)) peak:decibels(peak)];
        if (sample && connection) [output microphoneDidHear:sample];
    }
    if (sample) CFRelease(sample);
    _given += block;
}

- (CMSampleBufferRef)makeSample {
    CMBlockBufferRef data = NULL;
    if (CMBlockBufferCreateWithMemoryBlock(NULL, NULL, sizeof _frames, NULL, NULL, 0, sizeof _frames,
                                           kCMBlockBufferAssureMemoryNowFlag, &data))
        return NULL;
    CMBlockBufferReplaceDataBytes(_frames, data, 0, sizeof _frames);
    CMSampleBufferRef sample = NULL;
    CMTime time = CMTimeMake(_first + _given, tap_rate);
    CMAudioSampleBufferCreateWithPacketDescriptions(NULL, data, true, NULL, NULL, _format, block, time, NULL, &sample);
    CFRelease(data);
    return sample;
}

@end
