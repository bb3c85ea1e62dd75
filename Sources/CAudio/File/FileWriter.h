// Writes a file of sound: a head, and behind it packets of one size.
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

/// Writes the head of an empty file.
/// - Returns: NULL with the status if this type of files does not take the format. The place is not closed then.
struct file_writer *file_writer_make(AudioFileTypeID type, const AudioStreamBasicDescription *format,
                                     struct file_place place, OSStatus *status);
/// Writes the head anew, and closes the place.
OSStatus file_writer_close(struct file_writer *writer);

/// Where the sound begins, and its size so far, in bytes.
uint64_t file_writer_data_offset(const struct file_writer *writer);
uint64_t file_writer_data_size(const struct file_writer *writer);

OSStatus file_writer_write(struct file_writer *writer, uint64_t offset, const void *bytes, uint32_t count);
OSStatus file_writer_read(struct file_writer *writer, uint64_t offset, void *bytes, uint32_t count);

/// Leaves the sizes in the head as they are until the file is closed.
void file_writer_defer(struct file_writer *writer, bool defers);
bool file_writer_defers(const struct file_writer *writer);
