#import "QueueRecording.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// MARK: Parameters

OSStatus AudioQueueGetParameter(AudioQueueRef queue, AudioQueueParameterID parameter,
                                AudioQueueParameterValue *value) {
    if (queue == NULL) return kAudio_ParamError;
    if (value == NULL) return kAudioQueueErr_InvalidParameter;
    switch (parameter) {
    case kAudioQueueParam_Volume: *value = queue->volume; return 0;
    case kAudioQueueParam_Pan: *value = queue->pan; return 0;
    // The mixer's own: gains move in 20 ms.
    case kAudioQueueParam_VolumeRampTime: *value = 0.02f; return 0;
    default: return kAudioQueueErr_InvalidParameter;
    }
}

OSStatus AudioQueueSetParameter(AudioQueueRef queue, AudioQueueParameterID parameter, AudioQueueParameterValue value) {
    if (queue == NULL) return kAudio_ParamError;
    if (!isfinite(value)) return kAudioQueueErr_InvalidParameter;
    switch (parameter) {
    case kAudioQueueParam_Volume: queue->volume = value < 0 ? 0 : value > 1 ? 1 : value; break;
    case kAudioQueueParam_Pan: queue->pan = value < -1 ? -1 : value > 1 ? 1 : value; break;
    case kAudioQueueParam_VolumeRampTime: return 0;
    default: return kAudioQueueErr_InvalidParameter;
    }
    sound_output_set_volume(queue->voice, queue->volume, queue->pan);
    return 0;
}

// MARK: Properties

/// The size of a property; 0 if there is none.
static UInt32 size_of(const struct OpaqueAudioQueue *queue, AudioQueuePropertyID property) {
    UInt32 channels = queue->format.mChannelsPerFrame < 2 ? 1 : 2;
    switch (property) {
    case kAudioQueueProperty_IsRunning:
    case kAudioQueueProperty_EnableLevelMetering:
    case kAudioQueueProperty_MaximumOutputPacketSize:
    case kAudioQueueDeviceProperty_NumberChannels: return sizeof(UInt32);
    case kAudioQueueDeviceProperty_SampleRate: return sizeof(Float64);
    case kAudioQueueProperty_StreamDescription: return sizeof(AudioStreamBasicDescription);
    case kAudioQueueProperty_CurrentLevelMeter:
    case kAudioQueueProperty_CurrentLevelMeterDB: return channels * (UInt32)sizeof(AudioQueueLevelMeterState);
    case kAudioQueueProperty_MagicCookie: return queue->cookie_size;
    default: return 0;
    }
}

static Float32 decibels(double level) { return level > 1e-8 ? (Float32)(20 * log10(level)) : -160; }

/// The loudness since it was last asked for.
static void take_levels(struct OpaqueAudioQueue *queue, bool as_decibels, AudioQueueLevelMeterState *levels,
                        UInt32 count) {
    sound_output_lock();
    for (UInt32 c = 0; c < count; c++) {
        double mean = queue->measured ? sqrt(queue->squares[c] / (double)queue->measured) : 0, peak = queue->peak[c];
        levels[c].mAveragePower = as_decibels ? decibels(mean) : (Float32)mean;
        levels[c].mPeakPower = as_decibels ? decibels(peak) : (Float32)peak;
    }
    memset(queue->peak, 0, sizeof queue->peak);
    memset(queue->squares, 0, sizeof queue->squares);
    queue->measured = 0;
    sound_output_unlock();
}

OSStatus AudioQueueGetPropertySize(AudioQueueRef queue, AudioQueuePropertyID property, UInt32 *dataSize) {
    if (queue == NULL) return kAudio_ParamError;
    UInt32 size = size_of(queue, property);
    if (size == 0) return kAudioQueueErr_InvalidProperty;
    if (dataSize) *dataSize = size;
    return 0;
}

OSStatus AudioQueueGetProperty(AudioQueueRef queue, AudioQueuePropertyID property, void *data, UInt32 *dataSize) {
    if (queue == NULL) return kAudio_ParamError;
    UInt32 size = size_of(queue, property);
    if (size == 0) return kAudioQueueErr_InvalidProperty;
    if (data == NULL || dataSize == NULL || *dataSize < size) return kAudioQueueErr_InvalidPropertySize;
    *dataSize = size;
    UInt32 number = 0;
    Float64 rate = 44100;
    switch (property) {
    case kAudioQueueProperty_StreamDescription: memcpy(data, &queue->format, size); return 0;
    case kAudioQueueDeviceProperty_SampleRate: memcpy(data, &rate, size); return 0;
    case kAudioQueueProperty_MagicCookie: memcpy(data, queue->cookie, size); return 0;
    case kAudioQueueProperty_CurrentLevelMeter:
    case kAudioQueueProperty_CurrentLevelMeterDB:
        take_levels(queue, property == kAudioQueueProperty_CurrentLevelMeterDB, data,
                    size / sizeof(AudioQueueLevelMeterState));
        return 0;
    case kAudioQueueProperty_IsRunning: number = queue->state != queue_stopped; break;
    case kAudioQueueProperty_EnableLevelMetering: number = queue->measures; break;
    case kAudioQueueProperty_MaximumOutputPacketSize: number = queue_largest_packet(queue); break;
    // The device has two loudspeakers and one microphone.
    default: number = queue->recording ? 1 : 2;
    }
    memcpy(data, &number, size);
    return 0;
}

