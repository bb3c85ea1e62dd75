// The functions of the OpenAL specification, forwarded to the system's library. Apple's extensions are in Extensions.m.

#include "Extensions.h"
#include "LoopbackDevice.h"
#include "SoundLibrary.h"
#include <OpenAL/al.h>
#include <OpenAL/alc.h>

// Library state.

FORWARD(void, /* nothing */, alEnable, (ALenum capability), (capability))
FORWARD(void, /* nothing */, alDisable, (ALenum capability), (capability))
FORWARD(ALboolean, 0, alIsEnabled, (ALenum capability), (capability))
FORWARD(const ALchar *, 0, alGetString, (ALenum name), (name))
FORWARD(void, /* nothing */, alGetBooleanv, (ALenum name, ALboolean *values), (name, values))
FORWARD(void, /* nothing */, alGetIntegerv, (ALenum name, ALint *values), (name, values))
FORWARD(void, /* nothing */, alGetFloatv, (ALenum name, ALfloat *values), (name, values))
FORWARD(void, /* nothing */, alGetDoublev, (ALenum name, ALdouble *values), (name, values))
FORWARD(ALboolean, 0, alGetBoolean, (ALenum name), (name))
FORWARD(ALint, 0, alGetInteger, (ALenum name), (name))
FORWARD(ALfloat, 0, alGetFloat, (ALenum name), (name))
FORWARD(ALdouble, 0, alGetDouble, (ALenum name), (name))
FORWARD(ALenum, 0, alGetEnumValue, (const ALchar *name), (name))

// The listener.

