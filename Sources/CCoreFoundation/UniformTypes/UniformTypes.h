// Kinds of files.
#pragma once
#include "Objects/References.h"
#include <MobileCoreServices/MobileCoreServices.h>

/// A type that the system knows. Lists are divided by blanks; the first of each is the one that is given.
typedef struct UniformType {
    const char *identifier;
    const char *conformsTo;
    const char *extensions;
    const char *mimeTypes;
    const char *description;
} UniformType;

extern const UniformType uniform_types[];
extern const size_t uniform_type_count;
