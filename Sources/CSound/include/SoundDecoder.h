// Decodes a sound file into samples of 16 bits. WAVE, AIFF and Core Audio files with linear samples, µ-law, A-law and
// IMA 4:1 are decoded here; everything else by FFmpeg, whose libraries are loaded at the first such file.
#pragma once
#include "SoundInformation.h"

enum sound_fault {
    sound_is_fine,
    /// The format is unknown, or has more channels or another rate than is supported.
    sound_is_unsupported,
    /// The file says that it has a format, and has not.
    sound_is_damaged,
    /// FFmpeg's libraries are not installed.
    sound_lacks_codecs,
};

/// The limits on what is decoded.
enum { sound_most_channels = 8, sound_lowest_rate = 100, sound_highest_rate = 400000 };

struct sound_decoder;

/// Opens a decoder at the first frame. `bytes` must stay valid until the decoder is closed.
/// - Parameter fault: Set when the result is NULL.
struct sound_decoder *sound_decoder_open(const uint8_t *bytes, size_t count,
                                         const struct sound_information *information, enum sound_fault *fault);

/// The same for linear samples, µ-law, A-law and IMA 4:1 only, which need no library.
/// - Returns: NULL for other formats.
struct sound_decoder *sound_decoder_open_plain(const uint8_t *bytes, size_t count,
                                               const struct sound_information *information);

/// What the decoder gives. The rate is in Hz; it differs from the header's where the decoder doubles it (HE-AAC).
uint32_t sound_decoder_channels(const struct sound_decoder *decoder);
double sound_decoder_rate(const struct sound_decoder *decoder);

/// Reads up to `count` frames, channels interleaved.
/// - Returns: the number of frames; 0 at the end of the file, and where it is damaged beyond repair.
int sound_decoder_read(struct sound_decoder *decoder, int16_t *samples, int count);

/// Continues with this frame; one beyond the end is the end.
void sound_decoder_seek(struct sound_decoder *decoder, int64_t frame);

void sound_decoder_close(struct sound_decoder *decoder);
