// The kinds of units that apps find: the system's, and those that they register themselves.

#import "AudioComponentObject.h"
#import "UnitKinds.h"
#import <Foundation/Foundation.h>
#include <stdlib.h>

static const struct unit_kind *const kinds[] = {
    &unit_kind_remote,    &unit_kind_voice,     &unit_kind_generic,    &unit_kind_mixer,     &unit_kind_converter,
    &unit_kind_varispeed, &unit_kind_equalizer, &unit_kind_low_pass,   &unit_kind_high_pass, &unit_kind_band_pass,
    &unit_kind_low_shelf, &unit_kind_high_shelf, &unit_kind_parametric,
    &unit_kind_sampler,
};
enum { kind_count = sizeof kinds / sizeof *kinds, most_registered = 64 };

static struct OpaqueAudioComponent components[kind_count + most_registered];
static int component_count;
/// All units that have not been disposed of.
static AudioUnit units;

/// With the lock held.
static void prepare(void) {
    if (component_count) return;
    for (int i = 0; i < kind_count; i++) {
        AudioComponentDescription description = {.componentType = kinds[i]->type,
                                                 .componentSubType = kinds[i]->subtype,
                                                 .componentManufacturer = kAudioUnitManufacturer_Apple};
        components[i] = (struct OpaqueAudioComponent){.description = description, .version = 0x00010000,
                                                      .kind = kinds[i]};
    }
    component_count = kind_count;
}

// MARK: Finding

/// 0 stands for any.
static bool is_wanted(OSType wanted, OSType there) { return wanted == 0 || wanted == there; }

static bool matches(const AudioComponentDescription *wanted, const AudioComponentDescription *there) {
    if (!is_wanted(wanted->componentType, there->componentType)) return false;
    if (!is_wanted(wanted->componentSubType, there->componentSubType)) return false;
    if (!is_wanted(wanted->componentManufacturer, there->componentManufacturer)) return false;
    UInt32 mask = wanted->componentFlagsMask;
    if ((wanted->componentFlags & mask) != (there->componentFlags & mask)) return false;
    // What cannot be searched for is found by its full name alone.
    bool is_full = wanted->componentType && wanted->componentSubType && wanted->componentManufacturer;
    return is_full || !(there->componentFlags & kAudioComponentFlag_Unsearchable);
}

AudioComponent AudioComponentFindNext(AudioComponent component, const AudioComponentDescription *description) {
    if (description == NULL) return NULL;
    AudioComponent found = NULL;
    units_lock();
    prepare();
    for (int i = component ? (int)(component - components) + 1 : 0; i >= 0 && i < component_count && !found; i++) {
        if (matches(description, &components[i].description)) found = &components[i];
    }
    units_unlock();
    return found;
}

UInt32 AudioComponentCount(const AudioComponentDescription *description) {
    UInt32 count = 0;
    AudioComponent component = NULL;
    while ((component = AudioComponentFindNext(component, description))) count++;
    return count;
}

OSStatus AudioComponentCopyName(AudioComponent component, CFStringRef *name) {
    if (component == NULL || name == NULL) return kAudio_ParamError;
    NSString *text = component->kind ? [NSString stringWithFormat:@"Apple: %s", component->kind->name]
                                     : [(__bridge NSString *)component->name copy];
    *name = CFBridgingRetain(text ?: @"");
    return 0;
}

OSStatus AudioComponentGetDescription(AudioComponent component, AudioComponentDescription *description) {
    if (component == NULL || description == NULL) return kAudio_ParamError;
    *description = component->description;
    return 0;
}

OSStatus AudioComponentGetVersion(AudioComponent component, UInt32 *version) {
    if (component == NULL || version == NULL) return kAudio_ParamError;
    *version = component->version;
    return 0;
}

AudioComponent AudioComponentRegister(const AudioComponentDescription *description, CFStringRef name, UInt32 version,
                                      AudioComponentFactoryFunction factory) {
    if (description == NULL || factory == NULL || description->componentType == 0) return NULL;
    AudioComponent made = NULL;
    units_lock();
    prepare();
    if (component_count < kind_count + most_registered) {
        made = &components[component_count++];
        *made = (struct OpaqueAudioComponent){.description = *description, .version = version, .factory = factory,
                                              .name = name ? CFRetain(name) : NULL};
    }
    units_unlock();
    return made;
}

// MARK: Units

