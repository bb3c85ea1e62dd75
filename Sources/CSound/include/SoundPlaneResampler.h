// Changes the rate of samples in floating point, with a plane for each channel, as units and converters of sound have
// them. Asks its source for no more frames than the result needs.
#pragma once
#include <stdint.h>

/// Gives up to `count` further frames, a plane for each channel; fewer are the end of what there is.
typedef int (*sound_plane_source)(void *context, float *const *planes, int count);

struct sound_plane_resampler;

/// - Parameters:
///   - channels: from 1 to `sound_most_channels`.
///   - step: source frames for each frame of the result, from 1/512 to 512.
struct sound_plane_resampler *sound_plane_resampler_make(uint32_t channels, double step, sound_plane_source source,
                                                         void *context);
void sound_plane_resampler_free(struct sound_plane_resampler *resampler);

/// Changes the step from the next frame on.
void sound_plane_resampler_set_step(struct sound_plane_resampler *resampler, double step);

/// Forgets what it has read: the source continues elsewhere.
void sound_plane_resampler_reset(struct sound_plane_resampler *resampler);

/// For a source that has nothing more at the moment: what it gives next goes on where this ends. The read under way
/// gives what can be computed, and the next one asks the source again. Called by the source.
void sound_plane_resampler_wait(struct sound_plane_resampler *resampler);

/// - Returns: the number of frames; fewer than `count` are the end.
int sound_plane_resampler_read(struct sound_plane_resampler *resampler, float *const *planes, int count);
