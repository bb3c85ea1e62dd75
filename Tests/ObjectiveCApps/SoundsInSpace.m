// Sources of OpenAL are heard by the app's mixer, each frame when it is due, and stand still while their context is
// suspended.
// script: wait 4
// > stereo playing, mono playing
// > after 0.25 s: stereo at 0.25 s 1; suspended: at 0.25 s 1 half a second later
// > in the end: stereo stopped, mono stopped; 2 buffers processed, error 0
#import <OpenAL/al.h>
#import <OpenAL/alc.h>
#import <UIKit/UIKit.h>
#include <math.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    ALCdevice *device;
    ALCcontext *context;
    ALuint sources[2], buffers[2];
}
@end

static const char *state(ALuint source) {
    ALint state = 0;
    alGetSourcei(source, AL_SOURCE_STATE, &state);
    return state == AL_PLAYING ? "playing" : state == AL_STOPPED ? "stopped" : "something else";
}

static BOOL is_at(ALuint source, float seconds) {
    ALfloat offset = -1;
    alGetSourcef(source, AL_SEC_OFFSET, &offset);
    return fabsf(offset - seconds) < 0.001f;
}

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    static int16_t stereo[12000 * 2], mono[24000];
    for (int i = 0; i < 12000; i++) {
        stereo[i * 2] = (int16_t)(i + 1);
        stereo[i * 2 + 1] = (int16_t)(-i - 1);
    }
    for (int i = 0; i < 24000; i++) mono[i] = (int16_t)lrint(8000 * sin(2 * M_PI * 600 * i / 48000));
    device = alcOpenDevice(NULL);
    context = alcCreateContext(device, (const ALCint[]){ALC_FREQUENCY, 48000, 0});
    alcMakeContextCurrent(context);
    alGenBuffers(2, buffers);
    alGenSources(2, sources);
    alBufferData(buffers[0], AL_FORMAT_STEREO16, stereo, sizeof stereo, 48000);
    alBufferData(buffers[1], AL_FORMAT_MONO16, mono, sizeof mono, 48000);
    // Two halves without a gap, 0.5 seconds.
    alSourceQueueBuffers(sources[0], 1, &buffers[0]);
    alSourceQueueBuffers(sources[0], 1, &buffers[0]);
    alSourcePlay(sources[0]);
    printf("stereo %s, ", state(sources[0]));
    // On the right.
    alSourcei(sources[1], AL_BUFFER, (ALint)buffers[1]);
    alSource3f(sources[1], AL_POSITION, 1, 0, 0);
    alSourcePlay(sources[1]);
    printf("mono %s\n", state(sources[1]));
    alSourcef(sources[1], AL_GAIN, 0);
    [self performSelector:@selector(suspend) withObject:nil afterDelay:0.25];
}

- (void)suspend {
    printf("after 0.25 s: stereo at 0.25 s %d; ", is_at(sources[0], 0.25f));
    alcSuspendContext(context);
    [self performSelector:@selector(proceed) withObject:nil afterDelay:0.5];
}

- (void)proceed {
    printf("suspended: at 0.25 s %d half a second later\n", is_at(sources[0], 0.25f));
    alcProcessContext(context);
    [self performSelector:@selector(playMono) withObject:nil afterDelay:0.75];
}

- (void)playMono {
    alSourcef(sources[1], AL_GAIN, 1);
    alSourcePlay(sources[1]);
    [self performSelector:@selector(end) withObject:nil afterDelay:1];
}

- (void)end {
    ALint processed = 0;
    alGetSourcei(sources[0], AL_BUFFERS_PROCESSED, &processed);
    printf("in the end: stereo %s, mono %s; %d buffers processed, error %d\n", state(sources[0]), state(sources[1]),
           processed, alGetError());
    alDeleteSources(2, sources);
    alcMakeContextCurrent(NULL);
    alcDestroyContext(context);
    alcCloseDevice(device);
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, @"Delegate");
    }
}
