// Samples that stand one by one in a file: whole numbers, floating-point numbers, and ITU-T G.711's two laws.

#include "DecoderKind.h"
#include "../Information/SoundBytes.h"
#include <stdlib.h>

typedef int16_t (*sample_reader)(const uint8_t *bytes);

struct linear_decoder {
    struct sound_decoder decoder;
    const uint8_t *samples;
    int64_t frame, frame_count;
    size_t bytes_per_sample;
    sample_reader read_sample;
};

// MARK: One sample; of wider ones the two highest bytes count.

static int16_t signed_byte(const uint8_t *b) { return (int16_t)(b[0] << 8); }
static int16_t unsigned_byte(const uint8_t *b) { return (int16_t)((b[0] ^ 0x80) << 8); }
static int16_t big_16(const uint8_t *b) { return (int16_t)big16(b); }
static int16_t little_16(const uint8_t *b) { return (int16_t)little16(b); }
static int16_t little_24(const uint8_t *b) { return (int16_t)little16(b + 1); }
static int16_t little_32(const uint8_t *b) { return (int16_t)little16(b + 2); }

static int16_t of_double(double value) {
    if (!(value == value)) return 0;
    double scaled = value * 32768;
    return (int16_t)(scaled > 32767 ? 32767 : scaled < -32768 ? -32768 : scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

static int16_t of_float_bits(uint32_t bits) {
    float value;
    memcpy(&value, &bits, sizeof value);
    return of_double(value);
}

static int16_t big_float(const uint8_t *b) { return of_float_bits(big32(b)); }
static int16_t little_float(const uint8_t *b) { return of_float_bits(little32(b)); }
static int16_t big_long_float(const uint8_t *b) { return of_double(big_double(b)); }

static int16_t little_long_float(const uint8_t *b) {
    uint64_t bits = little32(b) | (uint64_t)little32(b + 4) << 32;
    double value;
    memcpy(&value, &bits, sizeof value);
    return of_double(value);
}

static int16_t mu_law(const uint8_t *b) {
    uint8_t bits = (uint8_t)~b[0];
    int magnitude = (((bits & 0x0F) << 3) + 0x84) << (bits >> 4 & 7);
    return (int16_t)(bits & 0x80 ? 0x84 - magnitude : magnitude - 0x84);
}

static int16_t a_law(const uint8_t *b) {
    uint8_t bits = b[0] ^ 0x55;
    int exponent = bits >> 4 & 7, mantissa = (bits & 0x0F) << 4;
    int magnitude = exponent == 0 ? mantissa + 8 : (mantissa + 0x108) << (exponent - 1);
    return (int16_t)(bits & 0x80 ? magnitude : -magnitude);
}

/// NULL for a format that is none of these.
static sample_reader reader_of(const struct sound_information *information) {
    if (information->format == 'ulaw') return mu_law;
    if (information->format == 'alaw') return a_law;
    if (information->format != 'lpcm') return NULL;
    bool is_big = information->flags & sound_flag_is_big_endian;
    if (information->flags & sound_flag_is_float) {
        if (information->bits == 32) return is_big ? big_float : little_float;
        return information->bits == 64 ? (is_big ? big_long_float : little_long_float) : NULL;
    }
    switch (information->bits) {
    case 8: return information->flags & sound_flag_is_signed ? signed_byte : unsigned_byte;
    case 16: return is_big ? big_16 : little_16;
    case 24: return is_big ? big_16 : little_24;
    case 32: return is_big ? big_16 : little_32;
    default: return NULL;
    }
}

// MARK: The decoder

static int read_frames(struct sound_decoder *decoder, int16_t *samples, int count) {
    struct linear_decoder *linear = (struct linear_decoder *)decoder;
    if (count > linear->frame_count - linear->frame) count = (int)(linear->frame_count - linear->frame);
    size_t channels = decoder->channels, width = linear->bytes_per_sample;
    const uint8_t *bytes = linear->samples + (size_t)linear->frame * channels * width;
    size_t samples_wanted = (size_t)count * channels;
    if (linear->read_sample == little_16) {
        for (size_t i = 0; i < samples_wanted; i++) samples[i] = little_16(bytes + i * 2);
    } else {
        for (size_t i = 0; i < samples_wanted; i++) samples[i] = linear->read_sample(bytes + i * width);
    }
    linear->frame += count;
    return count;
}

static void seek(struct sound_decoder *decoder, int64_t frame) {
    struct linear_decoder *linear = (struct linear_decoder *)decoder;
    linear->frame = frame < linear->frame_count ? frame : linear->frame_count;
}

static void close_decoder(struct sound_decoder *decoder) { free(decoder); }

struct sound_decoder *linear_decoder_open(const uint8_t *bytes, const struct sound_information *information) {
    sample_reader read_sample = reader_of(information);
    struct linear_decoder *linear = read_sample ? calloc(1, sizeof *linear) : NULL;
    if (linear == NULL) return NULL;
    size_t width = information->format == 'lpcm' ? information->bits / 8 : 1;
    int64_t count = (int64_t)(information->data_size / (width * information->channels));
    // A container that counts its frames may have padding behind them.
    double counted = information->duration * information->rate + 0.5;
    if (counted < (double)count && information->file != 'WAVE') count = (int64_t)counted;
    *linear = (struct linear_decoder){
        .decoder = {information->channels, information->rate, read_frames, seek, close_decoder},
        .samples = bytes + information->data_offset, .frame_count = count, .bytes_per_sample = width,
        .read_sample = read_sample};
    return &linear->decoder;
}
