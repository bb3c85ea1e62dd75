#include "Collections/ObjectCallbacks.h"

const void *callback_retain(CFAllocatorRef allocator, const void *object) { return CFRetain(object); }
void callback_release(CFAllocatorRef allocator, const void *object) { CFRelease(object); }
const void *callback_copy(CFAllocatorRef allocator, const void *object) { return (const void *)[(id)object copy]; }
