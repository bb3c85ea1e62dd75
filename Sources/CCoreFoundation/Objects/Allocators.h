#pragma once
#include "Objects/References.h"

/// An object that frees the bytes with its own end.
id bytes_handed_over(const void *bytes, CFAllocatorRef allocator);
