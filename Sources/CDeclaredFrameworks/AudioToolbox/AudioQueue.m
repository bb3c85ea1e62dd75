#import "Notice/NotThereYet.h"
#import <AudioToolbox/AudioQueue.h>

/// The result of every AudioQueue function: playing and recording are not implemented.
static OSStatus refuse(void) {
    NOT_THERE_YET("AudioQueue", "playing and recording");
    return kAudioQueueErr_InvalidDevice;
}

OSStatus AudioQueueNewOutput(const AudioStreamBasicDescription *format, AudioQueueOutputCallback callback,
                             void *userData, CFRunLoopRef runLoop, CFStringRef runLoopMode, UInt32 flags,
                             AudioQueueRef *queue) {
    return refuse();
}

OSStatus AudioQueueNewInput(const AudioStreamBasicDescription *format, AudioQueueInputCallback callback,
                            void *userData, CFRunLoopRef runLoop, CFStringRef runLoopMode, UInt32 flags,
                            AudioQueueRef *queue) {
    return refuse();
}

OSStatus AudioQueueDispose(AudioQueueRef queue, Boolean immediate) { return 0; }

OSStatus AudioQueueAllocateBuffer(AudioQueueRef queue, UInt32 bufferByteSize, AudioQueueBufferRef *buffer) {
    return refuse();
}

OSStatus AudioQueueAllocateBufferWithPacketDescriptions(AudioQueueRef queue, UInt32 bufferByteSize,
    UInt32 packetDescriptionCount, AudioQueueBufferRef *buffer) {
    return refuse();
}

OSStatus AudioQueueFreeBuffer(AudioQueueRef queue, AudioQueueBufferRef buffer) { return refuse(); }

OSStatus AudioQueueEnqueueBuffer(AudioQueueRef queue, AudioQueueBufferRef buffer, UInt32 packetDescriptionCount,
                                 const AudioStreamPacketDescription *packetDescriptions) {
    return refuse();
}

OSStatus AudioQueueEnqueueBufferWithParameters(AudioQueueRef queue, AudioQueueBufferRef buffer,
                                               UInt32 packetDescriptionCount,
                                               const AudioStreamPacketDescription *packetDescriptions,
                                               UInt32 trimFramesAtStart, UInt32 trimFramesAtEnd,
                                               UInt32 parameterCount, const AudioQueueParameterEvent *parameters,
                                               const AudioTimeStamp *startTime, AudioTimeStamp *actualStartTime) {
    return refuse();
}

OSStatus AudioQueueStart(AudioQueueRef queue, const AudioTimeStamp *startTime) { return refuse(); }

OSStatus AudioQueuePrime(AudioQueueRef queue, UInt32 framesToPrepare, UInt32 *framesPrepared) { return refuse(); }

OSStatus AudioQueueStop(AudioQueueRef queue, Boolean immediate) { return refuse(); }

OSStatus AudioQueuePause(AudioQueueRef queue) { return refuse(); }

OSStatus AudioQueueFlush(AudioQueueRef queue) { return refuse(); }

OSStatus AudioQueueReset(AudioQueueRef queue) { return refuse(); }

OSStatus AudioQueueGetParameter(AudioQueueRef queue, AudioQueueParameterID parameter,
                                AudioQueueParameterValue *value) {
    return refuse();
}

OSStatus AudioQueueSetParameter(AudioQueueRef queue, AudioQueueParameterID parameter, AudioQueueParameterValue value) {
    return refuse();
}

OSStatus AudioQueueGetProperty(AudioQueueRef queue, AudioQueuePropertyID property, void *data, UInt32 *dataSize) {
    return refuse();
}

OSStatus AudioQueueSetProperty(AudioQueueRef queue, AudioQueuePropertyID property, const void *data, UInt32 dataSize) {
    return refuse();
}

OSStatus AudioQueueGetPropertySize(AudioQueueRef queue, AudioQueuePropertyID property, UInt32 *dataSize) {
    return refuse();
}

OSStatus AudioQueueAddPropertyListener(AudioQueueRef queue, AudioQueuePropertyID property,
                                       AudioQueuePropertyListenerProc listener, void *userData) {
    return refuse();
}

OSStatus AudioQueueRemovePropertyListener(AudioQueueRef queue, AudioQueuePropertyID property,
                                          AudioQueuePropertyListenerProc listener, void *userData) {
    return 0;
}

OSStatus AudioQueueCreateTimeline(AudioQueueRef queue, AudioQueueTimelineRef *timeline) { return refuse(); }

OSStatus AudioQueueDisposeTimeline(AudioQueueRef queue, AudioQueueTimelineRef timeline) { return 0; }

OSStatus AudioQueueGetCurrentTime(AudioQueueRef queue, AudioQueueTimelineRef timeline, AudioTimeStamp *timeStamp,
                                  Boolean *timelineDiscontinuity) {
    return refuse();
}

OSStatus AudioQueueDeviceGetCurrentTime(AudioQueueRef queue, AudioTimeStamp *timeStamp) { return refuse(); }

OSStatus AudioQueueDeviceTranslateTime(AudioQueueRef queue, const AudioTimeStamp *time, AudioTimeStamp *translated) {
    return refuse();
}

OSStatus AudioQueueDeviceGetNearestStartTime(AudioQueueRef queue, AudioTimeStamp *startTime, UInt32 flags) {
    return refuse();
}

OSStatus AudioQueueSetOfflineRenderFormat(AudioQueueRef queue, const AudioStreamBasicDescription *format,
                                          const AudioChannelLayout *layout) {
    return refuse();
}

OSStatus AudioQueueOfflineRender(AudioQueueRef queue, const AudioTimeStamp *timeStamp, AudioQueueBufferRef buffer,
                                 UInt32 frameCount) {
    return refuse();
}
