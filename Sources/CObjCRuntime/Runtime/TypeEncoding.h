#pragma once

// Type encodings of methods, such as `d32@0:8@16@24`: what a method returns and takes (*Objective-C Runtime Programming
// Guide*, "Type Encodings").

#include <stddef.h>

/// The encoding of one argument or result, without the qualifiers before it and the offset behind it.
struct encoding {
    const char *start;
    size_t length;
};

/// Takes an encoding apart: the result, then all arguments. Returns how many there are; 0 if it is not sound, or if
/// there are more than the limit.
int encoding_split(const char *types, struct encoding *parts, int limit);

/// Where the type begins behind `const`, `inout` and the like.
const char *encoding_skip_qualifiers(const char *types);
