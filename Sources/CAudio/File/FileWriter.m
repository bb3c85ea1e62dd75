#import "FileWriter.h"
#import "FileHead.h"
#import "PacketList.h"
#import <CSound.h>
#include <stdlib.h>
#include <string.h>

struct file_writer {
    AudioFileTypeID type;
    AudioStreamBasicDescription format;
    struct file_place place;
    uint64_t head_size, data_size;
    bool defers;
    struct packet_list packets;
    /// Of a file that FFmpeg writes: made with the first packet.
    struct sound_muxer *muxer;
    bool is_muxed;
};

static OSStatus write_head(struct file_writer *writer) {
    if (writer->is_muxed) return 0;
    uint8_t head[largest_file_head];
    writer->head_size = file_head_write(writer->type, &writer->format, writer->data_size, head);
    bool is_written = writer->place.write(writer->place.context, 0, head, writer->head_size);
    return is_written ? 0 : kAudioFileUnspecifiedError;
}

static bool is_muxed(AudioFileTypeID type, const AudioStreamBasicDescription *format) {
    bool is_whole = format->mFramesPerPacket > 0 && format->mSampleRate >= sound_lowest_rate &&
                    format->mSampleRate <= sound_highest_rate && format->mChannelsPerFrame >= 1 &&
                    format->mChannelsPerFrame <= sound_most_channels;
    return is_whole && sound_muxer_knows(type, format->mFormatID);
}

bool file_writer_takes(AudioFileTypeID type, const AudioStreamBasicDescription *format) {
    return is_muxed(type, format) || file_head_takes(type, format);
}

struct file_writer *file_writer_make(AudioFileTypeID type, const AudioStreamBasicDescription *format,
                                     struct file_place place, OSStatus *status) {
    *status = kAudioFileUnsupportedDataFormatError;
    if (!file_writer_takes(type, format)) return NULL;
    struct file_writer *writer = calloc(1, sizeof *writer);
    *status = kAudioFileUnspecifiedError;
    if (writer == NULL) return NULL;
    writer->type = type;
    writer->format = *format;
    writer->place = place;
    writer->is_muxed = is_muxed(type, format);
    *status = write_head(writer);
    if (*status == 0) return writer;
    free(writer);
    return NULL;
}

static bool open_muxer(struct file_writer *writer) {
    if (writer->muxer) return true;
    struct sound_muxing muxing = {
        .file = writer->type, .format = writer->format.mFormatID, .rate = writer->format.mSampleRate,
        .channels = writer->format.mChannelsPerFrame, .frames_per_packet = writer->format.mFramesPerPacket,
        .lead = writer->packets.lead, .cookie = writer->packets.cookie, .cookie_size = writer->packets.cookie_size};
    writer->muxer = sound_muxer_open(&muxing, writer->place.write, writer->place.context);
    return writer->muxer != NULL;
}

/// What stands behind the sound.
static OSStatus write_end(struct file_writer *writer) {
    const uint8_t padding = 0;
    uint64_t end = writer->head_size + writer->data_size;
    if (writer->is_muxed) {
        bool is_written = open_muxer(writer) && sound_muxer_close(writer->muxer, writer->packets.trail);
        return is_written ? 0 : kAudioFileUnspecifiedError;
    }
    if (file_writer_lists_packets(writer)) {
        size_t count = 0;
        uint8_t *bytes = packet_list_chunks(&writer->packets, writer->format.mFramesPerPacket, &count);
        bool is_written = bytes && writer->place.write(writer->place.context, end, bytes, count);
        free(bytes);
        return is_written ? 0 : kAudioFileUnspecifiedError;
    }
    // Chunks of WAVE and AIFF have an even size.
    bool is_odd = writer->type != kAudioFileCAFType && writer->data_size & 1;
    bool is_written = !is_odd || writer->place.write(writer->place.context, end, &padding, 1);
    return is_written ? 0 : kAudioFileUnspecifiedError;
}

