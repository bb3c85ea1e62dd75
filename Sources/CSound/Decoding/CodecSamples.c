#include "CodecSamples.h"
#include <stdbool.h>
#include <string.h>

/// Rounds to the nearest whole number, without a branch, so that the compiler does several at once.
static inline int16_t of_float(float value) {
    float scaled = value == value ? value * 32768 : 0;
    scaled = scaled > 32767 ? 32767 : scaled;
    scaled = scaled < -32768 ? -32768 : scaled;
    // 1.5 * 2^23: numbers from here on have no bits behind the point, and the lowest ones are the whole number.
    scaled += 12582912;
    int32_t bits;
    memcpy(&bits, &scaled, sizeof bits);
    return (int16_t)bits;
}

static int16_t sample_of(const uint8_t *data, enum AVSampleFormat format, size_t index) {
    switch (format) {
    case AV_SAMPLE_FMT_U8:
    case AV_SAMPLE_FMT_U8P: return (int16_t)((data[index] ^ 0x80) << 8);
    case AV_SAMPLE_FMT_S16:
    case AV_SAMPLE_FMT_S16P: return ((const int16_t *)(const void *)data)[index];
    case AV_SAMPLE_FMT_S32:
    case AV_SAMPLE_FMT_S32P: return (int16_t)(((const int32_t *)(const void *)data)[index] >> 16);
    case AV_SAMPLE_FMT_FLT:
    case AV_SAMPLE_FMT_FLTP: return of_float(((const float *)(const void *)data)[index]);
    case AV_SAMPLE_FMT_DBL:
    case AV_SAMPLE_FMT_DBLP: return of_float((float)((const double *)(const void *)data)[index]);
    default: return 0;
    }
}

void codec_samples_copy(const AVFrame *frame, size_t from, int16_t *samples, size_t count, size_t channels) {
    enum AVSampleFormat format = frame->format;
    bool is_planar = format >= AV_SAMPLE_FMT_U8P;
    size_t there = (size_t)frame->ch_layout.nb_channels;
    if (format == AV_SAMPLE_FMT_FLTP && channels == 2 && there == 2) {
        const float *left = (const float *)(const void *)frame->extended_data[0] + from;
        const float *right = (const float *)(const void *)frame->extended_data[1] + from;
        for (size_t i = 0; i < count; i++) {
            samples[i * 2] = of_float(left[i]);
            samples[i * 2 + 1] = of_float(right[i]);
        }
        return;
    }
    for (size_t c = 0; c < channels; c++) {
        // A stream that loses a channel on its way repeats the first one.
        size_t source = c < there ? c : 0;
        const uint8_t *plane = is_planar ? frame->extended_data[source] : frame->extended_data[0];
        size_t stride = is_planar ? 1 : there, offset = is_planar ? 0 : source;
        if (format == AV_SAMPLE_FMT_FLTP) {
            const float *values = (const float *)(const void *)plane + from;
            for (size_t i = 0; i < count; i++) samples[i * channels + c] = of_float(values[i]);
            continue;
        }
        for (size_t i = 0; i < count; i++) {
            samples[i * channels + c] = sample_of(plane, format, (from + i) * stride + offset);
        }
    }
}
