// CFDictionary, which is NSDictionary: its keys and values are objects.
#pragma once
#import <CoreFoundation/CoreFoundation.h>

typedef struct CFDictionaryKeyCallBacks { CFIndex version; } CFDictionaryKeyCallBacks;
typedef struct CFDictionaryValueCallBacks { CFIndex version; } CFDictionaryValueCallBacks;
static const CFDictionaryKeyCallBacks kCFTypeDictionaryKeyCallBacks = {0};
static const CFDictionaryValueCallBacks kCFTypeDictionaryValueCallBacks = {0};

static inline CFMutableDictionaryRef CFDictionaryCreateMutable(CFAllocatorRef allocator, CFIndex capacity,
                                                               const CFDictionaryKeyCallBacks *keyCallBacks,
                                                               const CFDictionaryValueCallBacks *valueCallBacks) {
    return CF_OWNED(CFMutableDictionaryRef, [NSMutableDictionary dictionary]);
}

static inline CFDictionaryRef CFDictionaryCreate(CFAllocatorRef allocator, const void **keys, const void **values,
                                                 CFIndex count, const CFDictionaryKeyCallBacks *keyCallBacks,
                                                 const CFDictionaryValueCallBacks *valueCallBacks) {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    for (CFIndex i = 0; i < count; i++) [dictionary setObject:CF_OBJECT(id, values[i]) forKey:CF_OBJECT(id, keys[i])];
    return CF_OWNED(CFDictionaryRef, dictionary);
}

static inline CFIndex CFDictionaryGetCount(CFDictionaryRef dictionary) {
    return (CFIndex)[CF_OBJECT(NSDictionary *, dictionary) count];
}

static inline const void *CFDictionaryGetValue(CFDictionaryRef dictionary, const void *key) {
    return CF_REFERENCE(const void *, [CF_OBJECT(NSDictionary *, dictionary) objectForKey:CF_OBJECT(id, key)]);
}

static inline void CFDictionarySetValue(CFMutableDictionaryRef dictionary, const void *key, const void *value) {
    [CF_OBJECT(NSMutableDictionary *, dictionary) setObject:CF_OBJECT(id, value) forKey:CF_OBJECT(id, key)];
}
