// Decodes packets of compressed sound that come without a file, one after the other, into samples of 16 bits.
//
// Packets are what AudioFileStream and AudioFile give: frames of MPEG audio, AAC without the headers of ADTS, and so on.
#pragma once
#include "SoundDecoder.h"

struct sound_packet_decoder;

/// True for formats that can be decoded by packets, if FFmpeg is installed.
bool sound_packet_decoder_knows(uint32_t format);

/// - Parameters:
///   - format: the Core Audio format identifier.
///   - cookie: what the file says of its codec, as Core Audio's magic cookie; NULL for none.
struct sound_packet_decoder *sound_packet_decoder_open(uint32_t format, double rate, uint32_t channels,
                                                       const uint8_t *cookie, size_t cookie_size,
                                                       enum sound_fault *fault);
void sound_packet_decoder_close(struct sound_packet_decoder *decoder);

/// Takes a packet, after all frames of those before have been read. A damaged one gives no frames.
void sound_packet_decoder_send(struct sound_packet_decoder *decoder, const uint8_t *bytes, size_t count);
/// No packet follows: what the codec has kept back can be read.
void sound_packet_decoder_finish(struct sound_packet_decoder *decoder);
/// What follows is from elsewhere.
void sound_packet_decoder_reset(struct sound_packet_decoder *decoder);

/// Reads up to `count` frames of the packets that have come, channels interleaved.
/// - Returns: the number of frames; fewer if another packet is needed.
int sound_packet_decoder_read(struct sound_packet_decoder *decoder, int16_t *samples, int count);

/// What the last frame was, which may differ from what was said before: HE-AAC doubles the rate.
uint32_t sound_packet_decoder_channels(const struct sound_packet_decoder *decoder);
double sound_packet_decoder_rate(const struct sound_packet_decoder *decoder);
