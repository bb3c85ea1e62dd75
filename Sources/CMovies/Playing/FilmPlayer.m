#import "Playing/FilmPlayer.h"
#import "Playing/FilmScreen.h"
#import "Playing/KeptAlive.h"
#import <CSound.h>
#include <math.h>

/// Times are compared with half a millisecond of play, as those of pictures are.
static const NSTimeInterval play = 0.0005;

/// How long a picture stays while the film runs at a speed at which not every one is shown.
static const NSTimeInterval search_step = 0.25;

/// Seconds of a film from a server: it stands still when less than the first are there, and goes on when the second
/// are.
static const NSTimeInterval least_ahead = 0.5, enough_ahead = 3;

/// A sound that is further from the clock than this pulls it: the app stood still, and has heard nothing meanwhile.
static const NSTimeInterval longest_drift = 0.1;

NSError *film_error(NSError *underlying) {
    NSMutableDictionary *information =
        [NSMutableDictionary dictionaryWithObject:@"This movie could not be played." forKey:NSLocalizedDescriptionKey];
    if (underlying) [information setObject:underlying forKey:NSUnderlyingErrorKey];
    return [NSError errorWithDomain:@"MediaPlayerErrorDomain" code:1 userInfo:information];
}

@interface FilmPlayer () <FilmSourceOwner>
@end

@implementation FilmPlayer {
    PlayedMedia *_media;
    /// The clock: the film's time at a frame of the sound output.
    int64_t _anchorFrame;
    NSTimeInterval _anchorTime;
    BOOL _isLoading;
    /// The bytes that had come when the playable duration was counted, and why no more will.
    NSUInteger _counted;
    NSError *_lost;
    /// The present time's picture was not there when it was wanted.
    BOOL _lacksPicture;
    NSTimer *_timer;
    /// Not retained.
    CFMutableArrayRef _screens;
}

- (id)initWithSource:(FilmSource *)source {
    if (!(self = [super init])) return nil;
    _source = source;
    _source.owner = self;
    _log = source.url ? [[PlayingLog alloc] initWithURL:source.url] : nil;
    _endTime = _wakeTime = INFINITY;
    _volume = 1;
    _screens = CFArrayCreateMutable(NULL, 0, NULL);
    return self;
}

- (id)initWithMedia:(PlayedMedia *)media {
    if (!(self = [self initWithSource:nil])) return nil;
    _media = media;
    return self;
}

- (void)dealloc {
    [self close];
    CFRelease(_screens);
}

// MARK: Loading

- (void)load {
    if (_isLoading) return;
    _isLoading = YES;
    if (_source) {
        [_source load];
    } else {
        [self performSelector:@selector(mediaIsThere) withObject:nil afterDelay:0
                      inModes:[NSArray arrayWithObject:NSRunLoopCommonModes]];
    }
}

- (void)mediaIsThere {
    keep_alive(self);
    if (_media == nil) return;
    film_sound_set_volume(_media.sound, _volume);
    _isReady = YES;
    _playableDuration = _media.duration;
    [_owner filmPlayerDidLoad:self];
    [self showPictures];
}

- (void)replaceMedia:(PlayedMedia *)media {
    NSTimeInterval time = [self time];
    [_media close];
    _media = media;
    _isStalled = NO;
    _playableDuration = media.duration;
    film_sound_set_volume(_media.sound, _volume);
    for (CFIndex i = 0; i < CFArrayGetCount(_screens); i++) {
        FilmScreen *screen = (__bridge FilmScreen *)CFArrayGetValueAtIndex(_screens, i);
        [screen forgetPicture];
        if (_media.pictures == NULL) [screen showPicture];
    }
    if (!_isReady) return;
    [self startAt:time];
    [self showPictures];
}

- (void)filmSourceDidLoad:(FilmSource *)source {
    keep_alive(self);
    enum film_fault fault = film_is_fine;
    NSData *bytes = source.bytes;
    _film = film_open([bytes bytes], [bytes length], &fault);
    _media = _film ? [[PlayedMedia alloc] initWithFilm:_film bytes:bytes] : nil;
    film_sound_set_volume(_media.sound, _volume);
    if (_media == nil) {
        [_owner filmPlayer:self didFailWithError:film_error(nil)];
        return;
    }
    _isReady = YES;
    [self countPlayable];
    [_owner filmPlayerDidLoad:self];
    [self showPictures];
}

- (void)filmSource:(FilmSource *)source didFailWithError:(NSError *)error {
    keep_alive(self);
    _lost = film_error(error);
    [_log fail:error];
    // What is there is played first.
    if (!_isReady || _isStalled) [_owner filmPlayer:self didFailWithError:_lost];
}

- (BOOL)isComplete { return _source == nil || _source.isComplete; }

- (void)countPlayable {
    _counted = _source.received;
    _playableDuration = film_playable_duration(_film, _counted);
    [_log receive:_counted duration:_playableDuration];
}

