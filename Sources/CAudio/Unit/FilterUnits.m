// Effects that are one filter: low pass, high pass, band pass, shelves, and the parametric equalizer.

#import "Biquad.h"
#import "EffectUnit.h"
#import "UnitKinds.h"
#include <math.h>
#include <string.h>

struct filter_state {
    struct biquad_memory memories[linear_most_channels];
};

static float value(AudioUnit unit, AudioUnitParameterID parameter) {
    return unit_value(unit, parameter, kAudioUnitScope_Global, 0);
}

static void apply(AudioUnit unit, const struct biquad *filter, float *const *planes, UInt32 channels, UInt32 count) {
    struct filter_state *state = unit->state;
    for (UInt32 c = 0; c < channels; c++) biquad_apply(filter, &state->memories[c], planes[c], count);
}

static void reset(AudioUnit unit) { memset(unit->state, 0, sizeof(struct filter_state)); }

/// A resonance in decibels as a quality: at 0 the pass is flat.
static double quality_of(double resonance) { return M_SQRT1_2 * pow(10, resonance / 20); }

/// A bandwidth in cents as a quality.
static double quality_of_width(double cents) { return 1 / (2 * sinh(M_LN2 / 2 * cents / 1200)); }

#define FILTER(name, shape, quality, gain)                                                                            \
    static void process_##name(AudioUnit unit, float *const *planes, UInt32 channels, UInt32 count, double rate) {    \
        struct biquad filter = biquad_make(shape, rate, value(unit, 0), quality, gain);                               \
        apply(unit, &filter, planes, channels, count);                                                                \
    }                                                                                                                 \
    static OSStatus render_##name(AudioUnit unit, const AudioTimeStamp *time, UInt32 output, UInt32 count,            \
                                  float *const *planes) {                                                             \
        return effect_render(unit, time, count, planes, process_##name);                                              \
    }

// The first parameter of each is its frequency.
FILTER(low_pass, biquad_low_pass, quality_of(value(unit, kLowPassParam_Resonance)), 0)
FILTER(high_pass, biquad_high_pass, quality_of(value(unit, kHipassParam_Resonance)), 0)
FILTER(band_pass, biquad_band_pass, quality_of_width(value(unit, kBandpassParam_Bandwidth)), 0)
FILTER(low_shelf, biquad_low_shelf, M_SQRT1_2, value(unit, kAULowShelfParam_Gain))
FILTER(high_shelf, biquad_high_shelf, M_SQRT1_2, value(unit, kHighShelfParam_Gain))
FILTER(parametric, biquad_peak, value(unit, kParametricEQParam_Q), value(unit, kParametricEQParam_Gain))

#define HERTZ(number, name, least, greatest, usual)                                                                   \
    {number, kAudioUnitScope_Global, name, kAudioUnitParameterUnit_Hertz, least, greatest, usual, unit_parameter_is_set}
#define DECIBELS(number, name, least, greatest)                                                                       \
    {number, kAudioUnitScope_Global, name, kAudioUnitParameterUnit_Decibels, least, greatest, 0, unit_parameter_is_set}

static const struct unit_parameter low_pass_parameters[] = {
    HERTZ(kLowPassParam_CutoffFrequency, "cutoff frequency", 10, 22050, 6900),
    DECIBELS(kLowPassParam_Resonance, "resonance", -20, 40),
};
static const struct unit_parameter high_pass_parameters[] = {
    HERTZ(kHipassParam_CutoffFrequency, "cutoff frequency", 10, 22050, 6900),
    DECIBELS(kHipassParam_Resonance, "resonance", -20, 40),
};
static const struct unit_parameter band_pass_parameters[] = {
    HERTZ(kBandpassParam_CenterFrequency, "center frequency", 20, 22050, 5000),
    {kBandpassParam_Bandwidth, kAudioUnitScope_Global, "bandwidth", kAudioUnitParameterUnit_Cents, 100, 12000, 600,
     unit_parameter_is_set},
};
static const struct unit_parameter low_shelf_parameters[] = {
    HERTZ(kAULowShelfParam_CutoffFrequency, "cutoff frequency", 10, 200, 80),
    DECIBELS(kAULowShelfParam_Gain, "gain", -40, 40),
};
static const struct unit_parameter high_shelf_parameters[] = {
    HERTZ(kHighShelfParam_CutOffFrequency, "cut off frequency", 10000, 22050, 10000),
    DECIBELS(kHighShelfParam_Gain, "gain", -40, 40),
};
static const struct unit_parameter parametric_parameters[] = {
    HERTZ(kParametricEQParam_CenterFreq, "center frequency", 20, 22050, 2000),
    {kParametricEQParam_Q, kAudioUnitScope_Global, "Q", kAudioUnitParameterUnit_Hertz, 0.1f, 20, 1,
     unit_parameter_is_set},
    DECIBELS(kParametricEQParam_Gain, "gain", -20, 20),
};

// Of the units that came with iOS 5, which take floating point alone.
#define KIND(kind, number, title)                                                                                     \
    const struct unit_kind unit_kind_##kind = {                                                                       \
        .type = kAudioUnitType_Effect, .subtype = number, .name = title, .inputs = 1, .outputs = 1,                   \
        .takes_floats_only = true, .parameters = kind##_parameters,                                                   \
        .parameter_count = sizeof kind##_parameters / sizeof *kind##_parameters,                                      \
        .state_size = sizeof(struct filter_state), .initialize = effect_initialize, .reset = reset,                   \
        .render = render_##kind};

KIND(low_pass, kAudioUnitSubType_LowPassFilter, "AULowpass")
KIND(high_pass, kAudioUnitSubType_HighPassFilter, "AUHipass")
KIND(band_pass, kAudioUnitSubType_BandPassFilter, "AUBandpass")
KIND(low_shelf, kAudioUnitSubType_LowShelfFilter, "AULowShelfFilter")
KIND(high_shelf, kAudioUnitSubType_HighShelfFilter, "AUHighShelfFilter")
KIND(parametric, kAudioUnitSubType_ParametricEQ, "AUParametricEQ")
