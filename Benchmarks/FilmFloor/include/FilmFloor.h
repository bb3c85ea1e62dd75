// What a film costs by FFmpeg's libraries alone: the floor of the benchmark.
#pragma once
#include <stddef.h>

/// Decodes all pictures of a film by one thread, and scales each to rows of 32-bit pixels.
/// - Returns: the number of pictures; -1 for a film that cannot be read.
int film_floor_play(const char *path, void *rows, int width, int height);
