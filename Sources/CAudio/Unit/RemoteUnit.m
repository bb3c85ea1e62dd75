#import "RemoteUnit.h"
#import "FrameResampler.h"
#import "../Format/LinearFormat.h"
#import "../Session/SharedSession.h"
#import "../Session/SoundInterruptions.h"
#import "RemoteInput.h"
#import "UnitKinds.h"
#import <CPlatform.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// The largest slice, in frames.
enum { largest_slice = 4096 };

/// What plays. The output keeps it as long as it reads it, which may be longer than there is the unit.
struct remote_player {
    /// NULL when the unit has stopped.
    AudioUnit unit;
    struct sound_resampler *resampler;
    /// Of a unit that records: what the microphone hears, and a resampler that makes no slices ahead of their time.
    struct remote_input *input;
    struct frame_resampler *exact;
    int16_t frames[largest_slice * 2];
    int place, count;
    /// The output's frame at which the first slice is heard; -1 before it is known.
    int64_t begin;
    /// The frames of all slices so far, and the time stamp of the next one.
    Float64 made, sample_time;
};

struct remote_state {
    struct remote_player *player;
    sound_output_voice voice;
    bool plays, records, starts_at_zero, has_start_time, is_voice_bypassed, is_gain_automatic, is_muted;
    UInt32 quality;
    AudioTimeStamp start_time;
    AURenderCallbackStruct input_callback;
    Float64 sample_time;
    struct remote_load load;
    double load_sum;
    int64_t slices;
    AudioUnit next_running;
};

static AudioUnit running;

bool unit_is_output(AudioUnit unit) { return unit->kind && unit->kind->type == kAudioUnitType_Output; }

static bool is_remote(AudioUnit unit) {
    return unit->kind == &unit_kind_remote || unit->kind == &unit_kind_voice;
}

bool remote_unit_is_running(AudioUnit unit) {
    const struct remote_state *state = unit->state;
    return is_remote(unit) && state->player != NULL;
}

struct remote_load remote_unit_load(AudioUnit unit) {
    const struct remote_state *state = unit->state;
    return is_remote(unit) ? state->load : (struct remote_load){0, 0};
}

// MARK: A slice

static void note_load(struct remote_state *state, int64_t began, UInt32 count, double rate) {
    double load = (double)(platform_monotonic_nanoseconds() - began) / 1e9 / (count / rate);
    state->load_sum += load;
    state->slices++;
    state->load.average = state->load_sum / (double)state->slices;
    if (load > state->load.greatest) state->load.greatest = load;
}

/// What gives the pace: the frames that are played, or else those that are recorded.
static const AudioStreamBasicDescription *pace_of(AudioUnit unit) {
    const struct remote_state *state = unit->state;
    return state->plays ? &unit->inputs[0].format : &unit->outputs[1].format;
}

/// Makes the next slice. With the lock held.
static void make_slice(struct remote_player *player) {
    AudioUnit unit = player->unit;
    struct remote_state *state = unit->state;
    const AudioStreamBasicDescription *format = pace_of(unit);
    UInt32 count = shared_session_slice_frames();
    if (count > unit->most_frames) count = unit->most_frames;
    if (count > largest_slice) count = largest_slice;
    int64_t heard = player->begin + (int64_t)(player->made * sound_rate / format->mSampleRate);
    AudioTimeStamp time = {
        .mSampleTime = player->sample_time, .mRateScalar = 1,
        .mHostTime = (UInt64)sound_output_nanoseconds(heard),
        .mFlags = kAudioTimeStampSampleHostTimeValid | kAudioTimeStampRateScalarValid};
    int64_t began = platform_monotonic_nanoseconds();
    player->place = 0;
    player->count = (int)count;
    player->made += count;
    player->sample_time += count;
    state->sample_time = player->sample_time;
    memset(player->frames, 0, sizeof *player->frames * 2 * count);
    AudioUnitRenderActionFlags flags = 0;
    AURenderCallbackStruct input = state->input_callback;
    if (player->input) remote_input_take(player->input, heard, count, format->mSampleRate);
    if (state->records && input.inputProc) input.inputProc(input.inputProcRefCon, &flags, &time, 1, count, NULL);
    // Functions of the app may stop the unit.
    if (player->unit == NULL || !state->plays) return;
    AudioBufferList *list = unit_buffers_prepare(&unit->outputs[0].buffers, format, count);
    if (list == NULL) return;
    flags = 0;
    unit_notify(unit, &flags, kAudioUnitRenderAction_PreRender, &time, 0, count, list);
    OSStatus status = unit_fetch(unit, 0, &time, count, &list);
    AudioUnitRenderActionFlags after = kAudioUnitRenderAction_PostRender;
    if (status && status != kAudioUnitErr_NoConnection) {
        unit->last_error = status;
        after |= kAudioUnitRenderAction_PostRenderError;
    }
    if (status) list = unit_buffers_prepare(&unit->outputs[0].buffers, format, count);
    if (list == NULL) return;
    unit_notify(unit, &flags, after, &time, 0, count, list);
    if (!unit_planes_prepare(&unit->outputs[0].planes, format->mChannelsPerFrame, count)) return;
    float *const *planes = unit->outputs[0].planes.channels;
    unit_list_read(list, format, planes, count);
    UInt32 right = format->mChannelsPerFrame > 1 ? 1 : 0;
    for (UInt32 i = 0; i < count && !state->is_muted; i++) {
        float samples[2] = {planes[0][i], planes[right][i]};
        for (int c = 0; c < 2; c++) {
            float value = rintf(samples[c] * 32768);
            player->frames[i * 2 + c] = (int16_t)(value > 32767 ? 32767 : value < -32768 ? -32768 : value);
        }
    }
    note_load(state, began, count, format->mSampleRate);
}

