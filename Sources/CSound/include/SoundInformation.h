// Reads the format and the duration of a sound file from its headers, without decoding it.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The flags of linear samples, with Core Audio's numbers (`kLinearPCMFormatFlag…`).
enum {
    sound_flag_is_float = 1,
    sound_flag_is_big_endian = 2,
    sound_flag_is_signed = 4,
    sound_flag_is_packed = 8,
};

struct sound_information {
    /// The Core Audio type of the file: 'WAVE', 'AIFF', 'AIFC', 'caff', 'MPG3', 'adts', 'm4af', 'amrf', ….
    uint32_t file;
    /// The Core Audio format identifier: 'lpcm', '.mp3', 'aac ', 'ima4', ….
    uint32_t format;
    /// Of linear samples, see `sound_flag_is_float`; 0 for other formats.
    uint32_t flags;
    /// The size of a packet in bytes and in frames; 0 where packets differ.
    uint32_t bytes_per_packet, frames_per_packet;
    /// Where the samples or packets are in the file, in bytes. A container that scatters them has none (0, 0).
    uint64_t data_offset, data_size;
    /// The sample rate in Hz.
    double rate;
    uint32_t channels;
    /// Bits per sample; 0 for compressed formats.
    uint32_t bits;
    /// In seconds.
    double duration;
    /// Which of the file's streams FFmpeg decodes, from 1; 0 for the one that it thinks best.
    uint32_t stream;
};

/// Reads WAVE, AIFF and AIFF-C, Core Audio files, MPEG layers 1 to 3, AAC in ADTS, MPEG-4 and AMR.
/// - Returns: false if the file is invalid or has another format.
bool sound_information_read(const uint8_t *bytes, size_t count, struct sound_information *information);

/// A frame of a file that consists of frames: MPEG audio, or AAC in ADTS.
struct sound_frame {
    /// With its header, in bytes, and the header of ADTS alone, which is no part of the packet.
    size_t size, header_size;
    uint32_t samples;
};

/// - Returns: false if no whole frame of this format begins here.
bool sound_frame_read(const uint8_t *bytes, size_t count, uint32_t format, struct sound_frame *frame);

/// The size of the frame whose header is here, also of one that has not come whole; 0 if no frame begins here.
size_t sound_frame_size(const uint8_t *bytes, size_t count, uint32_t format);
enum { sound_frame_head = 7 };

// One reader for each family of file formats. Each returns false if the first bytes are not of its family.

bool sound_information_read_chunks(const uint8_t *bytes, size_t count, struct sound_information *information);
bool sound_information_read_core_audio(const uint8_t *bytes, size_t count, struct sound_information *information);
bool sound_information_read_frames(const uint8_t *bytes, size_t count, struct sound_information *information);
bool sound_information_read_boxes(const uint8_t *bytes, size_t count, struct sound_information *information);
