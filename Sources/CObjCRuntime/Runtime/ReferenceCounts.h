// The reference counts of objects (`ReferenceCounts.m`).

#pragma once
#import <Foundation/Foundation.h>
#include <stdint.h>

/// The mark of an object depends on its address, so that moved or copied memory does not have a valid mark. Its last bits
/// are flags, since objects lie at multiples of 16.
#define REFERENCE_COUNT_MARK ((uintptr_t)0x9d3f7ac5b1e86d20)

/// Flags that are set before the object's first weak reference and first associated object, and then stay: the release of
/// other objects need not look for these.
enum { HasHadWeakReferences = 1, HasHadAssociatedObjects = 2, AllFlags = 15 };

/// What is before an object that `NSAllocateObject` made.
struct reference_count_header {
    uintptr_t mark;
    intptr_t extraCount;
};

static inline struct reference_count_header *reference_count_header(id object) {
    return (struct reference_count_header *)(void *)object - 1;
}

/// False for an object that the app allocated itself: its count is in a table.
static inline BOOL reference_count_is_in_header(id object) {
    return (reference_count_header(object)->mark ^ (uintptr_t)object ^ REFERENCE_COUNT_MARK) <= AllFlags;
}

/// False if the object surely has none of these. Objects that the app allocated itself have no flags.
static inline BOOL reference_count_may_have(id object, uintptr_t flags) {
    uintptr_t mark = __atomic_load_n(&reference_count_header(object)->mark, __ATOMIC_RELAXED);
    uintptr_t found = mark ^ (uintptr_t)object ^ REFERENCE_COUNT_MARK;
    return found > AllFlags || (found & flags) != 0;
}

static inline void reference_count_set_flag(id object, uintptr_t flag) {
    if (reference_count_is_in_header(object)) {
        __atomic_or_fetch(&reference_count_header(object)->mark, flag, __ATOMIC_RELAXED);
    }
}

/// Base's NSIncrementExtraRefCount.
static inline void reference_count_increment(id object) {
    if (!reference_count_is_in_header(object)) return NSIncrementExtraRefCount(object);
    __atomic_add_fetch(&reference_count_header(object)->extraCount, 1, __ATOMIC_RELAXED);
}

/// Base's NSDecrementExtraRefCountWasZero. When it was zero the caller has the only reference, and still has it.
static inline BOOL reference_count_decrement_was_zero(id object) {
    if (!reference_count_is_in_header(object)) return NSDecrementExtraRefCountWasZero(object);
    intptr_t *place = &reference_count_header(object)->extraCount;
    intptr_t count = __atomic_load_n(place, __ATOMIC_ACQUIRE);
    while (count > 0) {
        BOOL is_set =
            __atomic_compare_exchange_n(place, &count, count - 1, true, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
        if (is_set) return NO;
    }
    return YES;
}

/// Gives an object's memory back: by Base's NSDeallocateObject if that is needed, else by `free`.
void reference_count_free(id object, void (*deallocate)(id object));
