#import "../Session/SharedSession.h"
#import "../Session/SoundInterruptions.h"
#import "RecorderFile.h"
#import <AVFoundation/AVFoundation.h>
#include <math.h>

/// The quietest level that is told, in decibels.
static const float silence = -160;

@interface AVAudioRecorder () <RecorderFileOwner>
@end

@implementation AVAudioRecorder {
    struct recorder_format _format;
    /// Nil until it is prepared, and after its end.
    RecorderFile *_file;
    struct sound_level _level;
    BOOL _isInterrupted;
}

- (id)initWithURL:(NSURL *)url settings:(NSDictionary *)settings error:(NSError **)error {
    if (!(self = [super init])) return nil;
    OSStatus status = recorder_format_read(url, settings, &_format);
    if (status) {
        if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:status userInfo:nil];
        return nil;
    }
    _url = url;
    NSMutableDictionary *all = [NSMutableDictionary dictionaryWithDictionary:settings ?: [NSDictionary dictionary]];
    [all setObject:[NSNumber numberWithUnsignedInt:_format.format.mFormatID] forKey:AVFormatIDKey];
    [all setObject:[NSNumber numberWithDouble:_format.format.mSampleRate] forKey:AVSampleRateKey];
    [all setObject:[NSNumber numberWithUnsignedInt:_format.format.mChannelsPerFrame] forKey:AVNumberOfChannelsKey];
    _settings = [all copy];
    sound_interruptions_listen();
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(beginInterruption:) name:SoundInterruptionBeganNotification object:nil];
    [center addObserver:self selector:@selector(endInterruption:) name:SoundInterruptionEndedNotification object:nil];
    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    _file.owner = nil;
    [_file close];
}

// MARK: Recording

- (BOOL)isRecording { return [_file isTaking]; }

- (BOOL)prepareToRecord {
    if (_file) return YES;
    if (!shared_session_may_record()) return NO;
    OSStatus status = 0;
    _file = [[RecorderFile alloc] initWithURL:_url format:&_format status:&status];
    _file.owner = self;
    [_file setMeasures:_meteringEnabled];
    return _file != nil;
}

- (BOOL)record { return [self recordForDuration:INFINITY]; }

- (BOOL)recordForDuration:(NSTimeInterval)duration {
    _isInterrupted = NO;
    if (!(duration > 0) || !shared_session_may_record() || ![self prepareToRecord]) return NO;
    return [_file startForDuration:duration];
}

- (void)pause { [_file pause]; }
- (void)stop { [self finish:noErr]; }

/// Closes the file, and tells the delegate how it went.
- (void)finish:(OSStatus)status {
    RecorderFile *file = _file;
    if (file == nil) return;
    _file = nil;
    file.owner = nil;
    OSStatus closed = [file close];
    if (status == 0) status = closed;
    _isInterrupted = NO;
    if (status && [_delegate respondsToSelector:@selector(audioRecorderEncodeErrorDidOccur:error:)]) {
        NSError *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:status userInfo:nil];
        [_delegate audioRecorderEncodeErrorDidOccur:self error:error];
    }
    if ([_delegate respondsToSelector:@selector(audioRecorderDidFinishRecording:successfully:)]) {
        [_delegate audioRecorderDidFinishRecording:self successfully:status == 0];
    }
}

- (void)fileIsComplete:(RecorderFile *)file { [self finish:noErr]; }
- (void)file:(RecorderFile *)file didFail:(OSStatus)status { [self finish:status]; }

/// A recording that has not been stopped is not deleted.
- (BOOL)deleteRecording {
    if (_file) return NO;
    return [[NSFileManager defaultManager] removeItemAtPath:[_url path] error:NULL];
}

- (NSTimeInterval)currentTime { return [_file time]; }

// MARK: Metering

- (void)setMeteringEnabled:(BOOL)isEnabled {
    _meteringEnabled = isEnabled;
    [_file setMeasures:isEnabled];
}

- (void)updateMeters { _level = _file ? [_file takeLevel] : (struct sound_level){{0, 0}, {0, 0}}; }

static float decibels(double level) { return level > 1e-8 ? (float)(20 * log10(level)) : silence; }

- (BOOL)hasChannel:(NSUInteger)number { return number < _format.format.mChannelsPerFrame; }

- (float)peakPowerForChannel:(NSUInteger)channelNumber {
    return [self hasChannel:channelNumber] ? decibels(_level.peak[channelNumber]) : silence;
}

- (float)averagePowerForChannel:(NSUInteger)channelNumber {
    return [self hasChannel:channelNumber] ? decibels(_level.mean[channelNumber]) : silence;
}

// MARK: Interruptions

- (void)beginInterruption:(NSNotification *)notification {
    if (![self isRecording]) return;
    _isInterrupted = YES;
    [self pause];
    if ([_delegate respondsToSelector:@selector(audioRecorderBeginInterruption:)]) {
        [_delegate audioRecorderBeginInterruption:self];
    }
}

- (void)endInterruption:(NSNotification *)notification {
    if (!_isInterrupted) return;
    _isInterrupted = NO;
    if ([_delegate respondsToSelector:@selector(audioRecorderEndInterruption:withFlags:)]) {
        [_delegate audioRecorderEndInterruption:self withFlags:AVAudioSessionInterruptionFlags_ShouldResume];
    } else if ([_delegate respondsToSelector:@selector(audioRecorderEndInterruption:)]) {
        [_delegate audioRecorderEndInterruption:self];
    }
}

@end
