// What collections of objects do with them.
#pragma once
#include "Objects/References.h"

const void *object_retain(CFAllocatorRef allocator, const void *object);
void object_release(CFAllocatorRef allocator, const void *object);
/// For strings as keys, which are copied.
const void *object_copy(CFAllocatorRef allocator, const void *object);
