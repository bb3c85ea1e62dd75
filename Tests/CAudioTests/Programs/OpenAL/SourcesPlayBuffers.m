// A source plays a buffer, or a queue of them, and stops by itself; without a device it does so too.
// > device 1, context 1, current 1
// > buffer: 22050 Hz, 16 bits, 1 channel, 2204 bytes
// > initial, playing, stopped
// > looping: playing, paused, stopped, initial
// > queue: 2 queued, 2 processed, 0 left, the same ones in order
// > streaming
// > nothing was wrong
#import <Foundation/Foundation.h>
#import <OpenAL/al.h>
#import <OpenAL/alc.h>

static const char *state(ALuint source) {
    ALint state = 0;
    alGetSourcei(source, AL_SOURCE_STATE, &state);
    switch (state) {
    case AL_INITIAL: return "initial";
    case AL_PLAYING: return "playing";
    case AL_PAUSED: return "paused";
    case AL_STOPPED: return "stopped";
    default: return "of no state";
    }
}

static void wait_for_end(ALuint source) {
    ALint state = AL_PLAYING;
    for (int i = 0; i < 1000 && state == AL_PLAYING; i++) {
        usleep(5000);
        alGetSourcei(source, AL_SOURCE_STATE, &state);
    }
}

int main(void) {
    ALCdevice *device = alcOpenDevice(NULL);
    ALCcontext *context = alcCreateContext(device, NULL);
    ALCboolean isCurrent = alcMakeContextCurrent(context);
    printf("device %d, context %d, current %d\n", device != NULL, alcGetContextsDevice(context) == device,
           isCurrent == ALC_TRUE && alcGetCurrentContext() == context);

    static short samples[1102];  // A twentieth of a second.
    for (int i = 0; i < 1102; i++) samples[i] = (short)(i % 50 * 600 - 15000);
    ALuint buffers[2];
    alGenBuffers(2, buffers);
    for (int i = 0; i < 2; i++) alBufferData(buffers[i], AL_FORMAT_MONO16, samples, sizeof samples, 22050);
    ALint frequency, bits, channels, size;
    alGetBufferi(buffers[0], AL_FREQUENCY, &frequency);
    alGetBufferi(buffers[0], AL_BITS, &bits);
    alGetBufferi(buffers[0], AL_CHANNELS, &channels);
    alGetBufferi(buffers[0], AL_SIZE, &size);
    printf("buffer: %d Hz, %d bits, %d channel, %d bytes\n", frequency, bits, channels, size);

    ALuint source;
    alGenSources(1, &source);
    alSourcei(source, AL_BUFFER, (ALint)buffers[0]);
    printf("%s, ", state(source));
    alSourcePlay(source);
    printf("%s, ", state(source));
    wait_for_end(source);
    printf("%s\n", state(source));

    alSourcei(source, AL_LOOPING, AL_TRUE);
    alSourcePlay(source);
    usleep(100000);
    printf("looping: %s, ", state(source));
    alSourcePause(source);
    printf("%s, ", state(source));
    alSourceStop(source);
    printf("%s, ", state(source));
    alSourceRewind(source);
    printf("%s\n", state(source));

    alSourcei(source, AL_LOOPING, AL_FALSE);
    alSourcei(source, AL_BUFFER, AL_NONE);
    alSourceQueueBuffers(source, 2, buffers);
    ALint queued, processed, left, type;
    alGetSourcei(source, AL_BUFFERS_QUEUED, &queued);
    alSourcePlay(source);
    wait_for_end(source);
    alGetSourcei(source, AL_BUFFERS_PROCESSED, &processed);
    alGetSourcei(source, AL_SOURCE_TYPE, &type);
    ALuint done[2] = {0, 0};
    alSourceUnqueueBuffers(source, 2, done);
    alGetSourcei(source, AL_BUFFERS_QUEUED, &left);
    printf("queue: %d queued, %d processed, %d left, %s\n", queued, processed, left,
           done[0] == buffers[0] && done[1] == buffers[1] ? "the same ones in order" : "others");
    printf("%s\n", type == AL_STREAMING ? "streaming" : "of another type");

    alDeleteSources(1, &source);
    alDeleteBuffers(2, buffers);
    printf("%s\n", alGetError() == AL_NO_ERROR && !alIsSource(source) && !alIsBuffer(buffers[0])
                       ? "nothing was wrong" : "something was wrong");
    alcMakeContextCurrent(NULL);
    alcDestroyContext(context);
    return !alcCloseDevice(device);
}
