#include "Collections/ObjectCallbacks.h"

const void *object_retain(CFAllocatorRef allocator, const void *object) { return CFRetain(object); }
void object_release(CFAllocatorRef allocator, const void *object) { CFRelease(object); }
const void *object_copy(CFAllocatorRef allocator, const void *object) { return (const void *)[(id)object copy]; }
