// Where listener and sources are, how distance works, and what is an error.
// > before there is a context: no error
// > gain 0.5, position 1 2 3, facing 0 0 -1, up 0 1 0
// > source: pitch 2, gain 0.25, at 4 5 6, cone 30, relative 1
// > distances: inverse clamped, then linear; speed of sound 343.3, Doppler 1
// > errors: name, enum, value, none
// > enum AL_PITCH is itself; no extension of nonsense
// > version 1.1
#import <Foundation/Foundation.h>
#import <OpenAL/al.h>
#import <OpenAL/alc.h>

int main(void) {
    ALCdevice *device = alcOpenDevice(NULL);
    printf("before there is a context: %s\n", alGetError() == AL_NO_ERROR ? "no error" : "an error");
    ALCcontext *context = alcCreateContext(device, NULL);
    alcMakeContextCurrent(context);

    alListenerf(AL_GAIN, 0.5f);
    alListener3f(AL_POSITION, 1, 2, 3);
    ALfloat gain, position[3], orientation[6];
    alGetListenerf(AL_GAIN, &gain);
    alGetListenerfv(AL_POSITION, position);
    alGetListenerfv(AL_ORIENTATION, orientation);
    printf("gain %g, position %g %g %g, facing %g %g %g, up %g %g %g\n", gain, position[0], position[1], position[2],
           orientation[0], orientation[1], orientation[2], orientation[3], orientation[4], orientation[5]);

    ALuint source;
    alGenSources(1, &source);
    alSourcef(source, AL_PITCH, 2);
    alSourcef(source, AL_GAIN, 0.25f);
    alSourcefv(source, AL_POSITION, (ALfloat[]){4, 5, 6});
    alSourcei(source, AL_CONE_INNER_ANGLE, 30);
    alSourcei(source, AL_SOURCE_RELATIVE, AL_TRUE);
    ALfloat pitch, x, y, z, angle;
    ALint isRelative;
    alGetSourcef(source, AL_PITCH, &pitch);
    alGetSourcef(source, AL_GAIN, &gain);
    alGetSource3f(source, AL_POSITION, &x, &y, &z);
    alGetSourcef(source, AL_CONE_INNER_ANGLE, &angle);
    alGetSourcei(source, AL_SOURCE_RELATIVE, &isRelative);
    printf("source: pitch %g, gain %g, at %g %g %g, cone %g, relative %d\n", pitch, gain, x, y, z, angle, isRelative);

    ALint model = alGetInteger(AL_DISTANCE_MODEL);
    alDistanceModel(AL_LINEAR_DISTANCE);
    printf("distances: %s, then %s; speed of sound %g, Doppler %g\n",
           model == AL_INVERSE_DISTANCE_CLAMPED ? "inverse clamped" : "otherwise",
           alGetInteger(AL_DISTANCE_MODEL) == AL_LINEAR_DISTANCE ? "linear" : "otherwise",
           alGetFloat(AL_SPEED_OF_SOUND), alGetFloat(AL_DOPPLER_FACTOR));

    alGetError();
    alSourcePlay(source + 1000);
    ALenum name = alGetError();
    alSourcei(source, 0x7777, 1);
    ALenum attribute = alGetError();
    alSourcef(source, AL_PITCH, -1);
    ALenum value = alGetError();
    printf("errors: %s, %s, %s, %s\n", name == AL_INVALID_NAME ? "name" : "?",
           attribute == AL_INVALID_ENUM ? "enum" : "?", value == AL_INVALID_VALUE ? "value" : "?",
           alGetError() == AL_NO_ERROR ? "none" : "?");
    printf("enum AL_PITCH is %s; %s\n", alGetEnumValue("AL_PITCH") == AL_PITCH ? "itself" : "another",
           alIsExtensionPresent("AL_EXT_nonsense") ? "nonsense" : "no extension of nonsense");

    ALCint major, minor;
    alcGetIntegerv(device, ALC_MAJOR_VERSION, 1, &major);
    alcGetIntegerv(device, ALC_MINOR_VERSION, 1, &minor);
    printf("version %d.%d\n", major, minor);
    alDeleteSources(1, &source);
    alcMakeContextCurrent(NULL);
    alcDestroyContext(context);
    return !alcCloseDevice(device);
}
