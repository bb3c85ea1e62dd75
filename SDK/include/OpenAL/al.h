// Sounds in space: sources that play buffers, and the listener that hears them. Follows the specification of OpenAL
// 1.1.
#pragma once

#ifndef AL_API
#define AL_API extern
#endif
#define ALAPI AL_API
#ifndef AL_APIENTRY
#define AL_APIENTRY
#endif
#define ALAPIENTRY AL_APIENTRY

#ifdef __cplusplus
extern "C" {
#endif

typedef char ALboolean;
typedef char ALchar;
typedef char ALbyte;
typedef unsigned char ALubyte;
typedef short ALshort;
typedef unsigned short ALushort;
typedef int ALint;
typedef unsigned int ALuint;
typedef int ALsizei;
typedef int ALenum;
typedef float ALfloat;
typedef double ALdouble;
typedef void ALvoid;

/// Neither a name nor an attribute.
#define AL_INVALID (-1)
#define AL_NONE 0

#define AL_FALSE 0
#define AL_TRUE 1

/// Attributes of sources and of the listener.
#define AL_SOURCE_RELATIVE 0x202
#define AL_CONE_INNER_ANGLE 0x1001
#define AL_CONE_OUTER_ANGLE 0x1002
#define AL_PITCH 0x1003
#define AL_POSITION 0x1004
#define AL_DIRECTION 0x1005
#define AL_VELOCITY 0x1006
#define AL_LOOPING 0x1007
#define AL_BUFFER 0x1009
#define AL_GAIN 0x100A
#define AL_MIN_GAIN 0x100D
#define AL_MAX_GAIN 0x100E
#define AL_ORIENTATION 0x100F
#define AL_REFERENCE_DISTANCE 0x1020
#define AL_ROLLOFF_FACTOR 0x1021
#define AL_CONE_OUTER_GAIN 0x1022
#define AL_MAX_DISTANCE 0x1023

/// Whether a source plays.
#define AL_SOURCE_STATE 0x1010
#define AL_INITIAL 0x1011
#define AL_PLAYING 0x1012
#define AL_PAUSED 0x1013
#define AL_STOPPED 0x1014

/// Its queue of buffers.
#define AL_BUFFERS_QUEUED 0x1015
#define AL_BUFFERS_PROCESSED 0x1016

/// The place that plays: seconds, samples or bytes.
#define AL_SEC_OFFSET 0x1024
#define AL_SAMPLE_OFFSET 0x1025
#define AL_BYTE_OFFSET 0x1026

/// Whether a source has one buffer or a queue.
#define AL_SOURCE_TYPE 0x1027
#define AL_STATIC 0x1028
#define AL_STREAMING 0x1029
#define AL_UNDETERMINED 0x1030

/// Formats of samples.
#define AL_FORMAT_MONO8 0x1100
#define AL_FORMAT_MONO16 0x1101
#define AL_FORMAT_STEREO8 0x1102
#define AL_FORMAT_STEREO16 0x1103

/// Attributes of buffers.
#define AL_FREQUENCY 0x2001
#define AL_BITS 0x2002
#define AL_CHANNELS 0x2003
#define AL_SIZE 0x2004

/// Whether a buffer is in a queue; the library alone sees these.
#define AL_UNUSED 0x2010
#define AL_PENDING 0x2011
#define AL_PROCESSED 0x2012

/// Errors.
#define AL_NO_ERROR 0
#define AL_INVALID_NAME 0xA001
#define AL_INVALID_ENUM 0xA002
#define AL_INVALID_VALUE 0xA003
#define AL_INVALID_OPERATION 0xA004
#define AL_OUT_OF_MEMORY 0xA005

/// Their older names.
#define AL_ILLEGAL_ENUM 0xA002
#define AL_ILLEGAL_COMMAND 0xA004

/// What alGetString tells.
#define AL_VENDOR 0xB001
#define AL_VERSION 0xB002
#define AL_RENDERER 0xB003
#define AL_EXTENSIONS 0xB004

/// How distance and speed change what is heard.
#define AL_DOPPLER_FACTOR 0xC000
#define AL_DOPPLER_VELOCITY 0xC001
#define AL_SPEED_OF_SOUND 0xC003
#define AL_DISTANCE_MODEL 0xD000
#define AL_INVERSE_DISTANCE 0xD001
#define AL_INVERSE_DISTANCE_CLAMPED 0xD002
#define AL_LINEAR_DISTANCE 0xD003
#define AL_LINEAR_DISTANCE_CLAMPED 0xD004
#define AL_EXPONENT_DISTANCE 0xD005
#define AL_EXPONENT_DISTANCE_CLAMPED 0xD006

// The state of the library.

AL_API void alEnable(ALenum capability);
AL_API void alDisable(ALenum capability);
AL_API ALboolean alIsEnabled(ALenum capability);
AL_API const ALchar *alGetString(ALenum name);
AL_API void alGetBooleanv(ALenum name, ALboolean *values);
AL_API void alGetIntegerv(ALenum name, ALint *values);
AL_API void alGetFloatv(ALenum name, ALfloat *values);
AL_API void alGetDoublev(ALenum name, ALdouble *values);
AL_API ALboolean alGetBoolean(ALenum name);
AL_API ALint alGetInteger(ALenum name);
AL_API ALfloat alGetFloat(ALenum name);
AL_API ALdouble alGetDouble(ALenum name);
AL_API ALenum alGetError(void);
AL_API ALboolean alIsExtensionPresent(const ALchar *name);
AL_API void *alGetProcAddress(const ALchar *name);
AL_API ALenum alGetEnumValue(const ALchar *name);

// The listener.

AL_API void alListenerf(ALenum attribute, ALfloat value);
AL_API void alListener3f(ALenum attribute, ALfloat value1, ALfloat value2, ALfloat value3);
AL_API void alListenerfv(ALenum attribute, const ALfloat *values);
AL_API void alListeneri(ALenum attribute, ALint value);
AL_API void alListener3i(ALenum attribute, ALint value1, ALint value2, ALint value3);
AL_API void alListeneriv(ALenum attribute, const ALint *values);
AL_API void alGetListenerf(ALenum attribute, ALfloat *value);
AL_API void alGetListener3f(ALenum attribute, ALfloat *value1, ALfloat *value2, ALfloat *value3);
AL_API void alGetListenerfv(ALenum attribute, ALfloat *values);
AL_API void alGetListeneri(ALenum attribute, ALint *value);
AL_API void alGetListener3i(ALenum attribute, ALint *value1, ALint *value2, ALint *value3);
AL_API void alGetListeneriv(ALenum attribute, ALint *values);

// Sources.

AL_API void alGenSources(ALsizei count, ALuint *sources);
AL_API void alDeleteSources(ALsizei count, const ALuint *sources);
AL_API ALboolean alIsSource(ALuint source);
AL_API void alSourcef(ALuint source, ALenum attribute, ALfloat value);
AL_API void alSource3f(ALuint source, ALenum attribute, ALfloat value1, ALfloat value2, ALfloat value3);
AL_API void alSourcefv(ALuint source, ALenum attribute, const ALfloat *values);
AL_API void alSourcei(ALuint source, ALenum attribute, ALint value);
AL_API void alSource3i(ALuint source, ALenum attribute, ALint value1, ALint value2, ALint value3);
AL_API void alSourceiv(ALuint source, ALenum attribute, const ALint *values);
AL_API void alGetSourcef(ALuint source, ALenum attribute, ALfloat *value);
AL_API void alGetSource3f(ALuint source, ALenum attribute, ALfloat *value1, ALfloat *value2, ALfloat *value3);
AL_API void alGetSourcefv(ALuint source, ALenum attribute, ALfloat *values);
AL_API void alGetSourcei(ALuint source, ALenum attribute, ALint *value);
AL_API void alGetSource3i(ALuint source, ALenum attribute, ALint *value1, ALint *value2, ALint *value3);
AL_API void alGetSourceiv(ALuint source, ALenum attribute, ALint *values);
AL_API void alSourcePlayv(ALsizei count, const ALuint *sources);
AL_API void alSourceStopv(ALsizei count, const ALuint *sources);
AL_API void alSourceRewindv(ALsizei count, const ALuint *sources);
AL_API void alSourcePausev(ALsizei count, const ALuint *sources);
AL_API void alSourcePlay(ALuint source);
AL_API void alSourceStop(ALuint source);
AL_API void alSourceRewind(ALuint source);
AL_API void alSourcePause(ALuint source);
AL_API void alSourceQueueBuffers(ALuint source, ALsizei count, const ALuint *buffers);
AL_API void alSourceUnqueueBuffers(ALuint source, ALsizei count, ALuint *buffers);

// Buffers.

AL_API void alGenBuffers(ALsizei count, ALuint *buffers);
AL_API void alDeleteBuffers(ALsizei count, const ALuint *buffers);
AL_API ALboolean alIsBuffer(ALuint buffer);
AL_API void alBufferData(ALuint buffer, ALenum format, const ALvoid *data, ALsizei size, ALsizei frequency);
AL_API void alBufferf(ALuint buffer, ALenum attribute, ALfloat value);
AL_API void alBuffer3f(ALuint buffer, ALenum attribute, ALfloat value1, ALfloat value2, ALfloat value3);
AL_API void alBufferfv(ALuint buffer, ALenum attribute, const ALfloat *values);
AL_API void alBufferi(ALuint buffer, ALenum attribute, ALint value);
AL_API void alBuffer3i(ALuint buffer, ALenum attribute, ALint value1, ALint value2, ALint value3);
AL_API void alBufferiv(ALuint buffer, ALenum attribute, const ALint *values);
AL_API void alGetBufferf(ALuint buffer, ALenum attribute, ALfloat *value);
AL_API void alGetBuffer3f(ALuint buffer, ALenum attribute, ALfloat *value1, ALfloat *value2, ALfloat *value3);
AL_API void alGetBufferfv(ALuint buffer, ALenum attribute, ALfloat *values);
AL_API void alGetBufferi(ALuint buffer, ALenum attribute, ALint *value);
AL_API void alGetBuffer3i(ALuint buffer, ALenum attribute, ALint *value1, ALint *value2, ALint *value3);
AL_API void alGetBufferiv(ALuint buffer, ALenum attribute, ALint *values);

// How distance and speed change what is heard.

AL_API void alDopplerFactor(ALfloat value);
AL_API void alDopplerVelocity(ALfloat value);
AL_API void alSpeedOfSound(ALfloat value);
AL_API void alDistanceModel(ALenum model);

// Pointers to them.

typedef void (*LPALENABLE)(ALenum capability);
typedef void (*LPALDISABLE)(ALenum capability);
typedef ALboolean (*LPALISENABLED)(ALenum capability);
typedef const ALchar *(*LPALGETSTRING)(ALenum name);
typedef void (*LPALGETBOOLEANV)(ALenum name, ALboolean *values);
typedef void (*LPALGETINTEGERV)(ALenum name, ALint *values);
typedef void (*LPALGETFLOATV)(ALenum name, ALfloat *values);
typedef void (*LPALGETDOUBLEV)(ALenum name, ALdouble *values);
typedef ALboolean (*LPALGETBOOLEAN)(ALenum name);
typedef ALint (*LPALGETINTEGER)(ALenum name);
typedef ALfloat (*LPALGETFLOAT)(ALenum name);
typedef ALdouble (*LPALGETDOUBLE)(ALenum name);
typedef ALenum (*LPALGETERROR)(void);
typedef ALboolean (*LPALISEXTENSIONPRESENT)(const ALchar *name);
typedef void *(*LPALGETPROCADDRESS)(const ALchar *name);
typedef ALenum (*LPALGETENUMVALUE)(const ALchar *name);
typedef void (*LPALLISTENERF)(ALenum attribute, ALfloat value);
typedef void (*LPALLISTENER3F)(ALenum attribute, ALfloat value1, ALfloat value2, ALfloat value3);
typedef void (*LPALLISTENERFV)(ALenum attribute, const ALfloat *values);
typedef void (*LPALLISTENERI)(ALenum attribute, ALint value);
typedef void (*LPALLISTENER3I)(ALenum attribute, ALint value1, ALint value2, ALint value3);
typedef void (*LPALLISTENERIV)(ALenum attribute, const ALint *values);
typedef void (*LPALGETLISTENERF)(ALenum attribute, ALfloat *value);
typedef void (*LPALGETLISTENER3F)(ALenum attribute, ALfloat *value1, ALfloat *value2, ALfloat *value3);
typedef void (*LPALGETLISTENERFV)(ALenum attribute, ALfloat *values);
typedef void (*LPALGETLISTENERI)(ALenum attribute, ALint *value);
typedef void (*LPALGETLISTENER3I)(ALenum attribute, ALint *value1, ALint *value2, ALint *value3);
typedef void (*LPALGETLISTENERIV)(ALenum attribute, ALint *values);
typedef void (*LPALGENSOURCES)(ALsizei count, ALuint *sources);
typedef void (*LPALDELETESOURCES)(ALsizei count, const ALuint *sources);
typedef ALboolean (*LPALISSOURCE)(ALuint source);
typedef void (*LPALSOURCEF)(ALuint source, ALenum attribute, ALfloat value);
typedef void (*LPALSOURCE3F)(ALuint source, ALenum attribute, ALfloat value1, ALfloat value2, ALfloat value3);
typedef void (*LPALSOURCEFV)(ALuint source, ALenum attribute, const ALfloat *values);
typedef void (*LPALSOURCEI)(ALuint source, ALenum attribute, ALint value);
typedef void (*LPALSOURCE3I)(ALuint source, ALenum attribute, ALint value1, ALint value2, ALint value3);
typedef void (*LPALSOURCEIV)(ALuint source, ALenum attribute, const ALint *values);
typedef void (*LPALGETSOURCEF)(ALuint source, ALenum attribute, ALfloat *value);
typedef void (*LPALGETSOURCE3F)(ALuint source, ALenum attribute, ALfloat *value1, ALfloat *value2, ALfloat *value3);
typedef void (*LPALGETSOURCEFV)(ALuint source, ALenum attribute, ALfloat *values);
typedef void (*LPALGETSOURCEI)(ALuint source, ALenum attribute, ALint *value);
typedef void (*LPALGETSOURCE3I)(ALuint source, ALenum attribute, ALint *value1, ALint *value2, ALint *value3);
typedef void (*LPALGETSOURCEIV)(ALuint source, ALenum attribute, ALint *values);
typedef void (*LPALSOURCEPLAYV)(ALsizei count, const ALuint *sources);
typedef void (*LPALSOURCESTOPV)(ALsizei count, const ALuint *sources);
typedef void (*LPALSOURCEREWINDV)(ALsizei count, const ALuint *sources);
typedef void (*LPALSOURCEPAUSEV)(ALsizei count, const ALuint *sources);
typedef void (*LPALSOURCEPLAY)(ALuint source);
typedef void (*LPALSOURCESTOP)(ALuint source);
typedef void (*LPALSOURCEREWIND)(ALuint source);
typedef void (*LPALSOURCEPAUSE)(ALuint source);
typedef void (*LPALSOURCEQUEUEBUFFERS)(ALuint source, ALsizei count, const ALuint *buffers);
typedef void (*LPALSOURCEUNQUEUEBUFFERS)(ALuint source, ALsizei count, ALuint *buffers);
typedef void (*LPALGENBUFFERS)(ALsizei count, ALuint *buffers);
typedef void (*LPALDELETEBUFFERS)(ALsizei count, const ALuint *buffers);
typedef ALboolean (*LPALISBUFFER)(ALuint buffer);
typedef void (*LPALBUFFERDATA)(ALuint buffer, ALenum format, const ALvoid *data, ALsizei size, ALsizei frequency);
typedef void (*LPALBUFFERF)(ALuint buffer, ALenum attribute, ALfloat value);
typedef void (*LPALBUFFER3F)(ALuint buffer, ALenum attribute, ALfloat value1, ALfloat value2, ALfloat value3);
typedef void (*LPALBUFFERFV)(ALuint buffer, ALenum attribute, const ALfloat *values);
typedef void (*LPALBUFFERI)(ALuint buffer, ALenum attribute, ALint value);
typedef void (*LPALBUFFER3I)(ALuint buffer, ALenum attribute, ALint value1, ALint value2, ALint value3);
typedef void (*LPALBUFFERIV)(ALuint buffer, ALenum attribute, const ALint *values);
typedef void (*LPALGETBUFFERF)(ALuint buffer, ALenum attribute, ALfloat *value);
typedef void (*LPALGETBUFFER3F)(ALuint buffer, ALenum attribute, ALfloat *value1, ALfloat *value2, ALfloat *value3);
typedef void (*LPALGETBUFFERFV)(ALuint buffer, ALenum attribute, ALfloat *values);
typedef void (*LPALGETBUFFERI)(ALuint buffer, ALenum attribute, ALint *value);
typedef void (*LPALGETBUFFER3I)(ALuint buffer, ALenum attribute, ALint *value1, ALint *value2, ALint *value3);
typedef void (*LPALGETBUFFERIV)(ALuint buffer, ALenum attribute, ALint *values);
typedef void (*LPALDOPPLERFACTOR)(ALfloat value);
typedef void (*LPALDOPPLERVELOCITY)(ALfloat value);
typedef void (*LPALSPEEDOFSOUND)(ALfloat value);
typedef void (*LPALDISTANCEMODEL)(ALenum model);

#ifdef __cplusplus
}
#endif
