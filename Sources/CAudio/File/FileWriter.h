// Writes a file of sound: a head, and behind it packets. Those of different sizes are listed behind them (Core Audio
// files), or written by FFmpeg (MPEG-4, ADTS); they only come one after the other.
#pragma once
#import <AudioToolbox/AudioFile.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct file_writer;

/// Where the bytes go, and come from.
struct file_place {
    void *context;
    /// Write, or read, bytes at an offset; false if that fails, or for reading if they are not there.
    bool (*write)(void *context, uint64_t offset, const void *bytes, size_t count);
    bool (*read)(void *context, uint64_t offset, void *bytes, size_t count);
    void (*close)(void *context);
};

/// True if files of this type take such sound.
bool file_writer_takes(AudioFileTypeID type, const AudioStreamBasicDescription *format);

/// Writes the head of an empty file.
/// - Returns: NULL with the status if this type of files does not take the format. The place is not closed then.
struct file_writer *file_writer_make(AudioFileTypeID type, const AudioStreamBasicDescription *format,
                                     struct file_place place, OSStatus *status);
/// Writes the head anew, and closes the place.
OSStatus file_writer_close(struct file_writer *writer);

/// True for packets of different sizes.
bool file_writer_lists_packets(const struct file_writer *writer);
/// Such packets so far.
int64_t file_writer_packet_count(const struct file_writer *writer);
/// Appends such packets.
OSStatus file_writer_append(struct file_writer *writer, const uint8_t *bytes, uint32_t byteCount,
                            const AudioStreamPacketDescription *packets, uint32_t count);
/// What a decoder must know of them. MPEG-4 takes it before the first one only.
OSStatus file_writer_set_cookie(struct file_writer *writer, const void *bytes, uint32_t count);
const void *file_writer_cookie(const struct file_writer *writer, uint32_t *count);
/// The silent frames before the sound, for MPEG-4 before the first packet; and those behind it.
void file_writer_set_priming(struct file_writer *writer, uint32_t lead, uint32_t trail);

/// Where the sound begins, and its size so far, in bytes.
uint64_t file_writer_data_offset(const struct file_writer *writer);
uint64_t file_writer_data_size(const struct file_writer *writer);

OSStatus file_writer_write(struct file_writer *writer, uint64_t offset, const void *bytes, uint32_t count);
OSStatus file_writer_read(struct file_writer *writer, uint64_t offset, void *bytes, uint32_t count);

/// Leaves the sizes in the head as they are until the file is closed.
void file_writer_defer(struct file_writer *writer, bool defers);
bool file_writer_defers(const struct file_writer *writer);
