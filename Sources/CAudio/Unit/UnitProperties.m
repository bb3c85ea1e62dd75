#import "UnitProperties.h"
#import <Foundation/Foundation.h>
#include <stdio.h>
#include <string.h>

static UInt32 parameter_count(AudioUnit unit, AudioUnitScope scope) {
    UInt32 count = 0;
    for (int i = 0; i < unit->kind->parameter_count; i++) count += unit->kind->parameters[i].scope == scope;
    return count;
}

static const struct unit_parameter *parameter(AudioUnit unit, AudioUnitScope scope, AudioUnitParameterID number) {
    for (int i = 0; i < unit->kind->parameter_count; i++) {
        const struct unit_parameter *there = &unit->kind->parameters[i];
        if (there->scope == scope && there->number == number) return there;
    }
    return NULL;
}

static bool is_stream(AudioUnit unit, AudioUnitScope scope, AudioUnitElement element) {
    return scope != kAudioUnitScope_Global && unit_element(unit, scope, element);
}

/// The hardware's side of a unit that plays and records: its formats are not the app's to choose.
static bool is_hardware(AudioUnit unit, AudioUnitScope scope, AudioUnitElement element) {
    return unit->kind->inputs == 2 && ((scope == kAudioUnitScope_Output && element == 0) ||
                                       (scope == kAudioUnitScope_Input && element == 1));
}

UInt32 unit_property_size(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                          AudioUnitElement element, Boolean *isWritable) {
    *isWritable = true;
    if (unit->kind->property_size) {
        UInt32 size = unit->kind->property_size(unit, property, scope, element, isWritable);
        if (size) return size;
        *isWritable = true;
    }
    bool is_global = scope == kAudioUnitScope_Global;
    switch (property) {
    case kAudioUnitProperty_ClassInfo: return is_global ? sizeof(CFPropertyListRef) : 0;
    case kAudioUnitProperty_MaximumFramesPerSlice: return is_global ? sizeof(UInt32) : 0;
    case kAudioUnitProperty_PresentPreset: return is_global ? sizeof(AUPreset) : 0;
    case kAudioUnitProperty_BypassEffect:
        return is_global && unit->kind->type == kAudioUnitType_Effect ? sizeof(UInt32) : 0;
    case kAudioUnitProperty_SampleRate:
        *isWritable = !is_hardware(unit, scope, element);
        return is_stream(unit, scope, element) ? sizeof(Float64) : 0;
    case kAudioUnitProperty_StreamFormat:
        *isWritable = !is_hardware(unit, scope, element);
        return is_stream(unit, scope, element) ? sizeof(AudioStreamBasicDescription) : 0;
    case kAudioUnitProperty_ElementName: return unit_element(unit, scope, element) ? sizeof(CFStringRef) : 0;
    case kAudioUnitProperty_ElementCount:
        *isWritable = scope == kAudioUnitScope_Input && unit->kind->has_any_inputs;
        return scope <= kAudioUnitScope_Output ? sizeof(UInt32) : 0;
    default: break;
    }
    *isWritable = false;
    switch (property) {
    case kAudioUnitProperty_ParameterList: return parameter_count(unit, scope) * (UInt32)sizeof(AudioUnitParameterID);
    case kAudioUnitProperty_ParameterInfo:
        return parameter(unit, scope, element) ? sizeof(AudioUnitParameterInfo) : 0;
    case kAudioUnitProperty_Latency:
    case kAudioUnitProperty_TailTime: return is_global ? sizeof(Float64) : 0;
    case kAudioUnitProperty_SupportedNumChannels: return is_global ? sizeof(AUChannelInfo) : 0;
    case kAudioUnitProperty_LastRenderError: return is_global ? sizeof(OSStatus) : 0;
    default: return 0;
    }
}

static void describe(const struct unit_parameter *there, AudioUnitParameterInfo *info) {
    *info = (AudioUnitParameterInfo){
        .unit = there->unit, .minValue = there->least, .maxValue = there->greatest, .defaultValue = there->usual,
        .flags = there->flags | kAudioUnitParameterFlag_HasCFNameString | kAudioUnitParameterFlag_CFNameRelease,
        .cfNameString = CFBridgingRetain([NSString stringWithUTF8String:there->name])};
    snprintf(info->name, sizeof info->name, "%s", there->name);
}

static UInt32 element_count(AudioUnit unit, AudioUnitScope scope) {
    return scope == kAudioUnitScope_Input ? unit->input_count : scope == kAudioUnitScope_Output ? unit->output_count : 1;
}

static void put_name(const struct unit_element *element, void *data) {
    CFStringRef name = element->name ? CFRetain(element->name) : NULL;
    memcpy(data, &name, sizeof name);
}

static void put_preset(AudioUnit unit, void *data) {
    AUPreset preset = unit->preset;
    preset.presetName = CFBridgingRetain((__bridge NSString *)preset.presetName ?: @"Untitled");
    memcpy(data, &preset, sizeof preset);
}

OSStatus unit_get_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                           AudioUnitElement element, void *data) {
    Boolean isWritable = false;
    if (unit->kind->property_size && unit->kind->property_size(unit, property, scope, element, &isWritable)) {
        return unit->kind->get_property(unit, property, scope, element, data);
    }
    const struct unit_element *there = unit_element(unit, scope, element);
    // Units of the system give each frame at once.
    const Float64 no_time = 0;
    // Any number of channels, the same on both sides; or any to any.
    AUChannelInfo channels = {-1, unit->kind->type == kAudioUnitType_Effect ? -1 : -2};
    AudioUnitParameterID *numbers = data;
    UInt32 number = 0;
    CFDictionaryRef settings;
    switch (property) {
    case kAudioUnitProperty_ClassInfo:
        settings = unit_copy_settings(unit);
        memcpy(data, &settings, sizeof settings);
        return 0;
    case kAudioUnitProperty_SampleRate: memcpy(data, &there->format.mSampleRate, sizeof(Float64)); return 0;
    case kAudioUnitProperty_StreamFormat: memcpy(data, &there->format, sizeof there->format); return 0;
    case kAudioUnitProperty_ElementName: put_name(there, data); return 0;
    case kAudioUnitProperty_PresentPreset: put_preset(unit, data); return 0;
    case kAudioUnitProperty_ParameterList:
        for (int i = 0; i < unit->kind->parameter_count; i++) {
            if (unit->kind->parameters[i].scope == scope) *numbers++ = unit->kind->parameters[i].number;
        }
        return 0;
    case kAudioUnitProperty_ParameterInfo: describe(parameter(unit, scope, element), data); return 0;
    case kAudioUnitProperty_Latency:
    case kAudioUnitProperty_TailTime: memcpy(data, &no_time, sizeof no_time); return 0;
    case kAudioUnitProperty_SupportedNumChannels: memcpy(data, &channels, sizeof channels); return 0;
    case kAudioUnitProperty_LastRenderError:
        // It is told once.
        memcpy(data, &unit->last_error, sizeof unit->last_error);
        unit->last_error = 0;
        return 0;
    case kAudioUnitProperty_MaximumFramesPerSlice: number = unit->most_frames; break;
    case kAudioUnitProperty_BypassEffect: number = unit->is_bypassed; break;
    default: number = element_count(unit, scope);
    }
    memcpy(data, &number, sizeof number);
    return 0;
}
