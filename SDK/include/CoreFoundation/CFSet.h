// CFSet, which is NSSet.
#pragma once
#include <CoreFoundation/CFBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef const void *(*CFSetRetainCallBack)(CFAllocatorRef allocator, const void *value);
typedef void (*CFSetReleaseCallBack)(CFAllocatorRef allocator, const void *value);
typedef CFStringRef (*CFSetCopyDescriptionCallBack)(const void *value);
typedef Boolean (*CFSetEqualCallBack)(const void *first, const void *second);
typedef CFHashCode (*CFSetHashCallBack)(const void *value);
typedef void (*CFSetApplierFunction)(const void *value, void *context);

typedef struct CFSetCallBacks {
    CFIndex version;
    CFSetRetainCallBack retain;
    CFSetReleaseCallBack release;
    CFSetCopyDescriptionCallBack copyDescription;
    CFSetEqualCallBack equal;
    CFSetHashCallBack hash;
} CFSetCallBacks;

CF_EXTERN_C_BEGIN

extern const CFSetCallBacks kCFTypeSetCallBacks;
extern const CFSetCallBacks kCFCopyStringSetCallBacks;

CFTypeID CFSetGetTypeID(void);
CFSetRef CFSetCreate(CFAllocatorRef allocator, const void **values, CFIndex count, const CFSetCallBacks *callBacks);
CFSetRef CFSetCreateCopy(CFAllocatorRef allocator, CFSetRef set);
CFMutableSetRef CFSetCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFSetCallBacks *callBacks);
CFMutableSetRef CFSetCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFSetRef set);
CFIndex CFSetGetCount(CFSetRef set);
CFIndex CFSetGetCountOfValue(CFSetRef set, const void *value);
Boolean CFSetContainsValue(CFSetRef set, const void *value);
const void *CFSetGetValue(CFSetRef set, const void *value);
Boolean CFSetGetValueIfPresent(CFSetRef set, const void *candidate, const void **value);
void CFSetGetValues(CFSetRef set, const void **values);
void CFSetApplyFunction(CFSetRef set, CFSetApplierFunction applier, void *context);

void CFSetAddValue(CFMutableSetRef set, const void *value);
void CFSetSetValue(CFMutableSetRef set, const void *value);
void CFSetReplaceValue(CFMutableSetRef set, const void *value);
void CFSetRemoveValue(CFMutableSetRef set, const void *value);
void CFSetRemoveAllValues(CFMutableSetRef set);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
