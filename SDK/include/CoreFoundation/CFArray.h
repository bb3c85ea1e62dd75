// CFArray, which is NSArray: its elements are objects, which it retains.
#pragma once
#import <CoreFoundation/CoreFoundation.h>

typedef struct CFArrayCallBacks { CFIndex version; } CFArrayCallBacks;
static const CFArrayCallBacks kCFTypeArrayCallBacks = {0};

static inline CFArrayRef CFArrayCreate(CFAllocatorRef allocator, const void **values, CFIndex count,
                                       const CFArrayCallBacks *callBacks) {
    NSMutableArray *array = [NSMutableArray array];
    for (CFIndex i = 0; i < count; i++) [array addObject:CF_OBJECT(id, values[i])];
    return CF_OWNED(CFArrayRef, array);
}

static inline CFMutableArrayRef CFArrayCreateMutable(CFAllocatorRef allocator, CFIndex capacity,
                                                     const CFArrayCallBacks *callBacks) {
    return CF_OWNED(CFMutableArrayRef, [NSMutableArray array]);
}

static inline CFIndex CFArrayGetCount(CFArrayRef array) { return (CFIndex)[CF_OBJECT(NSArray *, array) count]; }

static inline const void *CFArrayGetValueAtIndex(CFArrayRef array, CFIndex index) {
    return CF_REFERENCE(const void *, [CF_OBJECT(NSArray *, array) objectAtIndex:(NSUInteger)index]);
}

static inline void CFArrayAppendValue(CFMutableArrayRef array, const void *value) {
    [CF_OBJECT(NSMutableArray *, array) addObject:CF_OBJECT(id, value)];
}
