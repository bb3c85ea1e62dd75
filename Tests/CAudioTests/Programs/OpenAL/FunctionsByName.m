// Every function of OpenAL 1.1 is found by its name, and has the type that its pointer's name says.
// > 73 functions of sources, buffers and the listener, 20 of devices
// > found by name: all but 0 and 0
// > called by pointer: pitch 1.5
// > of no such name: nothing
#import <Foundation/Foundation.h>
#import <OpenAL/al.h>
#import <OpenAL/alc.h>

#define OF_SOUND(F) \
    F(alEnable, LPALENABLE) F(alDisable, LPALDISABLE) F(alIsEnabled, LPALISENABLED) F(alGetString, LPALGETSTRING) \
    F(alGetBooleanv, LPALGETBOOLEANV) F(alGetIntegerv, LPALGETINTEGERV) F(alGetFloatv, LPALGETFLOATV) \
    F(alGetDoublev, LPALGETDOUBLEV) F(alGetBoolean, LPALGETBOOLEAN) F(alGetInteger, LPALGETINTEGER) \
    F(alGetFloat, LPALGETFLOAT) F(alGetDouble, LPALGETDOUBLE) F(alGetError, LPALGETERROR) \
    F(alIsExtensionPresent, LPALISEXTENSIONPRESENT) F(alGetProcAddress, LPALGETPROCADDRESS) \
    F(alGetEnumValue, LPALGETENUMVALUE) F(alListenerf, LPALLISTENERF) F(alListener3f, LPALLISTENER3F) \
    F(alListenerfv, LPALLISTENERFV) F(alListeneri, LPALLISTENERI) F(alListener3i, LPALLISTENER3I) \
    F(alListeneriv, LPALLISTENERIV) F(alGetListenerf, LPALGETLISTENERF) F(alGetListener3f, LPALGETLISTENER3F) \
    F(alGetListenerfv, LPALGETLISTENERFV) F(alGetListeneri, LPALGETLISTENERI) F(alGetListener3i, LPALGETLISTENER3I) \
    F(alGetListeneriv, LPALGETLISTENERIV) F(alGenSources, LPALGENSOURCES) F(alDeleteSources, LPALDELETESOURCES) \
    F(alIsSource, LPALISSOURCE) F(alSourcef, LPALSOURCEF) F(alSource3f, LPALSOURCE3F) F(alSourcefv, LPALSOURCEFV) \
    F(alSourcei, LPALSOURCEI) F(alSource3i, LPALSOURCE3I) F(alSourceiv, LPALSOURCEIV) F(alGetSourcef, LPALGETSOURCEF) \
    F(alGetSource3f, LPALGETSOURCE3F) F(alGetSourcefv, LPALGETSOURCEFV) F(alGetSourcei, LPALGETSOURCEI) \
    F(alGetSource3i, LPALGETSOURCE3I) F(alGetSourceiv, LPALGETSOURCEIV) F(alSourcePlayv, LPALSOURCEPLAYV) \
    F(alSourceStopv, LPALSOURCESTOPV) F(alSourceRewindv, LPALSOURCEREWINDV) F(alSourcePausev, LPALSOURCEPAUSEV) \
    F(alSourcePlay, LPALSOURCEPLAY) F(alSourceStop, LPALSOURCESTOP) F(alSourceRewind, LPALSOURCEREWIND) \
    F(alSourcePause, LPALSOURCEPAUSE) F(alSourceQueueBuffers, LPALSOURCEQUEUEBUFFERS) \
    F(alSourceUnqueueBuffers, LPALSOURCEUNQUEUEBUFFERS) F(alGenBuffers, LPALGENBUFFERS) \
    F(alDeleteBuffers, LPALDELETEBUFFERS) F(alIsBuffer, LPALISBUFFER) F(alBufferData, LPALBUFFERDATA) \
    F(alBufferf, LPALBUFFERF) F(alBuffer3f, LPALBUFFER3F) F(alBufferfv, LPALBUFFERFV) F(alBufferi, LPALBUFFERI) \
    F(alBuffer3i, LPALBUFFER3I) F(alBufferiv, LPALBUFFERIV) F(alGetBufferf, LPALGETBUFFERF) \
    F(alGetBuffer3f, LPALGETBUFFER3F) F(alGetBufferfv, LPALGETBUFFERFV) F(alGetBufferi, LPALGETBUFFERI) \
    F(alGetBuffer3i, LPALGETBUFFER3I) F(alGetBufferiv, LPALGETBUFFERIV) F(alDopplerFactor, LPALDOPPLERFACTOR) \
    F(alDopplerVelocity, LPALDOPPLERVELOCITY) F(alSpeedOfSound, LPALSPEEDOFSOUND) \
    F(alDistanceModel, LPALDISTANCEMODEL)

