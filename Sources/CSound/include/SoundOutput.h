// The sound output of an app's process: it mixes what the app plays and writes it into the ring that the device reads.
//
// Time is counted in frames of the process's monotonic clock, which the device shares. With real clocks a thread mixes a
// little ahead of them, while something plays. In virtual time the main loop mixes up to the present moment, whenever it
// gets to a time for which `sound_output_next_event` asks.
#pragma once
#include "SoundMixer.h"
#include "SoundRing.h"
#include "SoundTrack.h"

/// What plays through the output.
struct sound_client {
    /// Gives the next frames. With the output's lock held.
    sound_voice_source read;
    /// How many frames are left from the output's position on; NULL or INT64_MAX if that is not known. With the lock held.
    int64_t (*frames_left)(void *context);
    /// All is played: heard at the end of the frame before `position`. Without the lock, on the thread that mixes.
    void (*finished)(void *context, int64_t position);
    /// The output has forgotten the context. Without the lock.
    void (*released)(void *context);
    /// True if `read` calls code of the app, which it does between `sound_output_unlock` and `sound_output_lock`. Such a
    /// client is read only at the output's own times, since the app may hold locks of its own elsewhere.
    bool calls_app;
};

/// Names something that plays, or has ended since; 0 for nothing.
typedef uint64_t sound_output_voice;

/// Starts playing.
/// - Parameter start: the frame at which it begins; a past one, as soon as possible.
/// - Returns: 0 if there is no memory; the client then hears nothing more.
sound_output_voice sound_output_play(const struct sound_client *client, void *context, int64_t start);

/// Stops playing. The client hears no more of it but `released`. Does nothing for a voice that has ended.
void sound_output_stop(sound_output_voice voice);

/// See `sound_voice_set_volume`.
void sound_output_set_volume(sound_output_voice voice, double volume, double pan);

/// The frame at which a voice begins, or has begun; INT64_MAX for one that has ended.
int64_t sound_output_start(sound_output_voice voice);

/// Guards the output and what its clients read. Recursive.
void sound_output_lock(void);
void sound_output_unlock(void);

/// Brings the output to the present moment, before a change that is to be heard from now on. Does nothing with real
/// clocks, where the output is ahead, and while clients play that call the app.
void sound_output_settle(void);

/// The frame of the present moment, and the next one that is mixed.
int64_t sound_output_now(void);
int64_t sound_output_position(void);

/// The time of a frame in nanoseconds of the monotonic clock, and the first frame at or after such a time.
int64_t sound_output_nanoseconds(int64_t frame);
int64_t sound_output_frame(int64_t nanoseconds);

// MARK: The session

/// What the app's sounds are for.
void sound_output_set_category(enum sound_category category);
enum sound_category sound_output_category(void);

/// The sounding hardware, as the device tells of it.
struct sound_hardware {
    /// From 0 to 1.
    double volume;
    bool is_silenced, has_headset;
    /// Of the device, or of the headset.
    bool has_microphone;
};
struct sound_hardware sound_output_hardware(void);
void sound_output_set_hardware(struct sound_hardware hardware);

/// Makes the device as loud as this, from 0 to 1, as its user would by the buttons. On the main thread.
void sound_output_ask_volume(double volume);

/// A call begins or ends.
enum sound_interruption { sound_interruption_began, sound_interruption_ended };
void sound_output_interrupt(enum sound_interruption interruption);

/// Calls a function on the main thread when the hardware has changed, or when the app is interrupted.
void sound_output_set_listeners(void (*hardware_changed)(void), void (*interrupted)(enum sound_interruption));

/// Makes the device known to the app, so that it hears of interruptions also before it has played. On any thread.
void sound_output_connect(void);

// MARK: The main loop's part

/// Mixes up to the present moment. Virtual time only.
void sound_output_render(void);
/// When `sound_output_render` must be called next, in nanoseconds of the monotonic clock; INT64_MAX for never.
int64_t sound_output_next_event(void);
/// The clocks have jumped: what lies between was not lived through.
void sound_output_skip(void);

/// Implemented by who has the link to the device. On any thread: the output's memory, once, by a descriptor that stays
/// open; whether something plays, or has ended.
extern void sound_link_connect(void) __attribute__((weak));
extern void sound_link_open(int descriptor, size_t size) __attribute__((weak));
extern void sound_link_set_playing(bool is_playing) __attribute__((weak));
/// On the main thread: the volume that the app wants.
extern void sound_link_ask_volume(double volume) __attribute__((weak));
/// Virtual time: `sound_output_next_event` may have become earlier.
extern void sound_link_rearm(void) __attribute__((weak));
