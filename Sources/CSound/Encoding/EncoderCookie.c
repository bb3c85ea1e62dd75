#include "EncoderCookie.h"
#include "SoundPacketEncoder.h"
#include <string.h>

/// The head of a descriptor of ISO/IEC 14496-1, whose size has four bytes.
static uint8_t *put_descriptor(uint8_t *at, uint8_t tag, size_t size) {
    *at++ = tag;
    for (int shift = 21; shift > 0; shift -= 7) *at++ = (uint8_t)(128 | (size >> shift & 127));
    *at++ = (uint8_t)(size & 127);
    return at;
}

static uint8_t *put_big(uint8_t *at, uint32_t number, int size) {
    for (int i = size - 1; i >= 0; i--) *at++ = (uint8_t)(number >> 8 * i);
    return at;
}

/// An elementary stream's descriptor around the decoder's own description (AudioSpecificConfig).
static size_t make_stream(const uint8_t *configuration, size_t size, uint32_t bit_rate, uint8_t *bytes) {
    enum { head = 5, stream = 3, decoder = 13, layer = 1, mpeg4_audio = 0x40, audio = 0x15, buffer = 0x1800 };
    if (size == 0 || size > 64) return 0;
    size_t decoder_size = decoder + head + size;
    uint8_t *at = put_descriptor(bytes, 3, stream + head + decoder_size + head + layer);
    at = put_big(at, 0, 3);
    at = put_descriptor(at, 4, decoder_size);
    at = put_big(at, mpeg4_audio, 1);
    at = put_big(at, audio, 1);
    at = put_big(at, buffer, 3);
    at = put_big(at, bit_rate, 4);
    at = put_big(at, bit_rate, 4);
    at = put_descriptor(at, 5, size);
    memcpy(at, configuration, size);
    at = put_descriptor(at + size, 6, layer);
    at = put_big(at, 2, 1);
    return (size_t)(at - bytes);
}

size_t encoder_cookie_make(uint32_t format, const uint8_t *configuration, size_t size, uint32_t bit_rate, uint8_t *bytes) {
    if (configuration == NULL) return 0;
    if (format == 'aac ') return make_stream(configuration, size, bit_rate, bytes);
    // Apple Lossless: without the head of its box.
    enum { box_head = 12, own = 24 };
    if (format != 'alac' || size < box_head + own) return 0;
    memcpy(bytes, configuration + box_head, own);
    return own;
}
