#include "SoundPlaneResampler.h"
#include "SoundDecoder.h"
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum {
    /// The zeros of the filter on either side of its middle, at a step of 1 or less.
    zeros = 16,
    /// The values of the filter between two of its zeros; the rest is interpolated.
    values_between = 256,
    /// The frames that are read at once at most.
    largest_read = 4096,
};
static const double greatest_step = 512, least_step = 1.0 / 512;

struct sound_plane_resampler {
    sound_plane_source source;
    void *context;
    uint32_t channels;
    double step, fraction;
    /// One half of the filter, from its middle on.
    float filter[zeros * values_between + 2];
    /// How many frames of the source the filter covers on either side, and its values for one of these frames.
    int half;
    double values_each;
    /// The source's frames that are kept: `index` is the first one under the filter.
    float *planes[sound_most_channels];
    int index, count, room;
    /// Where the source ends in these; -1 while it goes on.
    int end;
    /// The source has nothing more at the moment.
    bool is_waiting;
};

/// A sinc under a Kaiser window.
static void make_filter(float *filter) {
    const double beta = 9;
    for (int i = 0; i < zeros * values_between + 2; i++) {
        double x = (double)i / values_between, w = x / zeros, window = 0;
        if (w < 1) {
            // The modified Bessel function of order 0, by its series.
            double y = beta * sqrt(1 - w * w) / 2, term = 1;
            for (int k = 1; k < 40; k++) {
                window += term;
                term *= y / k * (y / k);
            }
        }
        double angle = 3.14159265358979323846 * x;
        filter[i] = (float)((i == 0 ? 1 : sin(angle) / angle) * window);
    }
    float middle = filter[0];
    for (int i = 0; i < zeros * values_between + 2; i++) filter[i] /= middle;
}

void sound_plane_resampler_set_step(struct sound_plane_resampler *resampler, double step) {
    step = step > greatest_step ? greatest_step : step >= least_step ? step : least_step;
    if (step == resampler->step) return;
    // A greater step needs a filter that is as much longer, since it lets less through.
    int former = resampler->half;
    double stretch = step > 1 ? step : 1;
    resampler->step = step;
    resampler->values_each = values_between / stretch;
    resampler->half = (int)ceil(zeros * stretch) + 1;
    // The middle of the filter stays at its frame.
    resampler->index += former - resampler->half;
}

/// Makes room for so many frames more. With `index` below 0 there is silence before the first frame.
static int make_room(struct sound_plane_resampler *resampler, int more) {
    int before = resampler->index < 0 ? -resampler->index : 0;
    int kept = resampler->count - (resampler->index > 0 ? resampler->index : 0);
    if (kept < 0) kept = 0;
    int skipped = resampler->count - kept;
    int room = before + kept + more;
    for (uint32_t c = 0; c < resampler->channels; c++) {
        float *plane = resampler->planes[c];
        if (room > resampler->room) {
            plane = realloc(plane, (size_t)room * sizeof *plane);
            if (plane == NULL) return 0;
            resampler->planes[c] = plane;
        }
        memmove(plane + before, plane + skipped, (size_t)kept * sizeof *plane);
        memset(plane, 0, (size_t)before * sizeof *plane);
    }
    if (room > resampler->room) resampler->room = room;
    if (resampler->end >= 0) resampler->end += before - skipped;
    resampler->index -= skipped - before;
    resampler->count = before + kept;
    return 1;
}

void sound_plane_resampler_reset(struct sound_plane_resampler *resampler) {
    // The first frame is at the filter's middle, and before it is silence.
    resampler->index = -(resampler->half - 1);
    resampler->count = 0;
    resampler->end = -1;
    resampler->fraction = 0;
    resampler->is_waiting = false;
}

void sound_plane_resampler_wait(struct sound_plane_resampler *resampler) { resampler->is_waiting = true; }

