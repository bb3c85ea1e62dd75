// The one audio session of the app, which AVAudioSession and the functions of AudioSession.h both show.
#pragma once
#import <AudioToolbox/AudioSession.h>
#include <stdbool.h>

/// The category, by AudioSession's numbers.
UInt32 shared_session_category(void);
/// - Returns: false if there is no such category.
bool shared_session_set_category(UInt32 category);

/// How long an app wants the slices to be that units of sound make for the hardware, in seconds; 0 for no wish.
void shared_session_set_slice_duration(double seconds);
/// The frames of such a slice: a power of two.
UInt32 shared_session_slice_frames(void);

/// True if the device has a microphone, of its own or of a headset.
bool shared_session_has_input(void);
/// True if the category lets the app record, and there is something to record with.
bool shared_session_may_record(void);

/// Who hears of interruptions and changes of the hardware, on the main thread. `was_headset` is whether a headset was in
/// before.
struct session_listener {
    void (*interrupted)(bool begins);
    void (*volume_changed)(void);
    void (*route_changed)(bool was_headset);
    void (*category_changed)(void);
    void (*input_changed)(void);
};

/// Adds a listener, once, and begins to listen to the device.
void shared_session_listen(const struct session_listener *listener);
/// For SoundInterruptions.m.
void shared_session_tell(bool begins);
void shared_session_hardware_changed(void);
