#pragma once
#include <stddef.h>

/// Memory shared between processes by descriptor, sealed so that no one can shrink it: with an unsealed file the other
/// process could truncate it and end this one by SIGBUS.

/// Makes `size` bytes of zeros. Returns a close-on-exec descriptor, or a negated errno.
int platform_sealed_memory_make(const char *_Nonnull name, size_t size);

/// Whether a descriptor is sealed against shrinking and holds at least `size` bytes. Returns 0; `-EPERM`: not sealed;
/// `-ENOSPC`: smaller; any other negated errno: no such memory.
int platform_sealed_memory_check(int descriptor, size_t size);
