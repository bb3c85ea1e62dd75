#include "SoundTrack.h"
#include "SoundResampler.h"
#include "../Decoding/SampleDecoder.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct sound_track {
    struct sound_decoder *decoder;
    struct sound_resampler *resampler;
    double speed;
    int64_t loops;
    /// The frames of the file: those that its head tells of, until the decoder has come to the end.
    double length;
    bool is_length_known;
    /// The frame at which the resampler began, and how often the file has begun again since.
    int64_t start, rounds;
    /// The place that was asked for, between two frames.
    double place;
    /// The file's frames that were given since the last end, and whether there were any: an empty file is not repeated.
    int64_t given;
    bool is_measuring;
    double peak[2], squares[2];
    int64_t measured;
};

// MARK: Reading

/// Two channels of any number: further ones are mixed into both, so that none is lost.
static void make_stereo(const int16_t *samples, uint32_t channels, int16_t *frames, int count) {
    for (int i = 0; i < count; i++, samples += channels) {
        int left = samples[0], right = channels > 1 ? samples[1] : left;
        for (uint32_t c = 2; c < channels; c++) {
            left += samples[c] / 2;
            right += samples[c] / 2;
        }
        frames[i * 2] = (int16_t)(left > 32767 ? 32767 : left < -32768 ? -32768 : left);
        frames[i * 2 + 1] = (int16_t)(right > 32767 ? 32767 : right < -32768 ? -32768 : right);
    }
}

/// The source of the resampler: the file over and over, without a gap.
static int read_source(void *context, int16_t *frames, int count) {
    struct sound_track *track = context;
    enum { block = 256 };
    int16_t samples[block * sound_most_channels];
    uint32_t channels = sound_decoder_channels(track->decoder);
    int done = 0;
    while (done < count) {
        int wanted = count - done < block ? count - done : block;
        int there = sound_decoder_read(track->decoder, samples, wanted);
        make_stereo(samples, channels, frames + done * 2, there);
        done += there;
        track->given += there;
        if (there == wanted) continue;
        if (!track->is_length_known && track->given > 0) {
            track->length = (double)track->given;
            track->is_length_known = true;
        }
        if (track->loops == 0 || track->given == 0) break;
        if (track->loops > 0) track->loops--;
        track->rounds++;
        sound_decoder_seek(track->decoder, 0);
        track->given = 0;
    }
    return done;
}

static void measure(struct sound_track *track, const int16_t *frames, int count) {
    for (int i = 0; i < count * 2; i++) {
        double value = frames[i] / 32768.0, size = fabs(value);
        if (size > track->peak[i % 2]) track->peak[i % 2] = size;
        track->squares[i % 2] += value * value;
    }
    track->measured += count;
}

int sound_track_read(struct sound_track *track, int16_t *frames, int count) {
    int there = sound_resampler_read(track->resampler, frames, count);
    if (track->is_measuring) measure(track, frames, there);
    return there;
}

// MARK: Making

static double step_of(const struct sound_track *track) {
    return sound_decoder_rate(track->decoder) / sound_rate * track->speed;
}

static struct sound_track *track_of(struct sound_decoder *decoder, double length) {
    struct sound_track *track = decoder ? calloc(1, sizeof *track) : NULL;
    if (track) {
        *track = (struct sound_track){.decoder = decoder, .speed = 1, .length = length};
        track->resampler = sound_resampler_make(step_of(track), read_source, track);
        if (track->resampler) return track;
    }
    sound_decoder_close(decoder);
    free(track);
    return NULL;
}

struct sound_track *sound_track_open(const uint8_t *bytes, size_t count, const struct sound_information *information,
                                     enum sound_fault *fault) {
    struct sound_decoder *decoder = sound_decoder_open(bytes, count, information, fault);
    return decoder ? track_of(decoder, information->duration * sound_decoder_rate(decoder)) : NULL;
}

struct sound_track *sound_track_of_samples(const int16_t *samples, int64_t frames, uint32_t channels, double rate) {
    return track_of(sample_decoder_make(samples, frames, channels, rate), (double)frames);
}

struct sound_track *sound_track_of_decoder(struct sound_decoder *decoder, double duration) {
    return decoder ? track_of(decoder, duration * sound_decoder_rate(decoder)) : NULL;
}

void sound_track_close(struct sound_track *track) {
    if (track == NULL) return;
    sound_resampler_free(track->resampler);
    sound_decoder_close(track->decoder);
    free(track);
}

// MARK: Place and speed

void sound_track_set_loops(struct sound_track *track, int64_t loops) { track->loops = loops < 0 ? -1 : loops; }

void sound_track_seek(struct sound_track *track, double time) {
    double frame = time * sound_decoder_rate(track->decoder);
    track->start = frame > 0 ? (int64_t)(frame < track->length ? frame + 0.5 : track->length) : 0;
    track->place = fmax(0, fmin(frame, track->length));
    track->given = track->start;
    track->rounds = 0;
    sound_decoder_seek(track->decoder, track->start);
    sound_resampler_reset(track->resampler);
}

void sound_track_set_speed(struct sound_track *track, double speed) {
    track->speed = speed < 0.5 ? 0.5 : speed > 2 ? 2 : speed;
    sound_resampler_set_step(track->resampler, step_of(track));
}

double sound_track_time(const struct sound_track *track, double before) {
    double step = sound_resampler_step(track->resampler);
    double passed = sound_resampler_position(track->resampler) - before * sound_rate * step;
    double frame = track->place + fmax(0, passed);
    if (frame > track->length) frame = track->rounds > 0 ? fmod(frame, track->length) : track->length;
    return frame / sound_decoder_rate(track->decoder);
}

int64_t sound_track_frames_left(const struct sound_track *track) {
    if (track->loops < 0) return INT64_MAX;
    double heard = (double)track->start + sound_resampler_position(track->resampler);
    double all = (double)(track->rounds + 1 + track->loops) * track->length;
    return (int64_t)ceil(fmax(0, all - heard) / sound_resampler_step(track->resampler));
}

// MARK: Loudness

void sound_track_set_measuring(struct sound_track *track, bool is_measuring) { track->is_measuring = is_measuring; }

struct sound_level sound_track_take_level(struct sound_track *track) {
    struct sound_level level = {{0, 0}, {0, 0}};
    for (int c = 0; c < 2; c++) {
        level.peak[c] = track->peak[c];
        if (track->measured) level.mean[c] = sqrt(track->squares[c] / (double)track->measured);
        track->peak[c] = track->squares[c] = 0;
    }
    track->measured = 0;
    return level;
}
