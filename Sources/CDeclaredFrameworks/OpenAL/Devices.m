// OpenAL devices and contexts, forwarded to the system's OpenAL library.

#include "Extensions.h"
#include "SoundLibrary.h"
#include <OpenAL/alc.h>

// Contexts.

FORWARD(ALCboolean, 0, alcMakeContextCurrent, (ALCcontext *context), (context))
FORWARD(void, /* nothing */, alcProcessContext, (ALCcontext *context), (context))
FORWARD(void, /* nothing */, alcSuspendContext, (ALCcontext *context), (context))
FORWARD(void, /* nothing */, alcDestroyContext, (ALCcontext *context), (context))
FORWARD(ALCcontext *, 0, alcGetCurrentContext, (void), ())
FORWARD(ALCdevice *, 0, alcGetContextsDevice, (ALCcontext *context), (context))

// Devices.

FORWARD(ALCdevice *, 0, alcOpenDevice, (const ALCchar *name), (name))
FORWARD(ALCboolean, 0, alcCloseDevice, (ALCdevice *device), (device))
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

// The functions that Apple's extensions affect.

ALCcontext *alcCreateContext(ALCdevice *device, const ALCint *attributes) {
    ALCcontext *(*create)(ALCdevice *, const ALCint *) = sound_library_function("alcCreateContext");
    if (create == NULL) return NULL;
    ALCint all[2 * MAXIMUM_ATTRIBUTES + 1];
    return create(device, sound_extension_attributes(attributes, all));
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
