#import "PlayerTrack.h"
#import "../Session/SoundInterruptions.h"
#import <AVFoundation/AVFoundation.h>
#import <AudioToolbox/AudioFile.h>
#import <Verger/FilePaths.h>
#include <math.h>
#include <time.h>

/// The quietest level that is told, in decibels.
static const float silence = -160;

/// The monotonic clock of the machine, in seconds.
static NSTimeInterval device_time(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (NSTimeInterval)now.tv_sec + (NSTimeInterval)now.tv_nsec * 1e-9;
}

@interface AVAudioPlayer () <PlayerTrackOwner>
@end

@implementation AVAudioPlayer {
    struct sound_information _sound;
    /// All of the file.
    NSData *_bytes;
    /// Nil until it is first needed: to open one of a compressed sound loads FFmpeg.
    PlayerTrack *_track;
    struct sound_level _level;
    BOOL _isInterrupted;
}

// MARK: Opening

static BOOL refuse(NSError **error, NSInteger code) {
    if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:code userInfo:nil];
    return NO;
}

- (BOOL)read:(NSData *)data error:(NSError **)error {
    if (!sound_information_read([data bytes], [data length], &_sound)) {
        return refuse(error, kAudioFileUnsupportedFileTypeError);
    }
    // Apps of that time look at it without having set it to nil.
    if (error) *error = nil;
    _bytes = data;
    _volume = 1;
    _rate = 1;
    return YES;
}

- (id)initWithContentsOfURL:(NSURL *)url error:(NSError **)error {
    if (!(self = [super init])) return nil;
    NSString *path = VergerFilePath(url);
    NSData *data = path ? [NSData dataWithContentsOfMappedFile:path] : nil;
    if (data == nil) {
        refuse(error, kAudioFileFileNotFoundError);
        return nil;
    }
    if (![self read:data error:error]) return nil;
    _url = url;
    return self;
}

- (id)initWithData:(NSData *)data error:(NSError **)error {
    if (!(self = [super init])) return nil;
    if (![self read:[data copy] error:error]) return nil;
    _data = data;
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    _track.owner = nil;
    [_track pause];
}

/// - Returns: nil, and tells the delegate, if the sound cannot be decoded.
- (PlayerTrack *)track {
    if (_track) return _track;
    enum sound_fault fault = sound_is_fine;
    _track = [[PlayerTrack alloc] initWithData:_bytes information:&_sound fault:&fault];
    if (_track == nil) {
        if ([_delegate respondsToSelector:@selector(audioPlayerDecodeErrorDidOccur:error:)]) {
            BOOL isDamaged = fault == sound_is_damaged;
            NSInteger code = isDamaged ? kAudioFileInvalidFileError : kAudioFileUnsupportedDataFormatError;
            NSError *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:code userInfo:nil];
            [_delegate audioPlayerDecodeErrorDidOccur:self error:error];
        }
        return nil;
    }
    _track.owner = self;
    [_track setLoops:_numberOfLoops];
    [_track setSpeed:[self speed]];
    [_track setVolume:_volume pan:_pan];
    [_track setMeasuring:_meteringEnabled];
    sound_interruptions_listen();
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(beginInterruption:) name:SoundInterruptionBeganNotification object:nil];
    [center addObserver:self selector:@selector(endInterruption:) name:SoundInterruptionEndedNotification object:nil];
    return _track;
}

// MARK: Format and duration

- (NSUInteger)numberOfChannels { return _sound.channels; }
- (NSTimeInterval)duration { return _sound.duration; }

- (NSDictionary *)settings {
    NSMutableDictionary *settings = [NSMutableDictionary dictionary];
    [settings setObject:[NSNumber numberWithUnsignedInt:_sound.format] forKey:AVFormatIDKey];
    [settings setObject:[NSNumber numberWithDouble:_sound.rate] forKey:AVSampleRateKey];
    [settings setObject:[NSNumber numberWithUnsignedInt:_sound.channels] forKey:AVNumberOfChannelsKey];
    if (_sound.bits) [settings setObject:[NSNumber numberWithUnsignedInt:_sound.bits] forKey:AVLinearPCMBitDepthKey];
    return settings;
}

// MARK: Playing

- (NSTimeInterval)deviceCurrentTime { return device_time(); }
- (double)speed { return _enableRate ? MIN(MAX(_rate, 0.5f), 2.0f) : 1; }

- (BOOL)isPlaying { return [_track isPlaying]; }
- (BOOL)prepareToPlay { return [self track] != nil; }
- (BOOL)play { return [self playAtTime:0]; }

- (BOOL)playAtTime:(NSTimeInterval)time {
    _isInterrupted = NO;
    return [[self track] playAtTime:time];
}

- (void)pause { [_track pause]; }
- (void)stop { [_track pause]; }

- (void)trackDidEnd:(PlayerTrack *)track {
    [track setLoops:_numberOfLoops];
    if ([_delegate respondsToSelector:@selector(audioPlayerDidFinishPlaying:successfully:)]) {
        [_delegate audioPlayerDidFinishPlaying:self successfully:YES];
    }
}

- (NSTimeInterval)currentTime { return [_track time]; }

- (void)setCurrentTime:(NSTimeInterval)time {
    [[self track] setTime:isfinite(time) ? MIN(MAX(0, time), _sound.duration) : 0];
}

- (void)setNumberOfLoops:(NSInteger)count {
    _numberOfLoops = count;
    [_track setLoops:count];
}

- (void)setRate:(float)rate {
    _rate = rate;
    [_track setSpeed:[self speed]];
}

- (void)setEnableRate:(BOOL)isEnabled {
    _enableRate = isEnabled;
    [_track setSpeed:[self speed]];
}

- (void)setVolume:(float)volume {
    _volume = volume;
    [_track setVolume:volume pan:_pan];
}

- (void)setPan:(float)pan {
    _pan = pan;
    [_track setVolume:_volume pan:pan];
}

// MARK: Metering

- (void)setMeteringEnabled:(BOOL)isEnabled {
    _meteringEnabled = isEnabled;
    [_track setMeasuring:isEnabled];
}

- (void)updateMeters { _level = _track ? [_track takeLevel] : (struct sound_level){{0, 0}, {0, 0}}; }

static float decibels(double level) { return level > 1e-8 ? (float)(20 * log10(level)) : silence; }

- (float)peakPowerForChannel:(NSUInteger)channelNumber {
    return channelNumber < 2 ? decibels(_level.peak[channelNumber]) : silence;
}

- (float)averagePowerForChannel:(NSUInteger)channelNumber {
    return channelNumber < 2 ? decibels(_level.mean[channelNumber]) : silence;
}

// MARK: Interruptions

- (void)beginInterruption:(NSNotification *)notification {
    if (![self isPlaying]) return;
    _isInterrupted = YES;
    [self pause];
    if ([_delegate respondsToSelector:@selector(audioPlayerBeginInterruption:)]) {
        [_delegate audioPlayerBeginInterruption:self];
    }
}

- (void)endInterruption:(NSNotification *)notification {
    if (!_isInterrupted) return;
    _isInterrupted = NO;
    if ([_delegate respondsToSelector:@selector(audioPlayerEndInterruption:withFlags:)]) {
        [_delegate audioPlayerEndInterruption:self withFlags:AVAudioSessionInterruptionFlags_ShouldResume];
    } else if ([_delegate respondsToSelector:@selector(audioPlayerEndInterruption:)]) {
        [_delegate audioPlayerEndInterruption:self];
    }
}

@end
