// The equalizer of the iPod: presets of ten bands, an octave apart.

#import "Biquad.h"
#import "EffectUnit.h"
#import "UnitKinds.h"
#import <Foundation/Foundation.h>
#include <string.h>

enum { band_count = 10 };
static const double lowest_band = 32;

/// The gains of the bands in decibels.
static const struct {
    const char *name;
    float gains[band_count];
} presets[] = {
    {"Disabled", {0}},
    {"Bass Booster", {5.5f, 4.25f, 3.5f, 2.5f, 1.25f, 0, 0, 0, 0, 0}},
    {"Bass Reducer", {-5.5f, -4.25f, -3.5f, -2.5f, -1.25f, 0, 0, 0, 0, 0}},
    {"Classical", {4.75f, 3.75f, 3, 2.5f, -1.5f, -1.5f, 0, 2.25f, 3.25f, 3.75f}},
    {"Dance", {3.5f, 6.5f, 5, 0, 2, 3.75f, 5.25f, 4.5f, 3.5f, 0}},
    {"Deep", {5, 3.5f, 1.75f, 1, 3, 2.5f, 1.5f, -2.25f, -3.5f, -4.5f}},
    {"Electronic", {4.25f, 3.75f, 1.25f, 0, -2.25f, 2.25f, 0.75f, 1.25f, 4, 4.75f}},
    {"Flat", {0}},
    {"Hip Hop", {5, 4.25f, 1.5f, 3, -1, -1, 1.5f, -0.5f, 2, 3}},
    {"Jazz", {4, 3, 1.5f, 2.25f, -1.5f, -1.5f, 0, 1.5f, 3, 3.75f}},
    {"Latin", {4.5f, 3, 0, 0, -1.5f, -1.5f, -1.5f, 0, 3, 4.5f}},
    {"Loudness", {6, 4, 0, 0, -2, 0, -1, -5, 5, 1}},
    {"Lounge", {-3, -1.5f, -0.5f, 1.5f, 4, 2.5f, 0, -1.5f, 2, 1}},
    {"Piano", {3, 2, 0, 2.5f, 3, 1.5f, 3.5f, 4.5f, 3, 3.5f}},
    {"Pop", {-1.5f, -1, 0, 2, 4, 4, 2, 0, -1, -1.5f}},
    {"R&B", {2.5f, 7, 5.5f, 1.25f, -2.25f, -1.5f, 2.25f, 2.5f, 3, 3.75f}},
    {"Rock", {5, 4, 3, 1.5f, -0.5f, -1, 0.5f, 2.5f, 3.5f, 4.5f}},
    {"Small Speakers", {5.5f, 4.25f, 3.5f, 2.5f, 1.25f, 0, -1.25f, -2.5f, -3.5f, -4.25f}},
    {"Spoken Word", {-3.5f, -0.5f, 0, 0.75f, 3.5f, 4.5f, 4.75f, 4.25f, 2.5f, 0}},
    {"Treble Booster", {0, 0, 0, 0, 0, 1.25f, 2.5f, 3.5f, 4.25f, 5.5f}},
    {"Treble Reducer", {0, 0, 0, 0, 0, -1.25f, -2.5f, -3.5f, -4.25f, -5.5f}},
    {"Vocal Booster", {-1.5f, -3, -3, 1.5f, 3.75f, 3.75f, 3, 1.5f, 0, -1.5f}},
};
enum { preset_count = sizeof presets / sizeof *presets };

struct equalizer_state {
    int preset;
    struct biquad_memory memories[band_count][linear_most_channels];
};

static void process(AudioUnit unit, float *const *planes, UInt32 channels, UInt32 count, double rate) {
    struct equalizer_state *state = unit->state;
    double frequency = lowest_band;
    for (int band = 0; band < band_count; band++, frequency *= 2) {
        float gain = presets[state->preset].gains[band];
        if (gain == 0 || frequency > rate * 0.49) continue;
        // One octave wide.
        struct biquad filter = biquad_make(biquad_peak, rate, frequency, 1.414, gain);
        for (UInt32 c = 0; c < channels; c++) biquad_apply(&filter, &state->memories[band][c], planes[c], count);
    }
}

static OSStatus render(AudioUnit unit, const AudioTimeStamp *time, UInt32 output, UInt32 count, float *const *planes) {
    return effect_render(unit, time, count, planes, process);
}

static void reset(AudioUnit unit) {
    struct equalizer_state *state = unit->state;
    memset(state->memories, 0, sizeof state->memories);
}

// MARK: Presets

static CFStringRef copy_name(int preset) {
    return CFBridgingRetain([NSString stringWithUTF8String:presets[preset].name]);
}

/// An array of pointers to presets, which stay where they are. The names are made once.
static CFArrayRef copy_presets(void) {
    static AUPreset factory[preset_count];
    const void *values[preset_count];
    for (int i = 0; i < preset_count; i++) {
        if (factory[i].presetName == NULL) factory[i] = (AUPreset){i, copy_name(i)};
        values[i] = &factory[i];
    }
    return CFArrayCreate(NULL, values, preset_count, NULL);
}

static UInt32 property_size(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                            AudioUnitElement element, Boolean *isWritable) {
    *isWritable = property == kAudioUnitProperty_PresentPreset;
    if (scope != kAudioUnitScope_Global) return 0;
    if (property == kAudioUnitProperty_PresentPreset) return sizeof(AUPreset);
    return property == kAudioUnitProperty_FactoryPresets ? sizeof(CFArrayRef) : 0;
}

static OSStatus get_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, void *data) {
    const struct equalizer_state *state = unit->state;
    if (property == kAudioUnitProperty_FactoryPresets) {
        CFArrayRef all = copy_presets();
        memcpy(data, &all, sizeof all);
        return 0;
    }
    AUPreset present = {state->preset, copy_name(state->preset)};
    memcpy(data, &present, sizeof present);
    return 0;
}

static OSStatus set_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, const void *data, UInt32 size) {
    struct equalizer_state *state = unit->state;
    AUPreset wanted;
    memcpy(&wanted, data, sizeof wanted);
    if (wanted.presetNumber < 0 || wanted.presetNumber >= preset_count) return kAudioUnitErr_InvalidPropertyValue;
    state->preset = wanted.presetNumber;
    unit_tell(unit, kAudioUnitProperty_PresentPreset, scope, element);
    return 0;
}

const struct unit_kind unit_kind_equalizer = {.type = kAudioUnitType_Effect,
                                              .subtype = kAudioUnitSubType_AUiPodEQ,
                                              .name = "AUiPodEQ",
                                              .inputs = 1,
                                              .outputs = 1,
                                              .state_size = sizeof(struct equalizer_state),
                                              .initialize = effect_initialize,
                                              .reset = reset,
                                              .render = render,
                                              .property_size = property_size,
                                              .get_property = get_property,
                                              .set_property = set_property};
