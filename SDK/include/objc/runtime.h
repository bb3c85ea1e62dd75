#pragma once
#include <stdint.h>

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

// What GCC's runtime lacks.

typedef uintptr_t objc_AssociationPolicy;
enum {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
    OBJC_ASSOCIATION_RETAIN = 01401,
    OBJC_ASSOCIATION_COPY = 01403
};

#ifdef __cplusplus
extern "C" {
#endif

/// Gives an object another one along, until its end, under a key that is an address. nil takes it away.
void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy);
id objc_getAssociatedObject(id object, const void *key);
void objc_removeAssociatedObjects(id object);

#ifdef __cplusplus
}
#endif
