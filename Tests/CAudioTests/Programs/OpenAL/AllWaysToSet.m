// One number, three or an array, whole or not: each way to set an attribute can be read by the others.
// > source: at 1 2 3, then 4 5 6, then 7 8 9; facing 1 0 0; moving 0 0 -2
// > limits: 0.1 to 0.9, heard to 50, half at 5, fading 2, outer angle 180 at gain 0.3
// > listener: at 1 2 3, then -4 5 6; moving 7 0 0
// > world: Doppler 2, speed of sound 100, no AL_DISTANCE_MODEL
// > three models: 1 1 1
// > three sources: playing playing playing, paused 3, stopped 3, at their beginning 3
// > place: half a second in is sample 4000, byte 8000
// > texts are there 1 1 1 1; recording is not
#import <Foundation/Foundation.h>
#import <OpenAL/al.h>
#import <OpenAL/alc.h>

static int count_in_state(ALuint *sources, ALint wanted) {
    int count = 0;
    for (int i = 0; i < 3; i++) {
        ALint state;
        alGetSourceiv(sources[i], AL_SOURCE_STATE, &state);
        count += state == wanted;
    }
    return count;
}

int main(void) {
    ALCdevice *device = alcOpenDevice(NULL);
    ALCcontext *context = alcCreateContext(device, (ALCint[]){ALC_FREQUENCY, 44100, 0});
    alcMakeContextCurrent(context);
    ALuint source;
    alGenSources(1, &source);
    ALfloat f[3];
    ALint i[3];
    alSource3f(source, AL_POSITION, 1, 2, 3);
    alGetSourcefv(source, AL_POSITION, f);
    printf("source: at %g %g %g, ", f[0], f[1], f[2]);
    alSource3i(source, AL_POSITION, 4, 5, 6);
    alGetSource3i(source, AL_POSITION, &i[0], &i[1], &i[2]);
    printf("then %d %d %d, ", i[0], i[1], i[2]);
    alSourceiv(source, AL_POSITION, (ALint[]){7, 8, 9});
    alGetSource3f(source, AL_POSITION, &f[0], &f[1], &f[2]);
    printf("then %g %g %g; ", f[0], f[1], f[2]);
    alSourcefv(source, AL_DIRECTION, (ALfloat[]){1, 0, 0});
    alGetSourcefv(source, AL_DIRECTION, f);
    printf("facing %g %g %g; ", f[0], f[1], f[2]);
    alSource3f(source, AL_VELOCITY, 0, 0, -2);
    alGetSourcefv(source, AL_VELOCITY, f);
    printf("moving %g %g %g\n", f[0], f[1], f[2]);

    static const struct {
        ALenum attribute;
        ALfloat value;
    } limits[] = {{AL_MIN_GAIN, 0.1f}, {AL_MAX_GAIN, 0.9f}, {AL_MAX_DISTANCE, 50}, {AL_REFERENCE_DISTANCE, 5},
                  {AL_ROLLOFF_FACTOR, 2}, {AL_CONE_OUTER_ANGLE, 180}, {AL_CONE_OUTER_GAIN, 0.3f}};
    ALfloat v[7];
    for (int n = 0; n < 7; n++) {
        alSourcef(source, limits[n].attribute, limits[n].value);
        alGetSourcef(source, limits[n].attribute, &v[n]);
    }
    printf("limits: %g to %g, heard to %g, half at %g, fading %g, outer angle %g at gain %g\n", v[0], v[1], v[2], v[3],
           v[4], v[5], v[6]);

    alListenerfv(AL_POSITION, (ALfloat[]){1, 2, 3});
    alGetListener3f(AL_POSITION, &f[0], &f[1], &f[2]);
    printf("listener: at %g %g %g, ", f[0], f[1], f[2]);
    alListener3i(AL_POSITION, -4, 5, 6);
    alGetListeneriv(AL_POSITION, i);
    printf("then %d %d %d; ", i[0], i[1], i[2]);
    alListeneriv(AL_VELOCITY, (ALint[]){7, 0, 0});
    alGetListener3i(AL_VELOCITY, &i[0], &i[1], &i[2]);
    printf("moving %d %d %d\n", i[0], i[1], i[2]);

    ALint model = -1;
    ALdouble speed = 0;
    ALfloat doppler = 0;
    alDopplerFactor(2);
    alSpeedOfSound(100);
    alDistanceModel(AL_NONE);
    alGetFloatv(AL_DOPPLER_FACTOR, &doppler);
    alGetDoublev(AL_SPEED_OF_SOUND, &speed);
    alGetIntegerv(AL_DISTANCE_MODEL, &model);
    printf("world: Doppler %g, speed of sound %g, %s\n", doppler, speed,
           model == AL_NONE ? "no AL_DISTANCE_MODEL" : "a model");
    static const ALenum models[] = {AL_EXPONENT_DISTANCE, AL_LINEAR_DISTANCE_CLAMPED, AL_INVERSE_DISTANCE};
    printf("three models:");
    for (int n = 0; n < 3; n++) {
        alDistanceModel(models[n]);
        printf(" %d", alGetInteger(AL_DISTANCE_MODEL) == models[n]);
    }

    static short samples[8000];
    ALuint buffer, sources[3];
    alGenBuffers(1, &buffer);
    alBufferData(buffer, AL_FORMAT_MONO16, samples, sizeof samples, 8000);
    alGenSources(3, sources);
    for (int n = 0; n < 3; n++) {
        alSourcei(sources[n], AL_BUFFER, (ALint)buffer);
        alSourcei(sources[n], AL_LOOPING, AL_TRUE);
    }
    alcSuspendContext(context);
    alSourcePlayv(3, sources);
    alcProcessContext(context);
    printf("\nthree sources:%s, ", count_in_state(sources, AL_PLAYING) == 3 ? " playing playing playing" : " not all");
    alSourcePausev(3, sources);
    printf("paused %d, ", count_in_state(sources, AL_PAUSED));
    alSourceStopv(3, sources);
    printf("stopped %d, ", count_in_state(sources, AL_STOPPED));
    alSourceRewindv(3, sources);
    printf("at their beginning %d\n", count_in_state(sources, AL_INITIAL));
    alSourcef(sources[0], AL_SEC_OFFSET, 0.5f);
    alSourcePlay(sources[0]);
    alSourcePause(sources[0]);
    ALint sample, byte;
    alGetSourcei(sources[0], AL_SAMPLE_OFFSET, &sample);
    alGetSourcei(sources[0], AL_BYTE_OFFSET, &byte);
    // A moment may have been played.
    printf("place: half a second in is sample %d, byte %d\n", sample / 1000 * 1000, byte / 2000 * 2000);
    printf("texts are there %d %d %d %d; recording is %s\n", alGetString(AL_VENDOR) != NULL,
           alGetString(AL_RENDERER) != NULL, alGetString(AL_VERSION) != NULL,
           alcGetString(device, ALC_DEVICE_SPECIFIER) != NULL,
           alcCaptureOpenDevice(NULL, 8000, AL_FORMAT_MONO16, 1000) ? "there" : "not");
    alDeleteSources(3, sources);
    alDeleteSources(1, &source);
    alDeleteBuffers(1, &buffer);
    alcMakeContextCurrent(NULL);
    alcDestroyContext(context);
    return !alcCloseDevice(device);
}
