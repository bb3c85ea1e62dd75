// Writes packets of compressed sound into files that FFmpeg's libavformat makes: MPEG-4 (M4A) and ADTS.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sound_muxer;

/// Where the bytes go. False if they cannot be written.
typedef bool (*sound_muxer_place)(void *context, uint64_t offset, const void *bytes, size_t count);

struct sound_muxing {
    /// The Core Audio type of the file, 'm4af' or 'adts', and the format of the packets, 'aac ' or 'alac'.
    uint32_t file, format;
    double rate;
    uint32_t channels, frames_per_packet;
    /// The silent frames before the sound, which players leave out where the file can say so.
    uint32_t lead;
    /// As Core Audio has it; NULL for none.
    const uint8_t *cookie;
    size_t cookie_size;
};

/// True for files of this type with such packets, if FFmpeg is installed.
bool sound_muxer_knows(uint32_t file, uint32_t format);

/// Writes the head.
/// - Returns: NULL if the file does not take this, or it cannot be written.
struct sound_muxer *sound_muxer_open(const struct sound_muxing *muxing, sound_muxer_place write, void *context);
bool sound_muxer_write(struct sound_muxer *muxer, const uint8_t *bytes, size_t count);
/// Writes what stands at the end.
/// - Parameter trail: The frames of the last packet that are no sound.
/// - Returns: false if something could not be written.
bool sound_muxer_close(struct sound_muxer *muxer, uint32_t trail);
