// Queues that give their frames to the app instead of playing them, and the times of the hardware.

#import "../Format/LinearFormat.h"
#import "QueueObject.h"
#import <AudioToolbox/AudioFormat.h>
#include <math.h>
#include <string.h>

// MARK: Rendering

OSStatus AudioQueueSetOfflineRenderFormat(AudioQueueRef queue, const AudioStreamBasicDescription *format,
                                          const AudioChannelLayout *layout) {
    if (queue == NULL) return kAudio_ParamError;
    if (queue->recording) return kAudioQueueErr_InvalidQueueType;
    if (queue->state != queue_stopped) return kAudioQueueErr_InvalidRunState;
    if (format && (!linear_format_is_supported(format) || linear_format_has_planes(format))) {
        return kAudioFormatUnsupportedDataFormatError;
    }
    sound_output_lock();
    // Called by one of the queue's own functions while it is read.
    if (queue->is_reading) {
        sound_output_unlock();
        return kAudioQueueErr_InvalidRunState;
    }
    queue->is_offline = format != NULL;
    if (format) queue->offline_format = *format;
    // It is made anew for the other rate.
    sound_resampler_free(queue->resampler);
    queue->resampler = NULL;
    sound_output_unlock();
    return 0;
}

/// Reads frames of the queue as loud as it is, up to the end of its buffers. With the lock held.
static int read_frames(struct OpaqueAudioQueue *queue, int16_t *frames, int count) {
    double rate = queue->offline_format.mSampleRate;
    if (sound_resampler_frames_left(queue->resampler) == 0 && queue->first) queue_begin_anew(queue);
    queue->is_reading = true;
    int there = sound_resampler_read(queue->resampler, frames, count);
    queue->is_reading = false;
    if (queue->decoded_rate > 0) sound_resampler_set_step(queue->resampler, queue->decoded_rate / rate);
    if (queue->must_begin_anew) queue_begin_anew(queue);
    for (int i = 0; i < there * 2 && queue->volume < 1; i++) frames[i] = (int16_t)lrint(frames[i] * queue->volume);
    if (queue->measures) queue_measure(queue, frames, there);
    return there;
}

/// Fills a buffer of the app with up to so many frames. Its functions are called meanwhile for each buffer of the queue that
/// has been read; what they enqueue is read on. With the lock held.
static UInt32 fill(struct OpaqueAudioQueue *queue, AudioQueueBufferRef buffer, UInt32 count) {
    enum { part = 1024 };
    int16_t frames[part * 2];
    UInt32 size = linear_format_frame_size(&queue->offline_format), done = 0;
    while (done < count && queue->state == queue_running) {
        int wanted = count - done < part ? (int)(count - done) : part;
        int there = read_frames(queue, frames, wanted);
        void *place = (uint8_t *)buffer->mAudioData + (size_t)done * size;
        linear_format_write(&queue->offline_format, &place, frames, there);
        done += (UInt32)there;
        if (there == wanted) continue;
        if (queue->first == NULL && queue->stops_when_empty) {
            queue->state = queue_stopped;
            queue->stops_when_empty = false;
            queue_tell_property(queue, kAudioQueueProperty_IsRunning);
        }
        if (there == 0) break;
    }
    return done;
}

OSStatus AudioQueueOfflineRender(AudioQueueRef queue, const AudioTimeStamp *timeStamp, AudioQueueBufferRef buffer,
                                 UInt32 frameCount) {
    if (queue == NULL) return kAudio_ParamError;
    if (timeStamp == NULL || buffer == NULL) return kAudioQueueErr_InvalidParameter;
    if (!queue->is_offline) return kAudioQueueErr_InvalidOfflineMode;
    UInt32 size = linear_format_frame_size(&queue->offline_format);
    if (frameCount > buffer->mAudioDataBytesCapacity / size) return kAudioQueueErr_InvalidParameter;
    sound_output_lock();
    struct queue_buffer *there = queue_buffer_of(queue, buffer);
    OSStatus status = there == NULL || queue->is_reading ? kAudioQueueErr_InvalidBuffer
                      : there->is_queued                 ? kAudioQueueErr_BufferInQueue
                                                         : 0;
    if (status == 0 && queue->resampler == NULL) {
        double step = queue->format.mSampleRate / queue->offline_format.mSampleRate;
        queue->resampler = sound_resampler_make(step, queue_read_buffers, queue);
        if (queue->resampler == NULL) status = kAudioQueueErr_CannotStart;
    }
    if (status == 0) {
        queue_retain(queue);
        // Nobody may free or enqueue it meanwhile.
        there->is_queued = true;
        buffer->mAudioDataByteSize = fill(queue, buffer, frameCount) * size;
        there->is_queued = false;
    }
    sound_output_unlock();
    if (status == 0) queue_release(queue);
    return status;
}

// MARK: The hardware's times

/// The frame of the output that a time names; -1 for one that names none.
static double frame_of(AudioQueueRef queue, const AudioTimeStamp *time) {
    if (time->mFlags & kAudioTimeStampHostTimeValid) {
        return (double)sound_output_frame((int64_t)(time->mHostTime & INT64_MAX));
    }
    bool has_samples = (time->mFlags & kAudioTimeStampSampleTimeValid) && time->mSampleTime >= 0 &&
                       time->mSampleTime < 1e15;
    return has_samples ? time->mSampleTime * sound_rate / queue->format.mSampleRate : -1;
}

static AudioTimeStamp time_of(AudioQueueRef queue, double frame) {
    return (AudioTimeStamp){.mSampleTime = frame * queue->format.mSampleRate / sound_rate,
                            .mHostTime = (UInt64)sound_output_nanoseconds((int64_t)frame),
                            .mRateScalar = 1,
                            .mFlags = kAudioTimeStampSampleTimeValid | kAudioTimeStampHostTimeValid |
                                      kAudioTimeStampRateScalarValid};
}

/// Gives the sample time of a host time, or the other way round.
OSStatus AudioQueueDeviceTranslateTime(AudioQueueRef queue, const AudioTimeStamp *time, AudioTimeStamp *translated) {
    if (queue == NULL) return kAudio_ParamError;
    if (time == NULL || translated == NULL) return kAudioQueueErr_InvalidParameter;
    double frame = frame_of(queue, time);
    if (frame < 0) return kAudioQueueErr_InvalidParameter;
    *translated = time_of(queue, frame);
    // What the app knows already stays as exact as it was.
    if (time->mFlags & kAudioTimeStampHostTimeValid) translated->mHostTime = time->mHostTime;
    else translated->mSampleTime = time->mSampleTime;
    return 0;
}

/// The hardware begins at whole frames, and not before those that have been mixed.
OSStatus AudioQueueDeviceGetNearestStartTime(AudioQueueRef queue, AudioTimeStamp *startTime, UInt32 flags) {
    if (queue == NULL) return kAudio_ParamError;
    if (startTime == NULL || flags) return kAudioQueueErr_InvalidParameter;
    double frame = frame_of(queue, startTime);
    if (frame < 0) return kAudioQueueErr_InvalidParameter;
    int64_t now = sound_output_now(), next = sound_output_position();
    *startTime = time_of(queue, fmax(round(frame), (double)(next > now ? next : now)));
    return 0;
}
