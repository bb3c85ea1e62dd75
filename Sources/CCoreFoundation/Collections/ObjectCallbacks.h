// What collections of objects do with them.
#pragma once
#include "Objects/References.h"

const void *callback_retain(CFAllocatorRef allocator, const void *object);
void callback_release(CFAllocatorRef allocator, const void *object);
/// For strings as keys, which are copied.
const void *callback_copy(CFAllocatorRef allocator, const void *object);
