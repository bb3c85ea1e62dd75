// A device of OpenAL whose frames are a source of the app's mixer: OpenAL Soft computes them when they are asked for
// (ALC_SOFT_loopback).
//
// It is asked while one of its sources plays. All changes of the app come after what was heard before them.
#pragma once
#include <OpenAL/al.h>
#include <OpenAL/alc.h>

ALCdevice *loopback_open(void);
/// Before the library closes the device.
void loopback_close(ALCdevice *device);

/// A context was made, and the device has its rate.
void loopback_configure(ALCdevice *device);
/// Before the library destroys the context.
void loopback_forget(ALCcontext *context);

/// Sources of the current context begin to play.
void loopback_play(ALsizei count, const ALuint *sources);

/// The device is silent, and its sources stand still, until it goes on.
void loopback_suspend(ALCcontext *context);
void loopback_process(ALCcontext *context);

/// A call takes the loudspeaker: all devices are silent until the app makes a context current, or lets one go on.
void loopback_interrupt(void);

/// The format in which a device is asked for its frames. What OpenAL Soft calls its own attributes.
enum {
    loopback_format_channels = 0x1990,
    loopback_stereo = 0x1501,
    loopback_format_type = 0x1991,
    loopback_float = 0x1406,
    /// Buffers of two channels go to the loudspeakers as they are.
    loopback_direct_channels = 0x1033,
};
