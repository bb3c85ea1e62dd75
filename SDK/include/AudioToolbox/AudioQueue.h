// Queues of sound. None can be made yet: the functions answer kAudioQueueErr_InvalidDevice.
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

/// - Status: stub
OSStatus AudioQueueNewOutput(const AudioStreamBasicDescription *format, AudioQueueOutputCallback callback,
                             void *userData, CFRunLoopRef runLoop, CFStringRef runLoopMode, UInt32 flags,
                             AudioQueueRef *queue);
/// - Status: stub
OSStatus AudioQueueNewInput(const AudioStreamBasicDescription *format, AudioQueueInputCallback callback,
                            void *userData, CFRunLoopRef runLoop, CFStringRef runLoopMode, UInt32 flags,
                            AudioQueueRef *queue);
/// - Status: stub
OSStatus AudioQueueDispose(AudioQueueRef queue, Boolean immediate);
/// - Status: stub
OSStatus AudioQueueAllocateBuffer(AudioQueueRef queue, UInt32 bufferByteSize, AudioQueueBufferRef *buffer);
/// - Status: stub
OSStatus AudioQueueAllocateBufferWithPacketDescriptions(AudioQueueRef queue, UInt32 bufferByteSize,
    UInt32 packetDescriptionCount, AudioQueueBufferRef *buffer);
/// - Status: stub
OSStatus AudioQueueFreeBuffer(AudioQueueRef queue, AudioQueueBufferRef buffer);
/// - Status: stub
OSStatus AudioQueueEnqueueBuffer(AudioQueueRef queue, AudioQueueBufferRef buffer, UInt32 packetDescriptionCount,
                                 const AudioStreamPacketDescription *packetDescriptions);
/// - Status: stub
OSStatus AudioQueueEnqueueBufferWithParameters(AudioQueueRef queue, AudioQueueBufferRef buffer,
                                               UInt32 packetDescriptionCount,
                                               const AudioStreamPacketDescription *packetDescriptions,
                                               UInt32 trimFramesAtStart, UInt32 trimFramesAtEnd,
                                               UInt32 parameterCount, const AudioQueueParameterEvent *parameters,
                                               const AudioTimeStamp *startTime, AudioTimeStamp *actualStartTime);
/// - Status: stub
OSStatus AudioQueueStart(AudioQueueRef queue, const AudioTimeStamp *startTime);
/// - Status: stub
OSStatus AudioQueuePrime(AudioQueueRef queue, UInt32 framesToPrepare, UInt32 *framesPrepared);
/// - Status: stub
OSStatus AudioQueueStop(AudioQueueRef queue, Boolean immediate);
/// - Status: stub
OSStatus AudioQueuePause(AudioQueueRef queue);
/// - Status: stub
OSStatus AudioQueueFlush(AudioQueueRef queue);
/// - Status: stub
OSStatus AudioQueueReset(AudioQueueRef queue);
/// - Status: stub
OSStatus AudioQueueGetParameter(AudioQueueRef queue, AudioQueueParameterID parameter, AudioQueueParameterValue *value);
/// - Status: stub
OSStatus AudioQueueSetParameter(AudioQueueRef queue, AudioQueueParameterID parameter, AudioQueueParameterValue value);
/// - Status: stub
OSStatus AudioQueueGetProperty(AudioQueueRef queue, AudioQueuePropertyID property, void *data, UInt32 *dataSize);
/// - Status: stub
OSStatus AudioQueueSetProperty(AudioQueueRef queue, AudioQueuePropertyID property, const void *data, UInt32 dataSize);
/// - Status: stub
OSStatus AudioQueueGetPropertySize(AudioQueueRef queue, AudioQueuePropertyID property, UInt32 *dataSize);
/// - Status: stub
OSStatus AudioQueueAddPropertyListener(AudioQueueRef queue, AudioQueuePropertyID property,
                                       AudioQueuePropertyListenerProc listener, void *userData);
/// - Status: stub
OSStatus AudioQueueRemovePropertyListener(AudioQueueRef queue, AudioQueuePropertyID property,
                                          AudioQueuePropertyListenerProc listener, void *userData);
/// - Status: stub
OSStatus AudioQueueCreateTimeline(AudioQueueRef queue, AudioQueueTimelineRef *timeline);
/// - Status: stub
OSStatus AudioQueueDisposeTimeline(AudioQueueRef queue, AudioQueueTimelineRef timeline);
/// - Status: stub
OSStatus AudioQueueGetCurrentTime(AudioQueueRef queue, AudioQueueTimelineRef timeline, AudioTimeStamp *timeStamp,
                                  Boolean *timelineDiscontinuity);
/// - Status: stub
OSStatus AudioQueueDeviceGetCurrentTime(AudioQueueRef queue, AudioTimeStamp *timeStamp);
/// - Status: stub
OSStatus AudioQueueDeviceTranslateTime(AudioQueueRef queue, const AudioTimeStamp *time, AudioTimeStamp *translated);
/// - Status: stub
OSStatus AudioQueueDeviceGetNearestStartTime(AudioQueueRef queue, AudioTimeStamp *startTime, UInt32 flags);
/// - Status: stub
OSStatus AudioQueueSetOfflineRenderFormat(AudioQueueRef queue, const AudioStreamBasicDescription *format,
                                          const AudioChannelLayout *layout);
/// - Status: stub
OSStatus AudioQueueOfflineRender(AudioQueueRef queue, const AudioTimeStamp *timeStamp, AudioQueueBufferRef buffer,
                                 UInt32 frameCount);

#ifdef __cplusplus
}
#endif
