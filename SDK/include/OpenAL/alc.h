// The devices that play sounds, and the contexts that sources live in. Follows the specification of OpenAL 1.1.
#pragma once

#ifndef ALC_API
#define ALC_API extern
#endif
#define ALCAPI ALC_API
#ifndef ALC_APIENTRY
#define ALC_APIENTRY
#endif
#define ALCAPIENTRY ALC_APIENTRY

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ALCdevice_struct ALCdevice;
typedef struct ALCcontext_struct ALCcontext;

typedef char ALCboolean;
typedef char ALCchar;
typedef char ALCbyte;
typedef unsigned char ALCubyte;
typedef short ALCshort;
typedef unsigned short ALCushort;
typedef int ALCint;
typedef unsigned int ALCuint;
typedef int ALCsizei;
typedef int ALCenum;
typedef float ALCfloat;
typedef double ALCdouble;
typedef void ALCvoid;

#define ALC_INVALID 0
#define ALC_FALSE 0
#define ALC_TRUE 1

#define ALC_VERSION_0_1 1

/// Attributes of a context: samples a second, and how many sources of one or two channels it shall have.
#define ALC_FREQUENCY 0x1007
#define ALC_REFRESH 0x1008
#define ALC_SYNC 0x1009
#define ALC_MONO_SOURCES 0x1010
#define ALC_STEREO_SOURCES 0x1011

/// Errors.
#define ALC_NO_ERROR 0
#define ALC_INVALID_DEVICE 0xA001
#define ALC_INVALID_CONTEXT 0xA002
#define ALC_INVALID_ENUM 0xA003
#define ALC_INVALID_VALUE 0xA004
#define ALC_OUT_OF_MEMORY 0xA005

/// What alcGetString and alcGetIntegerv tell.
#define ALC_DEFAULT_DEVICE_SPECIFIER 0x1004
#define ALC_DEVICE_SPECIFIER 0x1005
#define ALC_EXTENSIONS 0x1006
#define ALC_MAJOR_VERSION 0x1000
#define ALC_MINOR_VERSION 0x1001
#define ALC_ATTRIBUTES_SIZE 0x1002
#define ALC_ALL_ATTRIBUTES 0x1003
#define ALC_DEFAULT_ALL_DEVICES_SPECIFIER 0x1012
#define ALC_ALL_DEVICES_SPECIFIER 0x1013

/// The same of recording.
#define ALC_CAPTURE_DEVICE_SPECIFIER 0x310
#define ALC_CAPTURE_DEFAULT_DEVICE_SPECIFIER 0x311
#define ALC_CAPTURE_SAMPLES 0x312

// Contexts.

ALC_API ALCcontext *alcCreateContext(ALCdevice *device, const ALCint *attributes);
ALC_API ALCboolean alcMakeContextCurrent(ALCcontext *context);
ALC_API void alcProcessContext(ALCcontext *context);
ALC_API void alcSuspendContext(ALCcontext *context);
ALC_API void alcDestroyContext(ALCcontext *context);
ALC_API ALCcontext *alcGetCurrentContext(void);
ALC_API ALCdevice *alcGetContextsDevice(ALCcontext *context);

// Devices.

ALC_API ALCdevice *alcOpenDevice(const ALCchar *name);
ALC_API ALCboolean alcCloseDevice(ALCdevice *device);
ALC_API ALCenum alcGetError(ALCdevice *device);
ALC_API ALCboolean alcIsExtensionPresent(ALCdevice *device, const ALCchar *name);
ALC_API void *alcGetProcAddress(ALCdevice *device, const ALCchar *name);
ALC_API ALCenum alcGetEnumValue(ALCdevice *device, const ALCchar *name);
ALC_API const ALCchar *alcGetString(ALCdevice *device, ALCenum attribute);
ALC_API void alcGetIntegerv(ALCdevice *device, ALCenum attribute, ALCsizei count, ALCint *values);

// Recording.

ALC_API ALCdevice *alcCaptureOpenDevice(const ALCchar *name, ALCuint frequency, ALCenum format, ALCsizei bufferSize);
ALC_API ALCboolean alcCaptureCloseDevice(ALCdevice *device);
ALC_API void alcCaptureStart(ALCdevice *device);
ALC_API void alcCaptureStop(ALCdevice *device);
ALC_API void alcCaptureSamples(ALCdevice *device, ALCvoid *buffer, ALCsizei count);

// Pointers to them.

typedef ALCcontext *(*LPALCCREATECONTEXT)(ALCdevice *device, const ALCint *attributes);
typedef ALCboolean (*LPALCMAKECONTEXTCURRENT)(ALCcontext *context);
typedef void (*LPALCPROCESSCONTEXT)(ALCcontext *context);
typedef void (*LPALCSUSPENDCONTEXT)(ALCcontext *context);
typedef void (*LPALCDESTROYCONTEXT)(ALCcontext *context);
typedef ALCcontext *(*LPALCGETCURRENTCONTEXT)(void);
typedef ALCdevice *(*LPALCGETCONTEXTSDEVICE)(ALCcontext *context);
typedef ALCdevice *(*LPALCOPENDEVICE)(const ALCchar *name);
typedef ALCboolean (*LPALCCLOSEDEVICE)(ALCdevice *device);
typedef ALCenum (*LPALCGETERROR)(ALCdevice *device);
typedef ALCboolean (*LPALCISEXTENSIONPRESENT)(ALCdevice *device, const ALCchar *name);
typedef void *(*LPALCGETPROCADDRESS)(ALCdevice *device, const ALCchar *name);
typedef ALCenum (*LPALCGETENUMVALUE)(ALCdevice *device, const ALCchar *name);
typedef const ALCchar *(*LPALCGETSTRING)(ALCdevice *device, ALCenum attribute);
typedef void (*LPALCGETINTEGERV)(ALCdevice *device, ALCenum attribute, ALCsizei count, ALCint *values);
typedef ALCdevice *(*LPALCCAPTUREOPENDEVICE)(const ALCchar *name, ALCuint frequency, ALCenum format,
                    ALCsizei bufferSize);
typedef ALCboolean (*LPALCCAPTURECLOSEDEVICE)(ALCdevice *device);
typedef void (*LPALCCAPTURESTART)(ALCdevice *device);
typedef void (*LPALCCAPTURESTOP)(ALCdevice *device);
typedef void (*LPALCCAPTURESAMPLES)(ALCdevice *device, ALCvoid *buffer, ALCsizei count);

#ifdef __cplusplus
}
#endif
