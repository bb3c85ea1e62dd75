#include "FilmSound.h"
#include "CSound.h"
#include "Decoding/DecoderKind.h"
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>

struct film_sound {
    struct sound_track *track;
    sound_output_voice voice;
    /// The time of the film at which the sound begins, and how long it is.
    double start, duration;
    double speed, volume;
    /// Its owner, and each voice that the output has not released yet.
    atomic_int holders;
    void (*released)(void *context);
    void *context;
};

static void let_go(struct film_sound *sound) {
    if (atomic_fetch_sub(&sound->holders, 1) > 1) return;
    sound_track_close(sound->track);
    if (sound->released) sound->released(sound->context);
    free(sound);
}

// MARK: The output's side

static int read_sound(void *context, int64_t position, int16_t *frames, int count) {
    (void)position;
    return sound_track_read(((struct film_sound *)context)->track, frames, count);
}

static int64_t frames_left(void *context) { return sound_track_frames_left(((struct film_sound *)context)->track); }
static void released(void *context) { let_go(context); }

// MARK: Opening

struct film_sound *film_sound_open(const struct film *film, const uint8_t *bytes, size_t count) {
    int index = film_track_of(film, film_sound_media);
    if (index < 0) return NULL;
    const struct film_track *track = film_track(film, index);
    // All that a decoder of FFmpeg's takes of this is the length; the rest it finds in the file.
    struct sound_information information = {
        .format = 'aac ', .channels = 2, .rate = sound_rate, .duration = track->duration};
    enum sound_fault fault;
    struct film_sound *sound = calloc(1, sizeof *sound);
    if (sound == NULL) return NULL;
    sound->track = sound_track_open(bytes, count, &information, &fault);
    if (sound->track == NULL) {
        free(sound);
        return NULL;
    }
    sound->start = track->start;
    sound->duration = track->duration;
    sound->volume = sound->speed = 1;
    sound->holders = 1;
    return sound;
}

// MARK: Mixes

/// A mix as a decoder, so that it is played as a file is.
struct mix_decoder {
    struct sound_decoder decoder;
    struct film_mix *mix;
};

static int read_mix(struct sound_decoder *decoder, int16_t *samples, int count) {
    return film_mix_read(((struct mix_decoder *)decoder)->mix, samples, count);
}

static void seek_mix(struct sound_decoder *decoder, int64_t frame) {
    film_mix_seek(((struct mix_decoder *)decoder)->mix, frame);
}

static void close_mix(struct sound_decoder *decoder) {
    film_mix_close(((struct mix_decoder *)decoder)->mix);
    free(decoder);
}

struct sound_decoder *film_mix_decoder(struct film_mix *mix) {
    struct mix_decoder *decoder = mix ? calloc(1, sizeof *decoder) : NULL;
    if (decoder == NULL) {
        film_mix_close(mix);
        return NULL;
    }
    *decoder = (struct mix_decoder){{2, sound_rate, read_mix, seek_mix, close_mix}, mix};
    return &decoder->decoder;
}

struct film_sound *film_sound_of_mix(struct film_mix *mix) {
    if (mix == NULL) return NULL;
    double duration = (double)film_mix_length(mix) / sound_rate;
    struct sound_track *track = sound_track_of_decoder(film_mix_decoder(mix), duration);
    struct film_sound *sound = track ? calloc(1, sizeof *sound) : NULL;
    if (sound == NULL) {
        sound_track_close(track);
        return NULL;
    }
    sound->track = track;
    sound->duration = duration;
    sound->volume = sound->speed = 1;
    sound->holders = 1;
    return sound;
}

void film_sound_close(struct film_sound *sound, void (*released_all)(void *context), void *context) {
    if (sound == NULL) {
        if (released_all) released_all(context);
        return;
    }
    film_sound_stop(sound);
    sound->released = released_all;
    sound->context = context;
    let_go(sound);
}

// MARK: Playing

int64_t film_sound_play(struct film_sound *sound, double time, double speed) {
    static const struct sound_client client = {.read = read_sound, .frames_left = frames_left, .released = released};
    film_sound_stop(sound);
    sound_output_settle();
    // The first block must find the place and the volume set.
    sound_output_lock();
    double place = time - sound->start, wait = fmax(0, -place) / speed;
    sound_track_seek(sound->track, fmax(0, place));
    sound_track_set_speed(sound->track, speed);
    sound->speed = speed;
    int64_t now = sound_output_now(), position = sound_output_position(), delay = llrint(wait * sound_rate);
    // Behind its end there is nothing to mix.
    if (place >= sound->duration) {
        sound_output_unlock();
        return now;
    }
    atomic_fetch_add(&sound->holders, 1);
    // With real clocks the output is ahead, while something plays.
    int64_t earliest = position > now && position - now < sound_rate ? position : now;
    sound->voice = sound_output_play(&client, sound, earliest + delay);
    sound_output_set_volume(sound->voice, sound->volume, 0);
    int64_t start = sound->voice ? sound_output_start(sound->voice) - delay : 0;
    sound_output_unlock();
    if (sound->voice == 0) let_go(sound);
    return start;
}

void film_sound_stop(struct film_sound *sound) {
    if (sound == NULL || sound->voice == 0) return;
    sound_output_stop(sound->voice);
    sound->voice = 0;
}

void film_sound_set_volume(struct film_sound *sound, double volume) {
    if (sound == NULL) return;
    sound->volume = volume;
    sound_output_settle();
    sound_output_set_volume(sound->voice, volume, 0);
}

double film_sound_heard(struct film_sound *sound) {
    if (sound == NULL || sound->voice == 0) return -1;
    sound_output_lock();
    int64_t start = sound_output_start(sound->voice), now = sound_output_now();
    double heard = -1;
    if (start != INT64_MAX && now >= start) {
        double before = (double)(sound_output_position() - now) / sound_rate;
        heard = sound_track_time(sound->track, before) + sound->start;
    }
    sound_output_unlock();
    return heard;
}
