// A unit's inputs and outputs, and who hears of its properties and slices.

#import "UnitObject.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t lock;

static void prepare_lock(void) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &attributes);
}

void units_lock(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, prepare_lock);
    pthread_mutex_lock(&lock);
}

void units_unlock(void) { pthread_mutex_unlock(&lock); }

// MARK: Elements

struct unit_element *unit_element(AudioUnit unit, AudioUnitScope scope, AudioUnitElement element) {
    switch (scope) {
    case kAudioUnitScope_Global: return element == 0 ? &unit->global : NULL;
    case kAudioUnitScope_Input: return element < unit->input_count ? &unit->inputs[element] : NULL;
    case kAudioUnitScope_Output: return element < unit->output_count ? &unit->outputs[element] : NULL;
    default: return NULL;
    }
}

void unit_element_free(struct unit_element *element) {
    unit_buffers_free(&element->buffers);
    unit_planes_free(&element->planes);
    sound_plane_resampler_free(element->resampler);
    free(element->values);
    free(element->state);
    if (element->name) CFRelease(element->name);
    *element = (struct unit_element){0};
}

/// What a unit has before the app says otherwise: two channels of the hardware's rate, in the samples of its kind.
static AudioStreamBasicDescription usual_format(const struct unit_kind *kind) {
    AudioStreamBasicDescription format = {
        .mSampleRate = 44100, .mFormatID = kAudioFormatLinearPCM, .mFormatFlags = kAudioFormatFlagsAudioUnitCanonical,
        .mBytesPerPacket = 4, .mFramesPerPacket = 1, .mBytesPerFrame = 4, .mChannelsPerFrame = 2,
        .mBitsPerChannel = 32};
    if (kind->takes_floats_only) {
        format.mFormatFlags = kAudioFormatFlagsNativeFloatPacked | kAudioFormatFlagIsNonInterleaved;
    }
    return format;
}

static bool prepare_element(AudioUnit unit, struct unit_element *element, AudioUnitScope scope) {
    const struct unit_kind *kind = unit->kind;
    *element = (struct unit_element){.format = usual_format(kind)};
    element->values = calloc((size_t)kind->parameter_count + 1, sizeof *element->values);
    size_t size = scope == kAudioUnitScope_Input ? kind->input_state_size : 0;
    if (size) element->state = calloc(1, size);
    if (element->values == NULL || (size && element->state == NULL)) {
        unit_element_free(element);
        return false;
    }
    for (int i = 0; i < kind->parameter_count; i++) element->values[i] = kind->parameters[i].usual;
    return true;
}

static bool set_count(AudioUnit unit, struct unit_element **elements, UInt32 *count, UInt32 wanted,
                      AudioUnitScope scope) {
    while (*count > wanted) unit_element_free(&(*elements)[--*count]);
    if (wanted == *count) return true;
    struct unit_element *larger = realloc(*elements, wanted * sizeof *larger);
    if (larger == NULL) return false;
    *elements = larger;
    while (*count < wanted) {
        if (!prepare_element(unit, &larger[*count], scope)) return false;
        ++*count;
    }
    return true;
}

bool unit_set_input_count(AudioUnit unit, UInt32 count) {
    return set_count(unit, &unit->inputs, &unit->input_count, count, kAudioUnitScope_Input);
}

bool unit_prepare_elements(AudioUnit unit) {
    return prepare_element(unit, &unit->global, kAudioUnitScope_Global) &&
           unit_set_input_count(unit, unit->kind->inputs) &&
           set_count(unit, &unit->outputs, &unit->output_count, unit->kind->outputs, kAudioUnitScope_Output);
}

// MARK: Who hears of it

void unit_tell(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope, AudioUnitElement element) {
    for (int i = 0; i < unit_most_notices; i++) {
        struct unit_listener listener = unit->listeners[i];
        if (listener.function == NULL || listener.property != property) continue;
        listener.function(listener.user_data, unit, property, scope, element);
    }
}

void unit_notify(AudioUnit unit, AudioUnitRenderActionFlags *flags, AudioUnitRenderActionFlags moment,
                 const AudioTimeStamp *time, UInt32 bus, UInt32 count, AudioBufferList *data) {
    for (int i = 0; i < unit_most_notices; i++) {
        struct unit_notice notice = unit->notices[i];
        if (notice.function == NULL) continue;
        AudioUnitRenderActionFlags told = *flags | moment;
        notice.function(notice.user_data, &told, time, bus, count, data);
    }
}
