#include "LoopbackDevice.h"
#include "../Session/SoundInterruptions.h"
#include "SoundLibrary.h"
#include <CSound.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { largest_block = 512 };

/// A source that plays, or has played.
struct played_source {
    ALCcontext *context;
    ALuint source;
};

struct loopback {
    ALCdevice *device;
    double rate;
    struct sound_plane_resampler *resampler;
    sound_output_voice voice;
    struct played_source *played;
    size_t played_count;
    bool is_suspended;
    struct loopback *next;
};

/// All devices of the app, which the output's lock guards.
static struct loopback *loopbacks;

static ALCcontext *(*context_of_thread)(void);
static ALCboolean (*set_context_of_thread)(ALCcontext *);
static void (*render)(ALCdevice *, void *, ALCsizei);

static struct loopback *loopback_of(ALCdevice *device) {
    struct loopback *there = loopbacks;
    while (there && there->device != device) there = there->next;
    return there;
}

// MARK: The output's side. With the lock held.

static int read_device(void *context, float *const *planes, int count) {
    struct loopback *loopback = context;
    float frames[largest_block * 2];
    for (int done = 0; done < count;) {
        int there = count - done < largest_block ? count - done : largest_block;
        render(loopback->device, frames, there);
        for (int i = 0; i < there; i++) {
            planes[0][done + i] = frames[i * 2];
            planes[1][done + i] = frames[i * 2 + 1];
        }
        done += there;
    }
    return count;
}

/// Drops the sources that have ended.
static void drop_ended(struct loopback *loopback) {
    ALCcontext *former = context_of_thread();
    size_t left = 0;
    for (size_t i = 0; i < loopback->played_count; i++) {
        struct played_source there = loopback->played[i];
        ALint state = AL_STOPPED;
        set_context_of_thread(there.context);
        // The library's own functions: those that apps call wait for the output.
        ALboolean (*is_source)(ALuint) = sound_library_function("alIsSource");
        void (*ask)(ALuint, ALenum, ALint *) = sound_library_function("alGetSourcei");
        if (is_source(there.source)) ask(there.source, AL_SOURCE_STATE, &state);
        if (state == AL_PLAYING) loopback->played[left++] = there;
    }
    loopback->played_count = left;
    set_context_of_thread(former);
}

/// Reads up to a block.
static void read_block(struct loopback *loopback, int16_t *frames, int count) {
    float left[largest_block], right[largest_block];
    float *const planes[2] = {left, right};
    sound_plane_resampler_read(loopback->resampler, planes, count);
    for (int i = 0; i < count * 2; i++) {
        float value = rintf(planes[i % 2][i / 2] * 32768);
        frames[i] = (int16_t)(value > 32767 ? 32767 : value < -32768 ? -32768 : value);
    }
}

static int read_frames(void *context, int64_t position, int16_t *frames, int count) {
    struct loopback *loopback = context;
    if (loopback->played_count == 0) {
        loopback->voice = 0;
        return 0;
    }
    for (int done = 0; done < count; done += largest_block) {
        read_block(loopback, frames + done * 2, count - done < largest_block ? count - done : largest_block);
    }
    drop_ended(loopback);
    return count;
}

/// Plays, if there is something to play.
static void start(struct loopback *loopback) {
    static const struct sound_client client = {.read = read_frames};
    if (loopback->voice || loopback->is_suspended || loopback->played_count == 0 || !loopback->resampler) return;
    loopback->voice = sound_output_play(&client, loopback, sound_output_now());
}

static void stop(struct loopback *loopback) {
    sound_output_voice voice = loopback->voice;
    loopback->voice = 0;
    if (voice) sound_output_stop(voice);
}

// MARK: Devices and contexts

