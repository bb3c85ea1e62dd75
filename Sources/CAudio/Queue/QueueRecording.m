#import "QueueRecording.h"
#import "../Format/LinearFormat.h"
#import "../Session/SharedSession.h"
#import <AudioToolbox/AudioConverter.h>
#import <AudioToolbox/AudioFormat.h>
#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#include <stdlib.h>
#include <string.h>

enum { block = 1024, input_frame = 4 };

struct queue_recording {
    AudioQueueInputCallback callback;
    sound_input_listener listener;
    /// From the input's frames to the queue's format.
    AudioConverterRef converter;
    UInt32 largest_packet, scratch_size;
    uint8_t *scratch;
    /// The packets that have been made, and the input's frame at which the next one begins to be heard.
    SInt64 packets;
    int64_t position;
};

/// Not an error: the frames are used up.
static const OSStatus used_up = 'used';

static const AudioStreamBasicDescription input_format = {
    .mSampleRate = sound_rate, .mFormatID = kAudioFormatLinearPCM,
    .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = input_frame,
    .mFramesPerPacket = 1, .mBytesPerFrame = input_frame, .mChannelsPerFrame = 2, .mBitsPerChannel = 16};

bool queue_is_recording(const struct OpaqueAudioQueue *queue) { return queue->recording && queue->recording->listener; }

UInt32 queue_largest_packet(const struct OpaqueAudioQueue *queue) {
    return queue->recording ? queue->recording->largest_packet : queue->format.mBytesPerPacket;
}

static SInt64 frames_of_packet(const struct OpaqueAudioQueue *queue) {
    return queue->format.mFramesPerPacket ? queue->format.mFramesPerPacket : 1;
}

// MARK: Making

void queue_recording_free(struct queue_recording *recording) {
    if (recording == NULL) return;
    if (recording->converter) AudioConverterDispose(recording->converter);
    free(recording->scratch);
    free(recording);
}

static struct queue_recording *make_recording(AudioStreamBasicDescription *format, OSStatus *status) {
    struct queue_recording *recording = calloc(1, sizeof *recording);
    *status = kAudioQueueErr_CannotStart;
    if (recording == NULL) return NULL;
    bool is_planar = format->mFormatID == kAudioFormatLinearPCM && linear_format_has_planes(format);
    *status = is_planar ? kAudioFormatUnsupportedDataFormatError
                        : AudioConverterNew(&input_format, format, &recording->converter);
    bool is_unknown = *status == kAudioConverterErr_FormatNotSupported;
    if (is_unknown) *status = kAudioFormatUnsupportedDataFormatError;
    if (*status == 0) {
        UInt32 size = sizeof *format;
        AudioConverterGetProperty(recording->converter, kAudioConverterCurrentOutputStreamDescription, &size, format);
        size = sizeof recording->largest_packet;
        AudioConverterGetProperty(recording->converter, kAudioConverterPropertyMaximumOutputPacketSize, &size,
                                  &recording->largest_packet);
        UInt32 packets = format->mBytesPerPacket ? block : 1;
        recording->scratch_size = recording->largest_packet * packets;
        recording->scratch = malloc(recording->scratch_size);
    }
    if (*status == 0 && recording->scratch) return recording;
    if (*status == 0) *status = kAudioQueueErr_CannotStart;
    queue_recording_free(recording);
    return NULL;
}

OSStatus AudioQueueNewInput(const AudioStreamBasicDescription *format, AudioQueueInputCallback callback,
                            void *userData, CFRunLoopRef runLoop, CFStringRef runLoopMode, UInt32 flags,
                            AudioQueueRef *result) {
    if (format == NULL || result == NULL || callback == NULL) return kAudioQueueErr_InvalidParameter;
    bool is_linear = format->mFormatID == kAudioFormatLinearPCM;
    if (!is_linear && !sound_packet_encoder_knows(format->mFormatID)) return kAudioQueueErr_CodecNotFound;
    OSStatus status;
    AudioStreamBasicDescription whole = *format;
    struct queue_recording *recording = make_recording(&whole, &status);
    if (recording == NULL) return status;
    struct OpaqueAudioQueue *queue = queue_make(&whole, runLoop, userData);
    if (queue == NULL) {
        queue_recording_free(recording);
        return kAudioQueueErr_CannotStart;
    }
    recording->callback = callback;
    UInt32 size = sound_largest_cookie;
    uint8_t cookie[sound_largest_cookie];
    if (AudioConverterGetProperty(recording->converter, kAudioConverterCompressionMagicCookie, &size, cookie) == 0) {
        queue_set_cookie(queue, cookie, size);
    }
    queue->recording = recording;
    *result = queue;
    return 0;
}