- (void)filmSourceDidGrow:(FilmSource *)source {
    keep_alive(self);
    // To count takes a look at all samples.
    BOOL isMuch = source.received - _counted > [source.bytes length] / 100;
    if (!_isReady || (!isMuch && !source.isComplete)) return;
    [self countPlayable];
    NSTimeInterval ahead = _playableDuration - [self time];
    if (source.isComplete || ahead >= enough_ahead) [self endStall];
    [_owner filmPlayerDidChangeLoading:self];
    if (_rate) [self scheduleTick];
}

// MARK: Waiting for a server

- (BOOL)lacksWhatIsAt:(NSTimeInterval)time {
    return ![self isComplete] && time + least_ahead > _playableDuration && _playableDuration < [self duration];
}

- (void)stall {
    if (_isStalled) return;
    _anchorTime = [self time];
    _isStalled = YES;
    [_log stallAt:_anchorTime];
    film_sound_stop(_media.sound);
    [self tellClock];
    [_owner filmPlayerDidChangeLoading:self];
    if (_lost) [_owner filmPlayer:self didFailWithError:_lost];
}

- (void)endStall {
    if (!_isStalled && !_lacksPicture) return;
    BOOL wasStalled = _isStalled;
    _isStalled = _lacksPicture = NO;
    if (_media.pictures) film_pictures_forget(_media.pictures);
    if (wasStalled) [self startAt:_anchorTime];
    [self showPictures];
}

- (void)close {
    _source.owner = nil;
    [_source cancel];
    [_timer invalidate];
    _timer = nil;
    _isReady = NO;
    _rate = 0;
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
    [_media close];
    _media = nil;
    film_close(_film);
    _film = NULL;
}

// MARK: What the film is

- (NSTimeInterval)duration { return _media.duration; }
- (struct film_pictures *)pictures { return _media.pictures; }
- (BOOL)hasPictures { return _media.pictures != NULL; }
- (BOOL)hasSound { return _media.sound != NULL; }
- (int)turns { return _media.turns; }
- (CGSize)naturalSize { return _media.naturalSize; }

// MARK: The clock

- (NSTimeInterval)endOfPlay { return MIN(_endTime, [self duration] > 0 ? [self duration] : INFINITY); }

/// A place before the end of playing backwards is not pulled there.
- (NSTimeInterval)beginOfPlay { return _anchorTime >= _backwardEndTime ? _backwardEndTime : 0; }

- (NSTimeInterval)time {
    if (_rate == 0 || _isStalled) return _anchorTime;
    int64_t passed = sound_output_now() - _anchorFrame;
    NSTimeInterval time = _anchorTime + (passed > 0 ? (double)passed / sound_rate * _rate : 0);
    return MAX(_rate < 0 ? [self beginOfPlay] : 0, MIN(time, [self endOfPlay]));
}

- (BOOL)isHeard { return _media.sound && _rate >= 0.5 && _rate <= 2; }

/// Sets the clock to a time, and the sound with it.
- (void)startAt:(NSTimeInterval)time {
    _anchorTime = time;
    _anchorFrame = sound_output_now();
    film_sound_stop(_media.sound);
    _lacksPicture = [self lacksWhatIsAt:time];
    if (_rate && _lacksPicture) [self stall];
    if ([self isHeard] && !_isStalled) {
        int64_t frame = film_sound_play(_media.sound, time, _rate);
        if (frame) _anchorFrame = frame;
    }
    [self tellClock];
}

- (void)tellClock {
    if ([(id)_owner respondsToSelector:@selector(filmPlayerDidChangeClock:)]) [_owner filmPlayerDidChangeClock:self];
}

- (void)setRate:(double)rate {
    if (!_isReady || !isfinite(rate) || rate == _rate) return;
    NSTimeInterval time = [self time];
    [_log setRate:rate at:time];
    _rate = rate;
    [self startAt:time];
    [self showPictures];
}

- (void)setTime:(NSTimeInterval)time { [self moveTo:time tolerance:0]; }

- (void)moveTo:(NSTimeInterval)time tolerance:(NSTimeInterval)tolerance {
    if (isnan(time)) return;
    keep_alive(self);
    time = MAX(0, _isReady ? MIN(time, [self duration]) : time);
    if (!isfinite(time)) return;
    NSTimeInterval before = [self time];
    BOOL wasStalled = _isStalled;
    _isStalled = NO;
    if (tolerance > 0 && _media.pictures && ![self lacksWhatIsAt:time] && film_pictures_show_key(_media.pictures, time)) {
        NSTimeInterval key = MAX(0, film_pictures_time(_media.pictures));
        if (key <= time && time - key <= tolerance) time = key;
    }
    [_log moveFrom:before to:time];
    [self startAt:time];
    [self showPictures];
    if (wasStalled && !_isStalled) [_owner filmPlayerDidChangeLoading:self];
    [_owner filmPlayerDidMove:self];
}

