// Changes the rate of frames of 16 bits in two channels, and asks its source for no more than the result needs: what a
// microphone hears is not there ahead of its time.
#pragma once
#import <CSound.h>

struct frame_resampler;

/// NULL without memory. See `sound_resampler_make`.
struct frame_resampler *frame_resampler_make(double step, sound_resampler_source source, void *context);
void frame_resampler_free(struct frame_resampler *resampler);
/// - Returns: the number of frames; fewer than `count` are the end.
int frame_resampler_read(struct frame_resampler *resampler, int16_t *frames, int count);
