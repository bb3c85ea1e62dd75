// What apps ask of a unit's properties.

#import "../Format/LinearFormat.h"
#import "UnitProperties.h"
#import <Foundation/Foundation.h>
#include <string.h>

OSStatus AudioUnitGetPropertyInfo(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                                  AudioUnitElement element, UInt32 *dataSize, Boolean *isWritable) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitGetPropertyInfoSelect, AudioUnitGetPropertyInfoProc, property, scope,
                           element, dataSize, isWritable);
    }
    Boolean can_be_set = false;
    units_lock();
    UInt32 size = unit_property_size(unit, property, scope, element, &can_be_set);
    units_unlock();
    if (size == 0) return kAudioUnitErr_InvalidProperty;
    if (dataSize) *dataSize = size;
    if (isWritable) *isWritable = can_be_set;
    return 0;
}

OSStatus AudioUnitGetProperty(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                              AudioUnitElement element, void *data, UInt32 *dataSize) {
    if (unit == NULL || dataSize == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitGetPropertySelect, AudioUnitGetPropertyProc, property, scope, element, data,
                           dataSize);
    }
    Boolean can_be_set = false;
    units_lock();
    UInt32 size = unit_property_size(unit, property, scope, element, &can_be_set);
    OSStatus status = size == 0                      ? kAudioUnitErr_InvalidProperty
                      : data && *dataSize < size     ? kAudioUnitErr_InvalidPropertyValue
                      : data == NULL                 ? 0
                                                     : unit_get_property(unit, property, scope, element, data);
    units_unlock();
    if (status == 0) *dataSize = size;
    return status;
}

// MARK: Setting

static OSStatus set_format(AudioUnit unit, AudioUnitScope scope, AudioUnitElement element,
                           const AudioStreamBasicDescription *format) {
    struct unit_element *there = unit_element(unit, scope, element);
    if (!linear_format_is_supported(format)) return kAudioUnitErr_FormatNotSupported;
    bool is_float = (format->mFormatFlags & kAudioFormatFlagIsFloat) && format->mBitsPerChannel == 32;
    bool has_planes = (format->mFormatFlags & kAudioFormatFlagIsNonInterleaved) || format->mChannelsPerFrame == 1;
    if (unit->kind->takes_floats_only && !(is_float && has_planes)) return kAudioUnitErr_FormatNotSupported;
    if (memcmp(&there->format, format, sizeof *format) == 0) return 0;
    if (unit->is_initialized) return kAudioUnitErr_PropertyNotWritable;
    there->format = *format;
    unit_tell(unit, kAudioUnitProperty_StreamFormat, scope, element);
    return 0;
}

static OSStatus set_rate(AudioUnit unit, AudioUnitScope scope, AudioUnitElement element, Float64 rate) {
    AudioStreamBasicDescription format = unit_element(unit, scope, element)->format;
    format.mSampleRate = rate;
    return set_format(unit, scope, element, &format);
}

static OSStatus set_callback(AudioUnit unit, AudioUnitElement element, const AURenderCallbackStruct *callback) {
    struct unit_element *there = unit_element(unit, kAudioUnitScope_Input, element);
    if (there == NULL) return kAudioUnitErr_InvalidElement;
    there->callback = *callback;
    if (callback->inputProc) there->source = NULL;
    return 0;
}

static OSStatus connect(AudioUnit unit, AudioUnitElement element, const AudioUnitConnection *connection) {
    struct unit_element *there = unit_element(unit, kAudioUnitScope_Input, element);
    if (there == NULL || element != connection->destInputNumber) return kAudioUnitErr_InvalidElement;
    if (connection->sourceAudioUnit == NULL) {
        there->source = NULL;
        return 0;
    }
    AudioStreamBasicDescription format;
    UInt32 size = sizeof format;
    OSStatus status = AudioUnitGetProperty(connection->sourceAudioUnit, kAudioUnitProperty_StreamFormat,
                                           kAudioUnitScope_Output, connection->sourceOutputNumber, &format, &size);
    if (status) return kAudioUnitErr_InvalidElement;
    // The input takes what the other unit gives.
    bool was_initialized = unit->is_initialized;
    unit->is_initialized = false;
    status = set_format(unit, kAudioUnitScope_Input, element, &format);
    unit->is_initialized = was_initialized;
    if (status) return status;
    there->source = connection->sourceAudioUnit;
    there->source_output = connection->sourceOutputNumber;
    there->callback = (AURenderCallbackStruct){0};
    return 0;
}

static OSStatus set_input_count(AudioUnit unit, UInt32 count) {
    if (unit->depth > 0) return kAudioUnitErr_CannotDoInCurrentContext;
    if (count == 0 || count > unit_most_elements) return kAudioUnitErr_InvalidPropertyValue;
    if (!unit_set_input_count(unit, count)) return kAudio_MemFullError;
    unit_tell(unit, kAudioUnitProperty_ElementCount, kAudioUnitScope_Input, 0);
    return 0;
}

