// OpenAL devices and contexts, forwarded to the system's OpenAL library.

#include "Extensions.h"
#include "LoopbackDevice.h"
#include "SoundLibrary.h"
#include <OpenAL/alc.h>

// Contexts.

FORWARD(ALCcontext *, 0, alcGetCurrentContext, (void), ())
FORWARD(ALCdevice *, 0, alcGetContextsDevice, (ALCcontext *context), (context))

// Devices.

FORWARD(ALCenum, ALC_INVALID_DEVICE, alcGetError, (ALCdevice *device), (device))
FORWARD(ALCenum, 0, alcGetEnumValue, (ALCdevice *device, const ALCchar *name), (device, name))
FORWARD(const ALCchar *, 0, alcGetString, (ALCdevice *device, ALCenum attribute), (device, attribute))
FORWARD(void, /* nothing */, alcGetIntegerv,
        (ALCdevice *device, ALCenum attribute, ALCsizei count, ALCint *values),
        (device, attribute, count, values))

// Recording.

FORWARD(ALCdevice *, 0, alcCaptureOpenDevice,
        (const ALCchar *name, ALCuint frequency, ALCenum format, ALCsizei bufferSize),
        (name, frequency, format, bufferSize))
FORWARD(ALCboolean, 0, alcCaptureCloseDevice, (ALCdevice *device), (device))
FORWARD(void, /* nothing */, alcCaptureStart, (ALCdevice *device), (device))
FORWARD(void, /* nothing */, alcCaptureStop, (ALCdevice *device), (device))
FORWARD(void, /* nothing */, alcCaptureSamples,
        (ALCdevice *device, ALCvoid *buffer, ALCsizei count),
        (device, buffer, count))

// What concerns the app's mixer. There is one device, whatever name is given.

ALCdevice *alcOpenDevice(const ALCchar *name) { return loopback_open(); }

ALCboolean alcCloseDevice(ALCdevice *device) {
    ALCboolean (*close)(ALCdevice *) = sound_library_function("alcCloseDevice");
    if (close == NULL) return ALC_FALSE;
    loopback_close(device);
    return close(device);
}

ALCboolean alcMakeContextCurrent(ALCcontext *context) {
    ALCboolean (*make_current)(ALCcontext *) = sound_library_function("alcMakeContextCurrent");
    if (make_current == NULL || !make_current(context)) return ALC_FALSE;
    // Apps do it when a call is over.
    loopback_process(context);
    return ALC_TRUE;
}

void alcDestroyContext(ALCcontext *context) {
    void (*destroy)(ALCcontext *) = sound_library_function("alcDestroyContext");
    if (destroy == NULL) return;
    loopback_forget(context);
    destroy(context);
}

// The library would only put off what the app sets meanwhile; on the phone nothing is heard.

void alcSuspendContext(ALCcontext *context) { loopback_suspend(context); }

void alcProcessContext(ALCcontext *context) { loopback_process(context); }

// The functions that Apple's extensions affect.

ALCcontext *alcCreateContext(ALCdevice *device, const ALCint *attributes) {
    ALCcontext *(*create)(ALCdevice *, const ALCint *) = sound_library_function("alcCreateContext");
    if (create == NULL) return NULL;
    ALCint all[2 * MAXIMUM_ATTRIBUTES + 1];
    sound_extension_attributes(attributes, all);
    ALCcontext *context = create(device, all);
    if (context) loopback_configure(device);
    return context;
}

ALCboolean alcIsExtensionPresent(ALCdevice *device, const ALCchar *name) {
    ALCboolean (*ask)(ALCdevice *, const ALCchar *) = sound_library_function("alcIsExtensionPresent");
    if (ask == NULL || name == NULL) return ALC_FALSE;
    return sound_extension_is_present(name) || ask(device, name);
}

void *alcGetProcAddress(ALCdevice *device, const ALCchar *name) {
    void *(*ask)(ALCdevice *, const ALCchar *) = sound_library_function("alcGetProcAddress");
    if (ask == NULL || name == NULL) return NULL;
    void *function = sound_extension_function(name);
    return function ? function : ask(device, name);
}
