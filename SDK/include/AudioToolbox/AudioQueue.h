// Queues of sound. Those that play take linear samples, which are heard through the device's speaker; for compressed
// formats the answer is kAudioQueueErr_CodecNotFound.
//
// A queue without a run loop calls the app on the thread that mixes, in virtual time on the main thread: there the bytes
// that are heard are the same in each run.
#pragma once
#import <CoreAudio/CoreAudioTypes.h>

typedef struct __CFRunLoop *CFRunLoopRef;
typedef struct OpaqueAudioQueue *AudioQueueRef;
typedef struct OpaqueAudioQueueTimeline *AudioQueueTimelineRef;
typedef UInt32 AudioQueuePropertyID;
typedef UInt32 AudioQueueParameterID;
typedef Float32 AudioQueueParameterValue;

typedef struct AudioQueueBuffer {
    const UInt32 mAudioDataBytesCapacity;
    void *const mAudioData;
    UInt32 mAudioDataByteSize;
    void *mUserData;
    const UInt32 mPacketDescriptionCapacity;
    AudioStreamPacketDescription *const mPacketDescriptions;
    UInt32 mPacketDescriptionCount;
} AudioQueueBuffer;
typedef AudioQueueBuffer *AudioQueueBufferRef;

typedef struct AudioQueueParameterEvent {
    AudioQueueParameterID mID;
    AudioQueueParameterValue mValue;
} AudioQueueParameterEvent;

typedef struct AudioQueueLevelMeterState {
    Float32 mAveragePower, mPeakPower;
} AudioQueueLevelMeterState;

typedef void (*AudioQueueOutputCallback)(void *userData, AudioQueueRef queue, AudioQueueBufferRef buffer);
typedef void (*AudioQueueInputCallback)(void *userData, AudioQueueRef queue, AudioQueueBufferRef buffer,
                                        const AudioTimeStamp *startTime, UInt32 packetDescriptionCount,
                                        const AudioStreamPacketDescription *packetDescriptions);
typedef void (*AudioQueuePropertyListenerProc)(void *userData, AudioQueueRef queue, AudioQueuePropertyID property);

enum {
    kAudioQueueErr_InvalidBuffer = -66687,
    kAudioQueueErr_BufferEmpty = -66686,
    kAudioQueueErr_DisposalPending = -66685,
    kAudioQueueErr_InvalidProperty = -66684,
    kAudioQueueErr_InvalidPropertySize = -66683,
    kAudioQueueErr_InvalidParameter = -66682,
    kAudioQueueErr_CannotStart = -66681,
    kAudioQueueErr_InvalidDevice = -66680,
    kAudioQueueErr_BufferInQueue = -66679,
    kAudioQueueErr_InvalidRunState = -66678,
    kAudioQueueErr_InvalidQueueType = -66677,
    kAudioQueueErr_Permissions = -66676,
    kAudioQueueErr_InvalidPropertyValue = -66675,
    kAudioQueueErr_PrimeTimedOut = -66674,
    kAudioQueueErr_CodecNotFound = -66673,
    kAudioQueueErr_InvalidCodecAccess = -66672,
    kAudioQueueErr_QueueInvalidated = -66671,
    kAudioQueueErr_EnqueueDuringReset = -66632,
    kAudioQueueErr_InvalidOfflineMode = -66626
};

enum {
    kAudioQueueProperty_IsRunning = 'aqrn',
    kAudioQueueProperty_CurrentDevice = 'aqcd',
    kAudioQueueProperty_MagicCookie = 'aqmc',
    kAudioQueueProperty_MaximumOutputPacketSize = 'xops',
    kAudioQueueProperty_StreamDescription = 'aqft',
    kAudioQueueProperty_ChannelLayout = 'aqcl',
    kAudioQueueProperty_EnableLevelMetering = 'aqme',
    kAudioQueueProperty_CurrentLevelMeter = 'aqmv',
    kAudioQueueProperty_CurrentLevelMeterDB = 'aqmd',
    kAudioQueueProperty_DecodeBufferSizeFrames = 'dcbf',
    kAudioQueueProperty_ConverterError = 'qcve',
    kAudioQueueProperty_HardwareCodecPolicy = 'aqcp',
    kAudioQueueDeviceProperty_SampleRate = 'aqsr',
    kAudioQueueDeviceProperty_NumberChannels = 'aqdc'
};

enum {
    kAudioQueueHardwareCodecPolicy_Default = 0,
    kAudioQueueHardwareCodecPolicy_UseSoftwareOnly = 1,
    kAudioQueueHardwareCodecPolicy_UseHardwareOnly = 2,
    kAudioQueueHardwareCodecPolicy_PreferSoftware = 3,
    kAudioQueueHardwareCodecPolicy_PreferHardware = 4
};

enum { kAudioQueueParam_Volume = 1, kAudioQueueParam_VolumeRampTime = 4, kAudioQueueParam_Pan = 13 };

enum {
    kAudioQueueErr_RecordUnderrun = -66668
};

