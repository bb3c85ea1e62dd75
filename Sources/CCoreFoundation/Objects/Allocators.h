#pragma once
#include "Objects/References.h"

/// Makes the allocators that are always there.
void allocators_install(void);

/// An object that frees the bytes with its own end.
id bytes_handed_over(const void *bytes, CFAllocatorRef allocator);
