// Memory for the frames of a slice.
#pragma once
#import "../Format/LinearFloats.h"
#import <CoreAudio/CoreAudioTypes.h>
#include <stdbool.h>
#include <stddef.h>

/// A list of buffers in a stream's format.
struct unit_buffers {
    struct {
        UInt32 mNumberBuffers;
        AudioBuffer mBuffers[linear_most_channels];
    } list;
    void *bytes;
    size_t size;
};

/// How many buffers a format has: one, or one for each channel.
UInt32 unit_buffer_count(const AudioStreamBasicDescription *format);
/// Silent buffers for so many frames; NULL without memory.
AudioBufferList *unit_buffers_prepare(struct unit_buffers *buffers, const AudioStreamBasicDescription *format,
                                      UInt32 frames);
void unit_buffers_free(struct unit_buffers *buffers);

/// Floating point, a plane for each channel.
struct unit_planes {
    float *channels[linear_most_channels];
    UInt32 count, frames;
};

/// Room for so many frames, with any values; false without memory.
bool unit_planes_prepare(struct unit_planes *planes, UInt32 channels, UInt32 frames);
void unit_planes_free(struct unit_planes *planes);

/// Reads a list that an app has filled. What it has not filled is silent.
void unit_list_read(const AudioBufferList *list, const AudioStreamBasicDescription *format, float *const *planes,
                    UInt32 frames);
/// Fills a list, whose buffers must be large enough.
void unit_list_write(AudioBufferList *list, const AudioStreamBasicDescription *format, float *const *planes,
                     UInt32 frames);
