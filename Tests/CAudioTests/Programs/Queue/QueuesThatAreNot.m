// Functions of queues without a queue, as sound engines of the time call them before their first sound.
// > 18 functions answer -50
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

static int refusals;
static void count(OSStatus status) { refusals += status == kAudio_ParamError; }

int main(void) {
    AudioQueueBufferRef buffer = NULL;
    AudioQueueParameterValue value = 0;
    UInt32 number = 0, size = sizeof number;
    AudioTimeStamp time = {0};
    count(AudioQueueStop(NULL, true));
    count(AudioQueueStart(NULL, NULL));
    count(AudioQueuePause(NULL));
    count(AudioQueueReset(NULL));
    count(AudioQueueFlush(NULL));
    count(AudioQueuePrime(NULL, 0, NULL));
    count(AudioQueueAllocateBuffer(NULL, 100, &buffer));
    count(AudioQueueFreeBuffer(NULL, NULL));
    count(AudioQueueEnqueueBuffer(NULL, NULL, 0, NULL));
    count(AudioQueueSetParameter(NULL, kAudioQueueParam_Volume, 1));
    count(AudioQueueGetParameter(NULL, kAudioQueueParam_Volume, &value));
    count(AudioQueueGetProperty(NULL, kAudioQueueProperty_IsRunning, &number, &size));
    count(AudioQueueSetProperty(NULL, kAudioQueueProperty_IsRunning, &number, size));
    count(AudioQueueDeviceGetCurrentTime(NULL, &time));
    count(AudioQueueDeviceTranslateTime(NULL, &time, &time));
    count(AudioQueueDeviceGetNearestStartTime(NULL, &time, 0));
    count(AudioQueueSetOfflineRenderFormat(NULL, NULL, NULL));
    count(AudioQueueOfflineRender(NULL, &time, NULL, 0));
    printf("%d functions answer -50\n", refusals);
    return 0;
}
