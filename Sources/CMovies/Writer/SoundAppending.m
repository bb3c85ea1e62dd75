#import "Writer/SoundAppending.h"
#import <AudioToolbox/AudioConverter.h>
#include <math.h>

enum { block = 4096, most_channels = 8 };
/// Times that differ by less, in seconds, are rounding.
static const double gap = 0.02;
/// No app leaves an hour of silence.
static const double longest_gap = 3600;

/// Not an error: the frames are used up.
static const OSStatus used_up = 'used';

@implementation SoundAppending {
    struct film_sound_settings _settings;
    int _track;
    AudioConverterRef _converter;
    AudioStreamBasicDescription _source;
    float *_planes[most_channels];
    /// The frames that were written.
    int64_t _count;
}

- (id)initWithSettings:(const struct film_sound_settings *)settings track:(int)track {
    if (!(self = [super init])) return nil;
    _settings = *settings;
    _track = track;
    for (int i = 0; i < _settings.channels; i++) {
        _planes[i] = calloc(block, sizeof(float));
        if (_planes[i] == NULL) return nil;
    }
    return self;
}

- (void)dealloc {
    if (_converter) AudioConverterDispose(_converter);
    for (int i = 0; i < most_channels; i++) free(_planes[i]);
}

- (BOOL)prepareFor:(const AudioStreamBasicDescription *)format {
    if (_converter && memcmp(format, &_source, sizeof _source) == 0) return YES;
    if (_converter) AudioConverterDispose(_converter);
    _converter = NULL;
    _source = *format;
    AudioStreamBasicDescription target = {
        .mSampleRate = _settings.rate, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked | kAudioFormatFlagIsNonInterleaved,
        .mBytesPerPacket = 4, .mFramesPerPacket = 1, .mBytesPerFrame = 4,
        .mChannelsPerFrame = (UInt32)_settings.channels, .mBitsPerChannel = 32};
    return format->mFormatID == kAudioFormatLinearPCM && AudioConverterNew(&_source, &target, &_converter) == 0;
}

struct pending {
    AudioBufferList *list;
    UInt32 frames;
};

static OSStatus give(AudioConverterRef converter, UInt32 *packetCount, AudioBufferList *data,
                     AudioStreamPacketDescription **packetDescriptions, void *userData) {
    struct pending *pending = userData;
    *packetCount = pending->frames;
    if (pending->frames == 0) return used_up;
    for (UInt32 i = 0; i < data->mNumberBuffers && i < pending->list->mNumberBuffers; i++)
        data->mBuffers[i] = pending->list->mBuffers[i];
    pending->frames = 0;
    return 0;
}

- (BOOL)convert:(struct pending *)pending to:(struct film_writer *)film {
    char room[offsetof(AudioBufferList, mBuffers) + most_channels * sizeof(AudioBuffer)];
    AudioBufferList *list = (AudioBufferList *)(void *)room;
    while (true) {
        list->mNumberBuffers = (UInt32)_settings.channels;
        for (int i = 0; i < _settings.channels; i++) list->mBuffers[i] = (AudioBuffer){1, block * 4, _planes[i]};
        UInt32 count = block;
        AudioConverterFillComplexBuffer(_converter, give, pending, &count, list, NULL);
        if (count && !film_writer_sound(film, _track, (const float *const *)_planes, (int)count)) return NO;
        _count += count;
        if (count < block) return YES;
    }
}

- (BOOL)addSilence:(int64_t)frames to:(struct film_writer *)film {
    for (int i = 0; i < _settings.channels; i++) memset(_planes[i], 0, block * sizeof(float));
    while (frames > 0) {
        int piece = (int)MIN(frames, (int64_t)block);
        if (!film_writer_sound(film, _track, (const float *const *)_planes, piece)) return NO;
        _count += piece;
        frames -= piece;
    }
    return YES;
}

- (BOOL)append:(CMSampleBufferRef)sample at:(double)time to:(struct film_writer *)film {
    const AudioStreamBasicDescription *format =
        CMAudioFormatDescriptionGetStreamBasicDescription(CMSampleBufferGetFormatDescription(sample));
    if (format == NULL || format->mBytesPerFrame == 0 || ![self prepareFor:format]) return NO;
    if (time < -gap) return YES;
    double ahead = time - (double)_count / _settings.rate;
    if (ahead > longest_gap) return NO;
    if (ahead > gap && ![self addSilence:llround(ahead * _settings.rate) to:film]) return NO;
    char room[offsetof(AudioBufferList, mBuffers) + most_channels * sizeof(AudioBuffer)];
    AudioBufferList *list = (AudioBufferList *)(void *)room;
    CMBlockBufferRef kept = NULL;
    if (CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(sample, NULL, list, sizeof room, NULL, NULL, 0, &kept))
        return NO;
    struct pending pending = {list, list->mBuffers[0].mDataByteSize / format->mBytesPerFrame};
    BOOL isWritten = [self convert:&pending to:film];
    CFRelease(kept);
    return isWritten;
}

@end
