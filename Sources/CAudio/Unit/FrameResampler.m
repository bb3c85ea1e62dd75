#import "FrameResampler.h"
#include <math.h>
#include <stdlib.h>

enum { block = 512 };

struct frame_resampler {
    struct sound_plane_resampler *resampler;
    sound_resampler_source source;
    void *context;
};

static int read_source(void *context, float *const *planes, int count) {
    struct frame_resampler *self = context;
    int16_t frames[block * 2];
    int done = 0;
    while (done < count) {
        int wanted = count - done < block ? count - done : block;
        int there = self->source(self->context, frames, wanted);
        for (int i = 0; i < there; i++) {
            planes[0][done + i] = frames[i * 2] / 32768.0f;
            planes[1][done + i] = frames[i * 2 + 1] / 32768.0f;
        }
        done += there;
        if (there < wanted) break;
    }
    return done;
}

struct frame_resampler *frame_resampler_make(double step, sound_resampler_source source, void *context) {
    struct frame_resampler *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->source = source;
    self->context = context;
    self->resampler = sound_plane_resampler_make(2, step, read_source, self);
    if (self->resampler) return self;
    free(self);
    return NULL;
}

void frame_resampler_free(struct frame_resampler *resampler) {
    if (resampler == NULL) return;
    sound_plane_resampler_free(resampler->resampler);
    free(resampler);
}

static int16_t short_of(float sample) {
    float value = rintf(sample * 32768);
    return (int16_t)(value > 32767 ? 32767 : value < -32768 ? -32768 : value);
}

int frame_resampler_read(struct frame_resampler *resampler, int16_t *frames, int count) {
    float left[block], right[block];
    float *const planes[] = {left, right};
    int done = 0;
    while (done < count) {
        int wanted = count - done < block ? count - done : block;
        int there = sound_plane_resampler_read(resampler->resampler, planes, wanted);
        for (int i = 0; i < there; i++) {
            frames[(done + i) * 2] = short_of(left[i]);
            frames[(done + i) * 2 + 1] = short_of(right[i]);
        }
        done += there;
        if (there < wanted) break;
    }
    return done;
}
