#pragma once

// GCC's header with one change: its inline `object_getClass` reads a member of an `id`, which automatic reference
// counting forbids.
#if defined(__OBJC__) && __has_feature(objc_arc)
#define object_getClass(parameter) object_getClass(struct objc_object *object)
#include_next <objc/runtime.h>
#undef object_getClass
#define object_getClass(object) object_getClass((__bridge struct objc_object *)(object))
#else
#include_next <objc/runtime.h>
#endif