static OSStatus set_most_frames(AudioUnit unit, UInt32 count) {
    if (count == 0 || count > unit_most_frames) return kAudioUnitErr_InvalidPropertyValue;
    if (unit->is_initialized && count != unit->most_frames) return kAudioUnitErr_Initialized;
    unit->most_frames = count;
    unit_tell(unit, kAudioUnitProperty_MaximumFramesPerSlice, kAudioUnitScope_Global, 0);
    return 0;
}

static OSStatus set_name(struct unit_element *element, CFStringRef name) {
    if (name) CFRetain(name);
    if (element->name) CFRelease(element->name);
    element->name = name;
    return 0;
}

static OSStatus set_preset(AudioUnit unit, const AUPreset *preset) {
    // Apps give names to their own presets, whose numbers are negative.
    if (preset->presetNumber >= 0) return kAudioUnitErr_InvalidPropertyValue;
    if (preset->presetName) CFRetain(preset->presetName);
    if (unit->preset.presetName) CFRelease(unit->preset.presetName);
    unit->preset = *preset;
    unit_tell(unit, kAudioUnitProperty_PresentPreset, kAudioUnitScope_Global, 0);
    return 0;
}

/// The value has its property's size.
static OSStatus set_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, const void *data) {
    union {
        AudioStreamBasicDescription format;
        AURenderCallbackStruct callback;
        AudioUnitConnection connection;
        AUPreset preset;
        Float64 rate;
        UInt32 number;
        CFTypeRef object;
    } value;
    Boolean can_be_set;
    memcpy(&value, data, unit_property_size(unit, property, scope, element, &can_be_set));
    switch (property) {
    case kAudioUnitProperty_StreamFormat: return set_format(unit, scope, element, &value.format);
    case kAudioUnitProperty_SampleRate: return set_rate(unit, scope, element, value.rate);
    case kAudioUnitProperty_ElementCount: return set_input_count(unit, value.number);
    case kAudioUnitProperty_MaximumFramesPerSlice: return set_most_frames(unit, value.number);
    case kAudioUnitProperty_ElementName: return set_name(unit_element(unit, scope, element), value.object);
    case kAudioUnitProperty_PresentPreset: return set_preset(unit, &value.preset);
    case kAudioUnitProperty_ClassInfo: return unit_restore_settings(unit, value.object);
    default: unit->is_bypassed = value.number != 0; return 0;
    }
}

/// Sources are set, and not got.
static OSStatus set_source(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                           AudioUnitElement element, const void *data, UInt32 size) {
    AURenderCallbackStruct callback;
    AudioUnitConnection connection;
    bool is_callback = property == kAudioUnitProperty_SetRenderCallback;
    // Many apps name the whole unit where they mean the input of what is played.
    bool is_usual = scope == kAudioUnitScope_Input || (is_callback && scope == kAudioUnitScope_Global);
    if (!is_usual) return kAudioUnitErr_InvalidScope;
    if (is_callback) {
        if (size < sizeof callback) return kAudioUnitErr_InvalidPropertyValue;
        memcpy(&callback, data, sizeof callback);
        return set_callback(unit, element, &callback);
    }
    if (size < sizeof connection) return kAudioUnitErr_InvalidPropertyValue;
    memcpy(&connection, data, sizeof connection);
    return connect(unit, element, &connection);
}

static OSStatus set_checked(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                            AudioUnitElement element, const void *data, UInt32 size) {
    if (property == kAudioUnitProperty_SetRenderCallback || property == kAudioUnitProperty_MakeConnection) {
        return set_source(unit, property, scope, element, data, size);
    }
    Boolean can_be_set = false;
    UInt32 needed = unit_property_size(unit, property, scope, element, &can_be_set);
    if (needed == 0) return kAudioUnitErr_InvalidProperty;
    if (!can_be_set) return kAudioUnitErr_PropertyNotWritable;
    if (size < needed) return kAudioUnitErr_InvalidPropertyValue;
    Boolean is_own = false;
    if (unit->kind->property_size && unit->kind->property_size(unit, property, scope, element, &is_own)) {
        return unit->kind->set_property(unit, property, scope, element, data, size);
    }
    return set_property(unit, property, scope, element, data);
}

OSStatus AudioUnitSetProperty(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                              AudioUnitElement element, const void *data, UInt32 dataSize) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitSetPropertySelect, AudioUnitSetPropertyProc, property, scope, element, data,
                           dataSize);
    }
    // A source is taken away by no value, too.
    const AURenderCallbackStruct no_callback = {0};
    const AudioUnitConnection no_connection = {.destInputNumber = element};
    if (data == NULL && property == kAudioUnitProperty_SetRenderCallback) {
        data = &no_callback;
        dataSize = sizeof no_callback;
    } else if (data == NULL && property == kAudioUnitProperty_MakeConnection) {
        data = &no_connection;
        dataSize = sizeof no_connection;
    }
    if (data == NULL) return kAudioUnitErr_InvalidPropertyValue;
    units_lock();
    OSStatus status = set_checked(unit, property, scope, element, data, dataSize);
    units_unlock();
    return status;
}