#define OF_DEVICES(F) \
    F(alcCreateContext, LPALCCREATECONTEXT) F(alcMakeContextCurrent, LPALCMAKECONTEXTCURRENT) \
    F(alcProcessContext, LPALCPROCESSCONTEXT) F(alcSuspendContext, LPALCSUSPENDCONTEXT) \
    F(alcDestroyContext, LPALCDESTROYCONTEXT) F(alcGetCurrentContext, LPALCGETCURRENTCONTEXT) \
    F(alcGetContextsDevice, LPALCGETCONTEXTSDEVICE) F(alcOpenDevice, LPALCOPENDEVICE) \
    F(alcCloseDevice, LPALCCLOSEDEVICE) F(alcGetError, LPALCGETERROR) \
    F(alcIsExtensionPresent, LPALCISEXTENSIONPRESENT) F(alcGetProcAddress, LPALCGETPROCADDRESS) \
    F(alcGetEnumValue, LPALCGETENUMVALUE) F(alcGetString, LPALCGETSTRING) F(alcGetIntegerv, LPALCGETINTEGERV) \
    F(alcCaptureOpenDevice, LPALCCAPTUREOPENDEVICE) F(alcCaptureCloseDevice, LPALCCAPTURECLOSEDEVICE) \
    F(alcCaptureStart, LPALCCAPTURESTART) F(alcCaptureStop, LPALCCAPTURESTOP) \
    F(alcCaptureSamples, LPALCCAPTURESAMPLES)

#define HAS_TYPE(name, type) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(&name), type), #name " has another type than " #type);
OF_SOUND(HAS_TYPE)
OF_DEVICES(HAS_TYPE)

#define NAME(name, type) #name,
static const char *const sounds[] = {OF_SOUND(NAME)};
static const char *const devices[] = {OF_DEVICES(NAME)};

int main(void) {
    int soundCount = sizeof sounds / sizeof *sounds, deviceCount = sizeof devices / sizeof *devices;
    printf("%d functions of sources, buffers and the listener, %d of devices\n", soundCount, deviceCount);
    ALCdevice *device = alcOpenDevice(NULL);
    ALCcontext *context = alcCreateContext(device, NULL);
    alcMakeContextCurrent(context);
    int missing = 0, missingOfDevices = 0;
    for (int i = 0; i < soundCount; i++) missing += alGetProcAddress(sounds[i]) == NULL;
    for (int i = 0; i < deviceCount; i++) missingOfDevices += alcGetProcAddress(device, devices[i]) == NULL;
    printf("found by name: all but %d and %d\n", missing, missingOfDevices);

    LPALGENSOURCES generate = alGetProcAddress("alGenSources");
    LPALSOURCEF set = alGetProcAddress("alSourcef");
    LPALGETSOURCEF get = alGetProcAddress("alGetSourcef");
    LPALDELETESOURCES delete = alGetProcAddress("alDeleteSources");
    ALuint source;
    ALfloat pitch = 0;
    generate(1, &source);
    set(source, AL_PITCH, 1.5f);
    get(source, AL_PITCH, &pitch);
    delete(1, &source);
    printf("called by pointer: pitch %g\n", pitch);
    printf("of no such name: %s\n", alGetProcAddress("alNonsense") ? "something" : "nothing");
    alcMakeContextCurrent(NULL);
    alcDestroyContext(context);
    alcCloseDevice(device);
    return 0;
}
