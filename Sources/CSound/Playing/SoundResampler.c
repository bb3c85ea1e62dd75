#include "SoundResampler.h"
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    /// The taps of the filter, half of them on either side.
    taps = 16,
    half = taps / 2,
    /// The places between two frames of the source. 1920 has those of 44,100, 22,050, 11,025, 32,000 and 8,000 to 48,000
    /// among them exactly.
    phases = 1920,
    filter_bits = 14,
    /// The frames of the source that are kept.
    room = 4096,
};
/// The greatest and least steps. Within one step the filter cannot get ahead of what is kept.
static const double greatest_step = taps, least_step = 1.0 / 512;

struct filter {
    int16_t rows[phases + 1][taps];
};

struct sound_resampler {
    sound_resampler_source source;
    void *context;
    const struct filter *filter;
    struct filter *own_filter;
    /// In 1/2^32 frames: the step, and the place of the next frame after `index`.
    uint64_t step, fraction;
    /// The source in its two channels. The filter's middle lies behind `index`.
    int16_t left[room + taps], right[room + taps];
    int index, count;
    /// Where the source ends in these; -1 while it goes on.
    int end;
    int64_t passed;
};

/// A sinc with its zeros `1 / cutoff` frames apart, under a Kaiser window.
static void make_filter(struct filter *filter, double cutoff) {
    const double beta = 6;
    for (int p = 0; p <= phases; p++) {
        double values[taps], sum = 0;
        for (int t = 0; t < taps; t++) {
            double x = t - (half - 1) - (double)p / phases, w = x / half;
            double window = 0;
            if (fabs(w) < 1) {
                // The modified Bessel function of order 0, by its series.
                double y = beta * sqrt(1 - w * w) / 2, term = 1;
                for (int k = 1; k < 30; k++) {
                    window += term;
                    term *= y / k * (y / k);
                }
            }
            double angle = 3.14159265358979323846 * x * cutoff;
            values[t] = (fabs(angle) < 1e-9 ? 1 : sin(angle) / angle) * window;
            sum += values[t];
        }
        // Each row adds up to 1 exactly, so that a constant stays what it is.
        int rest = 1 << filter_bits, greatest = 0;
        for (int t = 0; t < taps; t++) {
            filter->rows[p][t] = (int16_t)lrint(values[t] / sum * (1 << filter_bits));
            rest -= filter->rows[p][t];
            if (filter->rows[p][t] > filter->rows[p][greatest]) greatest = t;
        }
        filter->rows[p][greatest] = (int16_t)(filter->rows[p][greatest] + rest);
    }
}

static struct filter common_filter;
static void make_common_filter(void) { make_filter(&common_filter, 1); }

static void choose_filter(struct sound_resampler *resampler, double step) {
    free(resampler->own_filter);
    resampler->own_filter = step > 1.001 ? malloc(sizeof *resampler->own_filter) : NULL;
    if (resampler->own_filter) {
        make_filter(resampler->own_filter, 1 / step);
        resampler->filter = resampler->own_filter;
        return;
    }
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_common_filter);
    resampler->filter = &common_filter;
}

void sound_resampler_set_step(struct sound_resampler *resampler, double step) {
    step = step > greatest_step ? greatest_step : step < least_step ? least_step : step;
    uint64_t fixed = (uint64_t)llrint(step * 4294967296.0);
    if (fixed == resampler->step) return;
    resampler->step = fixed;
    choose_filter(resampler, step);
}

void sound_resampler_reset(struct sound_resampler *resampler) {
    // Before the first frame there is silence.
    memset(resampler->left, 0, sizeof *resampler->left * half);
    memset(resampler->right, 0, sizeof *resampler->right * half);
    resampler->index = 0;
    resampler->count = half - 1;
    resampler->end = -1;
    resampler->fraction = 0;
    resampler->passed = 0;
}

struct sound_resampler *sound_resampler_make(double step, sound_resampler_source source, void *context) {
    struct sound_resampler *resampler = calloc(1, sizeof *resampler);
    if (resampler == NULL) return NULL;
    resampler->source = source;
    resampler->context = context;
    sound_resampler_reset(resampler);
    sound_resampler_set_step(resampler, step);
    return resampler;
}

void sound_resampler_free(struct sound_resampler *resampler) {
    if (resampler) free(resampler->own_filter);
    free(resampler);
}

double sound_resampler_step(const struct sound_resampler *resampler) { return (double)resampler->step / 4294967296.0; }

int64_t sound_resampler_frames_left(const struct sound_resampler *resampler) {
    if (resampler->end < 0) return INT64_MAX;
    int64_t frames = resampler->end - (resampler->index + half - 1);
    if (frames <= 0) return 0;
    uint64_t rest = ((uint64_t)frames << 32) - resampler->fraction;
    return (int64_t)((rest + resampler->step - 1) / resampler->step);
}

double sound_resampler_position(const struct sound_resampler *resampler) {
    return (double)resampler->passed + (double)resampler->fraction / 4294967296.0;
}

/// Reads more of the source, and silence behind its end.
static void refill(struct sound_resampler *resampler) {
    int kept = resampler->count - resampler->index;
    if (kept < 0) kept = 0;
    memmove(resampler->left, resampler->left + resampler->index, sizeof *resampler->left * (size_t)kept);
    memmove(resampler->right, resampler->right + resampler->index, sizeof *resampler->right * (size_t)kept);
    if (resampler->end >= 0) resampler->end -= resampler->index;
    resampler->count = kept;
    resampler->index = 0;
    while (resampler->count < taps * 4 || resampler->count < room / 4) {
        int16_t frames[512 * 2];
        int wanted = room + taps - resampler->count, there = 0;
        if (wanted > 512) wanted = 512;
        if (resampler->end < 0) {
            there = resampler->source(resampler->context, frames, wanted);
            if (there < wanted) resampler->end = resampler->count + there;
        }
        for (int i = 0; i < wanted; i++) {
            resampler->left[resampler->count + i] = i < there ? frames[i * 2] : 0;
            resampler->right[resampler->count + i] = i < there ? frames[i * 2 + 1] : 0;
        }
        resampler->count += wanted;
    }
}

static int16_t filtered(const int16_t *samples, const int16_t *row) {
    int32_t sum = 1 << (filter_bits - 1);
    for (int t = 0; t < taps; t++) sum += samples[t] * row[t];
    sum >>= filter_bits;
    return (int16_t)(sum > 32767 ? 32767 : sum < -32768 ? -32768 : sum);
}

int sound_resampler_read(struct sound_resampler *resampler, int16_t *frames, int count) {
    const uint64_t one = 1ull << 32;
    for (int i = 0; i < count; i++) {
        if (resampler->index + taps > resampler->count) refill(resampler);
        // The frame at the filter's middle is the one that would be given next at the source's own rate.
        if (resampler->end >= 0 && resampler->index + half - 1 >= resampler->end) return i;
        if (resampler->step == one && resampler->fraction == 0) {
            frames[i * 2] = resampler->left[resampler->index + half - 1];
            frames[i * 2 + 1] = resampler->right[resampler->index + half - 1];
        } else {
            const int16_t *row = resampler->filter->rows[(resampler->fraction * phases + one / 2) >> 32];
            frames[i * 2] = filtered(resampler->left + resampler->index, row);
            frames[i * 2 + 1] = filtered(resampler->right + resampler->index, row);
        }
        resampler->fraction += resampler->step;
        resampler->index += (int)(resampler->fraction >> 32);
        resampler->passed += (int64_t)(resampler->fraction >> 32);
        resampler->fraction &= one - 1;
    }
    return count;
}
