#import "UnitObject.h"
#include <math.h>
#include <string.h>

/// While a parameter moves along a ramp it is set anew after so many frames.
enum { ramp_frames = 32 };

/// The place of a parameter among those of the kind; -1 for none.
static int place_of(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope) {
    for (int i = 0; i < unit->kind->parameter_count; i++) {
        const struct unit_parameter *there = &unit->kind->parameters[i];
        if (there->number == parameter && there->scope == scope) return i;
    }
    return -1;
}

AudioUnitParameterValue unit_value(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                                   AudioUnitElement element) {
    int place = place_of(unit, parameter, scope);
    const struct unit_element *there = unit_element(unit, scope, element);
    return place < 0 || there == NULL ? 0 : there->values[place];
}

OSStatus AudioUnitGetParameter(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                               AudioUnitElement element, AudioUnitParameterValue *value) {
    if (unit == NULL || value == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitGetParameterSelect, AudioUnitGetParameterProc, parameter, scope, element,
                           value);
    }
    units_lock();
    int place = place_of(unit, parameter, scope);
    const struct unit_element *there = unit_element(unit, scope, element);
    OSStatus status = place < 0 ? kAudioUnitErr_InvalidParameter : there ? 0 : kAudioUnitErr_InvalidElement;
    if (status == 0) {
        bool is_meter = unit->kind->parameters[place].flags & kAudioUnitParameterFlag_MeterReadOnly;
        *value = is_meter ? unit->kind->meter(unit, parameter, scope, element) : there->values[place];
    }
    units_unlock();
    return status;
}

static OSStatus set_value(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                          AudioUnitElement element, AudioUnitParameterValue value) {
    int place = place_of(unit, parameter, scope);
    struct unit_element *there = unit_element(unit, scope, element);
    if (place < 0) return kAudioUnitErr_InvalidParameter;
    if (there == NULL) return kAudioUnitErr_InvalidElement;
    const struct unit_parameter *known = &unit->kind->parameters[place];
    if (!(known->flags & (UInt32)kAudioUnitParameterFlag_IsWritable)) return kAudioUnitErr_InvalidParameter;
    if (!isfinite(value)) return kAudioUnitErr_InvalidPropertyValue;
    there->values[place] = value < known->least ? known->least : value > known->greatest ? known->greatest : value;
    return 0;
}

/// Schedules a change; one at the slice's begin is made at once.
static OSStatus schedule(AudioUnit unit, const AudioUnitParameterEvent *event) {
    int place = place_of(unit, event->parameter, event->scope);
    if (place < 0) return kAudioUnitErr_InvalidParameter;
    if (unit_element(unit, event->scope, event->element) == NULL) return kAudioUnitErr_InvalidElement;
    bool is_ramp = event->eventType == kParameterEvent_Ramped;
    if (!is_ramp && event->eventType != kParameterEvent_Immediate) return kAudio_ParamError;
    if (!is_ramp && event->eventValues.immediate.bufferOffset == 0) {
        return set_value(unit, event->parameter, event->scope, event->element, event->eventValues.immediate.value);
    }
    if (unit->event_count == unit_most_events) return kAudioUnitErr_InvalidParameter;
    unit->events[unit->event_count++] = *event;
    return 0;
}

OSStatus AudioUnitSetParameter(AudioUnit unit, AudioUnitParameterID parameter, AudioUnitScope scope,
                               AudioUnitElement element, AudioUnitParameterValue value, UInt32 bufferOffsetInFrames) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitSetParameterSelect, AudioUnitSetParameterProc, parameter, scope, element,
                           value, bufferOffsetInFrames);
    }
    AudioUnitParameterEvent event = {.scope = scope, .element = element, .parameter = parameter,
                                     .eventType = kParameterEvent_Immediate,
                                     .eventValues.immediate = {bufferOffsetInFrames, value}};
    units_lock();
    OSStatus status = schedule(unit, &event);
    units_unlock();
    return status;
}

OSStatus AudioUnitScheduleParameters(AudioUnit unit, const AudioUnitParameterEvent *events, UInt32 count) {
    if (unit == NULL || (events == NULL && count)) return kAudio_ParamError;
    if (unit->plug_in) {
        return ASK_PLUG_IN(unit, kAudioUnitScheduleParametersSelect, AudioUnitScheduleParametersProc, events, count);
    }
    OSStatus status = 0;
    units_lock();
    for (UInt32 i = 0; i < count && status == 0; i++) status = schedule(unit, &events[i]);
    units_unlock();
    return status;
}

// MARK: Within a slice

static SInt64 start_of(const AudioUnitParameterEvent *event) {
    return event->eventType == kParameterEvent_Ramped ? event->eventValues.ramp.startBufferOffset
                                                      : event->eventValues.immediate.bufferOffset;
}

static SInt64 end_of(const AudioUnitParameterEvent *event) {
    bool is_ramp = event->eventType == kParameterEvent_Ramped;
    return start_of(event) + (is_ramp ? event->eventValues.ramp.durationInFrames : 0);
}

/// The frame at which a part ends that begins at `at`: nothing begins or ends within it, and ramps have gone a step.
static SInt64 end_of_part(AudioUnit unit, SInt64 at, SInt64 end) {
    for (int i = 0; i < unit->event_count; i++) {
        const AudioUnitParameterEvent *event = &unit->events[i];
        SInt64 next = at < start_of(event) ? start_of(event) : end_of(event);
        if (at >= start_of(event) && next - at > ramp_frames) next = at + ramp_frames;
        if (next > at && next < end) end = next;
    }
    return end;
}

/// Sets what the event has come to at the end of a part.
static void apply(AudioUnit unit, const AudioUnitParameterEvent *event, SInt64 end) {
    AudioUnitParameterValue value = event->eventValues.immediate.value;
    if (event->eventType == kParameterEvent_Ramped) {
        UInt32 duration = event->eventValues.ramp.durationInFrames;
        double part = duration ? (double)(end - start_of(event)) / duration : 1;
        AudioUnitParameterValue from = event->eventValues.ramp.startValue, to = event->eventValues.ramp.endValue;
        value = part >= 1 ? to : (AudioUnitParameterValue)(from + (to - from) * part);
    }
    set_value(unit, event->parameter, event->scope, event->element, value);
}

UInt32 unit_next_part(AudioUnit unit, UInt32 at, UInt32 count) {
    SInt64 end = end_of_part(unit, at, count);
    for (int i = 0; i < unit->event_count;) {
        const AudioUnitParameterEvent event = unit->events[i];
        if (start_of(&event) <= at) apply(unit, &event, end);
        if (start_of(&event) > at || end_of(&event) > end) {
            i++;
            continue;
        }
        unit->event_count--;
        memmove(&unit->events[i], &unit->events[i + 1], sizeof *unit->events * (size_t)(unit->event_count - i));
    }
    return (UInt32)(end - at);
}

void unit_finish_events(AudioUnit unit, UInt32 count) {
    for (int i = 0; i < unit->event_count; i++) {
        AudioUnitParameterEvent *event = &unit->events[i];
        if (event->eventType == kParameterEvent_Ramped) {
            event->eventValues.ramp.startBufferOffset -= (SInt32)count;
        } else {
            UInt32 offset = event->eventValues.immediate.bufferOffset;
            event->eventValues.immediate.bufferOffset = offset > count ? offset - count : 0;
        }
    }
}
