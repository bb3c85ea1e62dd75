#include "SoundMixer.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    block = 512,
    /// The change of a gain from one frame to the next: all the way in 20 ms.
    gain_step = 35,
};

struct sound_voice {
    struct sound_voice *next;
    sound_voice_source source;
    void *context;
    int64_t start, end;
    int32_t gain[2], wanted_gain[2];
    bool is_heard, has_ended;
};

struct sound_mixer {
    struct sound_voice *voices;
    int64_t position;
};

struct sound_mixer *sound_mixer_make(int64_t position) {
    struct sound_mixer *mixer = calloc(1, sizeof *mixer);
    if (mixer) mixer->position = position;
    return mixer;
}

void sound_mixer_free(struct sound_mixer *mixer) {
    while (mixer && mixer->voices) sound_mixer_remove(mixer, mixer->voices);
    free(mixer);
}

int64_t sound_mixer_position(const struct sound_mixer *mixer) { return mixer->position; }

void sound_mixer_skip(struct sound_mixer *mixer, int64_t position) {
    if (position > mixer->position) mixer->position = position;
}

// MARK: Voices

struct sound_voice *sound_mixer_add(struct sound_mixer *mixer, int64_t start, sound_voice_source source, void *context) {
    struct sound_voice *voice = calloc(1, sizeof *voice);
    if (voice == NULL) return NULL;
    *voice = (struct sound_voice){.source = source, .context = context, .end = INT64_MAX,
                                  .gain = {sound_full_gain, sound_full_gain},
                                  .wanted_gain = {sound_full_gain, sound_full_gain}};
    voice->start = start > mixer->position ? start : mixer->position;
    // The last one is mixed last, in the order in which they were added.
    struct sound_voice **place = &mixer->voices;
    while (*place) place = &(*place)->next;
    return *place = voice;
}

bool sound_mixer_has(const struct sound_mixer *mixer, const struct sound_voice *voice) {
    const struct sound_voice *there = mixer->voices;
    while (there && there != voice) there = there->next;
    return there != NULL;
}

void sound_mixer_remove(struct sound_mixer *mixer, struct sound_voice *voice) {
    for (struct sound_voice **place = &mixer->voices; *place; place = &(*place)->next) {
        if (*place != voice) continue;
        *place = voice->next;
        free(voice);
        return;
    }
}

void sound_voice_set_gains(struct sound_voice *voice, int32_t left, int32_t right) {
    voice->wanted_gain[0] = left;
    voice->wanted_gain[1] = right;
    if (!voice->is_heard) memcpy(voice->gain, voice->wanted_gain, sizeof voice->gain);
}

void sound_voice_set_volume(struct sound_voice *voice, double volume, double pan) {
    if (!(volume > 0)) volume = 0;
    if (volume > 1) volume = 1;
    if (!(pan >= -1 && pan <= 1)) pan = 0;
    double gain = volume * sound_full_gain;
    sound_voice_set_gains(voice, (int32_t)lrint(gain * fmin(1, 1 - pan)), (int32_t)lrint(gain * fmin(1, 1 + pan)));
}

void sound_voice_set_end(struct sound_voice *voice, int64_t end) { voice->end = end; }

int64_t sound_voice_start(const struct sound_voice *voice) { return voice->start; }

bool sound_voice_has_ended(const struct sound_voice *voice, int64_t *end) {
    if (voice->has_ended && end) *end = voice->end;
    return voice->has_ended;
}

// MARK: Mixing

static int32_t moved(int32_t gain, int32_t wanted) {
    if (gain < wanted) return wanted - gain < gain_step ? wanted : gain + gain_step;
    return gain - wanted < gain_step ? wanted : gain - gain_step;
}

static void add_frames(struct sound_voice *voice, const int16_t *frames, int32_t *sum, int count) {
    int i = 0;
    for (; i < count && memcmp(voice->gain, voice->wanted_gain, sizeof voice->gain) != 0; i++) {
        for (int c = 0; c < 2; c++) {
            voice->gain[c] = moved(voice->gain[c], voice->wanted_gain[c]);
            sum[i * 2 + c] += (frames[i * 2 + c] * voice->gain[c]) >> 15;
        }
    }
    int32_t left = voice->gain[0], right = voice->gain[1];
    for (; i < count; i++) {
        sum[i * 2] += (frames[i * 2] * left) >> 15;
        sum[i * 2 + 1] += (frames[i * 2 + 1] * right) >> 15;
    }
}

/// Adds what a voice has of the frames from `position` on.
static void add_voice(struct sound_voice *voice, int64_t position, int32_t *sum, int count) {
    int first = 0;
    if (voice->start > position) first = voice->start - position < count ? (int)(voice->start - position) : count;
    int wanted = count - first;
    bool is_last = voice->end - position <= count;
    if (is_last) wanted = voice->end - position > first ? (int)(voice->end - position) - first : 0;
    if (first == count && !is_last) return;
    int16_t frames[block * 2];
    int there = wanted > 0 ? voice->source(voice->context, position + first, frames, wanted) : 0;
    add_frames(voice, frames, sum + first * 2, there);
    voice->is_heard = true;
    if (there < wanted || is_last) {
        voice->has_ended = true;
        voice->end = position + first + there;
    }
}

void sound_mixer_mix(struct sound_mixer *mixer, int16_t *frames, int count) {
    while (count > 0) {
        int there = count < block ? count : block;
        int32_t sum[block * 2] = {0};
        for (struct sound_voice *voice = mixer->voices; voice; voice = voice->next) {
            if (!voice->has_ended) add_voice(voice, mixer->position, sum, there);
        }
        for (int i = 0; i < there * 2; i++) {
            frames[i] = (int16_t)(sum[i] > 32767 ? 32767 : sum[i] < -32768 ? -32768 : sum[i]);
        }
        mixer->position += there;
        frames += there * 2;
        count -= there;
    }
}
