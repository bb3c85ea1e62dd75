// Apple's extensions of OpenAL. Apps look up their functions by name with alcGetProcAddress.
#pragma once
#include <OpenAL/alc.h>
#include <stdbool.h>

/// True for the implemented extensions: mixer settings (ALC_EXT_MAC_OSX) and static buffers. Spatial audio effects
/// (ALC_EXT_ASA) and source notifications are not implemented.
bool sound_extension_is_present(const char *name);

/// - Returns: NULL if the name is not a function of an implemented extension.
void *sound_extension_function(const char *name);

/// The largest number of attributes that are passed on; further ones are ignored.
enum { MAXIMUM_ATTRIBUTES = 32 };

/// Writes the attributes for a new context: the mixer settings, those of the app, and the format of the app's mixer.
void sound_extension_attributes(const ALCint *attributes, ALCint room[2 * MAXIMUM_ATTRIBUTES + 1]);
