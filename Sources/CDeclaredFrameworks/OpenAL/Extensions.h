// What Apple's OpenAL has beyond the specification: apps ask for its functions by name.
#pragma once
#include <OpenAL/alc.h>
#include <stdbool.h>

/// True for the extensions that are there: of the mixer, and of buffers that the app keeps. Not there are the effects
/// of rooms (ALC_EXT_ASA) and notifications of sources.
bool sound_extension_is_present(const char *name);

/// NULL for other functions' names.
void *sound_extension_function(const char *name);

/// Attributes beyond this number are left out.
enum { MAXIMUM_ATTRIBUTES = 32 };

/// The attributes of a new context: the app's, and before them what it has set for the mixer.
/// - Parameter room: Takes the result, unless nothing is set.
const ALCint *sound_extension_attributes(const ALCint *attributes, ALCint room[2 * MAXIMUM_ATTRIBUTES + 1]);
