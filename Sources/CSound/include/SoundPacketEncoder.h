// Encodes samples into packets of compressed sound, by FFmpeg's encoders where the installed FFmpeg has them.
#pragma once
#include "SoundDecoder.h"

struct sound_packet_encoder;

/// What is encoded, and how.
struct sound_encoding {
    /// The Core Audio format identifier.
    uint32_t format;
    double rate;
    uint32_t channels;
    /// Of Apple Lossless, the bits of a sample that are kept: 16 or 24; 0 for 16.
    uint32_t bits;
    /// In bits a second of all channels; 0 for the usual one. For AAC only.
    uint32_t bit_rate;
};

/// True for formats that can be encoded: AAC, Apple Lossless, IMA 4:1, µ-law, A-law, if FFmpeg is installed and has the encoder.
bool sound_packet_encoder_knows(uint32_t format);

/// - Parameter fault: Set when the result is NULL: `sound_is_unsupported` for rates and channels that the format does not have.
struct sound_packet_encoder *sound_packet_encoder_open(const struct sound_encoding *encoding, enum sound_fault *fault);
void sound_packet_encoder_close(struct sound_packet_encoder *encoder);

/// The frames of a packet, and how many silent ones the first packets have before the sound begins.
uint32_t sound_packet_encoder_frames(const struct sound_packet_encoder *encoder);
uint32_t sound_packet_encoder_lead(const struct sound_packet_encoder *encoder);
/// The size of a packet where all have the same, and of the largest that there can be, in bytes.
uint32_t sound_packet_encoder_packet_size(const struct sound_packet_encoder *encoder);
uint32_t sound_packet_encoder_largest_packet(const struct sound_packet_encoder *encoder);
uint32_t sound_packet_encoder_bit_rate(const struct sound_packet_encoder *encoder);

/// What a decoder must know, as Core Audio's magic cookie.
/// - Returns: its size; 0 for formats that need none, and where there is no room.
enum { sound_largest_cookie = 256 };
size_t sound_packet_encoder_cookie(const struct sound_packet_encoder *encoder, uint8_t bytes[sound_largest_cookie]);

/// Takes the frames of one packet, from -1 to 1 with a plane for each channel, after all packets have been received. Fewer
/// are the last ones.
/// - Returns: false if the encoder fails.
bool sound_packet_encoder_send(struct sound_packet_encoder *encoder, const float *const *planes, int count);
/// No frames follow: what the encoder has kept back can be received.
void sound_packet_encoder_finish(struct sound_packet_encoder *encoder);

/// The next packet; false if the encoder needs frames. The bytes are valid until the next call.
bool sound_packet_encoder_receive(struct sound_packet_encoder *encoder, const uint8_t **bytes, size_t *count);
