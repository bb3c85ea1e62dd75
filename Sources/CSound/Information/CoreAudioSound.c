// Reads Core Audio Format (CAF) files, declared in AudioToolbox/CAFFile.h.

#include "SoundBytes.h"
#include "SoundInformation.h"

bool sound_information_read_core_audio(const uint8_t *bytes, size_t count, struct sound_information *information) {
    if (count < 8 || memcmp(bytes, "caff", 4) != 0) return false;
    double frames = 0;
    information->file = 'caff';
    for (size_t at = 8; at + 12 <= count;) {
        const uint8_t *chunk = bytes + at + 12;
        uint32_t kind = big32(bytes + at);
        size_t room = count - at - 12;
        uint64_t size = big64(bytes + at + 4);
        // The data chunk of a file that was not closed has the size -1: it extends to the end of the file.
        size_t there = size < room ? (size_t)size : room;
        if (kind == 'desc' && there >= 32) {
            information->rate = big_double(chunk);
            information->format = big32(chunk + 8);
            information->bytes_per_packet = big32(chunk + 16);
            information->frames_per_packet = big32(chunk + 20);
            information->channels = big32(chunk + 24);
            information->bits = big32(chunk + 28);
            // CAF's own flags: 1 floating point, 2 little endian.
            uint32_t flags = big32(chunk + 12);
            if (information->format == 'lpcm') {
                uint32_t order = flags & 2 ? 0 : sound_flag_is_big_endian;
                information->flags = order | (flags & 1 ? sound_flag_is_float : sound_flag_is_signed);
                information->flags |= sound_flag_is_packed;
            }
        } else if (kind == 'data' && there >= 4) {
            information->data_offset = at + 16;
            information->data_size = there - 4;
        } else if (kind == 'pakt' && there >= 16) {
            frames = (double)big64(chunk + 8);
        }
        if (size > room) break;
        at += 12 + (size_t)size;
    }
    if (information->format == 0 || !(information->rate > 0)) return false;
    if (frames == 0 && information->bytes_per_packet > 0) {
        frames = (double)(information->data_size / information->bytes_per_packet) * information->frames_per_packet;
    }
    information->duration = frames / information->rate;
    return true;
}
