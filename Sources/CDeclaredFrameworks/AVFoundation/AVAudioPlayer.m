#import "Notice/NotThereYet.h"
#import "Sound/SoundInformation.h"
#import <AVFoundation/AVFoundation.h>
#import <AudioToolbox/AudioFile.h>
#include <time.h>

/// The monotonic clock of the machine, in seconds.
static NSTimeInterval device_time(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (NSTimeInterval)now.tv_sec + (NSTimeInterval)now.tv_nsec * 1e-9;
}

/// The target of the end timer. A timer retains its target; this object does not retain the player, so that releasing
/// the player stops it.
@interface AVAudioPlayerEnd : NSObject
@property (nonatomic, assign) AVAudioPlayer *player;
- (void)finish:(NSTimer *)timer;
@end

@interface AVAudioPlayer ()
- (void)finish;
@end

@implementation AVAudioPlayerEnd
- (void)finish:(NSTimer *)timer { [_player finish]; }
@end

@implementation AVAudioPlayer {
    struct sound_information _sound;
    /// The playback position in the file at the last start, seek or pause, in seconds.
    NSTimeInterval _position;
    /// The `device_time()` to which `_position` belongs; valid while playing.
    NSTimeInterval _start;
    /// The number of completed loops.
    NSInteger _roundsDone;
    NSTimer *_timer;
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
    _volume = 1;
    _rate = 1;
    return YES;
}

- (id)initWithContentsOfURL:(NSURL *)url error:(NSError **)error {
    if (!(self = [super init])) return nil;
    NSData *data = [url isFileURL] ? [NSData dataWithContentsOfMappedFile:[url path]] : nil;
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
    if (![self read:data error:error]) return nil;
    _data = data;
    return self;
}

- (void)dealloc { [_timer invalidate]; }

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

/// Seconds since the beginning of the first loop.
- (NSTimeInterval)elapsed {
    NSTimeInterval elapsed = _position + (NSTimeInterval)_roundsDone * _sound.duration;
    if (_playing) elapsed += MAX(0, device_time() - _start) * [self speed];
    return elapsed;
}

/// Moves the reference point (`_position`, `_start`, `_roundsDone`) to the present time.
- (void)settle {
    NSTimeInterval elapsed = [self elapsed];
    NSInteger rounds = _sound.duration > 0 ? (NSInteger)(elapsed / _sound.duration) : 0;
    if (_numberOfLoops >= 0) rounds = MIN(rounds, _numberOfLoops);
    _roundsDone = rounds;
    _position = MIN(MAX(0, elapsed - (NSTimeInterval)rounds * _sound.duration), _sound.duration);
    _start = MAX(_start, device_time());
}

/// Schedules the timer for the end of the last loop. No timer is needed while paused or for endless loops.
- (void)schedule {
    [_timer invalidate];
    _timer = nil;
    if (!_playing || (_numberOfLoops < 0 && _sound.duration > 0)) return;
    NSTimeInterval rest = (NSTimeInterval)(_numberOfLoops + 1) * _sound.duration - [self elapsed];
    NSTimeInterval wait = MAX(0, _start - device_time()) + MAX(0, rest) / [self speed];
    AVAudioPlayerEnd *end = [[AVAudioPlayerEnd alloc] init];
    end.player = self;
    _timer = [NSTimer timerWithTimeInterval:wait target:end selector:@selector(finish:) userInfo:nil repeats:NO];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (BOOL)prepareToPlay { return YES; }
- (BOOL)play { return [self playAtTime:device_time()]; }

- (BOOL)playAtTime:(NSTimeInterval)time {
    if (_playing) return YES;
    NOT_THERE_YET("AVAudioPlayer", "a sound that can be heard");
    _playing = YES;
    _start = MAX(time, device_time());
    [self schedule];
    return YES;
}

- (void)pause {
    [self settle];
    _playing = NO;
    [self schedule];
}

- (void)stop { [self pause]; }

- (void)finish {
    _timer = nil;
    _playing = NO;
    _position = 0;
    _roundsDone = 0;
    if ([_delegate respondsToSelector:@selector(audioPlayerDidFinishPlaying:successfully:)]) {
        [_delegate audioPlayerDidFinishPlaying:self successfully:YES];
    }
}

- (NSTimeInterval)currentTime {
    if (_playing) [self settle];
    return _position;
}

- (void)setCurrentTime:(NSTimeInterval)time {
    [self settle];
    _position = MIN(MAX(0, time), _sound.duration);
    [self schedule];
}

- (void)setNumberOfLoops:(NSInteger)count {
    [self settle];
    _numberOfLoops = count;
    [self schedule];
}

- (void)setRate:(float)rate {
    [self settle];
    _rate = rate;
    [self schedule];
}

// MARK: Metering

- (void)updateMeters {
}

- (float)peakPowerForChannel:(NSUInteger)channelNumber { return -160; }
- (float)averagePowerForChannel:(NSUInteger)channelNumber { return -160; }

@end
