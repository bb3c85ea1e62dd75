#include "SampleDecoder.h"
#include "DecoderKind.h"
#include <stdlib.h>
#include <string.h>

struct sample_decoder {
    struct sound_decoder decoder;
    int64_t frame, count;
    int16_t samples[];
};

static int read_frames(struct sound_decoder *decoder, int16_t *samples, int count) {
    struct sample_decoder *self = (struct sample_decoder *)decoder;
    if (count > self->count - self->frame) count = (int)(self->count - self->frame);
    size_t channels = decoder->channels;
    memcpy(samples, self->samples + (size_t)self->frame * channels, (size_t)count * channels * sizeof *samples);
    self->frame += count;
    return count;
}

static void seek(struct sound_decoder *decoder, int64_t frame) {
    struct sample_decoder *self = (struct sample_decoder *)decoder;
    self->frame = frame < self->count ? frame : self->count;
}

static void close_decoder(struct sound_decoder *decoder) { free(decoder); }

struct sound_decoder *sample_decoder_make(const int16_t *samples, int64_t frames, uint32_t channels, double rate) {
    if (frames <= 0 || frames > INT32_MAX || channels < 1 || channels > sound_most_channels) return NULL;
    if (!(rate >= sound_lowest_rate && rate <= sound_highest_rate)) return NULL;
    size_t size = (size_t)frames * channels * sizeof *samples;
    struct sample_decoder *self = malloc(sizeof *self + size);
    if (self == NULL) return NULL;
    *self = (struct sample_decoder){.decoder = {channels, rate, read_frames, seek, close_decoder}, .count = frames};
    memcpy(self->samples, samples, size);
    return &self->decoder;
}
