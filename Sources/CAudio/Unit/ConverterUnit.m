// Units that give their input in another format: the converter, the output into memory, and the one that changes speed.

#import "UnitKinds.h"
#include <math.h>

static OSStatus convert(AudioUnit unit, double rate, const AudioTimeStamp *time, UInt32 output, UInt32 count,
                        float *const *planes) {
    OSStatus status = unit_pull(unit, 0, rate, time, count);
    if (status) return status;
    unit_map_channels(unit->inputs[0].planes.channels, unit->inputs[0].format.mChannelsPerFrame, planes,
                      unit->outputs[output].format.mChannelsPerFrame, count);
    return 0;
}

static OSStatus render(AudioUnit unit, const AudioTimeStamp *time, UInt32 output, UInt32 count, float *const *planes) {
    return convert(unit, unit->outputs[output].format.mSampleRate, time, output, count, planes);
}

// MARK: Speed

static const struct unit_parameter speed_parameters[] = {
    {kVarispeedParam_PlaybackRate, kAudioUnitScope_Global, "Playback Rate", kAudioUnitParameterUnit_Rate, 0.25, 4, 1,
     unit_parameter_is_set},
    {kVarispeedParam_PlaybackCents, kAudioUnitScope_Global, "Playback Cents", kAudioUnitParameterUnit_Cents, -2400, 2400,
     0, unit_parameter_is_set},
};

static OSStatus render_speed(AudioUnit unit, const AudioTimeStamp *time, UInt32 output, UInt32 count,
                             float *const *planes) {
    unit_next_part(unit, 0, count);
    double speed = unit_value(unit, kVarispeedParam_PlaybackRate, kAudioUnitScope_Global, 0);
    speed *= exp2(unit_value(unit, kVarispeedParam_PlaybackCents, kAudioUnitScope_Global, 0) / 1200);
    return convert(unit, unit->outputs[output].format.mSampleRate / speed, time, output, count, planes);
}

const struct unit_kind unit_kind_converter = {.type = kAudioUnitType_FormatConverter,
                                              .subtype = kAudioUnitSubType_AUConverter,
                                              .name = "AUConverter",
                                              .inputs = 1,
                                              .outputs = 1,
                                              .render = render};

const struct unit_kind unit_kind_varispeed = {.type = kAudioUnitType_FormatConverter,
                                              .subtype = kAudioUnitSubType_Varispeed,
                                              .name = "AUVarispeed",
                                              .inputs = 1,
                                              .outputs = 1,
                                              .parameters = speed_parameters,
                                              .parameter_count = 2,
                                              .render = render_speed};

// MARK: Output into memory

static UInt32 property_size(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                            AudioUnitElement element, Boolean *isWritable) {
    *isWritable = false;
    return property == kAudioOutputUnitProperty_IsRunning ? sizeof(UInt32) : 0;
}

/// It runs while the app asks it for frames, and never by itself.
static OSStatus get_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, void *data) {
    *(UInt32 *)data = 0;
    return 0;
}

const struct unit_kind unit_kind_generic = {.type = kAudioUnitType_Output,
                                            .subtype = kAudioUnitSubType_GenericOutput,
                                            .name = "Generic Output",
                                            .inputs = 1,
                                            .outputs = 1,
                                            .render = render,
                                            .property_size = property_size,
                                            .get_property = get_property};
