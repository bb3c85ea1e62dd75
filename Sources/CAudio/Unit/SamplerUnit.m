#import "SamplerUnit.h"
#import <Foundation/Foundation.h>
#include <math.h>
#include <string.h>

enum {
    sampler_most_messages = 4096,
    /// Data bytes of MIDI's messages go to here.
    sampler_greatest_data = 127,
};

struct sampler_message {
    UInt32 frame;
    UInt8 status, first, second;
};

struct sampler_state {
    /// NULL before the unit is initialized, and without a library.
    struct sound_synthesizer *synthesizer;
    /// What is heard in the next slices, by frame; of one frame, as it came.
    struct sampler_message messages[sampler_most_messages];
    int message_count;
    /// The instrument that the app has chosen, for synthesizers that are made later.
    char *font;
    int bank, program;
};

// MARK: Messages

OSStatus sampler_message(AudioUnit unit, UInt8 status, UInt8 first, UInt8 second, UInt32 frame) {
    struct sampler_state *state = unit->state;
    if (status < 0x80 || first > sampler_greatest_data || second > sampler_greatest_data) return kAudio_ParamError;
    if (state->message_count == sampler_most_messages) return kAudioUnitErr_CannotDoInCurrentContext;
    int place = state->message_count;
    while (place > 0 && state->messages[place - 1].frame > frame) place--;
    memmove(&state->messages[place + 1], &state->messages[place],
            (size_t)(state->message_count - place) * sizeof *state->messages);
    state->messages[place] = (struct sampler_message){frame, status, first, second};
    state->message_count++;
    return 0;
}

OSStatus sampler_exclusive(AudioUnit unit, const UInt8 *data, UInt32 length) {
    struct sampler_state *state = unit->state;
    if (state->synthesizer) sound_synthesizer_exclusive(state->synthesizer, data, length);
    return 0;
}

/// A note is named by its channel and key, so that it can be ended without a list of notes.
static NoteInstanceID note_name(UInt8 channel, UInt8 key) { return (NoteInstanceID)(channel << 8 | key) + 1; }

OSStatus sampler_start_note(AudioUnit unit, MusicDeviceGroupID group, NoteInstanceID *instance, UInt32 frame,
                            const MusicDeviceNoteParams *params) {
    Float32 pitch = roundf(params->mPitch), velocity = roundf(params->mVelocity);
    bool is_note = pitch >= 0 && pitch <= sampler_greatest_data && velocity >= 0 && velocity <= sampler_greatest_data;
    if (!is_note || group > 15) return kAudio_ParamError;
    if (instance) *instance = note_name((UInt8)group, (UInt8)pitch);
    return sampler_message(unit, (UInt8)(0x90 | group), (UInt8)pitch, (UInt8)velocity, frame);
}

OSStatus sampler_stop_note(AudioUnit unit, MusicDeviceGroupID group, NoteInstanceID instance, UInt32 frame) {
    UInt32 name = instance - 1;
    if (instance == 0 || (name & 0xFF) > sampler_greatest_data || name >> 8 != group || group > 15) {
        return kAudio_ParamError;
    }
    return sampler_message(unit, (UInt8)(0x80 | group), (UInt8)(name & 0xFF), 0, frame);
}

// MARK: Slices

static void send(struct sampler_state *state, const struct sampler_message *message) {
    sound_synthesizer_message(state->synthesizer, message->status, message->first, message->second);
}

static OSStatus render(AudioUnit unit, const AudioTimeStamp *time, UInt32 output, UInt32 count, float *const *planes) {
    struct sampler_state *state = unit->state;
    UInt32 channels = unit->outputs[output].format.mChannelsPerFrame;
    for (UInt32 c = 0; c < channels; c++) memset(planes[c], 0, count * sizeof **planes);
    int done = 0;
    for (UInt32 at = 0; at < count && state->synthesizer;) {
        while (done < state->message_count && state->messages[done].frame <= at) send(state, &state->messages[done++]);
        UInt32 end = done < state->message_count && state->messages[done].frame < count ? state->messages[done].frame
                                                                                      : count;
        // With one channel the right one is made beside it, in parts of this size.
        float beside[1024];
        UInt32 part = end - at;
        if (channels == 1 && part > sizeof beside / sizeof *beside) part = sizeof beside / sizeof *beside;
        float *left = planes[0] + at, *right = channels == 1 ? beside : planes[1] + at;
        sound_synthesizer_render(state->synthesizer, left, right, (int)part);
        for (UInt32 i = 0; i < part && channels == 1; i++) left[i] = (left[i] + right[i]) / 2;
        at += part;
    }
    while (state->synthesizer == NULL && done < state->message_count && state->messages[done].frame < count) done++;
    state->message_count -= done;
    memmove(state->messages, state->messages + done, (size_t)state->message_count * sizeof *state->messages);
    for (int i = 0; i < state->message_count; i++) {
        struct sampler_message *message = &state->messages[i];
        message->frame = message->frame > count ? message->frame - count : 0;
    }
    return 0;
}

