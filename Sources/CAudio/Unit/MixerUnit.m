// The mixer of any number of inputs, each with its volume, place and switch, into one output.

#import "UnitKinds.h"
#include <math.h>
#include <string.h>

/// How long the highest peak is shown, in seconds.
static const double hold = 1;
/// What a meter shows of silence, in decibels.
static const float silence = -120;

/// The loudness of up to two channels.
struct meter {
    float average[2], peak[2];
    /// Frames since the peak.
    double age[2];
};

struct mixer_input {
    /// The gains at the end of the last part, from which they move; there are none before the first.
    float gains[2];
    bool has_gains;
    struct meter before, after;
};

struct mixer_state {
    float gain;
    bool has_gain, is_metered;
    struct meter before, after;
};

#define METER(number, scope, name)                                                                                     \
    {number, scope, name, kAudioUnitParameterUnit_Decibels, -120, 0, -120, unit_parameter_is_meter},                   \
        {number + 1, scope, name " right", kAudioUnitParameterUnit_Decibels, -120, 0, -120, unit_parameter_is_meter}
#define METERS(scope)                                                                                                  \
    METER(kMultiChannelMixerParam_PreAveragePower, scope, "pre average power"),                                        \
        METER(kMultiChannelMixerParam_PrePeakHoldLevel, scope, "pre peak hold level"),                                 \
        METER(kMultiChannelMixerParam_PostAveragePower, scope, "post average power"),                                  \
        METER(kMultiChannelMixerParam_PostPeakHoldLevel, scope, "post peak hold level")

static const struct unit_parameter parameters[] = {
    {kMultiChannelMixerParam_Volume, kAudioUnitScope_Input, "volume", kAudioUnitParameterUnit_LinearGain, 0, 1, 1,
     unit_parameter_is_set},
    {kMultiChannelMixerParam_Enable, kAudioUnitScope_Input, "enable", kAudioUnitParameterUnit_Boolean, 0, 1, 1,
     unit_parameter_is_set},
    {kMultiChannelMixerParam_Pan, kAudioUnitScope_Input, "pan", kAudioUnitParameterUnit_Pan, -1, 1, 0,
     unit_parameter_is_set},
    {kMultiChannelMixerParam_Volume, kAudioUnitScope_Output, "volume", kAudioUnitParameterUnit_LinearGain, 0, 1, 1,
     unit_parameter_is_set},
    METERS(kAudioUnitScope_Input),
    METERS(kAudioUnitScope_Output),
};

// MARK: Metering

static void measure(struct meter *meter, float *const *planes, UInt32 channels, UInt32 count, double rate) {
    for (UInt32 c = 0; c < 2; c++) {
        const float *plane = planes[c < channels ? c : 0];
        double squares = 0;
        float peak = 0;
        for (UInt32 i = 0; i < count; i++) {
            squares += (double)plane[i] * plane[i];
            peak = fmaxf(peak, fabsf(plane[i]));
        }
        meter->average[c] = count ? (float)sqrt(squares / count) : 0;
        meter->age[c] += count / rate;
        if (peak >= meter->peak[c] || meter->age[c] > hold) {
            meter->peak[c] = peak;
            meter->age[c] = 0;
        }
    }
}

static AudioUnitParameterValue decibels(float level) { return level > 1e-6f ? 20 * log10f(level) : silence; }

static AudioUnitParameterValue meter(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                                     AudioUnitElement element) {
    const struct mixer_state *state = unit->state;
    const struct mixer_input *input = scope == kAudioUnitScope_Input ? unit->inputs[element].state : NULL;
    bool is_after = parameter >= kMultiChannelMixerParam_PostAveragePower;
    bool is_peak = parameter / 1000 % 2 == 0;
    const struct meter *meter = input ? (is_after ? &input->after : &input->before)
                                      : (is_after ? &state->after : &state->before);
    UInt32 channel = parameter % 1000;
    return decibels(is_peak ? meter->peak[channel] : meter->average[channel]);
}

// MARK: Mixing

/// The gains of the left and the right channel that an input should have.
static void wanted_gains(AudioUnit unit, UInt32 input, float *gains) {
    float volume = unit_value(unit, kMultiChannelMixerParam_Volume, kAudioUnitScope_Input, input);
    float pan = unit_value(unit, kMultiChannelMixerParam_Pan, kAudioUnitScope_Input, input);
    if (unit_value(unit, kMultiChannelMixerParam_Enable, kAudioUnitScope_Input, input) < 0.5f) volume = 0;
    gains[0] = volume * fminf(1, 1 - pan);
    gains[1] = volume * fminf(1, 1 + pan);
}

/// Moves from the former gain to the wanted one within some 6 ms, or the part if that is shorter, so that nothing clicks.
static float gain_at(UInt32 frame, UInt32 count, float from, float to) {
    enum { longest_move = 256 };
    UInt32 move = count < longest_move ? count : longest_move;
    return from == to || frame >= move ? to : from + (to - from) * (float)(frame + 1) / (float)move;
}

static void scale(float *samples, UInt32 count, float from, float to) {
    for (UInt32 i = 0; i < count; i++) samples[i] *= gain_at(i, count, from, to);
}