#ifdef __cplusplus
extern "C" {
#endif

OSStatus AudioQueueNewOutput(const AudioStreamBasicDescription *format, AudioQueueOutputCallback callback,
                             void *userData, CFRunLoopRef runLoop, CFStringRef runLoopMode, UInt32 flags,
                             AudioQueueRef *queue);
/// A queue that records: linear samples, and packets of the formats that converters encode.
OSStatus AudioQueueNewInput(const AudioStreamBasicDescription *format, AudioQueueInputCallback callback,
                            void *userData, CFRunLoopRef runLoop, CFStringRef runLoopMode, UInt32 flags,
                            AudioQueueRef *queue);
/// Without `immediate` what waits is played to its end.
OSStatus AudioQueueDispose(AudioQueueRef queue, Boolean immediate);
OSStatus AudioQueueAllocateBuffer(AudioQueueRef queue, UInt32 bufferByteSize, AudioQueueBufferRef *buffer);
OSStatus AudioQueueAllocateBufferWithPacketDescriptions(AudioQueueRef queue, UInt32 bufferByteSize,
    UInt32 packetDescriptionCount, AudioQueueBufferRef *buffer);
OSStatus AudioQueueFreeBuffer(AudioQueueRef queue, AudioQueueBufferRef buffer);
OSStatus AudioQueueEnqueueBuffer(AudioQueueRef queue, AudioQueueBufferRef buffer, UInt32 packetDescriptionCount,
                                 const AudioStreamPacketDescription *packetDescriptions);
OSStatus AudioQueueEnqueueBufferWithParameters(AudioQueueRef queue, AudioQueueBufferRef buffer,
                                               UInt32 packetDescriptionCount,
                                               const AudioStreamPacketDescription *packetDescriptions,
                                               UInt32 trimFramesAtStart, UInt32 trimFramesAtEnd,
                                               UInt32 parameterCount, const AudioQueueParameterEvent *parameters,
                                               const AudioTimeStamp *startTime, AudioTimeStamp *actualStartTime);
OSStatus AudioQueueStart(AudioQueueRef queue, const AudioTimeStamp *startTime);
OSStatus AudioQueuePrime(AudioQueueRef queue, UInt32 framesToPrepare, UInt32 *framesPrepared);
/// Without `immediate` the queue stops when all its buffers have been heard; kAudioQueueProperty_IsRunning tells.
OSStatus AudioQueueStop(AudioQueueRef queue, Boolean immediate);
OSStatus AudioQueuePause(AudioQueueRef queue);
OSStatus AudioQueueFlush(AudioQueueRef queue);
OSStatus AudioQueueReset(AudioQueueRef queue);
OSStatus AudioQueueGetParameter(AudioQueueRef queue, AudioQueueParameterID parameter, AudioQueueParameterValue *value);
OSStatus AudioQueueSetParameter(AudioQueueRef queue, AudioQueueParameterID parameter, AudioQueueParameterValue value);
OSStatus AudioQueueGetProperty(AudioQueueRef queue, AudioQueuePropertyID property, void *data, UInt32 *dataSize);
OSStatus AudioQueueSetProperty(AudioQueueRef queue, AudioQueuePropertyID property, const void *data, UInt32 dataSize);
OSStatus AudioQueueGetPropertySize(AudioQueueRef queue, AudioQueuePropertyID property, UInt32 *dataSize);
OSStatus AudioQueueAddPropertyListener(AudioQueueRef queue, AudioQueuePropertyID property,
                                       AudioQueuePropertyListenerProc listener, void *userData);
OSStatus AudioQueueRemovePropertyListener(AudioQueueRef queue, AudioQueuePropertyID property,
                                          AudioQueuePropertyListenerProc listener, void *userData);
OSStatus AudioQueueCreateTimeline(AudioQueueRef queue, AudioQueueTimelineRef *timeline);
OSStatus AudioQueueDisposeTimeline(AudioQueueRef queue, AudioQueueTimelineRef timeline);
OSStatus AudioQueueGetCurrentTime(AudioQueueRef queue, AudioQueueTimelineRef timeline, AudioTimeStamp *timeStamp,
                                  Boolean *timelineDiscontinuity);
OSStatus AudioQueueDeviceGetCurrentTime(AudioQueueRef queue, AudioTimeStamp *timeStamp);
/// Gives the sample time of a host time, or the other way round. kAudioQueueErr_InvalidParameter for neither.
OSStatus AudioQueueDeviceTranslateTime(AudioQueueRef queue, const AudioTimeStamp *time, AudioTimeStamp *translated);
/// Changes a time to the nearest one at which the hardware can begin. `flags` is 0.
OSStatus AudioQueueDeviceGetNearestStartTime(AudioQueueRef queue, AudioTimeStamp *startTime, UInt32 flags);
/// A queue that is stopped gives its frames to the app from now on, in a linear format with interleaved channels, and
/// plays nothing; with NULL it plays again.
OSStatus AudioQueueSetOfflineRenderFormat(AudioQueueRef queue, const AudioStreamBasicDescription *format,
                                          const AudioChannelLayout *layout);
/// Fills one of the queue's buffers with up to `frameCount` frames of what is enqueued; `mAudioDataByteSize` says how many
/// there were. Callbacks are called meanwhile. kAudioQueueErr_InvalidOfflineMode for a queue that plays.
OSStatus AudioQueueOfflineRender(AudioQueueRef queue, const AudioTimeStamp *timeStamp, AudioQueueBufferRef buffer,
                                 UInt32 frameCount);

#ifdef __cplusplus
}
#endif
