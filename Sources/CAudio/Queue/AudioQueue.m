#import "../Format/LinearFormat.h"
#import "../Session/SoundInterruptions.h"
#import "QueueRecording.h"
#import <AudioToolbox/AudioFormat.h>
#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// The largest buffer, in bytes, and the most packet descriptions.
enum { largest_buffer = 256 << 20, most_descriptions = 1 << 20 };

static struct OpaqueAudioQueue *queues;

// MARK: Making and disposing

/// The thread whose run loop this is: the main one or the present one. NULL for none.
static const void *thread_of(CFRunLoopRef loop) {
    if (loop == NULL) return NULL;
    NSThread *thread = loop == CFRunLoopGetMain() ? [NSThread mainThread] : [NSThread currentThread];
    return CFBridgingRetain(thread);
}

OSStatus AudioQueueNewOutput(const AudioStreamBasicDescription *format, AudioQueueOutputCallback callback,
                             void *userData, CFRunLoopRef runLoop, CFStringRef runLoopMode, UInt32 flags,
                             AudioQueueRef *result) {
    if (format == NULL || result == NULL) return kAudioQueueErr_InvalidParameter;
    bool is_linear = format->mFormatID == kAudioFormatLinearPCM;
    if (!is_linear && !sound_packet_decoder_knows(format->mFormatID)) return kAudioQueueErr_CodecNotFound;
    bool is_fit = is_linear ? linear_format_is_supported(format) && !linear_format_has_planes(format)
                            : format->mSampleRate >= sound_lowest_rate && format->mSampleRate <= sound_highest_rate &&
                                  format->mChannelsPerFrame >= 1 && format->mChannelsPerFrame <= sound_most_channels;
    if (!is_fit) return kAudioFormatUnsupportedDataFormatError;
    struct OpaqueAudioQueue *queue = queue_make(format, runLoop, userData);
    if (queue == NULL) return kAudioQueueErr_CannotStart;
    queue->callback = callback;
    *result = queue;
    return 0;
}

struct OpaqueAudioQueue *queue_make(const AudioStreamBasicDescription *format, CFRunLoopRef runLoop, void *userData) {
    struct OpaqueAudioQueue *queue = calloc(1, sizeof *queue);
    if (queue == NULL) return NULL;
    atomic_init(&queue->references, 1);
    queue->format = *format;
    queue->user_data = userData;
    queue->thread = thread_of(runLoop);
    queue->volume = 1;
    sound_interruptions_listen();
    sound_output_lock();
    queue->next_queue = queues;
    queues = queue;
    sound_output_unlock();
    return queue;
}

void queue_retain(struct OpaqueAudioQueue *queue) { atomic_fetch_add(&queue->references, 1); }

static void free_buffer(struct queue_buffer *buffer) {
    free(buffer->shown.mAudioData);
    free(buffer->shown.mPacketDescriptions);
    free(buffer->packets);
    free(buffer);
}

void queue_release(struct OpaqueAudioQueue *queue) {
    if (atomic_fetch_sub(&queue->references, 1) > 1) return;
    while (queue->allocated) {
        struct queue_buffer *buffer = queue->allocated;
        queue->allocated = buffer->next_allocated;
        free_buffer(buffer);
    }
    queue_recording_free(queue->recording);
    sound_resampler_free(queue->resampler);
    sound_packet_decoder_close(queue->decoder);
    free(queue->cookie);
    if (queue->thread) CFRelease(queue->thread);
    free(queue);
}

/// True for a queue that has not been disposed of. With the lock held.
static bool is_queue(const struct OpaqueAudioQueue *queue) {
    for (const struct OpaqueAudioQueue *there = queues; there; there = there->next_queue) {
        if (there == queue) return true;
    }
    return false;
}

OSStatus AudioQueueDispose(AudioQueueRef queue, Boolean immediate) {
    sound_output_lock();
    bool is_there = is_queue(queue);
    for (struct OpaqueAudioQueue **place = &queues; *place; place = &(*place)->next_queue) {
        if (*place != queue) continue;
        *place = queue->next_queue;
        break;
    }
    if (is_there) {
        // What waits is played to its end; the app hears no more of it.
        queue->is_disposed = true;
        queue->stops_when_empty = true;
    }
    sound_output_unlock();
    if (!is_there) return kAudioQueueErr_QueueInvalidated;
    if (queue->recording) queue_record_halt(queue);
    else if (immediate || queue->state != queue_running) queue_halt(queue);
    queue_release(queue);
    return 0;
}

void queues_interrupt(void) {
    while (true) {
        struct OpaqueAudioQueue *playing = NULL;
        sound_output_lock();
        for (struct OpaqueAudioQueue *queue = queues; queue && !playing; queue = queue->next_queue) {
            if (queue->voice || queue_is_recording(queue)) playing = queue;
        }
        if (playing) queue_retain(playing);
        sound_output_unlock();
        if (playing == NULL) return;
        AudioQueuePause(playing);
        queue_release(playing);
    }
}

