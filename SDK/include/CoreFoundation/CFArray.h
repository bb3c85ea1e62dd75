// CFArray, which is NSArray.
#pragma once
#include <CoreFoundation/CFBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef const void *(*CFArrayRetainCallBack)(CFAllocatorRef allocator, const void *value);
typedef void (*CFArrayReleaseCallBack)(CFAllocatorRef allocator, const void *value);
typedef CFStringRef (*CFArrayCopyDescriptionCallBack)(const void *value);
typedef Boolean (*CFArrayEqualCallBack)(const void *first, const void *second);
typedef void (*CFArrayApplierFunction)(const void *value, void *context);

/// What an array does with its elements; each may be NULL. Without callbacks the elements need not be objects.
typedef struct CFArrayCallBacks {
    CFIndex version;
    CFArrayRetainCallBack retain;
    CFArrayReleaseCallBack release;
    CFArrayCopyDescriptionCallBack copyDescription;
    CFArrayEqualCallBack equal;
} CFArrayCallBacks;

CF_EXTERN_C_BEGIN

extern const CFArrayCallBacks kCFTypeArrayCallBacks;

CFTypeID CFArrayGetTypeID(void);
CFArrayRef CFArrayCreate(CFAllocatorRef allocator, const void **values, CFIndex count, const CFArrayCallBacks *callBacks);
CFArrayRef CFArrayCreateCopy(CFAllocatorRef allocator, CFArrayRef array);
/// `capacity` is a hint: the array grows as it needs.
CFMutableArrayRef CFArrayCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFArrayCallBacks *callBacks);
CFMutableArrayRef CFArrayCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFArrayRef array);
CFIndex CFArrayGetCount(CFArrayRef array);
const void *CFArrayGetValueAtIndex(CFArrayRef array, CFIndex index);
void CFArrayGetValues(CFArrayRef array, CFRange range, const void **values);
CFIndex CFArrayGetCountOfValue(CFArrayRef array, CFRange range, const void *value);
Boolean CFArrayContainsValue(CFArrayRef array, CFRange range, const void *value);
CFIndex CFArrayGetFirstIndexOfValue(CFArrayRef array, CFRange range, const void *value);
CFIndex CFArrayGetLastIndexOfValue(CFArrayRef array, CFRange range, const void *value);
CFIndex CFArrayBSearchValues(CFArrayRef array, CFRange range, const void *value, CFComparatorFunction comparator,
                             void *context);
void CFArrayApplyFunction(CFArrayRef array, CFRange range, CFArrayApplierFunction applier, void *context);

void CFArrayAppendValue(CFMutableArrayRef array, const void *value);
void CFArrayInsertValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value);
void CFArraySetValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value);
void CFArrayRemoveValueAtIndex(CFMutableArrayRef array, CFIndex index);
void CFArrayRemoveAllValues(CFMutableArrayRef array);
void CFArrayReplaceValues(CFMutableArrayRef array, CFRange range, const void **values, CFIndex count);
void CFArrayExchangeValuesAtIndices(CFMutableArrayRef array, CFIndex first, CFIndex second);
void CFArraySortValues(CFMutableArrayRef array, CFRange range, CFComparatorFunction comparator, void *context);
void CFArrayAppendArray(CFMutableArrayRef array, CFArrayRef other, CFRange range);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
