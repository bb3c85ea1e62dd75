#include "CodecConfiguration.h"
#include <stdbool.h>
#include <string.h>

// MARK: AAC

/// A descriptor of ISO/IEC 14496-1: a tag, and a size of up to four bytes, of which each says if another follows.
static bool take_descriptor(const uint8_t **bytes, size_t *count, uint8_t *tag, size_t *size) {
    size_t at = 1;
    *size = 0;
    if (*count < 2) return false;
    *tag = (*bytes)[0];
    for (int i = 0; i < 4 && at < *count; i++) {
        uint8_t byte = (*bytes)[at++];
        *size = *size << 7 | (byte & 127);
        if (!(byte & 128)) break;
    }
    *bytes += at;
    *count -= at;
    return *size <= *count;
}

/// The decoder's own description within an elementary stream's descriptor.
static size_t find_specific(const uint8_t *cookie, size_t size, uint8_t *bytes) {
    enum { stream = 3, decoder = 4, specific = 5, stream_head = 3, decoder_head = 13 };
    uint8_t tag;
    size_t length;
    while (take_descriptor(&cookie, &size, &tag, &length)) {
        size_t head = tag == stream ? stream_head : tag == decoder ? decoder_head : 0;
        if (tag == specific && length <= codec_configuration_size) {
            memcpy(bytes, cookie, length);
            return length;
        }
        if (head == 0) head = length;
        if (head > size) return 0;
        cookie += head;
        size -= head;
    }
    return 0;
}

/// An AudioSpecificConfig (ISO/IEC 14496-3) of low complexity, which streams without a cookie have.
static size_t make_low_complexity(double rate, uint32_t channels, uint8_t *bytes) {
    static const uint32_t rates[] = {96000, 88200, 64000, 48000, 44100, 32000, 24000,
                                     22050, 16000, 12000, 11025, 8000,  7350};
    enum { low_complexity = 2, count = sizeof rates / sizeof *rates };
    uint32_t index = 0;
    while (index < count && rates[index] != (uint32_t)rate) index++;
    if (index == count) return 0;
    bytes[0] = (uint8_t)(low_complexity << 3 | index >> 1);
    bytes[1] = (uint8_t)((index & 1) << 7 | channels << 3);
    return 2;
}

// MARK: Apple Lossless

/// The codec wants its 24 bytes behind the head of a box of MPEG-4; cookies have them with or without boxes before.
static size_t make_lossless(const uint8_t *cookie, size_t size, uint8_t *bytes) {
    static const uint8_t head[12] = {0, 0, 0, 36, 'a', 'l', 'a', 'c'};
    enum { own = 24, format_box = 12 };
    if (size >= format_box && memcmp(cookie + 4, "frma", 4) == 0) {
        cookie += format_box;
        size -= format_box;
    }
    if (size >= sizeof head && memcmp(cookie + 4, "alac", 4) == 0) {
        cookie += sizeof head;
        size -= sizeof head;
    }
    if (size < own) return 0;
    memcpy(bytes, head, sizeof head);
    memcpy(bytes + sizeof head, cookie, own);
    return sizeof head + own;
}

size_t codec_configuration_make(uint32_t format, double rate, uint32_t channels, const uint8_t *cookie, size_t size,
                                uint8_t bytes[codec_configuration_size]) {
    if (cookie == NULL) size = 0;
    if (format == 'alac') return make_lossless(cookie, size, bytes);
    if (format != 'aac ' && format != 'aach' && format != 'aacp') return 0;
    if (size > 2 && cookie[0] == 3) return find_specific(cookie, size, bytes);
    if (size >= 2 && size <= codec_configuration_size) {
        memcpy(bytes, cookie, size);
        return size;
    }
    return make_low_complexity(rate, channels, bytes);
}