// MARK: Buffers

OSStatus AudioQueueAllocateBuffer(AudioQueueRef queue, UInt32 bufferByteSize, AudioQueueBufferRef *buffer) {
    return AudioQueueAllocateBufferWithPacketDescriptions(queue, bufferByteSize, 0, buffer);
}

OSStatus AudioQueueAllocateBufferWithPacketDescriptions(AudioQueueRef queue, UInt32 bufferByteSize,
    UInt32 packetDescriptionCount, AudioQueueBufferRef *result) {
    if (queue == NULL) return kAudio_ParamError;
    if (result == NULL || bufferByteSize > largest_buffer || packetDescriptionCount > most_descriptions) {
        return kAudioQueueErr_InvalidParameter;
    }
    struct queue_buffer *buffer = calloc(1, sizeof *buffer);
    void *bytes = calloc(1, bufferByteSize ? bufferByteSize : 1);
    void *descriptions =
        packetDescriptionCount ? calloc(packetDescriptionCount, sizeof(AudioStreamPacketDescription)) : NULL;
    if (buffer == NULL || bytes == NULL || (packetDescriptionCount && descriptions == NULL)) {
        free(buffer);
        free(bytes);
        free(descriptions);
        return kAudioQueueErr_InvalidParameter;
    }
    AudioQueueBuffer shown = {.mAudioDataBytesCapacity = bufferByteSize, .mAudioData = bytes,
                              .mPacketDescriptionCapacity = packetDescriptionCount,
                              .mPacketDescriptions = descriptions};
    memcpy(&buffer->shown, &shown, sizeof shown);
    sound_output_lock();
    buffer->next_allocated = queue->allocated;
    queue->allocated = buffer;
    sound_output_unlock();
    *result = &buffer->shown;
    return 0;
}

struct queue_buffer *queue_buffer_of(const struct OpaqueAudioQueue *queue, AudioQueueBufferRef shown) {
    struct queue_buffer *buffer = queue->allocated;
    while (buffer && &buffer->shown != shown) buffer = buffer->next_allocated;
    return buffer;
}

OSStatus AudioQueueFreeBuffer(AudioQueueRef queue, AudioQueueBufferRef shown) {
    if (queue == NULL) return kAudio_ParamError;
    sound_output_lock();
    struct queue_buffer *buffer = queue_buffer_of(queue, shown);
    OSStatus status = buffer == NULL      ? kAudioQueueErr_InvalidBuffer
                      : buffer->is_queued ? kAudioQueueErr_BufferInQueue
                                          : 0;
    if (status == 0) {
        struct queue_buffer **place = &queue->allocated;
        while (*place != buffer) place = &(*place)->next_allocated;
        *place = buffer->next_allocated;
    }
    sound_output_unlock();
    if (status) return status;
    free_buffer(buffer);
    return 0;
}

OSStatus AudioQueueEnqueueBuffer(AudioQueueRef queue, AudioQueueBufferRef buffer, UInt32 packetDescriptionCount,
                                 const AudioStreamPacketDescription *packetDescriptions) {
    return AudioQueueEnqueueBufferWithParameters(queue, buffer, packetDescriptionCount, packetDescriptions, 0, 0, 0,
                                                 NULL, NULL, NULL);
}

