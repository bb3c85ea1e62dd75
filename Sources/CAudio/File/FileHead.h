// The heads of files of sound.
#pragma once
#import <AudioToolbox/AudioFile.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { largest_file_head = 128 };

/// True if files of this type take sound of this format.
bool file_head_takes(AudioFileTypeID type, const AudioStreamBasicDescription *format);

/// True if the packets differ in size, and a list of the sizes stands behind the sound.
bool file_head_lists_packets(AudioFileTypeID type, const AudioStreamBasicDescription *format);

/// Writes the head of a file with so many bytes of sound.
/// - Returns: its size.
size_t file_head_write(AudioFileTypeID type, const AudioStreamBasicDescription *format, uint64_t size,
                       uint8_t bytes[largest_file_head]);

/// The most bytes of sound that a file of this type has.
uint64_t file_head_largest_size(AudioFileTypeID type);
