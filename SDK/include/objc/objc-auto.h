#pragma once

// The garbage collector's functions. The phone has no collector: they do what is left of them, and collect nothing.

#include <objc/objc.h>
#include <stdint.h>
#include <string.h>

enum {
    OBJC_RATIO_COLLECTION = 0,
    OBJC_GENERATIONAL_COLLECTION = 1,
    OBJC_FULL_COLLECTION = 2,
    OBJC_EXHAUSTIVE_COLLECTION = 3,
    OBJC_COLLECT_IF_NEEDED = 8,
    OBJC_WAIT_UNTIL_DONE = 16
};
enum { OBJC_CLEAR_RESIDENT_STACK = 1 };
enum { OBJC_GENERATIONAL = 1 };

OBJC_INLINE void objc_collect(unsigned long options) { (void)options; }
OBJC_INLINE BOOL objc_collectingEnabled(void) { return NO; }
OBJC_INLINE void objc_setCollectionThreshold(size_t threshold) { (void)threshold; }
OBJC_INLINE void objc_setCollectionRatio(size_t ratio) { (void)ratio; }
OBJC_INLINE void objc_startCollectorThread(void) {}
OBJC_INLINE void objc_clear_stack(unsigned long options) { (void)options; }
OBJC_INLINE BOOL objc_is_finalized(void *pointer) { return ((void)pointer, NO); }
OBJC_INLINE void objc_finalizeOnMainThread(Class class_) { (void)class_; }
OBJC_INLINE void objc_registerThreadWithCollector(void) {}
OBJC_INLINE void objc_unregisterThreadWithCollector(void) {}
OBJC_INLINE void objc_assertRegisteredThreadWithCollector(void) {}
OBJC_INLINE void objc_set_collection_threshold(size_t threshold) { (void)threshold; }
OBJC_INLINE void objc_set_collection_ratio(size_t ratio) { (void)ratio; }
OBJC_INLINE void objc_start_collector_thread(void) {}
OBJC_INLINE BOOL objc_collecting_enabled(void) { return NO; }
OBJC_INLINE void objc_collect_if_needed(unsigned long options) { (void)options; }

OBJC_EXPORT id class_createInstance(Class class_, size_t extra_bytes) OBJC_ARC_UNAVAILABLE;

#if !__has_feature(objc_arc)

OBJC_INLINE id objc_allocate_object(Class class_, int extra) { return class_createInstance(class_, (size_t)extra); }
OBJC_INLINE id objc_assign_strongCast(id value, id *place) { return *place = value; }
OBJC_INLINE id objc_assign_global(id value, id *place) { return *place = value; }
OBJC_INLINE id objc_assign_ivar(id value, id object, ptrdiff_t offset) {
    return *(id *)((char *)object + offset) = value;
}
OBJC_INLINE id objc_assign_weak(id value, id *place) { return *place = value; }
OBJC_INLINE id objc_read_weak(id *place) { return *place; }
OBJC_INLINE void *objc_memmove_collectable(void *target, const void *source, size_t size) {
    return memmove(target, source, size);
}

// Atomic all the same. Those with "Barrier" order other memory accesses as well; here all do.
OBJC_INLINE BOOL objc_atomicCompareAndSwapPtr(id expected, id value, volatile id *place) {
    return __sync_bool_compare_and_swap((void *volatile *)place, (void *)expected, (void *)value);
}
OBJC_INLINE BOOL objc_atomicCompareAndSwapPtrBarrier(id expected, id value, volatile id *place) {
    return objc_atomicCompareAndSwapPtr(expected, value, place);
}
OBJC_INLINE BOOL objc_atomicCompareAndSwapGlobal(id expected, id value, volatile id *place) {
    return objc_atomicCompareAndSwapPtr(expected, value, place);
}
OBJC_INLINE BOOL objc_atomicCompareAndSwapGlobalBarrier(id expected, id value, volatile id *place) {
    return objc_atomicCompareAndSwapPtr(expected, value, place);
}
OBJC_INLINE BOOL objc_atomicCompareAndSwapInstanceVariable(id expected, id value, volatile id *place) {
    return objc_atomicCompareAndSwapPtr(expected, value, place);
}
OBJC_INLINE BOOL objc_atomicCompareAndSwapInstanceVariableBarrier(id expected, id value, volatile id *place) {
    return objc_atomicCompareAndSwapPtr(expected, value, place);
}

#endif
