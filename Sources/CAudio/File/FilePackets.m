#import "FilePackets.h"
#import "FileWriter.h"
#include <stdlib.h>

/// The packets that are listed: some 20 hours of MP3.
enum { most_packets = 1 << 22 };

/// MPEG audio and ADTS tell the size of each frame in the frame.
static void find_frames(struct OpaqueAudioFileID *file) {
    const uint8_t *bytes = file->bytes;
    size_t place = file->information.data_offset, room = 0;
    struct sound_frame frame;
    file->has_packets = true;
    while (file->packet_count < most_packets &&
           sound_frame_read(bytes + place, file->count - place, file->information.format, &frame)) {
        if ((size_t)file->packet_count == room) {
            room = room ? room * 2 : 256;
            struct file_packet *larger = realloc(file->packets, room * sizeof *larger);
            if (larger == NULL) return;
            file->packets = larger;
        }
        uint32_t size = (uint32_t)(frame.size - frame.header_size);
        file->packets[file->packet_count++] = (struct file_packet){place + frame.header_size, size};
        if (size > file->largest_packet) file->largest_packet = size;
        place += frame.size;
    }
}

int64_t file_packet_count(struct OpaqueAudioFileID *file) {
    const struct sound_information *information = &file->information;
    // They can be counted, but not read back.
    if (file->writer && file_writer_lists_packets(file->writer)) return file_writer_packet_count(file->writer);
    if (information->bytes_per_packet) return (int64_t)(information->data_size / information->bytes_per_packet);
    bool has_frames = information->file == kAudioFileMP3Type || information->file == kAudioFileMP2Type ||
                      information->file == kAudioFileMP1Type || information->file == kAudioFileAAC_ADTSType;
    if (!has_frames) return -1;
    if (!file->has_packets) find_frames(file);
    return file->packet_count;
}

struct file_packet file_packet_at(const struct OpaqueAudioFileID *file, int64_t number) {
    uint32_t size = file->information.bytes_per_packet;
    if (size == 0) return file->packets[number];
    return (struct file_packet){file->information.data_offset + (uint64_t)number * size, size};
}

uint32_t file_largest_packet(struct OpaqueAudioFileID *file) {
    if (file->information.bytes_per_packet) return file->information.bytes_per_packet;
    file_packet_count(file);
    return file->largest_packet;
}
