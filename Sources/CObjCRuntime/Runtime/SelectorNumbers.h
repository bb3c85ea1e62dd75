// A registered selector has a number in place of its name: the index of its methods in dispatch tables (GCC's
// objc-private/sarray.h), written as bucket and place in the bucket.

#pragma once

#include "Runtime/ModuleLayout.h"
#include <stdint.h>

enum { SelectorBucketSize = 32 };

/// The bucket in the lower half, the place in it in the upper one.
struct selector_place {
    uint32_t bucket, offset;
};

static inline struct selector_place selector_place(SEL selector) {
    return *(const struct selector_place *)(const void *)selector;
}

/// The selector's number. Greater than the number of any selector if the structure holds something else, such as a
/// name.
static inline size_t selector_number(SEL selector) {
    struct selector_place place = selector_place(selector);
    return (size_t)place.bucket * SelectorBucketSize + place.offset;
}

static inline const void *selector_identifier(uint32_t number) {
    return (const void *)((uintptr_t)(number % SelectorBucketSize) << 32 | number / SelectorBucketSize);
}
