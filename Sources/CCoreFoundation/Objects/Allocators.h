#pragma once
#include "Objects/References.h"

/// An object that deallocates the bytes when it is deallocated.
id bytes_handed_over(const void *bytes, CFAllocatorRef allocator);
