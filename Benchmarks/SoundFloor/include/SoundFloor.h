// What FFmpeg's libraries alone need to decode a file of sound.
#pragma once
#include <stdint.h>

/// Decodes all of a file to 16 bits, in its own rate and channels.
/// - Returns: the number of frames; -1 if it cannot be decoded.
int64_t sound_floor_decode(const char *path);