ALCdevice *loopback_open(void) {
    ALCdevice *(*open)(const ALCchar *) = sound_library_function("alcLoopbackOpenDeviceSOFT");
    context_of_thread = sound_library_function("alcGetThreadContext");
    set_context_of_thread = sound_library_function("alcSetThreadContext");
    render = sound_library_function("alcRenderSamplesSOFT");
    if (!open || !context_of_thread || !set_context_of_thread || !render) return NULL;
    struct loopback *made = calloc(1, sizeof *made);
    ALCdevice *device = made ? open(NULL) : NULL;
    if (device == NULL) {
        free(made);
        return NULL;
    }
    sound_interruptions_listen();
    made->device = device;
    sound_output_lock();
    made->next = loopbacks;
    loopbacks = made;
    sound_output_unlock();
    return device;
}

void loopback_close(ALCdevice *device) {
    sound_output_lock();
    struct loopback *closed = loopback_of(device);
    if (closed) {
        stop(closed);
        struct loopback **place = &loopbacks;
        while (*place != closed) place = &(*place)->next;
        *place = closed->next;
        sound_plane_resampler_free(closed->resampler);
        free(closed->played);
        free(closed);
    }
    sound_output_unlock();
}

void loopback_configure(ALCdevice *device) {
    ALCint rate = 0;
    alcGetIntegerv(device, ALC_FREQUENCY, 1, &rate);
    sound_output_lock();
    struct loopback *loopback = loopback_of(device);
    if (loopback && rate > 0 && rate != loopback->rate) {
        double step = (double)rate / sound_rate;
        if (loopback->resampler) sound_plane_resampler_set_step(loopback->resampler, step);
        else loopback->resampler = sound_plane_resampler_make(2, step, read_device, loopback);
        loopback->rate = rate;
    }
    sound_output_unlock();
}

void loopback_forget(ALCcontext *context) {
    sound_output_settle();
    sound_output_lock();
    struct loopback *loopback = context ? loopback_of(alcGetContextsDevice(context)) : NULL;
    size_t left = 0;
    for (size_t i = 0; loopback && i < loopback->played_count; i++) {
        if (loopback->played[i].context != context) loopback->played[left++] = loopback->played[i];
    }
    if (loopback) loopback->played_count = left;
    if (loopback && left == 0) stop(loopback);
    sound_output_unlock();
}

// MARK: Playing

/// False without memory.
static bool note(struct loopback *loopback, ALCcontext *context, ALuint source) {
    for (size_t i = 0; i < loopback->played_count; i++) {
        if (loopback->played[i].context == context && loopback->played[i].source == source) return true;
    }
    size_t size = (loopback->played_count + 1) * sizeof *loopback->played;
    struct played_source *larger = realloc(loopback->played, size);
    if (larger == NULL) return false;
    loopback->played = larger;
    loopback->played[loopback->played_count++] = (struct played_source){context, source};
    return true;
}

void loopback_play(ALsizei count, const ALuint *sources) {
    ALCcontext *context = alcGetCurrentContext();
    if (context == NULL || sources == NULL) return;
    sound_output_lock();
    struct loopback *loopback = loopback_of(alcGetContextsDevice(context));
    for (ALsizei i = 0; loopback && i < count; i++) {
        if (!note(loopback, context, sources[i])) break;
    }
    if (loopback) start(loopback);
    sound_output_unlock();
}

void loopback_suspend(ALCcontext *context) {
    sound_output_settle();
    sound_output_lock();
    struct loopback *loopback = context ? loopback_of(alcGetContextsDevice(context)) : NULL;
    if (loopback) {
        loopback->is_suspended = true;
        stop(loopback);
    }
    sound_output_unlock();
}

void loopback_process(ALCcontext *context) {
    sound_output_lock();
    struct loopback *loopback = context ? loopback_of(alcGetContextsDevice(context)) : NULL;
    if (loopback) {
        loopback->is_suspended = false;
        start(loopback);
    }
    sound_output_unlock();
}

void loopback_interrupt(void) {
    sound_output_lock();
    for (struct loopback *there = loopbacks; there; there = there->next) {
        there->is_suspended = true;
        stop(there);
    }
    sound_output_unlock();
}
