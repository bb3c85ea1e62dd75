// A converter of sound: what the functions in AudioConverter.h share.
//
// What comes is decoded or read into floating point, brought to the rate and the channels that are asked for, and written
// or encoded.
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

/// What encodes: its frames are collected until there are enough for a packet.
struct converter_encoder {
    struct sound_packet_encoder *encoder;
    struct unit_planes frames;
    UInt32 collected;
    /// What was encoded, and is not given to the app yet.
    const uint8_t *packet;
    UInt32 packet_size;
    /// The frames that came in, and the packets that came out, since the last reset.
    SInt64 taken, packets;
    bool is_finished;
    /// What the app wants, in bits a second; 0 for the usual rate.
    UInt32 bit_rate;
};

struct OpaqueAudioConverter {
    AudioStreamBasicDescription source, destination;
    struct converter_encoder encoding;
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

/// Up to this many frames are converted at once.
enum { converter_block = 1024 };
/// Makes up to `converter_block` frames of the destination's rate and channels, in the planes `mapped`.
/// - Returns: how many; fewer are the end, or all that there is at the moment.
int converter_make_frames(AudioConverterRef converter, int count);

bool converter_encodes(AudioConverterRef converter);
/// Makes the encoder anew, with nothing collected.
/// - Returns: kAudioConverterErr_FormatNotSupported if there is none for this rate and these channels.
OSStatus converter_open_encoder(AudioConverterRef converter);
void converter_close_encoder(AudioConverterRef converter);
/// Fills a buffer with up to `count` packets.
UInt32 converter_encode(AudioConverterRef converter, UInt32 count, AudioBuffer *buffer,
                        AudioStreamPacketDescription *descriptions);

/// The properties of a converter that encodes: the size of one, 0 for none; its value, false where others know it.
UInt32 converter_encoding_property_size(AudioConverterRef converter, AudioConverterPropertyID property,
                                        Boolean *is_writable);
bool converter_get_encoding_property(AudioConverterRef converter, AudioConverterPropertyID property, void *data);
OSStatus converter_set_encoding_property(AudioConverterRef converter, AudioConverterPropertyID property, UInt32 size,
                                         const void *data);
