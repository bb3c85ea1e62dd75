// flags: -fobjc-arc
// A queue in offline mode gives what is enqueued to the app, in its format, and calls for more meanwhile.
// > playing queue -66626, format with 7 bits 'fmt?', while it runs -66678
// > buffer of another queue -66687, too many frames -66682
// > asked for nothing: 0 frames
// > 1000 frames of 10000: 0 10 20, the next from 1000; buffers filled 2
// > the rest in 10 parts, short at the end 0 then 0; filled 11, runs 0, told 2
// > half as loud: 500
// > at half the rate 5000 of 10000, one channel is the mean 1
// > plays again 0: -66626
// > a sample time as host time and back 1; neither -66682
// > the nearest start: a late one stays 1, a past one is now 1, flags -66682
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>
#include <math.h>

static const char *text(UInt32 code) {
    static char text[5];
    snprintf(text, 5, "%c%c%c%c", code >> 24, code >> 16 & 255, code >> 8 & 255, code & 255);
    return text;
}

static AudioStreamBasicDescription linear(Float64 rate, UInt32 channels, UInt32 bits) {
    return (AudioStreamBasicDescription){
        .mSampleRate = rate, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = channels * 2,
        .mFramesPerPacket = 1, .mBytesPerFrame = channels * 2, .mChannelsPerFrame = channels, .mBitsPerChannel = bits};
}

enum { frames_of_buffer = 1000, all_buffers = 10 };
static int filled, told;

static void fill(void *data, AudioQueueRef queue, AudioQueueBufferRef buffer) {
    if (filled == all_buffers) {
        filled++;
        AudioQueueStop(queue, false);
        return;
    }
    if (filled > all_buffers) return;
    int16_t *samples = buffer->mAudioData;
    for (int i = 0; i < frames_of_buffer; i++) {
        int16_t value = (int16_t)((filled * frames_of_buffer + i) % 3000 * 10);
        samples[i * 2] = value;
        samples[i * 2 + 1] = (int16_t)-value;
    }
    buffer->mAudioDataByteSize = frames_of_buffer * 4;
    filled++;
    AudioQueueEnqueueBuffer(queue, buffer, 0, NULL);
}

static void running_changed(void *data, AudioQueueRef queue, AudioQueuePropertyID property) { told++; }

static AudioQueueRef started(AudioStreamBasicDescription format, AudioQueueBufferRef *taken) {
    AudioStreamBasicDescription stereo = linear(44100, 2, 16);
    AudioQueueRef queue = NULL;
    AudioQueueNewOutput(&stereo, fill, NULL, CFRunLoopGetCurrent(), NULL, 0, &queue);
    AudioQueueAddPropertyListener(queue, kAudioQueueProperty_IsRunning, running_changed, NULL);
    filled = told = 0;
    AudioQueueSetOfflineRenderFormat(queue, &format, NULL);
    AudioQueueBufferRef buffer = NULL;
    AudioQueueAllocateBuffer(queue, frames_of_buffer * 4, &buffer);
    AudioQueueAllocateBuffer(queue, frames_of_buffer * 4, taken);
    fill(NULL, queue, buffer);
    AudioQueueStart(queue, NULL);
    return queue;
}

static AudioTimeStamp at(Float64 time) {
    return (AudioTimeStamp){.mSampleTime = time, .mFlags = kAudioTimeStampSampleTimeValid};
}

static void render(void) {
    AudioStreamBasicDescription stereo = linear(44100, 2, 16), wrong = linear(44100, 2, 7);
    AudioQueueRef playing = NULL;
    AudioQueueBufferRef taken = NULL, foreign = NULL;
    AudioQueueNewOutput(&stereo, fill, NULL, NULL, NULL, 0, &playing);
    AudioQueueAllocateBuffer(playing, 400, &foreign);
    AudioTimeStamp now = at(0);
    OSStatus plays = AudioQueueOfflineRender(playing, &now, foreign, 10);
    OSStatus refused = AudioQueueSetOfflineRenderFormat(playing, &wrong, NULL);
    AudioQueueRef queue = started(stereo, &taken);
    printf("playing queue %d, format with 7 bits '%s', while it runs %d\n", (int)plays, text((UInt32)refused),
           (int)AudioQueueSetOfflineRenderFormat(queue, NULL, NULL));
    printf("buffer of another queue %d, too many frames %d\n", (int)AudioQueueOfflineRender(queue, &now, foreign, 10),
           (int)AudioQueueOfflineRender(queue, &now, taken, 1001));
    AudioQueueOfflineRender(queue, &now, taken, 0);
    printf("asked for nothing: %u frames\n", (unsigned)taken->mAudioDataByteSize / 4);
    const int16_t *samples = taken->mAudioData;
    AudioQueueOfflineRender(queue, &now, taken, frames_of_buffer);
    int first[3] = {samples[0], samples[2], samples[4]}, frames = (int)taken->mAudioDataByteSize / 4;
    now = at(1000);
    AudioQueueOfflineRender(queue, &now, taken, 1);
    printf("%d frames of 10000: %d %d %d, the next from %d; buffers filled %d\n", frames, first[0], first[1], first[2],
           samples[0] / 10, filled);
    int rest = 1, parts = 0, sizes[20] = {0};
    while (parts < 12) {
        AudioQueueOfflineRender(queue, &now, taken, parts == 0 ? 999 : 1000);
        sizes[parts] = (int)taken->mAudioDataByteSize / 4;
        rest += sizes[parts++];
        if (rest >= 9000 && sizes[parts - 1] == 0) break;
    }
    UInt32 running = 9, size = sizeof running;
    AudioQueueGetProperty(queue, kAudioQueueProperty_IsRunning, &running, &size);
    AudioQueueOfflineRender(queue, &now, taken, 10);
    printf("the rest in %d parts, short at the end %d then %d; filled %d, runs %u, told %d\n", parts, sizes[parts - 1],
           (int)taken->mAudioDataByteSize / 4, filled, (unsigned)running, told);
    AudioQueueDispose(queue, true);
    AudioQueueDispose(playing, true);
}