static OSStatus initialize(AudioUnit unit) {
    struct sampler_state *state = unit->state;
    double rate = unit->outputs[0].format.mSampleRate;
    if (!(rate >= sound_synthesizer_lowest_rate && rate <= sound_synthesizer_highest_rate)) {
        return kAudioUnitErr_FormatNotSupported;
    }
    // Without the library the unit is silent: the app may have more to do than its music.
    state->synthesizer = sound_synthesizer_make(rate);
    if (state->synthesizer && state->font) {
        sound_synthesizer_load(state->synthesizer, state->font, state->bank, state->program);
    }
    return 0;
}

static void uninitialize(AudioUnit unit) {
    units_lock();
    struct sampler_state *state = unit->state;
    sound_synthesizer_free(state->synthesizer);
    state->synthesizer = NULL;
    state->message_count = 0;
    units_unlock();
}

static void reset(AudioUnit unit) {
    struct sampler_state *state = unit->state;
    if (state->synthesizer) sound_synthesizer_reset(state->synthesizer);
    state->message_count = 0;
}

static void dispose(AudioUnit unit) {
    struct sampler_state *state = unit->state;
    free(state->font);
    state->font = NULL;
}

// MARK: Instruments

static UInt32 property_size(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                            AudioUnitElement element, Boolean *isWritable) {
    *isWritable = true;
    bool is_instrument = property == kAUSamplerProperty_LoadPresetFromBank && scope == kAudioUnitScope_Global;
    return is_instrument ? sizeof(AUSamplerBankPresetData) : 0;
}

/// An instrument can only be chosen.
static OSStatus get_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, void *data) {
    return kAudioUnitErr_PropertyNotInUse;
}

/// Banks of melodies and of drums are named by their high byte; a font counts those of melodies from 0, and has its drums
/// in bank 128. A bank of another high byte has that number in the font.
static int bank_of(const AUSamplerBankPresetData *wanted) {
    enum { drums = 128 };
    if (wanted->bankMSB == kAUSampler_DefaultPercussionBankMSB) return drums;
    return wanted->bankMSB == kAUSampler_DefaultMelodicBankMSB ? wanted->bankLSB : wanted->bankMSB;
}

static OSStatus set_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, const void *data, UInt32 size) {
    @autoreleasepool {
        struct sampler_state *state = unit->state;
        const AUSamplerBankPresetData *wanted = data;
        NSURL *url = (__bridge NSURL *)wanted->bankURL;
        if (![url isKindOfClass:[NSURL class]] || ![url isFileURL]) return kAudioUnitErr_InvalidFile;
        if (wanted->presetID > sampler_greatest_data) return kAudioUnitErr_InvalidPropertyValue;
        const char *path = [[url path] fileSystemRepresentation];
        // An unready unit has the instrument tried by a synthesizer of its own.
        struct sound_synthesizer *tried =
            state->synthesizer ? state->synthesizer : sound_synthesizer_make(unit->outputs[0].format.mSampleRate);
        bool is_there = tried && sound_synthesizer_load(tried, path, bank_of(wanted), wanted->presetID);
        if (tried != state->synthesizer) sound_synthesizer_free(tried);
        if (!is_there) return kAudioUnitErr_InvalidFile;
        free(state->font);
        state->font = strdup(path);
        state->bank = bank_of(wanted);
        state->program = wanted->presetID;
        return 0;
    }
}

const struct unit_kind unit_kind_sampler = {.type = kAudioUnitType_MusicDevice,
                                            .subtype = kAudioUnitSubType_Sampler,
                                            .name = "AUSampler",
                                            .outputs = 1,
                                            .takes_floats_only = true,
                                            .state_size = sizeof(struct sampler_state),
                                            .initialize = initialize,
                                            .uninitialize = uninitialize,
                                            .dispose = dispose,
                                            .reset = reset,
                                            .render = render,
                                            .property_size = property_size,
                                            .get_property = get_property,
                                            .set_property = set_property};
