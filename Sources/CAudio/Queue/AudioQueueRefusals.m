#import "Notice/NotThereYet.h"
#import <AudioToolbox/AudioQueue.h>

/// The result of the functions of queues that translate times or play without a loudspeaker.
static OSStatus refuse(void) {
    NOT_THERE_YET("AudioQueue", "playing into memory");
    return kAudioQueueErr_InvalidDevice;
}

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
