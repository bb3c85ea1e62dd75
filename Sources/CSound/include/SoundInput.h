// The sound input of an app's process: it takes what the device's microphone hears, as long as something in the app
// listens, and gives it to all that do.
//
// The app makes the memory, and the device writes into it (SoundRing.h). Frames have the numbers of the clock, as those of the
// output. With real clocks a thread takes them every 20 ms; they are those of `sound_input_delay` before, since a page
// sends what it hears a little later. In virtual time the main loop takes them up to the present moment, at the times for
// which `sound_input_next_event` asks, and the device has written them before it lets the app live until then.
#pragma once
#include "SoundRing.h"
#include "SoundTrack.h"

/// What listens.
struct sound_input_client {
    /// Takes the next frames, two channels interleaved; NULL for one that reads them itself. Without a lock; on the input's
    /// thread, in virtual time on the main one.
    void (*take)(void *context, int64_t position, const int16_t *frames, int count);
    /// All frames before the end have been taken. On the same thread.
    void (*finished)(void *context);
    /// The input has forgotten the context.
    void (*released)(void *context);
};

/// Names something that listens, or has ended since; 0 for nothing.
typedef uint64_t sound_input_listener;

/// Begins to listen.
/// - Parameters:
///   - start: The first frame; a past one begins now.
///   - end: The frame before which it ends; INT64_MAX to go on until it is stopped.
/// - Returns: 0 if there is no memory.
sound_input_listener sound_input_listen(const struct sound_input_client *client, void *context, int64_t start, int64_t end);

/// Ends listening. In virtual time all frames until now are taken before. A call of `take` that is under way on the input's
/// thread may still end after this.
void sound_input_stop(sound_input_listener listener);

/// How many frames later than they sounded frames are taken: 0 in virtual time.
int64_t sound_input_delay(void);

/// Reads frames that the microphone heard, from a position on; silence where there are none. For those that read at the pace of
/// the output, as long as something listens.
void sound_input_read(int64_t position, int16_t *frames, int count);

// MARK: The main loop's part

/// Takes what has come until now. Virtual time only.
void sound_input_take(void);
/// The app has lived until the time that the device set: who began to listen meanwhile is heard from the next step on, before
/// which the device has learnt of it.
void sound_input_reached(void);
/// When `sound_input_take` must be called next, in nanoseconds of the monotonic clock; INT64_MAX for never.
int64_t sound_input_next_event(void);
/// The clocks have jumped: what lies between was not heard.
void sound_input_skip(void);

/// Implemented by who has the link to the device. On any thread: the memory, once, by a descriptor that stays open; whether
/// something listens.
extern void sound_link_open_input(int descriptor, size_t size) __attribute__((weak));
extern void sound_link_set_listening(bool is_listening) __attribute__((weak));
