// Reads the dispatch table of a class, an array of buckets (GCC's objc-private/sarray.h). `MessageSend.S` does the same.

#pragma once

#include "Runtime/RuntimeInternals.h"
#include "Runtime/SelectorNumbers.h"

/// All empty buckets are the same one.
struct method_table {
    IMP **buckets;
    IMP *empty_bucket;
    void *version;
    void *reference_count;
    struct method_table *copied;
    size_t capacity;
};

static inline struct method_table *method_table(Class class) {
    return ((struct class_layout *)class)->dispatch_table;
}

/// True for a class that had no message yet.
static inline BOOL class_has_no_table(Class class) {
    return (void *)method_table(class) == __objc_uninstalled_dtable;
}

/// NULL if the class does not respond to the selector, or has no table yet.
static inline IMP implementation_in_table(Class class, SEL selector) {
    struct method_table *table = method_table(class);
    struct selector_place place = selector_place(selector);
    // A table has whole buckets.
    if ((size_t)place.bucket * SelectorBucketSize >= table->capacity) return NULL;
    return table->buckets[place.bucket][place.offset];
}
