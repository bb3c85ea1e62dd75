#import "Reader/SoundSource.h"
#import "Mix/TrackMix.h"
#import "Reader/ReaderSettings.h"
#import <AudioToolbox/AudioConverter.h>
#import <CSound.h>
#include <math.h>

/// The frames that are read, and given, at once.
enum { most_read = 4096, most_given = 8192 };

@implementation SoundSource {
    struct sound_decoder *_decoder;
    AudioStreamBasicDescription _decoded, _given;
    AudioConverterRef _converter;
    CMFormatDescriptionRef _format;
    int16_t *_frames;
    /// The frames that are left of the range, and those that were given.
    int64_t _left, _count;
    /// The time of the first frame, and what the decoder reads.
    double _first;
    id _kept;
}

- (id)initWithTrack:(AVAssetTrack *)track settings:(NSDictionary *)settings range:(CMTimeRange)range {
    if (!(self = [super initWithRange:range])) return nil;
    NSData *bytes = track.file.bytes;
    if (track.file.film == NULL) return nil;
    const struct film_track *described = film_track(track.file.film, track.index);
    struct sound_information information = {
        .format = 'aac ', .channels = 2, .rate = sound_rate, .duration = described->duration};
    // Of files that need no library more has to be known.
    sound_information_read([bytes bytes], [bytes length], &information);
    information.stream = (uint32_t)track.index + 1;
    enum sound_fault fault;
    _decoder = sound_decoder_open([bytes bytes], [bytes length], &information, &fault);
    _first = described->start;
    _kept = track.file;
    return [self beginWith:settings] ? self : nil;
}

- (id)initWithMix:(TrackMix *)mix settings:(NSDictionary *)settings range:(CMTimeRange)range {
    if (!(self = [super initWithRange:range])) return nil;
    _decoder = film_mix_decoder([mix openMix]);
    _kept = mix;
    return [self beginWith:settings] ? self : nil;
}

- (BOOL)beginWith:(NSDictionary *)settings {
    if (_decoder == NULL) return NO;
    UInt32 channels = sound_decoder_channels(_decoder);
    _decoded = (AudioStreamBasicDescription){
        .mSampleRate = sound_decoder_rate(_decoder), .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 2 * channels,
        .mFramesPerPacket = 1, .mBytesPerFrame = 2 * channels, .mChannelsPerFrame = channels, .mBitsPerChannel = 16};
    if (!sound_settings_read(settings, _decoded.mSampleRate, channels, &_given)) return NO;
    if (AudioConverterNew(&_decoded, &_given, &_converter)) return NO;
    CMAudioFormatDescriptionCreate(NULL, &_given, 0, NULL, 0, NULL, NULL, &_format);
    _frames = malloc((size_t)most_read * _decoded.mBytesPerFrame);
    [self begin];
    return _format && _frames;
}

- (void)dealloc {
    if (_decoder) sound_decoder_close(_decoder);
    if (_converter) AudioConverterDispose(_converter);
    if (_format) CFRelease(_format);
    free(_frames);
}

- (void)begin {
    double place = fmax(0, self.start - _first);
    if (place > 0) sound_decoder_seek(_decoder, llround(place * _decoded.mSampleRate));
    double length = self.end - fmax(self.start, _first);
    _left = isfinite(length) ? llround(fmax(0, length) * _decoded.mSampleRate) : INT64_MAX;
}

static OSStatus give(AudioConverterRef converter, UInt32 *packetCount, AudioBufferList *data,
                     AudioStreamPacketDescription **packetDescriptions, void *userData) {
    SoundSource *self = (__bridge SoundSource *)userData;
    int wanted = (int)MIN(MIN(*packetCount, (UInt32)most_read), (uint64_t)self->_left);
    int count = wanted > 0 ? sound_decoder_read(self->_decoder, self->_frames, wanted) : 0;
    *packetCount = (UInt32)MAX(count, 0);
    self->_left -= *packetCount;
    data->mBuffers[0] =
        (AudioBuffer){self->_decoded.mChannelsPerFrame, *packetCount * self->_decoded.mBytesPerFrame, self->_frames};
    return 0;
}

- (CMSampleBufferRef)copyNextSample {
    bool isPlanar = _given.mFormatFlags & kAudioFormatFlagIsNonInterleaved;
    UInt32 buffers = isPlanar ? _given.mChannelsPerFrame : 1, each = most_given * _given.mBytesPerFrame;
    NSMutableData *data = [NSMutableData dataWithLength:each * buffers];
    NSMutableData *room = [NSMutableData dataWithLength:sizeof(AudioBufferList) + buffers * sizeof(AudioBuffer)];
    AudioBufferList *list = [room mutableBytes];
    list->mNumberBuffers = buffers;
    for (UInt32 i = 0; i < buffers; i++) {
        list->mBuffers[i] = (AudioBuffer){isPlanar ? 1 : _given.mChannelsPerFrame, each,
                                          (char *)[data mutableBytes] + i * each};
    }
    UInt32 count = most_given;
    AudioConverterFillComplexBuffer(_converter, give, (__bridge void *)self, &count, list, NULL);
    if (count == 0) return NULL;
    double start = fmax(self.start, _first);
    CMTimeScale scale = (CMTimeScale)_given.mSampleRate;
    CMTime time = CMTimeMake(llround(start * scale) + _count, scale);
    CMSampleBufferRef sample = NULL;
    CMAudioSampleBufferCreateWithPacketDescriptions(NULL, NULL, false, NULL, NULL, _format, count, time, NULL, &sample);
    if (sample && CMSampleBufferSetDataBufferFromAudioBufferList(sample, NULL, NULL, 0, list)) {
        CFRelease(sample);
        return NULL;
    }
    _count += count;
    return sample;
}

@end
