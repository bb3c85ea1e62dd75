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
    /// Packets of compressed sound, and the next one that is decoded.
    AudioStreamPacketDescription *packets;
    UInt32 packet_count, next_packet;
    /// The frames of these packets that have been decoded.
    int64_t decoded;
    /// The app leaves out frames at the end.
    bool is_end_trimmed;
    /// Of a buffer that is recorded into: when its first frame was heard, and the packets that there is room for.
    AudioTimeStamp start_time;
    UInt32 packet_room;
};

enum queue_state { queue_stopped, queue_running, queue_paused };

struct queue_listener {
    AudioQueuePropertyID property;
    AudioQueuePropertyListenerProc function;
    void *user_data;
};
enum { most_queue_listeners = 16 };

struct queue_recording;

struct OpaqueAudioQueue {
    /// The app, each voice of the output, and each call that is on its way to another thread.
    atomic_int references;
    AudioStreamBasicDescription format;
    AudioQueueOutputCallback callback;
    void *user_data;
    /// NULL for a queue that plays.
    struct queue_recording *recording;
    /// The NSThread whose run loop gets the calls, retained; NULL for the thread that mixes.
    const void *thread;
    struct queue_buffer *allocated, *first, *last;
    /// The next frame of the first buffer.
    int64_t frame;
    struct sound_resampler *resampler;
    /// Of compressed sound: made with the first packet, by what the app has said of the codec.
    struct sound_packet_decoder *decoder;
    uint8_t *cookie;
    UInt32 cookie_size;
    /// The rate of what is decoded; 0 before it is known.
    double decoded_rate;
    sound_output_voice voice;
    enum queue_state state;
    bool stops_when_empty, is_disposed, measures;
    /// The app takes the frames, in this format, and nothing is played.
    bool is_offline;
    AudioStreamBasicDescription offline_format;
    /// The resampler is being read, which calls the app without the lock; whoever wants it to begin anew says so.
    bool is_reading, must_begin_anew;
    float volume, pan;
    double peak[2], squares[2];
    int64_t measured;
    struct queue_listener listeners[most_queue_listeners];
    /// The next one of all queues of the app.
    struct OpaqueAudioQueue *next_queue;
};

/// A queue that is empty and stopped, with one reference; NULL without memory.
struct OpaqueAudioQueue *queue_make(const AudioStreamBasicDescription *format, CFRunLoopRef runLoop, void *userData);
void queue_retain(struct OpaqueAudioQueue *queue);
void queue_release(struct OpaqueAudioQueue *queue);

/// The buffer of this queue that the app shows; NULL for another one. With the lock held.
struct queue_buffer *queue_buffer_of(const struct OpaqueAudioQueue *queue, AudioQueueBufferRef shown);

/// Adds what was heard to the levels that the app may ask for. With the lock held.
void queue_measure(struct OpaqueAudioQueue *queue, const int16_t *frames, int count);

/// The source of the resampler: frames of the buffers. While an app comes too late there is silence; one that takes the
/// frames itself gets fewer.
int queue_read_buffers(void *context, int16_t *frames, int count);
/// Forgets what was read ahead. With the lock held.
void queue_begin_anew(struct OpaqueAudioQueue *queue);

/// Plays from a frame of the output's time on.
OSStatus queue_play(struct OpaqueAudioQueue *queue, int64_t start);
/// Takes the queue out of the output; its buffers stay.
void queue_halt(struct OpaqueAudioQueue *queue);
/// Gives up the buffers that wait.
void queue_drop_buffers(struct OpaqueAudioQueue *queue);

bool queue_is_compressed(const struct OpaqueAudioQueue *queue);
/// Takes the packets of a buffer that is enqueued. Those of one size need no descriptions.
OSStatus queue_take_packets(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer, UInt32 count,
                            const AudioStreamPacketDescription *descriptions);
/// Decodes up to `count` frames of the first buffer, in two channels; 0 when it has no more.
int queue_decode(struct OpaqueAudioQueue *queue, int16_t *frames, int count);
/// What is decoded next is from elsewhere.
void queue_reset_decoder(struct OpaqueAudioQueue *queue);
OSStatus queue_set_cookie(struct OpaqueAudioQueue *queue, const void *data, UInt32 size);

/// Calls the app: a buffer may be filled again, or a property has changed. With the output's lock held once, which is
/// released meanwhile.
void queue_tell_buffer(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer);
void queue_tell_property(struct OpaqueAudioQueue *queue, AudioQueuePropertyID property);

/// What comes of it on the app's thread.
void queue_deliver_buffer(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer);
void queue_deliver_property(struct OpaqueAudioQueue *queue, AudioQueuePropertyID property);

/// A call takes the loudspeaker: all queues that play pause.
void queues_interrupt(void);
