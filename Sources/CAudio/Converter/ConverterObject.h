// A converter of sound: what the functions in AudioConverter.h share.
//
// What comes is decoded or read into floating point, brought to the rate and the channels that are asked for, and written.
#pragma once
#import "../Unit/UnitBuffers.h"
#import <AudioToolbox/AudioConverter.h>
#import <CSound.h>
#include <stdbool.h>

/// What the app has given and is not used yet. It stays the app's memory.
struct converter_input {
    const void *places[linear_most_channels];
    UInt32 place_count;
    /// Frames of linear samples that are left, or packets.
    UInt32 count;
    /// Of packets: the first buffer's size, and where each is; NULL for packets of one size.
    UInt32 size, next;
    const AudioStreamPacketDescription *packets;
};

struct OpaqueAudioConverter {
    AudioStreamBasicDescription source, destination;
    struct sound_packet_decoder *decoder;
    uint8_t *cookie;
    UInt32 cookie_size;
    struct sound_plane_resampler *resampler;
    /// The rate of what is decoded.
    double decoded_rate;
    struct converter_input input;
    struct unit_planes planes, mapped;
    /// For each channel of the result, one of the source or -1 for none; not used unless it is set.
    SInt32 channel_map[linear_most_channels];
    bool has_channel_map, is_at_end;
    UInt32 quality, complexity, prime_method;
    AudioConverterPrimeInfo prime_info;
    /// The app's function during one call, and what it has answered.
    AudioConverterComplexInputDataProc ask;
    void *user_data;
    OSStatus status;
};

/// Reads the source in floating point, a plane for each of its channels; fewer frames are the end, or all that there is.
int converter_read_source(void *converter, float *const *planes, int count);

/// Fills up to `count` frames of the list.
UInt32 converter_fill(AudioConverterRef converter, UInt32 count, AudioBufferList *list);
