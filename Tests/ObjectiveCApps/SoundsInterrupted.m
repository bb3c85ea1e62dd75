// A call stops units of sound and sources of OpenAL, and takes none of their sound away: they go on where they were when the
// app starts them again.
// script: wait 2
// script: call
// script: wait 10
// > playing: unit 1, source at 1 s 1
// > call: unit runs 0, source beyond 1 s 1
// > over, after a while: slices none 1, source where it was 1
// > started again: unit 1, source half a second further 1
#import <AVFoundation/AVFoundation.h>
#import <AudioToolbox/AudioToolbox.h>
#import <OpenAL/al.h>
#import <OpenAL/alc.h>
#import <UIKit/UIKit.h>
#include <math.h>

@interface Delegate : NSObject <UIApplicationDelegate, AVAudioSessionDelegate> {
    AudioUnit unit;
    ALCcontext *context;
    ALuint source;
    int slices;
    float offset;
}
@end

static OSStatus silence(void *data, AudioUnitRenderActionFlags *flags, const AudioTimeStamp *time, UInt32 bus,
                        UInt32 frames, AudioBufferList *list) {
    ++*(int *)data;
    for (UInt32 i = 0; i < list->mNumberBuffers; i++) memset(list->mBuffers[i].mData, 0, list->mBuffers[i].mDataByteSize);
    return 0;
}

@implementation Delegate

- (UInt32)runs {
    UInt32 value = 99, size = sizeof value;
    AudioUnitGetProperty(unit, kAudioOutputUnitProperty_IsRunning, kAudioUnitScope_Global, 0, &value, &size);
    return value;
}

- (float)offset {
    ALfloat value = -1;
    alGetSourcef(source, AL_SEC_OFFSET, &value);
    return value;
}

/// With a unit that plays, sources are computed every 20 ms.
- (BOOL)isAt:(float)seconds { return fabsf([self offset] - seconds) < 0.03f; }

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    [[AVAudioSession sharedInstance] setDelegate:self];
    AudioComponentDescription remote = {kAudioUnitType_Output, kAudioUnitSubType_RemoteIO, kAudioUnitManufacturer_Apple, 0, 0};
    AudioComponentInstanceNew(AudioComponentFindNext(NULL, &remote), &unit);
    AURenderCallbackStruct callback = {silence, &slices};
    AudioUnitSetProperty(unit, kAudioUnitProperty_SetRenderCallback, kAudioUnitScope_Input, 0, &callback, sizeof callback);
    AudioUnitInitialize(unit);
    AudioOutputUnitStart(unit);
    ALCdevice *device = alcOpenDevice(NULL);
    context = alcCreateContext(device, NULL);
    alcMakeContextCurrent(context);
    static int16_t samples[44100 * 10];
    ALuint buffer;
    alGenBuffers(1, &buffer);
    alGenSources(1, &source);
    alBufferData(buffer, AL_FORMAT_MONO16, samples, sizeof samples, 44100);
    alSourcei(source, AL_BUFFER, (ALint)buffer);
    alSourcePlay(source);
    [self performSelector:@selector(look) withObject:nil afterDelay:1];
}

- (void)look { printf("playing: unit %u, source at 1 s %d\n", (unsigned)[self runs], [self isAt:1]); }

- (void)beginInterruption {
    offset = [self offset];
    slices = 0;
    printf("call: unit runs %u, source beyond 1 s %d\n", (unsigned)[self runs], offset > 1.1f && offset < 4);
    alcMakeContextCurrent(NULL);
}

- (void)endInterruption {
    alcMakeContextCurrent(context);
    // The source goes on from here on.
    printf("over, after a while: slices none %d, source where it was %d\n", slices == 0, [self isAt:offset]);
    AudioOutputUnitStart(unit);
    [self performSelector:@selector(lookAgain) withObject:nil afterDelay:0.5];
}

- (void)lookAgain {
    printf("started again: unit %u, source half a second further %d\n", (unsigned)[self runs], [self isAt:offset + 0.5f]);
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
