// The packets of a file of sound that comes in pieces.

#import "StreamObject.h"
#include <stdlib.h>
#include <string.h>

/// The packets that the app gets at once.
enum { most_at_once = 1024 };

struct gathered {
    AudioStreamPacketDescription packets[most_at_once];
    UInt32 count;
    /// What they take of the bytes that have come.
    size_t size;
};

static bool add(struct gathered *gathered, size_t offset, size_t size, size_t whole) {
    gathered->packets[gathered->count++] = (AudioStreamPacketDescription){.mStartOffset = (SInt64)offset,
                                                                          .mDataByteSize = (UInt32)size};
    gathered->size = offset + size > whole ? offset + size : whole;
    return gathered->count < most_at_once;
}

// MARK: Frames

/// Leaves out what is no frame, up to one that another one follows. False if more must come for that.
static bool find_frame(AudioFileStreamID stream) {
    uint32_t format = stream->information.format;
    size_t at = 0;
    bool is_found = false;
    while (!is_found && stream->count - at >= sound_frame_head) {
        size_t size = sound_frame_size(stream->bytes + at, stream->count - at, format);
        if (size == 0) {
            at++;
            continue;
        }
        if (stream->count - at < size + sound_frame_head) break;
        is_found = sound_frame_size(stream->bytes + at + size, stream->count - at - size, format) != 0;
        if (!is_found) at++;
    }
    stream_drop(stream, at);
    return is_found;
}

/// - Returns: false where there is no frame, so that the next one must be looked for.
static bool gather_frames(AudioFileStreamID stream, struct gathered *gathered) {
    uint32_t format = stream->information.format;
    size_t at = 0;
    while (stream->count - at >= sound_frame_head) {
        size_t size = sound_frame_size(stream->bytes + at, stream->count - at, format);
        if (size == 0) return false;
        struct sound_frame frame;
        if (size > stream->count - at || !sound_frame_read(stream->bytes + at, stream->count - at, format, &frame)) break;
        at += frame.size;
        if (!add(gathered, at - frame.size + frame.header_size, frame.size - frame.header_size, at)) break;
    }
    return true;
}

// MARK: Packets of known sizes

static void gather_sized(AudioFileStreamID stream, struct gathered *gathered) {
    size_t at = 0, count = stream->count;
    if (stream->end != UINT64_MAX && stream->end - stream->place < count) count = (size_t)(stream->end - stream->place);
    while (true) {
        uint64_t number = stream->packet_count + gathered->count;
        bool is_listed = stream->information.bytes_per_packet == 0;
        if (is_listed && number >= stream->size_count) return;
        size_t size = is_listed ? stream->sizes[number] : stream->information.bytes_per_packet;
        if (size > count - at) return;
        at += size;
        if (!add(gathered, at - size, size, at)) return;
    }
}

// MARK: Giving

static void give(AudioFileStreamID stream, struct gathered *gathered) {
    for (UInt32 i = 0; i < gathered->count; i++) {
        UInt32 size = gathered->packets[i].mDataByteSize;
        if (size > stream->largest_packet) stream->largest_packet = size;
        stream->packet_bytes += size;
    }
    stream->packet_count += gathered->count;
    // Packets of one size need no descriptions.
    bool is_constant = stream->information.bytes_per_packet != 0;
    stream->packets(stream->client_data, (UInt32)gathered->size, gathered->count, stream->bytes,
                    is_constant ? NULL : gathered->packets);
}

void stream_give_packets(AudioFileStreamID stream) {
    struct gathered *gathered = malloc(sizeof *gathered);
    if (gathered == NULL) return;
    bool has_frames = stream_has_frames(stream);
    while (!stream->is_closed) {
        if (stream->must_find && !find_frame(stream)) break;
        stream->must_find = false;
        gathered->count = 0;
        gathered->size = 0;
        if (has_frames) stream->must_find = !gather_frames(stream, gathered);
        else if (stream->place < stream->end) gather_sized(stream, gathered);
        if (gathered->count == 0 && !stream->must_find) break;
        if (gathered->count) give(stream, gathered);
        stream_drop(stream, gathered->size);
    }
    free(gathered);
}
