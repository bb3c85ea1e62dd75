// Linear samples as Core Audio describes them, from and to the mixer's: 16 bits in two channels.
#pragma once
#import <CoreAudio/CoreAudioTypes.h>
#include <stdbool.h>
#include <stdint.h>

/// True for linear samples that can be converted: whole numbers of 8, 16, 24 or 32 bits, fixed-point numbers of 32 bits,
/// floating-point numbers of 32 or 64 bits; up to 8 channels; interleaved or not.
bool linear_format_is_supported(const AudioStreamBasicDescription *format);

/// Bytes of a frame in one buffer: of all channels, or of one if the channels have buffers of their own.
uint32_t linear_format_frame_size(const AudioStreamBasicDescription *format);
bool linear_format_has_planes(const AudioStreamBasicDescription *format);

/// Reads frames. `planes` has a buffer for each channel, or one for all.
void linear_format_read(const AudioStreamBasicDescription *format, const void *const *planes, int16_t *frames,
                        int64_t count);
/// Writes frames. One channel is the mean of both; further channels than two are silent.
void linear_format_write(const AudioStreamBasicDescription *format, void *const *planes, const int16_t *frames,
                         int64_t count);
