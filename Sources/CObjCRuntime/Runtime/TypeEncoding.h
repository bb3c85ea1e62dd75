#pragma once

// Type encodings of methods, such as `d32@0:8@16@24`: what a method returns and takes (*Objective-C Runtime Programming
// Guide*, "Type Encodings").

#include <stddef.h>

/// The encoding of one argument or result, without the qualifiers before it and the offset behind it.
struct encoding {
    const char *start;
    size_t length;
};

/// Splits an encoding into the result and all arguments. Returns how many there are; 0 if the encoding is malformed or
/// has more than the limit.
int encoding_split(const char *types, struct encoding *parts, int limit);

/// The start of the type, behind qualifiers such as `const` and `inout`.
const char *encoding_skip_qualifiers(const char *types);
