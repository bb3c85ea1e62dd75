// The packets of an open sound file.
#pragma once
#import <AudioToolbox/AudioFile.h>
#import <CSound.h>

struct file_writer;

struct OpaqueAudioFileID {
    /// A file that the app makes; NULL for one that is read.
    struct file_writer *writer;
    /// The NSData with the file's bytes, retained; NULL for one that the app makes.
    const void *data;
    const uint8_t *bytes;
    size_t count;
    struct sound_information information;
    /// Where packets of different sizes are, once they have been looked for.
    struct file_packet *packets;
    int64_t packet_count;
    bool has_packets;
    uint32_t largest_packet;
};

/// In bytes of the file.
struct file_packet {
    uint64_t offset;
    uint32_t size;
};

/// How many packets there are; -1 for a file whose packets are not known.
int64_t file_packet_count(struct OpaqueAudioFileID *file);
/// One of them, by its number, which is below the count.
struct file_packet file_packet_at(const struct OpaqueAudioFileID *file, int64_t number);
/// The size of the largest one; 0 if it is not known.
uint32_t file_largest_packet(struct OpaqueAudioFileID *file);
