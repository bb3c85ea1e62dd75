// Where a unit's input comes from: a function of the app, or another unit.

#import "../Format/LinearFormat.h"
#import "UnitObject.h"
#include <string.h>

bool unit_has_source(AudioUnit unit, UInt32 input) {
    const struct unit_element *element = unit_element(unit, kAudioUnitScope_Input, input);
    return element && (element->source || element->callback.inputProc);
}

OSStatus unit_fetch(AudioUnit unit, UInt32 input, const AudioTimeStamp *time, UInt32 count, AudioBufferList **data) {
    struct unit_element *element = unit_element(unit, kAudioUnitScope_Input, input);
    if (element == NULL) return kAudioUnitErr_InvalidElement;
    if (!unit_has_source(unit, input)) return kAudioUnitErr_NoConnection;
    AudioBufferList *list = unit_buffers_prepare(&element->buffers, &element->format, count);
    if (list == NULL) return kAudio_MemFullError;
    AudioUnitRenderActionFlags flags = 0;
    OSStatus status;
    if (element->source) {
        status = AudioUnitRender(element->source, &flags, time, element->source_output, count, list);
    } else {
        AURenderCallbackStruct callback = element->callback;
        status = callback.inputProc(callback.inputProcRefCon, &flags, time, input, count, list);
    }
    if (status) return status;
    // The function may have taken the input away from its own unit.
    element = unit_element(unit, kAudioUnitScope_Input, input);
    if (element == NULL) return kAudioUnitErr_InvalidElement;
    // What says that it is silent need not have been cleared.
    if (flags & kAudioUnitRenderAction_OutputIsSilence) {
        list = unit_buffers_prepare(&element->buffers, &element->format, count);
        if (list == NULL) return kAudio_MemFullError;
    }
    *data = list;
    return 0;
}

static OSStatus fetch_planes(AudioUnit unit, UInt32 input, const AudioTimeStamp *time, UInt32 count,
                             float *const *planes) {
    AudioBufferList *list = NULL;
    OSStatus status = unit_fetch(unit, input, time, count, &list);
    if (status == 0) unit_list_read(list, &unit->inputs[input].format, planes, count);
    return status;
}

// MARK: Another rate

struct resampled_input {
    AudioUnit unit;
    UInt32 input;
    const AudioTimeStamp *time;
    OSStatus status;
};

static int read_source(void *context, float *const *planes, int count) {
    struct resampled_input *resampled = context;
    struct unit_element *element = &resampled->unit->inputs[resampled->input];
    UInt32 most = resampled->unit->most_frames;
    for (int done = 0; done < count;) {
        UInt32 piece = (UInt32)(count - done) < most ? (UInt32)(count - done) : most;
        float *places[linear_most_channels];
        for (UInt32 c = 0; c < element->format.mChannelsPerFrame; c++) places[c] = planes[c] + done;
        AudioTimeStamp time = *resampled->time;
        time.mSampleTime = element->sample_time;
        OSStatus status = resampled->status;
        if (status == 0) status = fetch_planes(resampled->unit, resampled->input, &time, piece, places);
        if (status) {
            // The sound goes on behind the gap, whose length the next slice keeps.
            resampled->status = status;
            for (UInt32 c = 0; c < element->format.mChannelsPerFrame; c++) memset(places[c], 0, piece * sizeof **places);
        }
        element->sample_time += piece;
        done += (int)piece;
    }
    return count;
}

/// The resampler reads while the unit is locked, and gets this slice's context.
static _Thread_local struct resampled_input *present;
static int read_present(void *unused, float *const *planes, int count) { return read_source(present, planes, count); }

static OSStatus pull_resampled(AudioUnit unit, UInt32 input, double rate, const AudioTimeStamp *time, UInt32 count) {
    struct unit_element *element = &unit->inputs[input];
    UInt32 channels = element->format.mChannelsPerFrame;
    double step = element->format.mSampleRate / rate;
    if (element->resampler && element->resampler_channels != channels) {
        sound_plane_resampler_free(element->resampler);
        element->resampler = NULL;
    }
    if (element->resampler == NULL) {
        element->resampler = sound_plane_resampler_make(channels, step, read_present, NULL);
        if (element->resampler == NULL) return kAudio_MemFullError;
        element->resampler_channels = channels;
        element->resampler_step = step;
    }
    if (element->resampler_step != step) sound_plane_resampler_set_step(element->resampler, step);
    element->resampler_step = step;
    struct resampled_input context = {unit, input, time, 0}, *former = present;
    present = &context;
    sound_plane_resampler_read(element->resampler, element->planes.channels, (int)count);
    present = former;
    return context.status;
}

OSStatus unit_pull(AudioUnit unit, UInt32 input, double rate, const AudioTimeStamp *time, UInt32 count) {
    struct unit_element *element = unit_element(unit, kAudioUnitScope_Input, input);
    if (element == NULL) return kAudioUnitErr_InvalidElement;
    if (!unit_has_source(unit, input)) return kAudioUnitErr_NoConnection;
    if (!unit_planes_prepare(&element->planes, element->format.mChannelsPerFrame, count)) return kAudio_MemFullError;
    if (element->format.mSampleRate != rate) return pull_resampled(unit, input, rate, time, count);
    return fetch_planes(unit, input, time, count, element->planes.channels);
}

// MARK: Channels

void unit_map_channels(float *const *from, UInt32 fromCount, float *const *to, UInt32 toCount, UInt32 frames) {
    for (UInt32 c = 0; c < toCount; c++) {
        if (fromCount == 1 && c < 2) {
            memmove(to[c], from[0], frames * sizeof **to);
        } else if (toCount == 1 && fromCount > 1) {
            for (UInt32 i = 0; i < frames; i++) to[0][i] = (from[0][i] + from[1][i]) / 2;
        } else if (c < fromCount) {
            memmove(to[c], from[c], frames * sizeof **to);
        } else {
            memset(to[c], 0, frames * sizeof **to);
        }
    }
}
