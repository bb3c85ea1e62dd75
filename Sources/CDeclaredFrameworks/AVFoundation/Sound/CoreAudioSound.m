// Reads Core Audio Format (CAF) files, declared in AudioToolbox/CAFFile.h.

#include "SoundBytes.h"
#include "SoundInformation.h"

bool sound_information_read_core_audio(const uint8_t *bytes, size_t count, struct sound_information *information) {
    if (count < 8 || memcmp(bytes, "caff", 4) != 0) return false;
    double data = 0, frames = 0;
    uint32_t bytes_per_packet = 0, frames_per_packet = 0;
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
            bytes_per_packet = big32(chunk + 16);
            frames_per_packet = big32(chunk + 20);
            information->channels = big32(chunk + 24);
            information->bits = big32(chunk + 28);
        } else if (kind == 'data' && there >= 4) {
            data = (double)(there - 4);
        } else if (kind == 'pakt' && there >= 16) {
            frames = (double)big64(chunk + 8);
        }
        if (size > room) break;
        at += 12 + (size_t)size;
    }
    if (information->format == 0 || !(information->rate > 0)) return false;
    if (frames == 0 && bytes_per_packet > 0) frames = data / bytes_per_packet * frames_per_packet;
    information->duration = frames / information->rate;
    return true;
}
