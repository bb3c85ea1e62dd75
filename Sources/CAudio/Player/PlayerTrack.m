#import "PlayerTrack.h"
#import <VirtualTime.h>
#include <math.h>

// The frameworks' sources are compiled without libdispatch's header.
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async(struct dispatch_queue_s *queue, void (^work)(void));

@implementation PlayerTrack {
    NSData *_data;
    struct sound_track *_track;
    sound_output_voice _voice;
    /// Counts the starts: an end that the main thread hears of after another start is none.
    NSUInteger _start;
    /// The frame at which the last of it is over, once the output has mixed it.
    int64_t _end;
    double _volume, _pan;
}

- (id)initWithData:(NSData *)data information:(const struct sound_information *)information
             fault:(enum sound_fault *)fault {
    if (!(self = [super init])) return nil;
    _data = data;
    _volume = 1;
    _track = sound_track_open([data bytes], [data length], information, fault);
    return _track ? self : nil;
}

- (void)dealloc { sound_track_close(_track); }

// MARK: The output's side

static int read_track(void *context, int64_t position, int16_t *frames, int count) {
    PlayerTrack *self = (__bridge PlayerTrack *)context;
    return sound_track_read(self->_track, frames, count);
}

static int64_t frames_left(void *context) {
    return sound_track_frames_left(((__bridge PlayerTrack *)context)->_track);
}

/// The main thread hears of it at the time of the last sample. In virtual time that is now, and the main queue belongs
/// to this time; otherwise the output is ahead of what is heard.
static void finished(void *context, int64_t position) {
    @autoreleasepool {
        PlayerTrack *self = (__bridge PlayerTrack *)context;
        NSNumber *start = [NSNumber numberWithUnsignedInteger:self->_start];
        self->_end = position;
        if (virtual_time_is_active()) {
            dispatch_async(&_dispatch_main_q, ^{ [self endOfStart:start]; });
        } else {
            [self performSelectorOnMainThread:@selector(waitForEndOfStart:) withObject:start waitUntilDone:NO
                                        modes:[NSArray arrayWithObject:NSRunLoopCommonModes]];
        }
    }
}

static void released(void *context) {
    @autoreleasepool {
        CFBridgingRelease(context);
    }
}

- (void)waitForEndOfStart:(NSNumber *)start {
    NSTimeInterval wait = (NSTimeInterval)(_end - sound_output_now()) / sound_rate;
    [self performSelector:@selector(endOfStart:) withObject:start afterDelay:MAX(0, wait)
                  inModes:[NSArray arrayWithObject:NSRunLoopCommonModes]];
}

- (void)endOfStart:(NSNumber *)start {
    if (_voice == 0 || [start unsignedIntegerValue] != _start) return;
    _voice = 0;
    [self setTime:0];
    [_owner trackDidEnd:self];
}

// MARK: Playing

- (BOOL)isPlaying { return _voice != 0; }

- (BOOL)playAtTime:(NSTimeInterval)time {
    static const struct sound_client client = {
        .read = read_track, .frames_left = frames_left, .finished = finished, .released = released};
    if (_voice) return YES;
    _start++;
    void *context = (void *)CFBridgingRetain(self);
    // The first block must find the volume set.
    sound_output_lock();
    _voice = sound_output_play(&client, context, sound_output_frame((int64_t)llrint(time * 1e9)));
    sound_output_set_volume(_voice, _volume, _pan);
    sound_output_unlock();
    if (_voice == 0) CFBridgingRelease(context);
    return _voice != 0;
}

- (void)pause {
    sound_output_stop(_voice);
    _voice = 0;
}

- (NSTimeInterval)time {
    sound_output_lock();
    double before = 0;
    int64_t start = _voice ? sound_output_start(_voice) : INT64_MAX;
    if (start != INT64_MAX) {
        int64_t position = MAX(sound_output_position(), start), now = MAX(sound_output_now(), start);
        before = (double)(position - now) / sound_rate;
    }
    NSTimeInterval time = sound_track_time(_track, before);
    sound_output_unlock();
    return time;
}

/// Does something to the track from the present moment on.
- (void)change:(void (^)(struct sound_track *track))change {
    sound_output_settle();
    sound_output_lock();
    change(_track);
    sound_output_unlock();
    // The end comes at another time now.
    if (_voice && virtual_time_is_active() && sound_link_rearm) sound_link_rearm();
}

- (void)setTime:(NSTimeInterval)time {
    [self change:^(struct sound_track *track) { sound_track_seek(track, time); }];
}

- (void)setLoops:(int64_t)loops {
    [self change:^(struct sound_track *track) { sound_track_set_loops(track, loops); }];
}

- (void)setSpeed:(double)speed {
    [self change:^(struct sound_track *track) { sound_track_set_speed(track, speed); }];
}

- (void)setMeasuring:(BOOL)isMeasuring {
    [self change:^(struct sound_track *track) { sound_track_set_measuring(track, isMeasuring); }];
}

- (void)setVolume:(double)volume pan:(double)pan {
    _volume = volume;
    _pan = pan;
    sound_output_settle();
    sound_output_set_volume(_voice, volume, pan);
}

- (struct sound_level)takeLevel {
    sound_output_settle();
    sound_output_lock();
    struct sound_level level = sound_track_take_level(_track);
    sound_output_unlock();
    return level;
}

@end
