// Changes the rate of samples by a windowed sinc filter, in whole numbers: the same bytes on every machine and for
// every size of block.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Gives up to `count` further frames of the source, in two channels; fewer are the end.
typedef int (*resampler_source)(void *context, int16_t *frames, int count);

struct resampler;

/// - Parameter step: source frames for each frame of the result.
struct resampler *resampler_make(double step, resampler_source source, void *context);
void resampler_free(struct resampler *resampler);

/// Changes the step from the next frame on.
void resampler_set_step(struct resampler *resampler, double step);

/// Forgets what it has read: the source continues elsewhere.
void resampler_reset(struct resampler *resampler);

/// - Returns: the number of frames, two channels interleaved; fewer than `count` are the end.
int resampler_read(struct resampler *resampler, int16_t *frames, int count);

/// The step as it is kept, in whole fractions.
double resampler_step(const struct resampler *resampler);

/// The frames of the source that have gone by since the last reset, at the place of the next frame of the result.
double resampler_position(const struct resampler *resampler);
