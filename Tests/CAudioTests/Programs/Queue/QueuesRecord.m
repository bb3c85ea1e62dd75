// flags: -fobjc-arc
// environment: VERGER_SOUND=1 0 0 1
// A queue that records fills the app's buffers with samples or packets; without a device it hears silence.
// > refused: no function -66682, MP3 -66673, 9 channels fmt?, in this category !cat
// > linear: buffers of 800 frames 1, their times follow 1, silent 1; the last one is shorter 1, all frames 1
// > AAC: largest packet 1, frames 1024, cookie 1; packets described 1, in the buffer 1
// > priming -66677, a buffer of another -66687, one too small -66687, one twice -66679, running 1, then 0
// > paused: no frames meanwhile 1; levels -160 -160 of 1 channel
#import <AVFoundation/AVFoundation.h>
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

enum { frames_each = 800, most = 200 };

static struct {
    UInt32 sizes[most], packets[most];
    Float64 times[most];
    int count, described, in_buffer;
    bool is_silent;
} heard;

static const char *text(OSStatus c) {
    static char texts[8][12];
    static int next;
    char *text = texts[next++ % 8];
    if (c <= 0) snprintf(text, 12, "%d", (int)c);
    else snprintf(text, 12, "%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255);
    return text;
}

static void take(void *data, AudioQueueRef queue, AudioQueueBufferRef buffer, const AudioTimeStamp *time, UInt32 count,
                 const AudioStreamPacketDescription *packets) {
    if (heard.count == most) return;
    heard.sizes[heard.count] = buffer->mAudioDataByteSize;
    heard.packets[heard.count] = count;
    heard.times[heard.count++] = time->mSampleTime;
    for (UInt32 i = 0; i < buffer->mAudioDataByteSize && packets == NULL; i++) {
        if (((const uint8_t *)buffer->mAudioData)[i]) heard.is_silent = false;
    }
    UInt32 end = 0;
    for (UInt32 i = 0; packets && i < count; i++) {
        heard.described += packets[i].mStartOffset == end && packets[i].mDataByteSize > 0;
        end += packets[i].mDataByteSize;
    }
    heard.in_buffer += end == buffer->mAudioDataByteSize;
    AudioQueueEnqueueBuffer(queue, buffer, 0, NULL);
}

static AudioStreamBasicDescription linear(UInt32 channels) {
    return (AudioStreamBasicDescription){
        .mSampleRate = 16000, .mFormatID = kAudioFormatLinearPCM,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerPacket = 2 * channels,
        .mFramesPerPacket = 1, .mBytesPerFrame = 2 * channels, .mChannelsPerFrame = channels, .mBitsPerChannel = 16};
}

static AudioQueueRef make(AudioStreamBasicDescription format, CFRunLoopRef loop, UInt32 size) {
    AudioQueueRef queue = NULL;
    AudioQueueNewInput(&format, take, NULL, loop, kCFRunLoopCommonModes, 0, &queue);
    for (int i = 0; i < 3; i++) {
        AudioQueueBufferRef buffer = NULL;
        AudioQueueAllocateBuffer(queue, size, &buffer);
        AudioQueueEnqueueBuffer(queue, buffer, 0, NULL);
    }
    heard.count = heard.described = heard.in_buffer = 0;
    heard.is_silent = true;
    return queue;
}

static void run(double seconds) {
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:seconds]];
}

static void refused(void) {
    AudioStreamBasicDescription format = linear(1), mp3 = {.mSampleRate = 44100, .mFormatID = kAudioFormatMPEGLayer3},
                                nine = linear(9);
    AudioQueueRef queue = NULL;
    OSStatus bare = AudioQueueNewInput(&format, NULL, NULL, NULL, NULL, 0, &queue);
    OSStatus codec = AudioQueueNewInput(&mp3, take, NULL, NULL, NULL, 0, &queue);
    OSStatus wide = AudioQueueNewInput(&nine, take, NULL, NULL, NULL, 0, &queue);
    AudioQueueNewInput(&format, take, NULL, NULL, NULL, 0, &queue);
    OSStatus category = AudioQueueStart(queue, NULL);
    AudioQueueDispose(queue, true);
    printf("refused: no function %s, MP3 %s, 9 channels %s, in this category %s\n", text(bare), text(codec), text(wide),
           text(category));
}

