// A queue asks for its buffers as they are heard, says when it runs, and stops when the last one has been heard; what it
// was given is heard without a gap. Calls come on the run loop that is named, or at the time of the sound.
// script: wait 5
// > refused: fmt? for 7 bits, codec -66673, buffer of another queue -66687, twice -66679, empty -66686
// > primed with 6000 frames
// > runs 1
// > 10 buffers played, runs 0 after 0.417 s, on the main thread 1
// > at half the volume, panned 1: 0.5 1
// > paused at 0.1 s: at 4800; half a second later at 4800
// > stopped at once: runs 0, buffer free 0
#import <AudioToolbox/AudioToolbox.h>
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

enum { frames_of_buffer = 2000 };

static AudioStreamBasicDescription stereo(UInt32 bits) {
    AudioStreamBasicDescription format = {
        .mSampleRate = 48000, .mFormatID = kAudioFormatLinearPCM, .mBytesPerPacket = 4, .mFramesPerPacket = 1,
        .mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, .mBytesPerFrame = 4,
        .mChannelsPerFrame = 2, .mBitsPerChannel = bits};
    return format;
}

static int filled, played;
static bool is_main;
static CFTimeInterval start;

/// Ten buffers of a ramp that goes on from one to the next.
static void fill(AudioQueueRef queue, AudioQueueBufferRef buffer) {
    int16_t *samples = buffer->mAudioData;
    for (int i = 0; i < frames_of_buffer; i++) {
        samples[i * 2] = (int16_t)(filled * frames_of_buffer + i + 1);
        samples[i * 2 + 1] = (int16_t)-samples[i * 2];
    }
    buffer->mAudioDataByteSize = frames_of_buffer * 4;
    filled++;
    AudioQueueEnqueueBuffer(queue, buffer, 0, NULL);
}

static void give_back(void *data, AudioQueueRef queue, AudioQueueBufferRef buffer) {
    played++;
    is_main = [NSThread isMainThread];
    if (filled < 10) fill(queue, buffer);
    else AudioQueueStop(queue, false);
}

static UInt32 is_running(AudioQueueRef queue) {
    UInt32 value = 99, size = sizeof value;
    AudioQueueGetProperty(queue, kAudioQueueProperty_IsRunning, &value, &size);
    return value;
}

static void running_changed(void *data, AudioQueueRef queue, AudioQueuePropertyID property) {
    if (is_running(queue)) {
        printf("runs 1\n");
        return;
    }
    printf("%d buffers played, runs 0 after %.3f s, on the main thread %d\n", played, CACurrentMediaTime() - start,
           is_main);
}

static void nothing(void *data, AudioQueueRef queue, AudioQueueBufferRef buffer) {}

static double sample_time(AudioQueueRef queue) {
    AudioTimeStamp time = {0};
    AudioQueueGetCurrentTime(queue, NULL, &time, NULL);
    return time.mSampleTime;
}

@interface Delegate : NSObject <UIApplicationDelegate> {
    AudioQueueRef second;
    AudioQueueBufferRef buffer;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    AudioStreamBasicDescription format = stereo(7), unknown = {.mSampleRate = 44100, .mFormatID = kAudioFormatQDesign2};
    AudioQueueRef queue = NULL;
    AudioQueueBufferRef buffers[3], other;
    OSStatus bits = AudioQueueNewOutput(&format, give_back, NULL, NULL, NULL, 0, &queue);
    OSStatus codec = AudioQueueNewOutput(&unknown, give_back, NULL, NULL, NULL, 0, &queue);
    format = stereo(16);
    AudioQueueNewOutput(&format, nothing, NULL, CFRunLoopGetMain(), kCFRunLoopCommonModes, 0, &second);
    AudioQueueAllocateBuffer(second, 4 * 48000, &buffer);
    AudioQueueNewOutput(&format, give_back, NULL, NULL, NULL, 0, &queue);
    AudioQueueAllocateBuffer(queue, 4, &other);
    OSStatus empty = AudioQueueEnqueueBuffer(queue, other, 0, NULL);
    for (int i = 0; i < 3; i++) {
        AudioQueueAllocateBuffer(queue, frames_of_buffer * 4, &buffers[i]);
        fill(queue, buffers[i]);
    }
    printf("refused: %c%c%c%c for 7 bits, codec %d, buffer of another queue %d, twice %d, empty %d\n", bits >> 24,
           bits >> 16 & 255, bits >> 8 & 255, bits & 255, (int)codec,
           (int)AudioQueueEnqueueBuffer(second, buffers[0], 0, NULL), (int)AudioQueueEnqueueBuffer(queue, buffers[0], 0, NULL),
           (int)empty);
    UInt32 primed = 0;
    AudioQueuePrime(queue, 0, &primed);
    printf("primed with %u frames\n", (unsigned)primed);
    AudioQueueAddPropertyListener(queue, kAudioQueueProperty_IsRunning, running_changed, NULL);
    start = CACurrentMediaTime();
    AudioQueueStart(queue, NULL);
    [self performSelector:@selector(playSecond) withObject:nil afterDelay:1];
}

- (void)playSecond {
    AudioQueueParameterValue volume = 0, pan = 0;
    AudioQueueSetParameter(second, kAudioQueueParam_Volume, 0.5);
    AudioQueueSetParameter(second, kAudioQueueParam_Pan, 1);
    AudioQueueGetParameter(second, kAudioQueueParam_Volume, &volume);
    AudioQueueGetParameter(second, kAudioQueueParam_Pan, &pan);
    printf("at half the volume, panned 1: %g %g\n", volume, pan);
    int16_t *samples = buffer->mAudioData;
    for (int i = 0; i < 48000 * 2; i++) samples[i] = 8000;
    buffer->mAudioDataByteSize = 4 * 48000;
    AudioQueueEnqueueBuffer(second, buffer, 0, NULL);
    AudioQueueStart(second, NULL);
    [self performSelector:@selector(pauseSecond) withObject:nil afterDelay:0.1];
}

- (void)pauseSecond {
    AudioQueuePause(second);
    printf("paused at 0.1 s: at %.0f; ", sample_time(second));
    [self performSelector:@selector(stopSecond) withObject:nil afterDelay:0.5];
}

- (void)stopSecond {
    printf("half a second later at %.0f\n", sample_time(second));
    AudioQueueStart(second, NULL);
    AudioQueueStop(second, true);
    printf("stopped at once: runs %u, buffer free %d\n", (unsigned)is_running(second),
           (int)AudioQueueFreeBuffer(second, buffer));
    AudioQueueDispose(second, true);
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
