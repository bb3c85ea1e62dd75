// What the kinds of decoders have in common.
#pragma once
#include "SoundDecoder.h"

struct sound_decoder {
    uint32_t channels;
    double rate;
    int (*read)(struct sound_decoder *decoder, int16_t *samples, int count);
    void (*seek)(struct sound_decoder *decoder, int64_t frame);
    void (*close)(struct sound_decoder *decoder);
};

/// A decoder for samples that stand one by one: linear, µ-law, A-law. NULL if the format is another one.
struct sound_decoder *linear_decoder_open(const uint8_t *bytes, const struct sound_information *information);

/// A decoder for Apple's IMA 4:1. NULL if the format is another one.
struct sound_decoder *ima4_decoder_open(const uint8_t *bytes, const struct sound_information *information);

/// A decoder of FFmpeg's.
/// - Parameter stream: the number of the file's stream, from 1; 0 for the best one.
struct sound_decoder *codec_decoder_open(const uint8_t *bytes, size_t count, uint32_t stream, enum sound_fault *fault);
