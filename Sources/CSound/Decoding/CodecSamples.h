// Samples of all formats that FFmpeg gives, as 16 bits.
#pragma once
#include "CodecLibrary.h"

/// Copies frames, channels interleaved, beginning with the frame `from` of those that were decoded.
void codec_samples_copy(const AVFrame *frame, size_t from, int16_t *samples, size_t count, size_t channels);