static int read_slices(void *context, int16_t *frames, int count) {
    struct remote_player *player = context;
    for (int done = 0; done < count;) {
        if (player->place == player->count) {
            if (player->unit == NULL) return done;
            AudioUnit unit = player->unit;
            unit_begin(unit);
            make_slice(player);
            if (player->input) remote_input_end_slice(player->input);
            unit_end(unit);
        }
        int there = player->count - player->place;
        if (there > count - done) there = count - done;
        memcpy(frames + done * 2, player->frames + player->place * 2, (size_t)there * 2 * sizeof *frames);
        player->place += there;
        done += there;
    }
    return count;
}

static int read_player(void *context, int64_t position, int16_t *frames, int count) {
    struct remote_player *player = context;
    // The app's functions may wait for a thread that wants the output.
    sound_output_unlock();
    units_lock();
    if (player->begin < 0) player->begin = position;
    int there = 0;
    if (player->unit && player->exact) there = frame_resampler_read(player->exact, frames, count);
    else if (player->unit) there = sound_resampler_read(player->resampler, frames, count);
    units_unlock();
    sound_output_lock();
    return there;
}

static void release_player(void *context) {
    struct remote_player *player = context;
    units_lock();
    struct remote_state *state = player->unit ? player->unit->state : NULL;
    if (state) state->player = NULL;
    units_unlock();
    remote_input_close(player->input);
    frame_resampler_free(player->exact);
    sound_resampler_free(player->resampler);
    free(player);
}

// MARK: Starting and stopping

static OSStatus start(AudioUnit unit) {
    static const struct sound_client client = {.read = read_player, .released = release_player, .calls_app = true};
    struct remote_state *state = unit->state;
    struct remote_player *player = calloc(1, sizeof *player);
    if (player) {
        double step = pace_of(unit)->mSampleRate / sound_rate;
        player->resampler = sound_resampler_make(step, read_slices, player);
        if (state->records) player->exact = frame_resampler_make(step, read_slices, player);
        if (player->exact) player->input = remote_input_open(unit->outputs[1].format.mSampleRate);
    }
    if (player == NULL || player->resampler == NULL || (state->records && player->input == NULL)) {
        if (player) sound_resampler_free(player->resampler);
        if (player) frame_resampler_free(player->exact);
        free(player);
        return kAudio_MemFullError;
    }
    player->unit = unit;
    player->begin = -1;
    player->sample_time = state->starts_at_zero ? 0 : state->sample_time;
    int64_t begin = 0;
    if (state->has_start_time) begin = sound_output_frame((int64_t)(state->start_time.mHostTime & INT64_MAX));
    state->has_start_time = false;
    state->load = (struct remote_load){0, 0};
    state->load_sum = 0;
    state->slices = 0;
    units_lock();
    state->player = player;
    state->next_running = running;
    running = unit;
    units_unlock();
    state->voice = sound_output_play(&client, player, begin);
    if (state->voice) return 0;
    release_player(player);
    return kAudio_MemFullError;
}

