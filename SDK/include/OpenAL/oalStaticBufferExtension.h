// The extension by which a buffer plays samples that the app keeps. Here they are copied.
#pragma once
#include <OpenAL/al.h>

/// What `alcGetProcAddress(NULL, "alBufferDataStatic")` is.
typedef ALvoid (*alBufferDataStaticProcPtr)(const ALint buffer, ALenum format, ALvoid *data, ALsizei size,
                                            ALsizei frequency);
