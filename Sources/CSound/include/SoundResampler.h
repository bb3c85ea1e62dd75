// Changes the rate of samples by a windowed sinc filter, in whole numbers: the same bytes on every machine and for
// every size of block.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Gives up to `count` further frames of the source, in two channels; fewer are the end.
typedef int (*sound_resampler_source)(void *context, int16_t *frames, int count);

struct sound_resampler;

/// - Parameter step: source frames for each frame of the result.
struct sound_resampler *sound_resampler_make(double step, sound_resampler_source source, void *context);
void sound_resampler_free(struct sound_resampler *resampler);

/// Changes the step from the next frame on.
void sound_resampler_set_step(struct sound_resampler *resampler, double step);

/// Forgets what it has read: the source continues elsewhere.
void sound_resampler_reset(struct sound_resampler *resampler);

/// - Returns: the number of frames, two channels interleaved; fewer than `count` are the end.
int sound_resampler_read(struct sound_resampler *resampler, int16_t *frames, int count);

/// The step as it is kept, in whole fractions.
double sound_resampler_step(const struct sound_resampler *resampler);

/// How many frames of the result are left; INT64_MAX while the source has not ended.
int64_t sound_resampler_frames_left(const struct sound_resampler *resampler);

/// The frames of the source that have gone by since the last reset, at the place of the next frame of the result.
double sound_resampler_position(const struct sound_resampler *resampler);