- (void)stepBy:(NSInteger)count {
    if (_media.pictures == NULL) return;
    film_pictures_show(_media.pictures, _anchorTime);
    NSTimeInterval time = film_pictures_time(_media.pictures);
    if (count > 0) {
        while (count-- > 0 && film_pictures_step(_media.pictures)) time = film_pictures_time(_media.pictures);
    } else {
        NSTimeInterval length = _media.pictureLength > 0 ? _media.pictureLength : search_step;
        time = MAX(0, time + length * (double)count);
    }
    [self moveTo:time tolerance:0];
}

- (void)setBackwardEndTime:(NSTimeInterval)time {
    _backwardEndTime = isfinite(time) ? MAX(0, time) : 0;
    if (_rate) [self scheduleTick];
}

- (void)setEndTime:(NSTimeInterval)time {
    _endTime = time;
    if (_rate) [self scheduleTick];
}

- (void)setWakeTime:(NSTimeInterval)time {
    _wakeTime = time;
    if (_rate) [self scheduleTick];
}

- (void)setVolume:(double)volume {
    _volume = MAX(0, MIN(volume, 1));
    film_sound_set_volume(_media.sound, _volume);
}

// MARK: Pictures

- (void)addScreen:(FilmScreen *)screen {
    CFArrayAppendValue(_screens, (__bridge const void *)screen);
    if (_media.pictures) [screen showPicture];
}

- (void)removeScreen:(FilmScreen *)screen {
    CFIndex index = CFArrayGetFirstIndexOfValue(_screens, CFRangeMake(0, CFArrayGetCount(_screens)),
        (__bridge void *)screen);
    if (index >= 0) CFArrayRemoveValueAtIndex(_screens, index);
}

/// True while every picture is shown in its turn.
- (BOOL)showsEveryPicture { return _rate >= 0 && _rate <= 2; }

/// Shows what belongs to this moment, and comes back when that changes.
- (void)showPictures {
    if (!_isReady) return;
    NSTimeInterval time = [self time];
    if (_media.pictures && !_lacksPicture) {
        if ([self showsEveryPicture]) {
            film_pictures_show(_media.pictures, time);
        } else {
            film_pictures_show_key(_media.pictures, time);
        }
        for (CFIndex i = 0; i < CFArrayGetCount(_screens); i++) {
            [(__bridge FilmScreen *)CFArrayGetValueAtIndex(_screens, i) showPicture];
        }
    }
    [self scheduleTick];
}

- (void)scheduleTick {
    [_timer invalidate];
    _timer = nil;
    if (_rate == 0 || _isStalled) return;
    NSTimeInterval time = [self time], next;
    if (_rate > 0) {
        NSTimeInterval picture = _media.pictures ? film_pictures_next_time(_media.pictures) : INFINITY;
        next = MIN([self endOfPlay], [self showsEveryPicture] ? picture : time + search_step * _rate);
        if (_wakeTime > time + play) next = MIN(next, _wakeTime);
        if (![self isComplete]) next = MIN(next, MAX(time, _playableDuration - least_ahead));
        // A film that cannot tell how long it is ends with its pictures.
        if (!isfinite(next)) next = time + search_step;
    } else {
        next = MAX([self beginOfPlay], time + search_step * _rate);
        if (_wakeTime < time - play) next = MAX(next, _wakeTime);
    }
    // A start may lie ahead, as the sound does.
    NSTimeInterval ahead = MAX(0, (double)(_anchorFrame - sound_output_now()) / sound_rate);
    NSTimeInterval delay = MAX(0, (next - time) / _rate) + ahead;
    _timer = [NSTimer timerWithTimeInterval:delay target:self selector:@selector(tick:) userInfo:nil repeats:NO];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (BOOL)isOver:(NSTimeInterval)time {
    if (_rate < 0) return time <= [self beginOfPlay] + play;
    if (isfinite([self endOfPlay])) return time >= [self endOfPlay] - play;
    return _media.pictures && !isfinite(film_pictures_next_time(_media.pictures));
}

/// The clock follows what is heard.
- (void)followSound {
    NSTimeInterval heard = [self isHeard] ? film_sound_heard(_media.sound) : -1;
    if (heard < 0 || fabs(heard - [self time]) < longest_drift) return;
    _anchorTime = heard;
    _anchorFrame = sound_output_now();
}

- (void)tick:(NSTimer *)timer {
    keep_alive(self);
    _timer = nil;
    [self followSound];
    NSTimeInterval time = [self time];
    if ([self isOver:time]) {
        _anchorTime = _rate < 0 ? MIN(time, [self beginOfPlay]) : isfinite([self endOfPlay]) ? [self endOfPlay] : time;
        _rate = 0;
        [_log setRate:0 at:_anchorTime];
        film_sound_stop(_media.sound);
        [self tellClock];
        [self showPictures];
        [_owner filmPlayerDidEnd:self];
        return;
    }
    if (_rate > 0 && [self lacksWhatIsAt:time]) {
        _lacksPicture = YES;
        [self stall];
        return;
    }
    [self showPictures];
    [_owner filmPlayerDidMove:self];
}

@end