// MARK: Buffers

OSStatus queue_record_enqueue(struct OpaqueAudioQueue *queue, AudioQueueBufferRef shown) {
    OSStatus status = 0;
    sound_output_lock();
    struct queue_buffer *buffer = queue_buffer_of(queue, shown);
    if (queue->is_disposed) status = kAudioQueueErr_DisposalPending;
    else if (buffer == NULL) status = kAudioQueueErr_InvalidBuffer;
    else if (buffer->is_queued) status = kAudioQueueErr_BufferInQueue;
    else if (shown->mAudioDataBytesCapacity < queue->format.mBytesPerPacket) status = kAudioQueueErr_InvalidBuffer;
    if (status == 0) {
        shown->mAudioDataByteSize = 0;
        shown->mPacketDescriptionCount = 0;
        buffer->packet_count = 0;
        buffer->is_queued = true;
        buffer->next = NULL;
        if (queue->last) queue->last->next = buffer;
        else queue->first = buffer;
        queue->last = buffer;
    }
    sound_output_unlock();
    return status;
}

/// Takes the first buffer out of the queue.
static struct queue_buffer *take_first(struct OpaqueAudioQueue *queue) {
    struct queue_buffer *buffer = queue->first;
    queue->first = buffer->next;
    if (queue->first == NULL) queue->last = NULL;
    buffer->next = NULL;
    buffer->is_queued = false;
    return buffer;
}

void queue_record_deliver(struct OpaqueAudioQueue *queue, struct queue_buffer *buffer) {
    bool has_packets = queue_is_compressed(queue) && queue->format.mBytesPerPacket == 0;
    UInt32 each = queue->format.mBytesPerPacket;
    UInt32 count = has_packets ? buffer->packet_count : buffer->shown.mAudioDataByteSize / each;
    queue->recording->callback(queue->user_data, queue, &buffer->shown, &buffer->start_time, count,
                               has_packets ? buffer->packets : NULL);
}

static AudioTimeStamp time_stamp(const struct OpaqueAudioQueue *queue) {
    const struct queue_recording *recording = queue->recording;
    return (AudioTimeStamp){.mSampleTime = (double)(recording->packets * frames_of_packet(queue)), .mRateScalar = 1,
                            .mHostTime = (UInt64)sound_output_nanoseconds(recording->position),
                            .mFlags = kAudioTimeStampSampleHostTimeValid | kAudioTimeStampRateScalarValid};
}

/// Notes a packet that begins at the end of what is in a buffer; false without memory.
static bool note_packet(struct queue_buffer *buffer, UInt32 size) {
    if (buffer->packet_count == buffer->packet_room) {
        UInt32 room = buffer->packet_room ? buffer->packet_room * 2 : 64;
        AudioStreamPacketDescription *larger = realloc(buffer->packets, room * sizeof *larger);
        if (larger == NULL) return false;
        buffer->packets = larger;
        buffer->packet_room = room;
    }
    AudioStreamPacketDescription packet = {.mStartOffset = buffer->shown.mAudioDataByteSize, .mDataByteSize = size};
    buffer->packets[buffer->packet_count++] = packet;
    if (buffer->shown.mPacketDescriptionCount < buffer->shown.mPacketDescriptionCapacity) {
        buffer->shown.mPacketDescriptions[buffer->shown.mPacketDescriptionCount++] = packet;
    }
    return true;
}

/// Puts packets into the buffers, and gives the app those that are full. What finds no buffer is lost. With the lock held, which
/// is released while the app is called.
static void append(struct OpaqueAudioQueue *queue, const uint8_t *bytes, UInt32 size) {
    UInt32 each = queue->format.mBytesPerPacket;
    while (size > 0 && queue->first && queue_is_recording(queue)) {
        struct queue_buffer *buffer = queue->first;
        UInt32 room = buffer->shown.mAudioDataBytesCapacity - buffer->shown.mAudioDataByteSize, piece = size;
        if (each) piece = size < room ? size : room / each * each;
        bool is_full = piece == 0 || piece > room;
        if (is_full && buffer->shown.mAudioDataByteSize == 0) return;
        if (buffer->shown.mAudioDataByteSize == 0) buffer->start_time = time_stamp(queue);
        if (!is_full && each == 0 && !note_packet(buffer, piece)) return;
        if (!is_full) {
            memcpy((uint8_t *)buffer->shown.mAudioData + buffer->shown.mAudioDataByteSize, bytes, piece);
            buffer->shown.mAudioDataByteSize += piece;
            queue->recording->packets += each ? piece / each : 1;
            bytes += piece;
            size -= piece;
        }
        bool takes_more = each ? room - piece >= each : room - piece >= queue->recording->largest_packet;
        if (is_full || !takes_more) queue_tell_buffer(queue, take_first(queue));
    }
    // The time goes on all the same.
    if (size > 0) queue->recording->packets += each ? size / each : 1;
}

