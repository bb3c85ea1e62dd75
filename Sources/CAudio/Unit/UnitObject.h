// An audio unit: what the functions of AudioUnit.h share.
//
// One lock guards all units, while a slice of frames is rendered as well as while a property is set. It is recursive,
// since the app's callbacks set parameters and render other units. The sound output's lock may be taken while it is held,
// never the other way round.
#pragma once
#import "../Format/LinearFloats.h"
#import "UnitBuffers.h"
#import <AudioUnit/AudioUnit.h>
#import <CSound.h>
#include <stdbool.h>

enum {
    unit_most_elements = 256,
    /// The largest slice that an app may ask for, in frames.
    unit_most_frames = 1 << 16,
    unit_most_notices = 16,
    unit_most_events = 256,
};

/// A parameter of a kind of units.
struct unit_parameter {
    AudioUnitParameterID number;
    AudioUnitScope scope;
    const char *name;
    AudioUnitParameterUnit unit;
    AudioUnitParameterValue least, greatest, usual;
    UInt32 flags;
};

enum {
    /// What apps may set, and hear without a click.
    unit_parameter_is_set = (int)(kAudioUnitParameterFlag_IsReadable | kAudioUnitParameterFlag_IsWritable |
                                  kAudioUnitParameterFlag_CanRamp),
    /// What apps may only read.
    unit_parameter_is_meter = kAudioUnitParameterFlag_IsReadable | kAudioUnitParameterFlag_MeterReadOnly,
};

/// An input, an output, or the unit as a whole.
struct unit_element {
    AudioStreamBasicDescription format;
    /// An input's source: a function, or the output of another unit.
    AURenderCallbackStruct callback;
    AudioUnit source;
    UInt32 source_output;
    /// An input as it comes, and an output that the app has given no memory for.
    struct unit_buffers buffers;
    /// An input in floating point.
    struct unit_planes planes;
    /// Changes an input's rate to the output's.
    struct sound_plane_resampler *resampler;
    double resampler_step;
    UInt32 resampler_channels;
    /// The frames of a resampled input that have been asked for.
    Float64 sample_time;
    /// A value for each parameter of the kind.
    AudioUnitParameterValue *values;
    CFStringRef name;
    bool is_metered;
    /// The kind's own.
    void *state;
};

struct unit_notice {
    AURenderCallback function;
    void *user_data;
};

struct unit_listener {
    AudioUnitPropertyID property;
    AudioUnitPropertyListenerProc function;
    void *user_data;
};

struct OpaqueAudioComponentInstance {
    AudioComponent component;
    const struct unit_kind *kind;
    /// A unit that the app has brought along: its functions answer.
    AudioComponentPlugInInterface *plug_in;
    bool is_initialized, is_bypassed;
    /// How many slices are being rendered, one within the other: meanwhile its inputs stay where they are in memory.
    int depth;
    /// It is to be freed when none is being rendered any more.
    bool is_disposed;
    UInt32 most_frames;
    struct unit_element global, *inputs, *outputs;
    UInt32 input_count, output_count;
    struct unit_notice notices[unit_most_notices];
    struct unit_listener listeners[unit_most_notices];
    /// Parameters that change in the next slice.
    AudioUnitParameterEvent events[unit_most_events];
    int event_count;
    OSStatus last_error;
    AUPreset preset;
    /// The kind's own.
    void *state;
    /// The next one of all units.
    AudioUnit next;
};

/// What a kind of units does. Functions that are NULL do nothing.
struct unit_kind {
    OSType type, subtype;
    const char *name;
    UInt32 inputs, outputs;
    bool has_any_inputs, takes_floats_only;
    const struct unit_parameter *parameters;
    int parameter_count;
    size_t state_size, input_state_size;
    /// Sets the state that a new unit has; false without memory.
    bool (*prepare)(AudioUnit unit);
    OSStatus (*initialize)(AudioUnit unit);
    void (*uninitialize)(AudioUnit unit);
    /// Before the unit is gone.
    void (*dispose)(AudioUnit unit);
    void (*reset)(AudioUnit unit);
    /// Makes the frames of an output, a plane for each channel of its format.
    OSStatus (*render)(AudioUnit unit, const AudioTimeStamp *time, UInt32 output, UInt32 count, float *const *planes);
    /// A meter's value.
    AudioUnitParameterValue (*meter)(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                                     AudioUnitElement element);
    /// The kind's own properties: the size of one, 0 for none; whether it can be set; its value.
    UInt32 (*property_size)(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                            AudioUnitElement element, Boolean *isWritable);
    OSStatus (*get_property)(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, void *data);
    OSStatus (*set_property)(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, const void *data, UInt32 size);
};

void units_lock(void);
void units_unlock(void);

/// A slice is being rendered: a unit that is disposed of meanwhile is freed at the end. With the lock held.
void unit_begin(AudioUnit unit);
void unit_end(AudioUnit unit);

/// An input, an output or the whole; NULL if there is none.
struct unit_element *unit_element(AudioUnit unit, AudioUnitScope scope, AudioUnitElement element);
/// Has so many inputs from now on. False without memory.
bool unit_set_input_count(AudioUnit unit, UInt32 count);
/// Has the inputs and outputs of its kind. False without memory.
bool unit_prepare_elements(AudioUnit unit);
void unit_element_free(struct unit_element *element);

/// A parameter's present value; its usual one if there is no such parameter.
AudioUnitParameterValue unit_value(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                                   AudioUnitElement element);
/// Sets the parameters that change at frame `at` of the slice, and says how many frames go by until the next change. One
/// that moves along a ramp has the value that it comes to by then.
UInt32 unit_next_part(AudioUnit unit, UInt32 at, UInt32 count);
/// The slice is over: what is scheduled later moves nearer.
void unit_finish_events(AudioUnit unit, UInt32 count);

/// Tells the app's listeners of a property.
void unit_tell(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope, AudioUnitElement element);
/// Calls the app's functions before and after a slice.
void unit_notify(AudioUnit unit, AudioUnitRenderActionFlags *flags, AudioUnitRenderActionFlags moment,
                 const AudioTimeStamp *time, UInt32 bus, UInt32 count, AudioBufferList *data);

/// Asks an input's source for frames in its format. The buffers' memory may be the app's.
OSStatus unit_fetch(AudioUnit unit, UInt32 input, const AudioTimeStamp *time, UInt32 count, AudioBufferList **data);
/// The same in floating point, at the rate of the output, in the element's planes.
/// - Returns: kAudioUnitErr_NoConnection if the input has no source.
OSStatus unit_pull(AudioUnit unit, UInt32 input, double rate, const AudioTimeStamp *time, UInt32 count);
bool unit_has_source(AudioUnit unit, UInt32 input);

/// Gives channels to others: one is heard from two, the mean of two from one, and further ones stay where they are.
void unit_map_channels(float *const *from, UInt32 fromCount, float *const *to, UInt32 toCount, UInt32 frames);

/// The call of a function of the app's own unit; kAudio_UnimplementedError if it has none.
#define ASK_PLUG_IN(unit, selector, type, ...)                                                              \
    ({                                                                                                      \
        type ask_ = (type)(unit)->plug_in->Lookup(selector);                                                \
        ask_ ? ask_((unit)->plug_in, ##__VA_ARGS__) : kAudio_UnimplementedError;                            \
    })
