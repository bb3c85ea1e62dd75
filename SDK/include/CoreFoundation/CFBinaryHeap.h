// CFBinaryHeap: a queue whose first element is the least one.
#pragma once
#include <CoreFoundation/CFBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFBinaryHeap *CFBinaryHeapRef;

typedef struct CFBinaryHeapCompareContext {
    CFIndex version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    CFStringRef (*copyDescription)(const void *info);
} CFBinaryHeapCompareContext;

typedef struct CFBinaryHeapCallBacks {
    CFIndex version;
    const void *(*retain)(CFAllocatorRef allocator, const void *value);
    void (*release)(CFAllocatorRef allocator, const void *value);
    CFStringRef (*copyDescription)(const void *value);
    /// NULL compares addresses.
    CFComparisonResult (*compare)(const void *first, const void *second, void *context);
} CFBinaryHeapCallBacks;

typedef void (*CFBinaryHeapApplierFunction)(const void *value, void *context);

CF_EXTERN_C_BEGIN

extern const CFBinaryHeapCallBacks kCFStringBinaryHeapCallBacks;

CFTypeID CFBinaryHeapGetTypeID(void);
CFBinaryHeapRef CFBinaryHeapCreate(CFAllocatorRef allocator, CFIndex capacity, const CFBinaryHeapCallBacks *callBacks,
                                   const CFBinaryHeapCompareContext *compareContext);
CFBinaryHeapRef CFBinaryHeapCreateCopy(CFAllocatorRef allocator, CFIndex capacity, CFBinaryHeapRef heap);
CFIndex CFBinaryHeapGetCount(CFBinaryHeapRef heap);
CFIndex CFBinaryHeapGetCountOfValue(CFBinaryHeapRef heap, const void *value);
Boolean CFBinaryHeapContainsValue(CFBinaryHeapRef heap, const void *value);
/// NULL if there is none.
const void *CFBinaryHeapGetMinimum(CFBinaryHeapRef heap);
Boolean CFBinaryHeapGetMinimumIfPresent(CFBinaryHeapRef heap, const void **value);
/// In order, the least one first.
void CFBinaryHeapGetValues(CFBinaryHeapRef heap, const void **values);
void CFBinaryHeapApplyFunction(CFBinaryHeapRef heap, CFBinaryHeapApplierFunction applier, void *context);
void CFBinaryHeapAddValue(CFBinaryHeapRef heap, const void *value);
void CFBinaryHeapRemoveMinimumValue(CFBinaryHeapRef heap);
void CFBinaryHeapRemoveAllValues(CFBinaryHeapRef heap);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