/// Adds an input's frames to the output, beginning at `at`.
static void add_input(AudioUnit unit, UInt32 number, UInt32 at, UInt32 count, float *const *planes, UInt32 channels) {
    struct unit_element *element = &unit->inputs[number];
    struct mixer_input *input = element->state;
    UInt32 there = element->format.mChannelsPerFrame;
    float gains[2];
    wanted_gains(unit, number, gains);
    if (!input->has_gains) memcpy(input->gains, gains, sizeof gains);
    input->has_gains = true;
    for (UInt32 c = 0; c < channels; c++) {
        // One channel is heard on both sides; into one channel go both.
        UInt32 first = there == 1 && c < 2 ? 0 : c, last = channels == 1 && there > 1 ? 1 : first;
        if (first >= there) continue;
        for (UInt32 source = first; source <= last; source++) {
            UInt32 side = channels == 1 ? source : c % 2;
            float from = input->gains[side], to = gains[side], share = last > first ? 0.5f : 1;
            const float *samples = element->planes.channels[source] + at;
            float *sum = planes[c] + at;
            for (UInt32 i = 0; i < count; i++) sum[i] += samples[i] * gain_at(i, count, from, to) * share;
        }
    }
    memcpy(input->gains, gains, sizeof gains);
}

/// Asks the inputs that are on for their frames. One without a source, or with one that fails, is silent.
static void pull_inputs(AudioUnit unit, double rate, const AudioTimeStamp *time, UInt32 count, bool *is_there) {
    for (UInt32 i = 0; i < unit->input_count; i++) {
        const struct mixer_input *input = unit->inputs[i].state;
        bool is_on = unit_value(unit, kMultiChannelMixerParam_Enable, kAudioUnitScope_Input, i) >= 0.5f;
        bool is_heard = input->has_gains && (input->gains[0] > 0 || input->gains[1] > 0);
        is_there[i] = (is_on || is_heard || unit->event_count > 0) && unit_pull(unit, i, rate, time, count) == 0;
    }
}

/// Measures an input as it comes, and as loud as it is at the end of the slice.
static void measure_input(struct unit_element *element, UInt32 count, double rate) {
    struct mixer_input *input = element->state;
    UInt32 channels = element->format.mChannelsPerFrame;
    float *const *planes = element->planes.channels;
    measure(&input->before, planes, channels, count, rate);
    for (UInt32 c = 0; c < channels && c < 2; c++) scale(planes[c], count, input->gains[c], input->gains[c]);
    measure(&input->after, planes, channels, count, rate);
}

/// Makes a part of the output, within which no parameter changes but for the gains that move.
static void mix_part(AudioUnit unit, UInt32 output, UInt32 at, UInt32 count, float *const *planes,
                     const bool *is_there) {
    struct mixer_state *state = unit->state;
    const struct unit_element *element = &unit->outputs[output];
    UInt32 channels = element->format.mChannelsPerFrame;
    float gain = unit_value(unit, kMultiChannelMixerParam_Volume, kAudioUnitScope_Output, output);
    float *places[linear_most_channels];
    for (UInt32 c = 0; c < channels; c++) places[c] = planes[c] + at;
    for (UInt32 i = 0; i < unit->input_count; i++) {
        if (is_there[i]) add_input(unit, i, at, count, planes, channels);
    }
    if (element->is_metered) measure(&state->before, places, channels, count, element->format.mSampleRate);
    if (!state->has_gain) state->gain = gain;
    state->has_gain = true;
    for (UInt32 c = 0; c < channels; c++) scale(places[c], count, state->gain, gain);
    state->gain = gain;
}

static OSStatus render(AudioUnit unit, const AudioTimeStamp *time, UInt32 output, UInt32 count, float *const *planes) {
    struct mixer_state *state = unit->state;
    const AudioStreamBasicDescription *format = &unit->outputs[output].format;
    bool is_there[unit_most_elements];
    pull_inputs(unit, format->mSampleRate, time, count, is_there);
    for (UInt32 c = 0; c < format->mChannelsPerFrame; c++) memset(planes[c], 0, count * sizeof **planes);
    for (UInt32 at = 0; at < count;) {
        UInt32 part = unit_next_part(unit, at, count);
        mix_part(unit, output, at, part, planes, is_there);
        at += part;
    }
    if (unit->outputs[output].is_metered) {
        measure(&state->after, planes, format->mChannelsPerFrame, count, format->mSampleRate);
    }
    for (UInt32 i = 0; i < unit->input_count; i++) {
        if (is_there[i] && unit->inputs[i].is_metered) measure_input(&unit->inputs[i], count, format->mSampleRate);
    }
    return 0;
}

static void reset(AudioUnit unit) {
    struct mixer_state *state = unit->state;
    *state = (struct mixer_state){0};
    for (UInt32 i = 0; i < unit->input_count; i++) {
        *(struct mixer_input *)unit->inputs[i].state = (struct mixer_input){0};
    }
}

// MARK: Properties

static UInt32 property_size(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                            AudioUnitElement element, Boolean *isWritable) {
    *isWritable = true;
    bool is_there = scope != kAudioUnitScope_Global && unit_element(unit, scope, element);
    return property == kAudioUnitProperty_MeteringMode && is_there ? sizeof(UInt32) : 0;
}

static OSStatus get_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, void *data) {
    *(UInt32 *)data = unit_element(unit, scope, element)->is_metered;
    return 0;
}

static OSStatus set_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, const void *data, UInt32 size) {
    unit_element(unit, scope, element)->is_metered = *(const UInt32 *)data != 0;
    return 0;
}

const struct unit_kind unit_kind_mixer = {.type = kAudioUnitType_Mixer,
                                          .subtype = kAudioUnitSubType_MultiChannelMixer,
                                          .name = "MultiChannelMixer",
                                          .inputs = 8,
                                          .outputs = 1,
                                          .has_any_inputs = true,
                                          .parameters = parameters,
                                          .parameter_count = sizeof parameters / sizeof *parameters,
                                          .state_size = sizeof(struct mixer_state),
                                          .input_state_size = sizeof(struct mixer_input),
                                          .reset = reset,
                                          .render = render,
                                          .meter = meter,
                                          .property_size = property_size,
                                          .get_property = get_property,
                                          .set_property = set_property};
