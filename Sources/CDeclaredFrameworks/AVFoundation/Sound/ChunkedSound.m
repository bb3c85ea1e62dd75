// Reads WAVE and AIFF files: a header, then chunks with an identifier and a size. Follows IBM's and Microsoft's
// Multimedia Programming Interface and Data Specifications, and Apple's Audio Interchange File Format.

#include "SoundBytes.h"
#include "SoundInformation.h"
#include <math.h>

/// The Core Audio format identifier for a WAVE format tag; 0 if Core Audio has none.
static uint32_t wave_format(uint16_t tag) {
    switch (tag) {
    case 0x0001:
    case 0x0003:
    case 0xFFFE: return 'lpcm';
    case 0x0006: return 'alaw';
    case 0x0007: return 'ulaw';
    case 0x0055: return '.mp3';
    case 0x0002:
    case 0x0011:
    case 0x0031: return 0x6D730000u | tag;
    default: return 0;
    }
}

static bool read_wave(const uint8_t *bytes, size_t count, struct sound_information *information) {
    double bytes_per_second = 0, frames = 0, data = 0;
    for (size_t at = 12; at + 8 <= count;) {
        const uint8_t *chunk = bytes + at + 8;
        size_t size = little32(bytes + at + 4), room = count - at - 8;
        size_t there = size < room ? size : room;
        if (memcmp(bytes + at, "fmt ", 4) == 0 && there >= 16) {
            information->format = wave_format(little16(chunk));
            information->channels = little16(chunk + 2);
            information->rate = little32(chunk + 4);
            bytes_per_second = little32(chunk + 8);
            information->bits = information->format == 'lpcm' ? little16(chunk + 14) : 0;
        } else if (memcmp(bytes + at, "fact", 4) == 0 && there >= 4) {
            frames = little32(chunk);
        } else if (memcmp(bytes + at, "data", 4) == 0) {
            data = (double)there;
        }
        if (size > room) break;
        at += 8 + size + (size & 1);
    }
    if (information->format == 0 || information->rate <= 0 || bytes_per_second <= 0) return false;
    bool is_counted = frames > 0 && information->format != 'lpcm';
    information->duration = is_counted ? frames / information->rate : data / bytes_per_second;
    return true;
}

/// Reads an 80-bit extended-precision number: sign and 15-bit exponent, then a 64-bit mantissa whose highest bit is the
/// integer part.
static double extended(const uint8_t *b) {
    int exponent = (big16(b) & 0x7FFF) - 16383;
    return ldexp((double)big64(b + 2), exponent - 63);
}

static bool read_aiff(const uint8_t *bytes, size_t count, struct sound_information *information) {
    bool is_compressed = memcmp(bytes + 8, "AIFC", 4) == 0;
    for (size_t at = 12; at + 8 <= count;) {
        const uint8_t *chunk = bytes + at + 8;
        size_t size = big32(bytes + at + 4), room = count - at - 8;
        if (size > room) return false;
        if (memcmp(bytes + at, "COMM", 4) == 0 && size >= 18) {
            information->channels = big16(chunk);
            information->bits = big16(chunk + 6);
            information->rate = extended(chunk + 8);
            if (!(information->rate > 0)) return false;
            double frames = big32(chunk + 2);
            uint32_t kind = is_compressed && size >= 22 ? big32(chunk + 18) : 'NONE';
            bool is_linear = kind == 'NONE' || kind == 'sowt' || kind == 'twos' || kind == 'fl32' || kind == 'FL32' ||
                             kind == 'in24' || kind == 'in32' || kind == 'fl64';
            information->format = is_linear ? 'lpcm' : kind;
            if (!is_linear) information->bits = 0;
            // The COMM chunk counts IMA4 packets, which have 64 frames each.
            if (kind == 'ima4') frames *= 64;
            information->duration = frames / information->rate;
            return true;
        }
        at += 8 + size + (size & 1);
    }
    return false;
}

bool sound_information_read_chunks(const uint8_t *bytes, size_t count, struct sound_information *information) {
    if (count < 12) return false;
    if (memcmp(bytes, "RIFF", 4) == 0 && memcmp(bytes + 8, "WAVE", 4) == 0) {
        return read_wave(bytes, count, information);
    }
    if (memcmp(bytes, "FORM", 4) == 0 && (memcmp(bytes + 8, "AIFF", 4) == 0 || memcmp(bytes + 8, "AIFC", 4) == 0)) {
        return read_aiff(bytes, count, information);
    }
    return false;
}
