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
    double bytes_per_second = 0, frames = 0;
    uint32_t block = 0;
    information->file = 'WAVE';
    for (size_t at = 12; at + 8 <= count;) {
        const uint8_t *chunk = bytes + at + 8;
        size_t size = little32(bytes + at + 4), room = count - at - 8;
        size_t there = size < room ? size : room;
        if (memcmp(bytes + at, "fmt ", 4) == 0 && there >= 16) {
            uint16_t tag = little16(chunk);
            // An extended head names the same codes at the beginning of an identifier.
            if (tag == 0xFFFE && there >= 26) tag = little16(chunk + 24);
            information->format = wave_format(tag);
            information->channels = little16(chunk + 2);
            information->rate = little32(chunk + 4);
            bytes_per_second = little32(chunk + 8);
            block = little16(chunk + 12);
            information->bits = information->format == 'lpcm' ? little16(chunk + 14) : 0;
            if (information->format == 'lpcm') {
                uint32_t kind = tag == 3 ? sound_flag_is_float : information->bits > 8 ? sound_flag_is_signed : 0;
                information->flags = kind | sound_flag_is_packed;
            }
        } else if (memcmp(bytes + at, "fact", 4) == 0 && there >= 4) {
            frames = little32(chunk);
        } else if (memcmp(bytes + at, "data", 4) == 0) {
            information->data_offset = at + 8;
            information->data_size = there;
        }
        if (size > room) break;
        at += 8 + size + (size & 1);
    }
    if (information->format == 0 || information->rate <= 0 || bytes_per_second <= 0) return false;
    bool is_counted = frames > 0 && information->format != 'lpcm';
    information->duration = is_counted ? frames / information->rate : (double)information->data_size / bytes_per_second;
    bool has_samples = information->format == 'lpcm' || information->format == 'ulaw' || information->format == 'alaw';
    information->bytes_per_packet = information->format == '.mp3' ? 0 : block;
    information->frames_per_packet = has_samples;
    return true;
}

/// Reads an 80-bit extended-precision number: sign and 15-bit exponent, then a 64-bit mantissa whose highest bit is the
/// integer part.
static double extended(const uint8_t *b) {
    int exponent = (big16(b) & 0x7FFF) - 16383;
    return ldexp((double)big64(b + 2), exponent - 63);
}

/// Linear samples of AIFF-C: their flags and size by the kind of compression, which is none.
static bool read_aiff_samples(uint32_t kind, struct sound_information *information) {
    uint32_t flags = sound_flag_is_big_endian | sound_flag_is_packed;
    switch (kind) {
    case 'NONE':
    case 'twos':
    case 'in24':
    case 'in32': information->flags = flags | sound_flag_is_signed; break;
    case 'sowt': information->flags = sound_flag_is_signed | sound_flag_is_packed; break;
    case 'raw ': information->flags = flags; break;
    case 'fl32':
    case 'FL32':
    case 'fl64':
    case 'FL64': information->flags = flags | sound_flag_is_float; break;
    default: return false;
    }
    information->bits = (information->bits + 7) / 8 * 8;
    information->format = 'lpcm';
    information->frames_per_packet = 1;
    information->bytes_per_packet = information->bits / 8 * information->channels;
    return true;
}

/// µ-law, A-law and IMA 4:1 have packets of one size.
static void read_aiff_packets(uint32_t kind, struct sound_information *information) {
    bool is_law = kind == 'ulaw' || kind == 'ULAW' || kind == 'alaw' || kind == 'ALAW';
    information->format = kind == 'ULAW' ? 'ulaw' : kind == 'ALAW' ? 'alaw' : kind;
    information->bits = 0;
    information->frames_per_packet = is_law ? 1 : kind == 'ima4' ? 64 : 0;
    information->bytes_per_packet = information->channels * (is_law ? 1 : kind == 'ima4' ? 34 : 0);
}

static bool read_aiff(const uint8_t *bytes, size_t count, struct sound_information *information) {
    bool is_compressed = memcmp(bytes + 8, "AIFC", 4) == 0, has_head = false;
    information->file = is_compressed ? 'AIFC' : 'AIFF';
    for (size_t at = 12; at + 8 <= count;) {
        const uint8_t *chunk = bytes + at + 8;
        size_t size = big32(bytes + at + 4), room = count - at - 8;
        size_t there = size < room ? size : room;
        if (memcmp(bytes + at, "COMM", 4) == 0 && there >= 18) {
            information->channels = big16(chunk);
            information->bits = big16(chunk + 6);
            information->rate = extended(chunk + 8);
            if (!(information->rate > 0)) return false;
            double frames = big32(chunk + 2);
            uint32_t kind = is_compressed && there >= 22 ? big32(chunk + 18) : 'NONE';
            if (!read_aiff_samples(kind, information)) read_aiff_packets(kind, information);
            // The COMM chunk counts IMA4 packets.
            if (kind == 'ima4') frames *= 64;
            information->duration = frames / information->rate;
            has_head = true;
        } else if (memcmp(bytes + at, "SSND", 4) == 0 && there >= 8) {
            size_t skipped = big32(chunk) < there - 8 ? big32(chunk) : there - 8;
            information->data_offset = at + 16 + skipped;
            information->data_size = there - 8 - skipped;
        }
        if (size > room) break;
        at += 8 + size + (size & 1);
    }
    return has_head;
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
