// The callbacks of collections of objects.
#pragma once
#include "Objects/References.h"

const void *callback_retain(CFAllocatorRef allocator, const void *object);
void callback_release(CFAllocatorRef allocator, const void *object);
/// Copies a string as a key.
const void *callback_copy(CFAllocatorRef allocator, const void *object);
