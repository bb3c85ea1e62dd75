#include "MixedTrack.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct film_mix {
    struct mixed_track tracks[film_most_mixed];
    int count;
    int64_t position, length;
};

struct film_mix *film_mix_open(const struct film_mix_track *tracks, int count, double duration) {
    if (count < 0 || count > film_most_mixed || !(duration >= 0 && duration < 1e9)) return NULL;
    struct film_mix *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->length = llround(duration * sound_rate);
    for (int i = 0; i < count; i++) {
        self->count++;
        if (mixed_track_open(&self->tracks[i], &tracks[i])) continue;
        film_mix_close(self);
        return NULL;
    }
    return self;
}

void film_mix_close(struct film_mix *self) {
    if (self == NULL) return;
    for (int i = 0; i < self->count; i++) mixed_track_close(&self->tracks[i]);
    free(self);
}

void film_mix_seek(struct film_mix *self, int64_t frame) {
    frame = frame < 0 ? 0 : frame < self->length ? frame : self->length;
    if (frame == self->position) return;
    self->position = frame;
    for (int i = 0; i < self->count; i++) mixed_track_move(&self->tracks[i]);
}

int film_mix_read(struct film_mix *self, int16_t *frames, int count) {
    enum { block = 1024 };
    int32_t sums[block * 2];
    int done = 0;
    if (count > self->length - self->position) count = (int)(self->length - self->position);
    while (done < count) {
        int wanted = count - done < block ? count - done : block;
        memset(sums, 0, (size_t)wanted * 2 * sizeof *sums);
        for (int i = 0; i < self->count; i++) mixed_track_add(&self->tracks[i], self->position, sums, wanted);
        for (int i = 0; i < wanted * 2; i++) {
            int32_t sum = sums[i];
            frames[done * 2 + i] = (int16_t)(sum > 32767 ? 32767 : sum < -32768 ? -32768 : sum);
        }
        self->position += wanted;
        done += wanted;
    }
    return done > 0 ? done : 0;
}

int64_t film_mix_length(const struct film_mix *self) { return self->length; }