static void linear_samples(void) {
    AudioQueueRef queue = make(linear(1), CFRunLoopGetMain(), frames_each * 2);
    AudioQueueStart(queue, NULL);
    while (heard.count < 4) run(0.01);
    run(0.03);
    AudioQueueStop(queue, true);
    int whole = 0, follow = 0, sum = 0;
    for (int i = 0; i < heard.count; i++) {
        whole += heard.sizes[i] == frames_each * 2 && heard.packets[i] == frames_each;
        follow += heard.times[i] == i * frames_each;
        sum += heard.packets[i];
    }
    UInt32 last = heard.packets[heard.count - 1];
    printf("linear: buffers of 800 frames %d, their times follow %d, silent %d; the last one is shorter %d, all frames %d\n",
           whole >= heard.count - 1, follow == heard.count, heard.is_silent, last <= frames_each,
           sum == (heard.count - 1) * frames_each + (int)last);
    AudioQueueDispose(queue, true);
}

static void packets(void) {
    AudioStreamBasicDescription aac = {.mSampleRate = 44100, .mFormatID = kAudioFormatMPEG4AAC, .mChannelsPerFrame = 1};
    // Without a run loop: on the thread that hears.
    AudioQueueRef queue = make(aac, NULL, 2000);
    UInt32 largest = 0, size = sizeof largest, cookie = 0;
    AudioStreamBasicDescription found;
    AudioQueueGetProperty(queue, kAudioQueueProperty_MaximumOutputPacketSize, &largest, &size);
    size = sizeof found;
    AudioQueueGetProperty(queue, kAudioQueueProperty_StreamDescription, &found, &size);
    AudioQueueGetPropertySize(queue, kAudioQueueProperty_MagicCookie, &cookie);
    AudioQueueStart(queue, NULL);
    while (heard.count < 1) run(0.01);
    AudioQueueStop(queue, true);
    int count = 0;
    for (int i = 0; i < heard.count; i++) count += heard.packets[i];
    printf("AAC: largest packet %d, frames %u, cookie %d; packets described %d, in the buffer %d\n", largest >= 768,
           (unsigned)found.mFramesPerPacket, cookie > 10, count > 0 && heard.described == count,
           heard.in_buffer == heard.count);
    AudioQueueDispose(queue, true);
}

static UInt32 is_running(AudioQueueRef queue) {
    UInt32 number = 9, size = sizeof number;
    AudioQueueGetProperty(queue, kAudioQueueProperty_IsRunning, &number, &size);
    return number;
}

static void states(void) {
    AudioQueueRef queue = make(linear(1), CFRunLoopGetMain(), 320), other = make(linear(2), CFRunLoopGetMain(), 320);
    AudioQueueBufferRef foreign = NULL, small = NULL, own = NULL;
    AudioQueueAllocateBuffer(queue, 320, &foreign);
    AudioQueueAllocateBuffer(other, 3, &small);
    AudioQueueAllocateBuffer(other, 320, &own);
    AudioQueueEnqueueBuffer(other, own, 0, NULL);
    OSStatus prime = AudioQueuePrime(other, 0, NULL), wrong = AudioQueueEnqueueBuffer(other, foreign, 0, NULL);
    OSStatus tiny = AudioQueueEnqueueBuffer(other, small, 0, NULL), twice = AudioQueueEnqueueBuffer(other, own, 0, NULL);
    UInt32 yes = 1;
    AudioQueueSetProperty(queue, kAudioQueueProperty_EnableLevelMetering, &yes, sizeof yes);
    AudioQueueStart(queue, NULL);
    UInt32 first = is_running(queue);
    while (heard.count < 3) run(0.01);
    AudioQueuePause(queue);
    run(0.03);
    int before = heard.count;
    run(0.1);
    bool is_quiet = heard.count == before;
    AudioQueueLevelMeterState levels[2];
    UInt32 size = sizeof levels;
    AudioQueueGetProperty(queue, kAudioQueueProperty_CurrentLevelMeterDB, levels, &size);
    AudioQueueStop(queue, true);
    printf("priming %s, a buffer of another %s, one too small %s, one twice %s, running %u, then %u\n", text(prime),
           text(wrong), text(tiny), text(twice), (unsigned)first, (unsigned)is_running(queue));
    printf("paused: no frames meanwhile %d; levels %g %g of %d channel\n", is_quiet, levels[0].mAveragePower,
           levels[0].mPeakPower, (int)(size / sizeof *levels));
    AudioQueueDispose(queue, true);
    AudioQueueDispose(other, true);
}

int main(void) {
    @autoreleasepool {
        refused();
        [[AVAudioSession sharedInstance] setCategory:AVAudioSessionCategoryPlayAndRecord error:NULL];
        linear_samples();
        packets();
        states();
    }
    return 0;
}
