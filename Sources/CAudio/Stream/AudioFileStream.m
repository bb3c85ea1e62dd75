#import "StreamObject.h"
#include <stdlib.h>
#include <string.h>

/// What may come before the head of a file is known, and what is kept at most.
enum { largest_head = 1 << 20, largest_piece = 1 << 28 };

// MARK: Opening and closing

OSStatus AudioFileStreamOpen(void *clientData, AudioFileStream_PropertyListenerProc propertyListener,
                             AudioFileStream_PacketsProc packets, AudioFileTypeID fileTypeHint,
                             AudioFileStreamID *stream) {
    if (stream == NULL || propertyListener == NULL || packets == NULL) return kAudioFileStreamError_UnspecifiedError;
    struct OpaqueAudioFileStreamID *made = calloc(1, sizeof *made);
    if (made == NULL) return kAudioFileStreamError_UnspecifiedError;
    made->client_data = clientData;
    made->listener = propertyListener;
    made->packets = packets;
    made->hint = fileTypeHint;
    made->end = UINT64_MAX;
    *stream = made;
    return 0;
}

static void free_stream(AudioFileStreamID stream) {
    free(stream->bytes);
    free(stream->cookie);
    free(stream->sizes);
    free(stream);
}

OSStatus AudioFileStreamClose(AudioFileStreamID stream) {
    if (stream == NULL) return kAudioFileStreamError_UnspecifiedError;
    stream->is_closed = true;
    if (!stream->is_calling) free_stream(stream);
    return 0;
}

void stream_tell(AudioFileStreamID stream, AudioFileStreamPropertyID property) {
    UInt32 flags = 0;
    if (!stream->is_closed) stream->listener(stream->client_data, stream, property, &flags);
}

// MARK: Bytes

void stream_drop(AudioFileStreamID stream, size_t count) {
    stream->count -= count;
    stream->place += count;
    memmove(stream->bytes, stream->bytes + count, stream->count);
}

static bool append(AudioFileStreamID stream, const uint8_t *bytes, size_t count) {
    size_t left_out = stream->skipped < count ? (size_t)stream->skipped : count;
    stream->skipped -= left_out;
    stream->place += left_out;
    bytes += left_out;
    count -= left_out;
    if (stream->count + count > stream->room) {
        size_t room = stream->count + count + (1 << 14);
        uint8_t *larger = realloc(stream->bytes, room);
        if (larger == NULL) return false;
        stream->bytes = larger;
        stream->room = room;
    }
    if (count) memcpy(stream->bytes + stream->count, bytes, count);
    stream->count += count;
    return true;
}

static OSStatus parse(AudioFileStreamID stream) {
    if (!stream->is_ready) {
        OSStatus status = stream_read_head(stream);
        if (status == 0 && !stream->is_ready && stream->count > largest_head) {
            status = kAudioFileStreamError_UnsupportedFileType;
        }
        stream->has_failed = status != 0;
        if (status) return status;
    }
    if (stream->is_ready && !stream->is_closed) stream_give_packets(stream);
    return 0;
}

OSStatus AudioFileStreamParseBytes(AudioFileStreamID stream, UInt32 dataByteSize, const void *data, UInt32 flags) {
    if (stream == NULL || (data == NULL && dataByteSize)) return kAudioFileStreamError_UnspecifiedError;
    if (stream->is_calling || dataByteSize > largest_piece) return kAudioFileStreamError_IllegalOperation;
    if (stream->has_failed) return kAudioFileStreamError_UnsupportedFileType;
    if (flags & kAudioFileStreamParseFlag_Discontinuity) {
        // Before the format is known nothing can go on elsewhere.
        if (!stream->is_ready) return kAudioFileStreamError_DiscontinuityCantRecover;
        stream->count = 0;
        stream->skipped = 0;
        stream->must_find = stream_has_frames(stream);
    }
    if (!append(stream, data, dataByteSize)) return kAudioFileStreamError_UnspecifiedError;
    stream->is_calling = true;
    OSStatus status = parse(stream);
    stream->is_calling = false;
    if (stream->is_closed) free_stream(stream);
    return status;
}

OSStatus AudioFileStreamSeek(AudioFileStreamID stream, SInt64 packetOffset, SInt64 *dataByteOffset, UInt32 *flags) {
    if (stream == NULL || dataByteOffset == NULL || flags == NULL) return kAudioFileStreamError_UnspecifiedError;
    if (!stream->is_ready) return kAudioFileStreamError_NotOptimized;
    if (packetOffset < 0) return kAudioFileStreamError_InvalidPacketOffset;
    const struct sound_information *information = &stream->information;
    SInt64 offset = 0;
    *flags = 0;
    if (information->bytes_per_packet) {
        if (__builtin_mul_overflow(packetOffset, (SInt64)information->bytes_per_packet, &offset)) {
            return kAudioFileStreamError_InvalidPacketOffset;
        }
    } else if (stream->sizes) {
        if ((uint64_t)packetOffset >= stream->size_count) return kAudioFileStreamError_InvalidPacketOffset;
        for (SInt64 i = 0; i < packetOffset; i++) offset += stream->sizes[i];
    } else {
        if (stream->packet_count == 0) return kAudioFileStreamError_DataUnavailable;
        double each = (double)stream->packet_bytes / (double)stream->packet_count;
        offset = packetOffset < 1ll << 40 ? (SInt64)(each * (double)packetOffset) : INT64_MAX;
        *flags = kAudioFileStreamSeekFlag_OffsetIsEstimated;
    }
    if (stream->end != UINT64_MAX && (uint64_t)offset > stream->end - information->data_offset) {
        return kAudioFileStreamError_InvalidPacketOffset;
    }
    *dataByteOffset = offset;
    // What is parsed next begins there.
    stream->place = information->data_offset + (uint64_t)offset;
    stream->count = 0;
    stream->packet_count = (uint64_t)packetOffset;
    stream->packet_bytes = (uint64_t)offset;
    return 0;
}
