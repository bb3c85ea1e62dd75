// Linear samples as Core Audio describes them, from and to floating point from -1 to 1 with a plane for each channel, in
// which units and converters of sound compute.
#pragma once
#import <CoreAudio/CoreAudioTypes.h>
#include <stdint.h>

enum { linear_most_channels = 8 };

/// Reads frames of a supported format (LinearFormat.h). `buffers` has a buffer for each channel, or one for all.
void linear_floats_read(const AudioStreamBasicDescription *format, const void *const *buffers, float *const *planes,
                        int64_t count);
/// Writes frames. What is beyond the format's range becomes its greatest or least value.
void linear_floats_write(const AudioStreamBasicDescription *format, void *const *buffers, const float *const *planes,
                         int64_t count);