FORWARD(void, /* nothing */, alListenerf, (ALenum attribute, ALfloat value), (attribute, value))
FORWARD(void, /* nothing */, alListener3f,
        (ALenum attribute, ALfloat value1, ALfloat value2, ALfloat value3),
        (attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alListenerfv, (ALenum attribute, const ALfloat *values), (attribute, values))
FORWARD(void, /* nothing */, alListeneri, (ALenum attribute, ALint value), (attribute, value))
FORWARD(void, /* nothing */, alListener3i,
        (ALenum attribute, ALint value1, ALint value2, ALint value3),
        (attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alListeneriv, (ALenum attribute, const ALint *values), (attribute, values))
FORWARD(void, /* nothing */, alGetListenerf, (ALenum attribute, ALfloat *value), (attribute, value))
FORWARD(void, /* nothing */, alGetListener3f,
        (ALenum attribute, ALfloat *value1, ALfloat *value2, ALfloat *value3),
        (attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alGetListenerfv, (ALenum attribute, ALfloat *values), (attribute, values))
FORWARD(void, /* nothing */, alGetListeneri, (ALenum attribute, ALint *value), (attribute, value))
FORWARD(void, /* nothing */, alGetListener3i,
        (ALenum attribute, ALint *value1, ALint *value2, ALint *value3),
        (attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alGetListeneriv, (ALenum attribute, ALint *values), (attribute, values))

// Sources.

FORWARD(void, /* nothing */, alDeleteSources, (ALsizei count, const ALuint *sources), (count, sources))
FORWARD(ALboolean, 0, alIsSource, (ALuint source), (source))
FORWARD(void, /* nothing */, alSourcef, (ALuint source, ALenum attribute, ALfloat value), (source, attribute, value))
FORWARD(void, /* nothing */, alSource3f,
        (ALuint source, ALenum attribute, ALfloat value1, ALfloat value2, ALfloat value3),
        (source, attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alSourcefv,
        (ALuint source, ALenum attribute, const ALfloat *values),
        (source, attribute, values))
FORWARD(void, /* nothing */, alSourcei, (ALuint source, ALenum attribute, ALint value), (source, attribute, value))
FORWARD(void, /* nothing */, alSource3i,
        (ALuint source, ALenum attribute, ALint value1, ALint value2, ALint value3),
        (source, attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alSourceiv,
        (ALuint source, ALenum attribute, const ALint *values),
        (source, attribute, values))
FORWARD(void, /* nothing */, alGetSourcef,
        (ALuint source, ALenum attribute, ALfloat *value),
        (source, attribute, value))
FORWARD(void, /* nothing */, alGetSource3f,
        (ALuint source, ALenum attribute, ALfloat *value1, ALfloat *value2, ALfloat *value3),
        (source, attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alGetSourcefv,
        (ALuint source, ALenum attribute, ALfloat *values),
        (source, attribute, values))
FORWARD(void, /* nothing */, alGetSourcei, (ALuint source, ALenum attribute, ALint *value), (source, attribute, value))
FORWARD(void, /* nothing */, alGetSource3i,
        (ALuint source, ALenum attribute, ALint *value1, ALint *value2, ALint *value3),
        (source, attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alGetSourceiv,
        (ALuint source, ALenum attribute, ALint *values),
        (source, attribute, values))
FORWARD(void, /* nothing */, alSourceStopv, (ALsizei count, const ALuint *sources), (count, sources))
FORWARD(void, /* nothing */, alSourceRewindv, (ALsizei count, const ALuint *sources), (count, sources))
FORWARD(void, /* nothing */, alSourcePausev, (ALsizei count, const ALuint *sources), (count, sources))
FORWARD(void, /* nothing */, alSourceStop, (ALuint source), (source))
FORWARD(void, /* nothing */, alSourceRewind, (ALuint source), (source))
FORWARD(void, /* nothing */, alSourcePause, (ALuint source), (source))
FORWARD(void, /* nothing */, alSourceQueueBuffers,
        (ALuint source, ALsizei count, const ALuint *buffers),
        (source, count, buffers))
FORWARD(void, /* nothing */, alSourceUnqueueBuffers,
        (ALuint source, ALsizei count, ALuint *buffers),
        (source, count, buffers))

/// On the phone, buffers of two channels have no place in space.
void alGenSources(ALsizei count, ALuint *sources) {
    void (*generate)(ALsizei, ALuint *) = sound_library_function("alGenSources");
    if (generate == NULL) return;
    for (ALsizei i = 0; sources && i < count; i++) sources[i] = 0;
    generate(count, sources);
    for (ALsizei i = 0; sources && i < count; i++) {
        if (sources[i]) alSourcei(sources[i], loopback_direct_channels, AL_TRUE);
    }
}

void alSourcePlayv(ALsizei count, const ALuint *sources) {
    void (*play)(ALsizei, const ALuint *) = sound_library_function("alSourcePlayv");
    if (play == NULL) return;
    sound_library_settle();
    play(count, sources);
    loopback_play(count, sources);
}

void alSourcePlay(ALuint source) {
    void (*play)(ALuint) = sound_library_function("alSourcePlay");
    if (play == NULL) return;
    sound_library_settle();
    play(source);
    loopback_play(1, &source);
}

// Buffers.

FORWARD(void, /* nothing */, alGenBuffers, (ALsizei count, ALuint *buffers), (count, buffers))
FORWARD(void, /* nothing */, alDeleteBuffers, (ALsizei count, const ALuint *buffers), (count, buffers))
FORWARD(ALboolean, 0, alIsBuffer, (ALuint buffer), (buffer))
FORWARD(void, /* nothing */, alBufferData,
        (ALuint buffer, ALenum format, const ALvoid *data, ALsizei size, ALsizei frequency),
        (buffer, format, data, size, frequency))
FORWARD(void, /* nothing */, alBufferf, (ALuint buffer, ALenum attribute, ALfloat value), (buffer, attribute, value))
FORWARD(void, /* nothing */, alBuffer3f,
        (ALuint buffer, ALenum attribute, ALfloat value1, ALfloat value2, ALfloat value3),
        (buffer, attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alBufferfv,
        (ALuint buffer, ALenum attribute, const ALfloat *values),
        (buffer, attribute, values))
FORWARD(void, /* nothing */, alBufferi, (ALuint buffer, ALenum attribute, ALint value), (buffer, attribute, value))
FORWARD(void, /* nothing */, alBuffer3i,
        (ALuint buffer, ALenum attribute, ALint value1, ALint value2, ALint value3),
        (buffer, attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alBufferiv,
        (ALuint buffer, ALenum attribute, const ALint *values),
        (buffer, attribute, values))
FORWARD(void, /* nothing */, alGetBufferf,
        (ALuint buffer, ALenum attribute, ALfloat *value),
        (buffer, attribute, value))
FORWARD(void, /* nothing */, alGetBuffer3f,
        (ALuint buffer, ALenum attribute, ALfloat *value1, ALfloat *value2, ALfloat *value3),
        (buffer, attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alGetBufferfv,
        (ALuint buffer, ALenum attribute, ALfloat *values),
        (buffer, attribute, values))
FORWARD(void, /* nothing */, alGetBufferi, (ALuint buffer, ALenum attribute, ALint *value), (buffer, attribute, value))
FORWARD(void, /* nothing */, alGetBuffer3i,
        (ALuint buffer, ALenum attribute, ALint *value1, ALint *value2, ALint *value3),
        (buffer, attribute, value1, value2, value3))
FORWARD(void, /* nothing */, alGetBufferiv,
        (ALuint buffer, ALenum attribute, ALint *values),
        (buffer, attribute, values))

// Doppler effect and distance attenuation.

FORWARD(void, /* nothing */, alDopplerFactor, (ALfloat value), (value))
FORWARD(void, /* nothing */, alDopplerVelocity, (ALfloat value), (value))
FORWARD(void, /* nothing */, alSpeedOfSound, (ALfloat value), (value))
FORWARD(void, /* nothing */, alDistanceModel, (ALenum model), (model))

/// On the device errors belong to the library, not to a context: without a context there is no error.
ALenum alGetError(void) {
    ALenum (*ask)(void) = sound_library_function("alGetError");
    if (ask == NULL) return AL_INVALID_OPERATION;
    return alcGetCurrentContext() ? ask() : AL_NO_ERROR;
}

// Lookup by name.

ALboolean alIsExtensionPresent(const ALchar *name) {
    ALboolean (*ask)(const ALchar *) = sound_library_function("alIsExtensionPresent");
    if (ask == NULL || name == NULL) return AL_FALSE;
    return sound_extension_is_present(name) || ask(name);
}

void *alGetProcAddress(const ALchar *name) {
    void *(*ask)(const ALchar *) = sound_library_function("alGetProcAddress");
    if (ask == NULL || name == NULL) return NULL;
    void *function = sound_extension_function(name);
    return function ? function : ask(name);
}