static void convert(void) {
    AudioQueueBufferRef taken = NULL;
    AudioTimeStamp now = at(0);
    AudioQueueRef queue = started(linear(44100, 2, 16), &taken);
    AudioQueueSetParameter(queue, kAudioQueueParam_Volume, 0.5f);
    AudioQueueOfflineRender(queue, &now, taken, 101);
    printf("half as loud: %d\n", ((const int16_t *)taken->mAudioData)[200]);
    AudioQueueDispose(queue, true);

    queue = started(linear(22050, 1, 16), &taken);
    int frames = 0;
    BOOL are_silent = YES;
    for (int i = 0; i < 10; i++) {
        AudioQueueOfflineRender(queue, &now, taken, 1000);
        int there = (int)taken->mAudioDataByteSize / 2;
        for (int k = 0; k < there; k++) are_silent = are_silent && abs(((const int16_t *)taken->mAudioData)[k]) <= 1;
        frames += there;
    }
    printf("at half the rate %d of 10000, one channel is the mean %d\n", frames, are_silent);
    OSStatus status = AudioQueueSetOfflineRenderFormat(queue, NULL, NULL);
    printf("plays again %d: %d\n", (int)status, (int)AudioQueueOfflineRender(queue, &now, taken, 10));
    AudioQueueDispose(queue, true);
}

static void translate(void) {
    AudioStreamBasicDescription stereo = linear(44100, 2, 16);
    AudioQueueRef queue = NULL;
    AudioQueueNewOutput(&stereo, fill, NULL, NULL, NULL, 0, &queue);
    AudioTimeStamp samples = at(44100 * 100.0), host = {0}, back = {0}, none = {0};
    AudioQueueDeviceTranslateTime(queue, &samples, &host);
    AudioTimeStamp only_host = {.mHostTime = host.mHostTime, .mFlags = kAudioTimeStampHostTimeValid};
    AudioQueueDeviceTranslateTime(queue, &only_host, &back);
    AudioTimeStamp now = {0}, later = {0};
    AudioQueueDeviceGetCurrentTime(queue, &now);
    AudioTimeStamp a_second_later = {.mHostTime = now.mHostTime + 1000000000u, .mFlags = kAudioTimeStampHostTimeValid};
    AudioQueueDeviceTranslateTime(queue, &a_second_later, &later);
    BOOL is_a_second = fabs(later.mSampleTime - now.mSampleTime - 44100) < 3;
    printf("a sample time as host time and back %d; neither %d\n", fabs(back.mSampleTime - samples.mSampleTime) < 2 && is_a_second,
           (int)AudioQueueDeviceTranslateTime(queue, &none, &host));
    AudioTimeStamp start = {.mSampleTime = now.mSampleTime + 441000, .mFlags = kAudioTimeStampSampleTimeValid};
    AudioTimeStamp past = at(0);
    AudioQueueDeviceGetNearestStartTime(queue, &start, 0);
    AudioQueueDeviceGetNearestStartTime(queue, &past, 0);
    printf("the nearest start: a late one stays %d, a past one is now %d, flags %d\n",
           fabs(start.mSampleTime - now.mSampleTime - 441000) < 1, past.mSampleTime >= now.mSampleTime,
           (int)AudioQueueDeviceGetNearestStartTime(queue, &start, 1));
    AudioQueueDispose(queue, true);
}

int main(void) {
    @autoreleasepool {
        render();
        convert();
        translate();
    }
    return 0;
}