OSStatus file_writer_close(struct file_writer *writer) {
    OSStatus status = write_head(writer), end = write_end(writer);
    if (writer->place.close) writer->place.close(writer->place.context);
    packet_list_free(&writer->packets);
    free(writer);
    return status ? status : end;
}

uint64_t file_writer_data_offset(const struct file_writer *writer) { return writer->head_size; }
uint64_t file_writer_data_size(const struct file_writer *writer) { return writer->data_size; }

OSStatus file_writer_write(struct file_writer *writer, uint64_t offset, const void *bytes, uint32_t count) {
    if (writer->is_muxed) return kAudioFileOperationNotSupportedError;
    uint64_t most = file_head_largest_size(writer->type);
    if (offset > most || count > most - offset) return kAudioFileDoesNotAllow64BitDataSizeError;
    if (!writer->place.write(writer->place.context, writer->head_size + offset, bytes, count)) {
        return kAudioFileUnspecifiedError;
    }
    if (offset + count <= writer->data_size) return 0;
    writer->data_size = offset + count;
    return writer->defers ? 0 : write_head(writer);
}

OSStatus file_writer_read(struct file_writer *writer, uint64_t offset, void *bytes, uint32_t count) {
    if (writer->is_muxed) return kAudioFileOperationNotSupportedError;
    bool can_read = writer->place.read != NULL;
    if (!can_read) return kAudioFilePermissionsError;
    bool is_read = writer->place.read(writer->place.context, writer->head_size + offset, bytes, count);
    return is_read ? 0 : kAudioFileUnspecifiedError;
}

void file_writer_defer(struct file_writer *writer, bool defers) { writer->defers = defers; }
bool file_writer_defers(const struct file_writer *writer) { return writer->defers; }

// MARK: Packets of different sizes

bool file_writer_lists_packets(const struct file_writer *writer) {
    return writer->is_muxed || file_head_lists_packets(writer->type, &writer->format);
}

int64_t file_writer_packet_count(const struct file_writer *writer) { return writer->packets.count; }

OSStatus file_writer_append(struct file_writer *writer, const uint8_t *bytes, uint32_t byteCount,
                            const AudioStreamPacketDescription *packets, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        AudioStreamPacketDescription packet = packets[i];
        bool is_within = packet.mStartOffset >= 0 && packet.mStartOffset <= byteCount &&
                         packet.mDataByteSize <= byteCount - (uint32_t)packet.mStartOffset && packet.mDataByteSize > 0;
        if (!is_within) return kAudioFileInvalidPacketOffsetError;
        const uint8_t *first = bytes + packet.mStartOffset;
        if (!packet_list_add(&writer->packets, packet.mDataByteSize)) return kAudioFileUnspecifiedError;
        OSStatus status = 0;
        if (writer->is_muxed) {
            bool is_written = open_muxer(writer) && sound_muxer_write(writer->muxer, first, packet.mDataByteSize);
            status = is_written ? 0 : kAudioFileUnspecifiedError;
            if (is_written) writer->data_size += packet.mDataByteSize;
        } else {
            status = file_writer_write(writer, writer->data_size, first, packet.mDataByteSize);
        }
        if (status) return status;
    }
    return 0;
}

OSStatus file_writer_set_cookie(struct file_writer *writer, const void *bytes, uint32_t count) {
    if (writer->muxer) return kAudioFileOperationNotSupportedError;
    return packet_list_set_cookie(&writer->packets, bytes, count) ? 0 : kAudioFileBadPropertySizeError;
}

const void *file_writer_cookie(const struct file_writer *writer, uint32_t *count) {
    *count = writer->packets.cookie_size;
    return writer->packets.cookie;
}

void file_writer_set_priming(struct file_writer *writer, uint32_t lead, uint32_t trail) {
    writer->packets.lead = lead;
    writer->packets.trail = trail;
}
