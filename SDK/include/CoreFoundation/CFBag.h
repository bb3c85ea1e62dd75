// CFBag: a set that counts how often it has each element.
#pragma once
#include <CoreFoundation/CFSet.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFBag *CFMutableBagRef;
typedef const struct __CFBag *CFBagRef;
typedef CFSetRetainCallBack CFBagRetainCallBack;
typedef CFSetReleaseCallBack CFBagReleaseCallBack;
typedef CFSetCopyDescriptionCallBack CFBagCopyDescriptionCallBack;
typedef CFSetEqualCallBack CFBagEqualCallBack;
typedef CFSetHashCallBack CFBagHashCallBack;
typedef CFSetApplierFunction CFBagApplierFunction;
typedef CFSetCallBacks CFBagCallBacks;

CF_EXTERN_C_BEGIN

extern const CFBagCallBacks kCFTypeBagCallBacks;
extern const CFBagCallBacks kCFCopyStringBagCallBacks;

CFTypeID CFBagGetTypeID(void);
CFBagRef CFBagCreate(CFAllocatorRef allocator, const void **values, CFIndex count, const CFBagCallBacks *callBacks);
CFBagRef CFBagCreateCopy(CFAllocatorRef allocator, CFBagRef bag);
CFMutableBagRef CFBagCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFBagCallBacks *callBacks);
CFMutableBagRef CFBagCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFBagRef bag);
/// How many elements there are, each counted as often as it is in the bag.
CFIndex CFBagGetCount(CFBagRef bag);
CFIndex CFBagGetCountOfValue(CFBagRef bag, const void *value);
Boolean CFBagContainsValue(CFBagRef bag, const void *value);
const void *CFBagGetValue(CFBagRef bag, const void *value);
Boolean CFBagGetValueIfPresent(CFBagRef bag, const void *candidate, const void **value);
void CFBagGetValues(CFBagRef bag, const void **values);
void CFBagApplyFunction(CFBagRef bag, CFBagApplierFunction applier, void *context);
void CFBagAddValue(CFMutableBagRef bag, const void *value);
void CFBagReplaceValue(CFMutableBagRef bag, const void *value);
void CFBagSetValue(CFMutableBagRef bag, const void *value);
void CFBagRemoveValue(CFMutableBagRef bag, const void *value);
void CFBagRemoveAllValues(CFMutableBagRef bag);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
