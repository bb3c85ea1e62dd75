// An audio queue: what its functions in AudioQueue.h share. The sound output's lock guards it.
#pragma once
#import <AudioToolbox/AudioQueue.h>
#import <CSound.h>
#include <stdatomic.h>
#include <stdbool.h>

/// A buffer of a queue. The app sees its first part.
struct queue_buffer {
    AudioQueueBuffer shown;
    struct queue_buffer *next_allocated;
    /// The next one that waits to be played.
    struct queue_buffer *next;
    bool is_queued;
    /// The first frame that is played, and the one at which it ends.
    int64_t first_frame, end_frame;
};

enum queue_state { queue_stopped, queue_running, queue_paused };

struct queue_listener {
    AudioQueuePropertyID property;
    AudioQueuePropertyListenerProc function;
    void *user_data;
};
enum { most_queue_listeners = 16 };

struct OpaqueAudioQueue {
    /// The app, each voice of the output, and each call that is on its way to another thread.
    atomic_int references;
    AudioStreamBasicDescription format;
    AudioQueueOutputCallback callback;
    void *user_data;
    /// The NSThread whose run loop gets the calls, retained; NULL for the thread that mixes.
    const void *thread;
    struct queue_buffer *allocated, *first, *last;
    /// The next frame of the first buffer.
    int64_t frame;
    struct sound_resampler *resampler;
    sound_output_voice voice;
    enum queue_state state;
    bool stops_when_empty, is_disposed, measures;
    /// The resampler is being read, which calls the app without the lock; whoever wants it to begin anew says so.
    bool is_reading, must_begin_anew;
    float volume, pan;
    double peak[2], squares[2];
    int64_t measured;
    struct queue_listener listeners[most_queue_listeners];
    /// The next one of all queues of the app.
    struct OpaqueAudioQueue *next_queue;
};

void queue_retain(struct OpaqueAudioQueue *queue);
void queue_release(struct OpaqueAudioQueue *queue);

/// Plays from a frame of the output's time on.
OSStatus queue_play(struct OpaqueAudioQueue *queue, int64_t start);
/// Takes the queue out of the output; its buffers stay.
void queue_halt(struct OpaqueAudioQueue *queue);
/// Gives up the buffers that wait.
void queue_drop_buffers(struct OpaqueAudioQueue *queue);

/// Calls the app: a buffer may be filled again, or a property has changed. With the output's lock held once, which is
/// released meanwhile.
void queue_tell_buffer(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer);
void queue_tell_property(struct OpaqueAudioQueue *queue, AudioQueuePropertyID property);

/// What comes of it on the app's thread.
void queue_deliver_buffer(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer);
void queue_deliver_property(struct OpaqueAudioQueue *queue, AudioQueuePropertyID property);

/// A call takes the loudspeaker: all queues that play pause.
void queues_interrupt(void);