// MARK: Taking

struct given {
    const int16_t *frames;
    UInt32 left;
    bool is_last;
};

static OSStatus give(AudioConverterRef converter, UInt32 *packetCount, AudioBufferList *data,
                     AudioStreamPacketDescription **packetDescriptions, void *userData) {
    struct given *given = userData;
    *packetCount = given->left;
    if (given->left == 0) return given->is_last ? 0 : used_up;
    data->mBuffers[0] = (AudioBuffer){2, given->left * input_frame, (void *)given->frames};
    given->left = 0;
    return 0;
}

/// With the lock held.
static void convert(struct OpaqueAudioQueue *queue, struct given *given) {
    struct queue_recording *recording = queue->recording;
    while (true) {
        UInt32 wanted = queue->format.mBytesPerPacket ? block : 1, count = wanted;
        AudioStreamPacketDescription packet;
        AudioBufferList list = {1, {{queue->format.mChannelsPerFrame, recording->scratch_size, recording->scratch}}};
        AudioConverterFillComplexBuffer(recording->converter, give, given, &count, &list, &packet);
        if (count) append(queue, recording->scratch, list.mBuffers[0].mDataByteSize);
        if (count < wanted) return;
    }
}

static void take(void *context, int64_t position, const int16_t *frames, int count) {
    struct OpaqueAudioQueue *queue = context;
    struct given given = {.frames = frames, .left = (UInt32)count};
    sound_output_lock();
    if (queue_is_recording(queue) && !queue->is_disposed) {
        if (queue->measures) queue_measure(queue, frames, count);
        queue->recording->position = position;
        convert(queue, &given);
    }
    sound_output_unlock();
}

static void released(void *context) { queue_release(context); }

// MARK: Starting and stopping

OSStatus queue_record_start(struct OpaqueAudioQueue *queue) {
    static const struct sound_input_client client = {.take = take, .released = released};
    if (queue_is_recording(queue)) return 0;
    if (!shared_session_has_input()) return kAudioQueueErr_InvalidDevice;
    if (!shared_session_may_record()) return kAudioSessionIncompatibleCategory;
    bool was_stopped = queue->state == queue_stopped;
    queue_retain(queue);
    sound_input_listener listener = sound_input_listen(&client, queue, 0, INT64_MAX);
    if (listener == 0) {
        queue_release(queue);
        return kAudioQueueErr_CannotStart;
    }
    sound_output_lock();
    if (was_stopped) {
        AudioConverterReset(queue->recording->converter);
        queue->recording->packets = 0;
    }
    queue->recording->listener = listener;
    queue->recording->position = sound_output_now();
    queue->state = queue_running;
    if (was_stopped) queue_tell_property(queue, kAudioQueueProperty_IsRunning);
    sound_output_unlock();
    return 0;
}

void queue_record_halt(struct OpaqueAudioQueue *queue) {
    // In virtual time this takes what was heard until now.
    sound_input_stop(queue->recording->listener);
    sound_output_lock();
    queue->recording->listener = 0;
    sound_output_unlock();
}

void queue_record_finish(struct OpaqueAudioQueue *queue) {
    struct given nothing = {.is_last = true};
    sound_input_listener listener = queue->recording->listener;
    sound_input_stop(listener);
    sound_output_lock();
    // What the encoder has kept back is part of it.
    if (listener) convert(queue, &nothing);
    queue->recording->listener = 0;
    struct queue_buffer *last = queue->first;
    if (last && last->shown.mAudioDataByteSize) take_first(queue);
    else last = NULL;
    NSThread *thread = (__bridge NSThread *)queue->thread;
    bool is_own = thread == nil || [thread isEqual:[NSThread currentThread]];
    if (last && !is_own) queue_tell_buffer(queue, last);
    sound_output_unlock();
    if (last && is_own) queue_deliver_buffer(queue, last);
}

AudioTimeStamp queue_record_time(struct OpaqueAudioQueue *queue) {
    sound_input_take();
    sound_output_lock();
    AudioTimeStamp time = time_stamp(queue);
    sound_output_unlock();
    return time;
}
