// What the head of a sound file tells: its format, and how long it is. Nothing is decoded.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sound_information {
    /// Core Audio's number of the format: 'lpcm', '.mp3', 'aac ', 'ima4' …
    uint32_t format;
    /// Frames a second.
    double rate;
    uint32_t channels;
    /// Of a sample; 0 where samples are compressed.
    uint32_t bits;
    /// Seconds.
    double duration;
};

/// Reads WAVE, AIFF and AIFF-C, Core Audio files, MPEG layers 1 to 3, AAC in ADTS, MPEG-4 and AMR.
/// - Returns: false for other files, and broken ones.
bool sound_information_read(const uint8_t *bytes, size_t count, struct sound_information *information);

// One for each family of files; each looks at the first bytes itself.

bool sound_information_read_chunks(const uint8_t *bytes, size_t count, struct sound_information *information);
bool sound_information_read_core_audio(const uint8_t *bytes, size_t count, struct sound_information *information);
bool sound_information_read_frames(const uint8_t *bytes, size_t count, struct sound_information *information);
bool sound_information_read_boxes(const uint8_t *bytes, size_t count, struct sound_information *information);