OSStatus AudioOutputUnitStart(AudioUnit unit) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) return ASK_PLUG_IN(unit, kAudioOutputUnitStartSelect, AudioOutputUnitStartProc);
    if (!unit_is_output(unit)) return kAudio_UnimplementedError;
    if (!unit->is_initialized) return kAudioUnitErr_Uninitialized;
    // One that plays into memory is asked for its frames by the app.
    if (!is_remote(unit) || remote_unit_is_running(unit)) return 0;
    const struct remote_state *state = unit->state;
    if (state->records && !shared_session_may_record()) return kAudioSessionIncompatibleCategory;
    sound_interruptions_listen();
    OSStatus status = start(unit);
    if (status == 0) unit_tell(unit, kAudioOutputUnitProperty_IsRunning, kAudioUnitScope_Global, 0);
    return status;
}

OSStatus AudioOutputUnitStop(AudioUnit unit) {
    if (unit == NULL) return kAudio_ParamError;
    if (unit->plug_in) return ASK_PLUG_IN(unit, kAudioOutputUnitStopSelect, AudioOutputUnitStopProc);
    if (!unit_is_output(unit)) return kAudio_UnimplementedError;
    struct remote_state *state = unit->state;
    if (!is_remote(unit) || !remote_unit_is_running(unit)) return 0;
    // A slice that another thread makes is over then.
    units_lock();
    sound_output_voice voice = state->voice;
    if (state->player) state->player->unit = NULL;
    state->player = NULL;
    state->voice = 0;
    for (AudioUnit *place = &running; *place; place = &((struct remote_state *)(*place)->state)->next_running) {
        if (*place != unit) continue;
        *place = state->next_running;
        break;
    }
    units_unlock();
    sound_output_stop(voice);
    unit_tell(unit, kAudioOutputUnitProperty_IsRunning, kAudioUnitScope_Global, 0);
    return 0;
}

void remote_units_interrupt(void) {
    while (true) {
        units_lock();
        AudioUnit unit = running;
        units_unlock();
        if (unit == NULL) return;
        AudioOutputUnitStop(unit);
    }
}

static void stop(AudioUnit unit) { AudioOutputUnitStop(unit); }

static OSStatus initialize(AudioUnit unit) {
    struct remote_state *state = unit->state;
    if (!state->plays && !state->records) return kAudioUnitErr_FailedInitialization;
    return state->records && !shared_session_has_input() ? kAudioUnitErr_FailedInitialization : 0;
}

/// What the microphone hears, during a slice only. The output's side is played, and not asked for.
static OSStatus render(AudioUnit unit, const AudioTimeStamp *time, UInt32 output, UInt32 count, float *const *planes) {
    const struct remote_state *state = unit->state;
    if (output != 1 || !state->records) return kAudioUnitErr_NoConnection;
    struct remote_input *input = state->player ? state->player->input : NULL;
    if (input == NULL) return kAudioUnitErr_CannotDoInCurrentContext;
    return remote_input_render(input, count, unit->outputs[1].format.mChannelsPerFrame, planes);
}

// MARK: Properties

static UInt32 property_size(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                            AudioUnitElement element, Boolean *isWritable) {
    bool is_stream = element == (scope == kAudioUnitScope_Input ? 1 : 0) && scope != kAudioUnitScope_Global;
    *isWritable = true;
    switch (property) {
    case kAudioOutputUnitProperty_EnableIO: return is_stream ? sizeof(UInt32) : 0;
    case kAudioOutputUnitProperty_SetInputCallback: return sizeof(AURenderCallbackStruct);
    case kAudioOutputUnitProperty_StartTime: return sizeof(AudioOutputUnitStartAtTimeParams);
    case kAudioOutputUnitProperty_StartTimestampsAtZero: return sizeof(UInt32);
    case kAUVoiceIOProperty_BypassVoiceProcessing:
    case kAUVoiceIOProperty_VoiceProcessingEnableAGC:
    case kAUVoiceIOProperty_VoiceProcessingQuality:
    case kAUVoiceIOProperty_MuteOutput: return unit->kind == &unit_kind_voice ? sizeof(UInt32) : 0;
    case kAudioOutputUnitProperty_HasIO:
        *isWritable = false;
        return is_stream ? sizeof(UInt32) : 0;
    case kAudioOutputUnitProperty_IsRunning: *isWritable = false; return sizeof(UInt32);
    default: return 0;
    }
}