OSStatus AudioQueueSetProperty(AudioQueueRef queue, AudioQueuePropertyID property, const void *data, UInt32 dataSize) {
    if (queue == NULL) return kAudio_ParamError;
    UInt32 number;
    switch (property) {
    case kAudioQueueProperty_EnableLevelMetering:
        if (data == NULL || dataSize != sizeof number) return kAudioQueueErr_InvalidPropertySize;
        memcpy(&number, data, sizeof number);
        queue->measures = number != 0;
        return 0;
    // A queue that records makes it itself.
    case kAudioQueueProperty_MagicCookie:
        if (queue->recording) return kAudioQueueErr_InvalidProperty;
        return queue_set_cookie(queue, data, dataSize);
    // There is one loudspeaker with one order of its channels.
    case kAudioQueueProperty_ChannelLayout:
    case kAudioQueueProperty_HardwareCodecPolicy: return 0;
    default: return kAudioQueueErr_InvalidProperty;
    }
}

OSStatus AudioQueueAddPropertyListener(AudioQueueRef queue, AudioQueuePropertyID property,
                                       AudioQueuePropertyListenerProc listener, void *userData) {
    if (queue == NULL) return kAudio_ParamError;
    if (listener == NULL) return kAudioQueueErr_InvalidParameter;
    OSStatus status = kAudioQueueErr_InvalidParameter;
    sound_output_lock();
    for (int i = 0; status && i < most_queue_listeners; i++) {
        if (queue->listeners[i].function) continue;
        queue->listeners[i] = (struct queue_listener){property, listener, userData};
        status = 0;
    }
    sound_output_unlock();
    return status;
}

OSStatus AudioQueueRemovePropertyListener(AudioQueueRef queue, AudioQueuePropertyID property,
                                          AudioQueuePropertyListenerProc listener, void *userData) {
    if (queue == NULL) return kAudio_ParamError;
    sound_output_lock();
    for (int i = 0; i < most_queue_listeners; i++) {
        struct queue_listener *there = &queue->listeners[i];
        if (there->property == property && there->function == listener && there->user_data == userData) {
            *there = (struct queue_listener){0};
        }
    }
    sound_output_unlock();
    return 0;
}

// MARK: Time

struct OpaqueAudioQueueTimeline {
    AudioQueueRef queue;
};

OSStatus AudioQueueCreateTimeline(AudioQueueRef queue, AudioQueueTimelineRef *timeline) {
    if (queue == NULL) return kAudio_ParamError;
    if (timeline == NULL) return kAudioQueueErr_InvalidParameter;
    struct OpaqueAudioQueueTimeline *made = calloc(1, sizeof *made);
    if (made == NULL) return kAudioQueueErr_InvalidParameter;
    made->queue = queue;
    *timeline = made;
    return 0;
}

OSStatus AudioQueueDisposeTimeline(AudioQueueRef queue, AudioQueueTimelineRef timeline) {
    free(timeline);
    return 0;
}

/// The frames of the queue that have been heard since it was started.
OSStatus AudioQueueGetCurrentTime(AudioQueueRef queue, AudioQueueTimelineRef timeline, AudioTimeStamp *timeStamp,
                                  Boolean *timelineDiscontinuity) {
    if (queue == NULL) return kAudio_ParamError;
    if (timelineDiscontinuity) *timelineDiscontinuity = false;
    if (queue->recording) {
        if (!queue_is_recording(queue)) return kAudioQueueErr_InvalidRunState;
        if (timeStamp) *timeStamp = queue_record_time(queue);
        return 0;
    }
    if (queue->resampler == NULL) return kAudioQueueErr_InvalidRunState;
    sound_output_lock();
    double ahead = (double)(sound_output_position() - sound_output_now()) / sound_rate;
    // In frames of the format, whatever the decoder makes of it.
    double scale = queue->decoded_rate > 0 ? queue->format.mSampleRate / queue->decoded_rate : 1;
    double read = sound_resampler_position(queue->resampler) * scale;
    double frames = read - (queue->voice ? ahead * queue->format.mSampleRate : 0);
    sound_output_unlock();
    if (timeStamp) {
        *timeStamp = (AudioTimeStamp){.mSampleTime = frames > 0 ? frames : 0, .mFlags = kAudioTimeStampSampleTimeValid};
    }
    return 0;
}

OSStatus AudioQueueDeviceGetCurrentTime(AudioQueueRef queue, AudioTimeStamp *timeStamp) {
    if (queue == NULL) return kAudio_ParamError;
    if (timeStamp == NULL) return kAudioQueueErr_InvalidParameter;
    int64_t now = sound_output_now();
    *timeStamp = (AudioTimeStamp){.mSampleTime = (double)now * queue->format.mSampleRate / sound_rate,
                                  .mHostTime = (UInt64)sound_output_nanoseconds(now),
                                  .mFlags = kAudioTimeStampSampleTimeValid | kAudioTimeStampHostTimeValid};
    return 0;
}