OSStatus AudioQueueEnqueueBufferWithParameters(AudioQueueRef queue, AudioQueueBufferRef shown,
                                               UInt32 packetDescriptionCount,
                                               const AudioStreamPacketDescription *packetDescriptions,
                                               UInt32 trimFramesAtStart, UInt32 trimFramesAtEnd,
                                               UInt32 parameterCount, const AudioQueueParameterEvent *parameters,
                                               const AudioTimeStamp *startTime, AudioTimeStamp *actualStartTime) {
    if (queue == NULL) return kAudio_ParamError;
    if (queue->recording) return queue_record_enqueue(queue, shown);
    OSStatus status = 0;
    sound_output_lock();
    struct queue_buffer *buffer = queue_buffer_of(queue, shown);
    if (queue->is_disposed) status = kAudioQueueErr_DisposalPending;
    else if (buffer == NULL) status = kAudioQueueErr_InvalidBuffer;
    else if (shown->mAudioDataByteSize > shown->mAudioDataBytesCapacity) status = kAudioQueueErr_InvalidBuffer;
    else if (buffer->is_queued) status = kAudioQueueErr_BufferInQueue;
    else if (shown->mAudioDataByteSize == 0) status = kAudioQueueErr_BufferEmpty;
    if (status == 0 && queue_is_compressed(queue)) {
        // A buffer that was allocated with room for descriptions may bring them itself.
        bool has_own = packetDescriptionCount == 0 && shown->mPacketDescriptionCount <= shown->mPacketDescriptionCapacity;
        status = queue_take_packets(queue, buffer, has_own ? shown->mPacketDescriptionCount : packetDescriptionCount,
                                    has_own ? shown->mPacketDescriptions : packetDescriptions);
    }
    if (status == 0) {
        int64_t frames = queue_is_compressed(queue)
                             ? (int64_t)buffer->packet_count * queue->format.mFramesPerPacket
                             : shown->mAudioDataByteSize / queue->format.mBytesPerFrame;
        buffer->first_frame = trimFramesAtStart < frames ? trimFramesAtStart : frames;
        if (frames == 0) buffer->first_frame = trimFramesAtStart;
        int64_t end = frames - trimFramesAtEnd;
        buffer->end_frame = end > buffer->first_frame ? end : buffer->first_frame;
        buffer->is_end_trimmed = trimFramesAtEnd > 0;
        buffer->is_queued = true;
        buffer->next = NULL;
        if (queue->last) {
            queue->last->next = buffer;
        } else {
            queue->first = buffer;
            queue->frame = buffer->first_frame;
        }
        queue->last = buffer;
    }
    sound_output_unlock();
    for (UInt32 i = 0; status == 0 && i < parameterCount; i++) {
        status = AudioQueueSetParameter(queue, parameters[i].mID, parameters[i].mValue);
    }
    if (actualStartTime) status = status ? status : AudioQueueGetCurrentTime(queue, NULL, actualStartTime, NULL);
    return status;
}

// MARK: Starting and stopping

OSStatus AudioQueueStart(AudioQueueRef queue, const AudioTimeStamp *startTime) {
    if (queue == NULL) return kAudio_ParamError;
    if (queue->voice) return 0;
    if (queue->recording) return queue_record_start(queue);
    int64_t start = 0;
    if (startTime && (startTime->mFlags & kAudioTimeStampHostTimeValid)) {
        start = sound_output_frame((int64_t)(startTime->mHostTime & INT64_MAX));
    } else if (startTime && (startTime->mFlags & kAudioTimeStampSampleTimeValid) && isfinite(startTime->mSampleTime)) {
        start = (int64_t)(startTime->mSampleTime * sound_rate / queue->format.mSampleRate);
    }
    bool was_stopped = queue->state == queue_stopped;
    queue->stops_when_empty = false;
    OSStatus status = queue->is_offline ? 0 : queue_play(queue, start);
    if (queue->is_offline) queue->state = queue_running;
    if (status || !was_stopped) return status;
    sound_output_lock();
    queue_tell_property(queue, kAudioQueueProperty_IsRunning);
    sound_output_unlock();
    return 0;
}

OSStatus AudioQueuePrime(AudioQueueRef queue, UInt32 framesToPrepare, UInt32 *framesPrepared) {
    if (queue == NULL) return kAudio_ParamError;
    if (queue->recording) return kAudioQueueErr_InvalidQueueType;
    int64_t frames = 0;
    sound_output_lock();
    for (struct queue_buffer *buffer = queue->first; buffer; buffer = buffer->next) {
        frames += buffer->end_frame - (buffer == queue->first ? queue->frame : buffer->first_frame);
    }
    sound_output_unlock();
    if (framesToPrepare && frames > framesToPrepare) frames = framesToPrepare;
    if (framesPrepared) *framesPrepared = (UInt32)(frames < UINT32_MAX ? frames : UINT32_MAX);
    return 0;
}

OSStatus AudioQueueStop(AudioQueueRef queue, Boolean immediate) {
    if (queue == NULL) return kAudio_ParamError;
    if (queue->state == queue_stopped) return 0;
    if (!immediate && (queue->voice || queue->is_offline)) {
        // It ends, and says so, when the last frame has been mixed.
        queue->stops_when_empty = true;
        return 0;
    }
    if (queue->recording) queue_record_finish(queue);
    else queue_halt(queue);
    queue_drop_buffers(queue);
    sound_output_lock();
    queue->state = queue_stopped;
    queue->stops_when_empty = false;
    queue_tell_property(queue, kAudioQueueProperty_IsRunning);
    sound_output_unlock();
    return 0;
}

OSStatus AudioQueuePause(AudioQueueRef queue) {
    if (queue == NULL) return kAudio_ParamError;
    if (queue->state != queue_running) return 0;
    if (queue->recording) queue_record_halt(queue);
    else queue_halt(queue);
    queue->state = queue_paused;
    return 0;
}

/// What is decoded of the packets that have been enqueued is heard without further ones.
OSStatus AudioQueueFlush(AudioQueueRef queue) { return queue ? 0 : kAudio_ParamError; }

OSStatus AudioQueueReset(AudioQueueRef queue) {
    if (queue == NULL) return kAudio_ParamError;
    queue_drop_buffers(queue);
    return 0;
}
