// Packets of compressed sound in a queue's buffers.

#import "QueueObject.h"
#include <stdlib.h>
#include <string.h>

/// The packets of a buffer at most, and the bytes that a codec says of itself.
enum { most_packets = 1 << 20, largest_cookie = 1 << 16 };

bool queue_is_compressed(const struct OpaqueAudioQueue *queue) {
    return queue->format.mFormatID != kAudioFormatLinearPCM;
}

OSStatus queue_set_cookie(struct OpaqueAudioQueue *queue, const void *data, UInt32 size) {
    if (data == NULL || size == 0 || size > largest_cookie) return kAudioQueueErr_InvalidPropertySize;
    uint8_t *copy = malloc(size);
    if (copy == NULL) return kAudioQueueErr_InvalidPropertySize;
    memcpy(copy, data, size);
    sound_output_lock();
    free(queue->cookie);
    queue->cookie = copy;
    queue->cookie_size = size;
    // One that has begun by another one is made anew with the next packet.
    if (!queue->is_reading) {
        sound_packet_decoder_close(queue->decoder);
        queue->decoder = NULL;
    }
    sound_output_unlock();
    return 0;
}

void queue_reset_decoder(struct OpaqueAudioQueue *queue) {
    if (queue->decoder) sound_packet_decoder_reset(queue->decoder);
}

// MARK: Taking

/// True if the packet lies within the buffer.
static bool is_within(const AudioStreamPacketDescription *packet, UInt32 size) {
    return packet->mStartOffset >= 0 && packet->mStartOffset <= size &&
           packet->mDataByteSize <= size - (UInt32)packet->mStartOffset;
}

OSStatus queue_take_packets(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer, UInt32 count,
                            const AudioStreamPacketDescription *descriptions) {
    UInt32 size = buffer->shown.mAudioDataByteSize, each = queue->format.mBytesPerPacket;
    bool has_descriptions = descriptions && count;
    if (!has_descriptions && each == 0) return kAudioQueueErr_InvalidParameter;
    if (!has_descriptions) count = size / each;
    if (count > most_packets) return kAudioQueueErr_InvalidParameter;
    AudioStreamPacketDescription *packets = malloc((count ? count : 1) * sizeof *packets);
    if (packets == NULL) return kAudioQueueErr_InvalidParameter;
    for (UInt32 i = 0; i < count; i++) {
        packets[i] = has_descriptions ? descriptions[i]
                                      : (AudioStreamPacketDescription){.mStartOffset = (SInt64)i * each,
                                                                       .mDataByteSize = each};
        if (is_within(&packets[i], size)) continue;
        free(packets);
        return kAudioQueueErr_InvalidParameter;
    }
    free(buffer->packets);
    buffer->packets = packets;
    buffer->packet_count = count;
    buffer->next_packet = 0;
    buffer->decoded = 0;
    return 0;
}

// MARK: Decoding

static bool has_decoder(struct OpaqueAudioQueue *queue) {
    if (queue->decoder) return true;
    enum sound_fault fault;
    queue->decoder = sound_packet_decoder_open(queue->format.mFormatID, queue->format.mSampleRate,
                                               queue->format.mChannelsPerFrame, queue->cookie, queue->cookie_size, &fault);
    return queue->decoder != NULL;
}

/// The next frames of the packets that have been given to the decoder. Further channels than two are not heard.
static int read_decoder(struct OpaqueAudioQueue *queue, int16_t *frames, int count) {
    enum { block = 256 };
    int16_t samples[block * sound_most_channels];
    int there = sound_packet_decoder_read(queue->decoder, samples, count < block ? count : block);
    uint32_t channels = sound_packet_decoder_channels(queue->decoder);
    for (int i = 0; i < there; i++) {
        frames[i * 2] = samples[(uint32_t)i * channels];
        frames[i * 2 + 1] = samples[(uint32_t)i * channels + (channels > 1)];
    }
    if (there) queue->decoded_rate = sound_packet_decoder_rate(queue->decoder);
    return there;
}

/// Leaves out what the app wants to be trimmed, at the begin and at the end of a buffer's frames.
static int trim(struct queue_buffer *buffer, int16_t *frames, int count, double scale) {
    int64_t first = (int64_t)(buffer->first_frame * scale);
    int64_t end = buffer->is_end_trimmed ? (int64_t)(buffer->end_frame * scale) : INT64_MAX;
    int64_t from = first - buffer->decoded, left = end - buffer->decoded;
    buffer->decoded += count;
    if (left < count) count = left > 0 ? (int)left : 0;
    if (from <= 0) return count;
    if (from >= count) return 0;
    memmove(frames, frames + from * 2, (size_t)(count - from) * 2 * sizeof *frames);
    return count - (int)from;
}

int queue_decode(struct OpaqueAudioQueue *queue, int16_t *frames, int count) {
    struct queue_buffer *buffer = queue->first;
    if (!has_decoder(queue)) return 0;
    while (true) {
        int there = read_decoder(queue, frames, count);
        if (there > 0) {
            int kept = trim(buffer, frames, there, queue->decoded_rate / queue->format.mSampleRate);
            if (kept > 0) return kept;
            continue;
        }
        if (buffer->next_packet == buffer->packet_count) return 0;
        const AudioStreamPacketDescription *packet = &buffer->packets[buffer->next_packet++];
        const uint8_t *bytes = (const uint8_t *)buffer->shown.mAudioData + packet->mStartOffset;
        sound_packet_decoder_send(queue->decoder, bytes, packet->mDataByteSize);
    }
}
