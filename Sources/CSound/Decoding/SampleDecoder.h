// Samples in memory, as if they came from a file.
#pragma once
#include "SoundDecoder.h"

/// NULL if there are no samples, or they are beyond the limits. The samples are copied.
struct sound_decoder *sample_decoder_make(const int16_t *samples, int64_t frames, uint32_t channels, double rate);