struct sound_plane_resampler *sound_plane_resampler_make(uint32_t channels, double step, sound_plane_source source,
                                                         void *context) {
    if (channels < 1 || channels > sound_most_channels) return NULL;
    struct sound_plane_resampler *resampler = calloc(1, sizeof *resampler);
    if (resampler == NULL) return NULL;
    resampler->source = source;
    resampler->context = context;
    resampler->channels = channels;
    make_filter(resampler->filter);
    sound_plane_resampler_set_step(resampler, step);
    sound_plane_resampler_reset(resampler);
    return resampler;
}

void sound_plane_resampler_free(struct sound_plane_resampler *resampler) {
    if (resampler == NULL) return;
    for (uint32_t c = 0; c < resampler->channels; c++) free(resampler->planes[c]);
    free(resampler);
}

/// Reads the source until so many frames are under the filter or to come under it, with silence behind its end.
static int fill(struct sound_plane_resampler *resampler, int needed) {
    int more = resampler->index + needed - resampler->count;
    if (more <= 0) return 1;
    if (!make_room(resampler, more)) return 0;
    while (more > 0) {
        float *places[sound_most_channels];
        int wanted = more < largest_read ? more : largest_read, there = 0;
        for (uint32_t c = 0; c < resampler->channels; c++) places[c] = resampler->planes[c] + resampler->count;
        if (resampler->end < 0) {
            there = resampler->source(resampler->context, places, wanted);
            if (there < wanted && resampler->is_waiting) {
                resampler->count += there;
                return 0;
            }
            if (there < wanted) resampler->end = resampler->count + there;
        }
        for (uint32_t c = 0; c < resampler->channels; c++) {
            memset(places[c] + there, 0, (size_t)(wanted - there) * sizeof **places);
        }
        resampler->count += wanted;
        more -= wanted;
    }
    return 1;
}

static float filtered(const struct sound_plane_resampler *resampler, const float *plane) {
    const int half = resampler->half;
    double sum = 0, weight = 0;
    for (int t = 0; t < half * 2; t++) {
        double place = fabs(t - (half - 1) - resampler->fraction) * resampler->values_each;
        if (place >= zeros * values_between) continue;
        int whole = (int)place;
        double rest = place - whole;
        double value = resampler->filter[whole] + rest * (resampler->filter[whole + 1] - resampler->filter[whole]);
        sum += value * plane[t];
        weight += value;
    }
    // A constant stays what it is.
    return (float)(sum / weight);
}

/// How many of the frames of a piece can be computed of what is there.
static int computable(const struct sound_plane_resampler *resampler, int width, int piece) {
    int spare = resampler->count - resampler->index - width;
    if (spare < 0) return 0;
    double frames = (spare + 1 - resampler->fraction) / resampler->step;
    int whole = frames < piece ? (int)ceil(frames) : piece;
    while (whole > 0 && (int)(resampler->fraction + (whole - 1) * resampler->step) > spare) whole--;
    return whole;
}

int sound_plane_resampler_read(struct sound_plane_resampler *resampler, float *const *planes, int count) {
    for (int i = 0; i < count;) {
        // In pieces that keep what is read at once small.
        double reach = (count - i) * resampler->step;
        int piece = reach < largest_read ? count - i : (int)(largest_read / resampler->step);
        if (piece < 1) piece = 1;
        bool is_copied = resampler->step == 1 && resampler->fraction == 0;
        int ahead = (int)(resampler->fraction + (piece - 1) * resampler->step);
        int width = is_copied ? resampler->half : resampler->half * 2;
        resampler->is_waiting = false;
        if (!fill(resampler, width + ahead)) {
            if (!resampler->is_waiting) return i;
            piece = computable(resampler, width, piece);
            count = i + piece;
        }
        for (int end = i + piece; i < end; i++) {
            int middle = resampler->index + resampler->half - 1;
            if (resampler->end >= 0 && middle >= resampler->end) return i;
            for (uint32_t c = 0; c < resampler->channels; c++) {
                const float *plane = resampler->planes[c] + resampler->index;
                planes[c][i] = is_copied ? plane[resampler->half - 1] : filtered(resampler, plane);
            }
            resampler->fraction += resampler->step;
            int whole = (int)resampler->fraction;
            resampler->index += whole;
            resampler->fraction -= whole;
        }
    }
    return count;
}