static OSStatus open_plug_in(AudioUnit unit) {
    unit->plug_in = unit->component->factory(&unit->component->description);
    if (unit->plug_in == NULL) return kAudioUnitErr_FailedInitialization;
    return unit->plug_in->Open ? unit->plug_in->Open(unit->plug_in, unit) : 0;
}

static void free_unit(AudioUnit unit) {
    for (UInt32 i = 0; i < unit->input_count; i++) unit_element_free(&unit->inputs[i]);
    for (UInt32 i = 0; i < unit->output_count; i++) unit_element_free(&unit->outputs[i]);
    unit_element_free(&unit->global);
    if (unit->preset.presetName) CFRelease(unit->preset.presetName);
    free(unit->inputs);
    free(unit->outputs);
    free(unit->state);
    free(unit);
}

OSStatus AudioComponentInstanceNew(AudioComponent component, AudioComponentInstance *instance) {
    if (component == NULL || instance == NULL) return kAudio_ParamError;
    AudioUnit unit = calloc(1, sizeof *unit);
    if (unit == NULL) return kAudio_MemFullError;
    unit->component = component;
    unit->kind = component->kind;
    unit->most_frames = 1024;
    unit->preset.presetNumber = -1;
    OSStatus status = 0;
    if (component->factory) {
        status = open_plug_in(unit);
    } else {
        unit->state = calloc(1, unit->kind->state_size ? unit->kind->state_size : 1);
        bool is_ready = unit->state && unit_prepare_elements(unit);
        if (is_ready && unit->kind->prepare) is_ready = unit->kind->prepare(unit);
        if (!is_ready) status = kAudio_MemFullError;
    }
    if (status) {
        free_unit(unit);
        return status;
    }
    units_lock();
    unit->next = units;
    units = unit;
    units_unlock();
    *instance = unit;
    return 0;
}

/// No unit asks this one for frames any more. With the lock held.
static void disconnect(AudioUnit gone) {
    for (AudioUnit unit = units; unit; unit = unit->next) {
        for (UInt32 i = 0; i < unit->input_count; i++) {
            if (unit->inputs[i].source == gone) unit->inputs[i].source = NULL;
        }
    }
}

OSStatus AudioComponentInstanceDispose(AudioComponentInstance unit) {
    if (unit == NULL) return kAudio_ParamError;
    AudioUnitUninitialize(unit);
    OSStatus status = 0;
    if (unit->plug_in && unit->plug_in->Close) status = unit->plug_in->Close(unit->plug_in);
    if (unit->kind && unit->kind->dispose) unit->kind->dispose(unit);
    units_lock();
    for (AudioUnit *place = &units; *place; place = &(*place)->next) {
        if (*place != unit) continue;
        *place = unit->next;
        break;
    }
    disconnect(unit);
    // A function of the app may dispose of the very unit that it makes frames for.
    unit->is_disposed = true;
    bool is_free = unit->depth == 0;
    units_unlock();
    if (is_free) free_unit(unit);
    return status;
}

void unit_begin(AudioUnit unit) { unit->depth++; }

void unit_end(AudioUnit unit) {
    if (--unit->depth == 0 && unit->is_disposed) free_unit(unit);
}

AudioComponent AudioComponentInstanceGetComponent(AudioComponentInstance instance) {
    return instance ? instance->component : NULL;
}

Boolean AudioComponentInstanceCanDo(AudioComponentInstance instance, SInt16 selector) {
    if (instance == NULL) return false;
    if (instance->plug_in) return instance->plug_in->Lookup && instance->plug_in->Lookup(selector) != NULL;
    bool is_output = instance->kind->type == kAudioUnitType_Output, plays = instance->kind == &unit_kind_sampler;
    bool is_of_notes = selector == kMusicDeviceMIDIEventSelect || selector == kMusicDeviceSysExSelect ||
                       selector == kMusicDeviceStartNoteSelect || selector == kMusicDeviceStopNoteSelect;
    if (is_of_notes) return plays;
    if (selector == kAudioOutputUnitStartSelect || selector == kAudioOutputUnitStopSelect) return is_output;
    return (selector >= kAudioUnitInitializeSelect && selector <= kAudioUnitSetParameterSelect) ||
           (selector >= kAudioUnitResetSelect && selector <= kAudioUnitRemovePropertyListenerSelect) ||
           (selector >= kAudioUnitRenderSelect && selector <= kAudioUnitRemovePropertyListenerWithUserDataSelect);
}