static OSStatus get_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, void *data) {
    const struct remote_state *state = unit->state;
    UInt32 number = 0;
    switch (property) {
    case kAudioOutputUnitProperty_SetInputCallback:
        memcpy(data, &state->input_callback, sizeof state->input_callback);
        return 0;
    case kAudioOutputUnitProperty_StartTime:
        memcpy(data, &(AudioOutputUnitStartAtTimeParams){.mTimestamp = state->start_time},
               sizeof(AudioOutputUnitStartAtTimeParams));
        return 0;
    case kAudioOutputUnitProperty_EnableIO: number = element == 0 ? state->plays : state->records; break;
    case kAudioOutputUnitProperty_HasIO: number = element == 0 || shared_session_has_input(); break;
    case kAudioOutputUnitProperty_StartTimestampsAtZero: number = state->starts_at_zero; break;
    case kAUVoiceIOProperty_BypassVoiceProcessing: number = state->is_voice_bypassed; break;
    case kAUVoiceIOProperty_VoiceProcessingEnableAGC: number = state->is_gain_automatic; break;
    case kAUVoiceIOProperty_VoiceProcessingQuality: number = state->quality; break;
    case kAUVoiceIOProperty_MuteOutput: number = state->is_muted; break;
    default: number = remote_unit_is_running(unit);
    }
    memcpy(data, &number, sizeof number);
    return 0;
}

static OSStatus set_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                             AudioUnitElement element, const void *data, UInt32 size) {
    struct remote_state *state = unit->state;
    AudioOutputUnitStartAtTimeParams start_time;
    UInt32 number;
    memcpy(&number, data, sizeof number);
    switch (property) {
    case kAudioOutputUnitProperty_EnableIO:
        if (unit->is_initialized) return kAudioUnitErr_Initialized;
        if (element == 0) state->plays = number != 0;
        else state->records = number != 0;
        return 0;
    case kAudioOutputUnitProperty_SetInputCallback:
        memcpy(&state->input_callback, data, sizeof state->input_callback);
        return 0;
    case kAudioOutputUnitProperty_StartTime:
        memcpy(&start_time, data, sizeof start_time);
        if (!(start_time.mTimestamp.mFlags & kAudioTimeStampHostTimeValid)) return kAudioUnitErr_InvalidPropertyValue;
        state->start_time = start_time.mTimestamp;
        state->has_start_time = true;
        return 0;
    case kAudioOutputUnitProperty_StartTimestampsAtZero: state->starts_at_zero = number != 0; return 0;
    case kAUVoiceIOProperty_BypassVoiceProcessing: state->is_voice_bypassed = number != 0; return 0;
    case kAUVoiceIOProperty_VoiceProcessingEnableAGC: state->is_gain_automatic = number != 0; return 0;
    case kAUVoiceIOProperty_VoiceProcessingQuality: state->quality = number; return 0;
    default: state->is_muted = number != 0; return 0;
    }
}

static bool prepare(AudioUnit unit) {
    struct remote_state *state = unit->state;
    state->plays = true;
    state->starts_at_zero = true;
    state->is_gain_automatic = true;
    state->quality = 127;
    return true;
}

const struct unit_kind unit_kind_remote = {
    .type = kAudioUnitType_Output, .subtype = kAudioUnitSubType_RemoteIO, .name = "RemoteIO", .inputs = 2,
    .outputs = 2, .state_size = sizeof(struct remote_state), .prepare = prepare, .initialize = initialize,
    .uninitialize = stop, .render = render, .property_size = property_size, .get_property = get_property,
    .set_property = set_property};

const struct unit_kind unit_kind_voice = {
    .type = kAudioUnitType_Output, .subtype = kAudioUnitSubType_VoiceProcessingIO, .name = "VoiceProcessingIO",
    .inputs = 2, .outputs = 2, .state_size = sizeof(struct remote_state), .prepare = prepare,
    .initialize = initialize, .uninitialize = stop, .render = render, .property_size = property_size,
    .get_property = get_property, .set_property = set_property};
