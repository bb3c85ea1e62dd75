// CFSet.

#include "Collections/CallbackSet.h"
#include "Collections/ObjectCallbacks.h"

const CFSetCallBacks kCFTypeSetCallBacks = {0, callback_retain, callback_release, CFCopyDescription, CFEqual, CFHash};
const CFSetCallBacks kCFCopyStringSetCallBacks = {0, callback_copy, callback_release, CFCopyDescription, CFEqual, CFHash};

static NSSet *set_of(CFSetRef set) { return OBJECT(NSSet, set); }

static CoreFoundationCallbackSet *callback_set(CFSetRef set) {
    return [set_of(set) isKindOfClass:[CoreFoundationCallbackSet class]] ? OBJECT(CoreFoundationCallbackSet, set) : nil;
}

CFSetRef CFSetCreate(CFAllocatorRef allocator, const void **values, CFIndex count, const CFSetCallBacks *callBacks) {
    CoreFoundationCallbackSet *set = [[CoreFoundationCallbackSet alloc] initWithCallbacks:callBacks];
    for (CFIndex i = 0; i < count; i++) [set addPointer:values[i] replacing:NO];
    set->isImmutable = YES;
    return (CFSetRef)set;
}

CFSetRef CFSetCreateCopy(CFAllocatorRef allocator, CFSetRef set) { return COPIED(CFSetRef, set_of(set)); }

CFMutableSetRef CFSetCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFSetCallBacks *callBacks) {
    return (CFMutableSetRef)[[CoreFoundationCallbackSet alloc] initWithCallbacks:callBacks];
}

CFMutableSetRef CFSetCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFSetRef set) {
    return (CFMutableSetRef)[set_of(set) mutableCopy];
}

CFIndex CFSetGetCount(CFSetRef set) { return (CFIndex)[set_of(set) count]; }
CFIndex CFSetGetCountOfValue(CFSetRef set, const void *value) { return CFSetContainsValue(set, value) ? 1 : 0; }
Boolean CFSetContainsValue(CFSetRef set, const void *value) { return CFSetGetValueIfPresent(set, value, NULL); }
const void *CFSetGetValue(CFSetRef set, const void *value) { return (const void *)[set_of(set) member:(id)value]; }

Boolean CFSetGetValueIfPresent(CFSetRef set, const void *candidate, const void **value) {
    CoreFoundationCallbackSet *special = callback_set(set);
    if (special) {
        PointerTableEntry *entry = pointer_table_find(&special->table, candidate);
        if (entry && value) *value = entry->key;
        return entry != NULL;
    }
    const void *found = CFSetGetValue(set, candidate);
    if (found && value) *value = found;
    return found != NULL;
}

void CFSetGetValues(CFSetRef set, const void **values) {
    for (id value in set_of(set)) *values++ = (const void *)value;
}

void CFSetApplyFunction(CFSetRef set, CFSetApplierFunction applier, void *context) {
    for (id value in set_of(set)) applier((const void *)value, context);
}

void CFSetAddValue(CFMutableSetRef set, const void *value) { [OBJECT(NSMutableSet, set) addObject:(id)value]; }

void CFSetSetValue(CFMutableSetRef set, const void *value) {
    CoreFoundationCallbackSet *special = callback_set(set);
    if (special) {
        [special addPointer:value replacing:YES];
        return;
    }
    CFSetRemoveValue(set, value);
    CFSetAddValue(set, value);
}

void CFSetReplaceValue(CFMutableSetRef set, const void *value) {
    if (CFSetContainsValue(set, value)) CFSetSetValue(set, value);
}

void CFSetRemoveValue(CFMutableSetRef set, const void *value) { [OBJECT(NSMutableSet, set) removeObject:(id)value]; }
void CFSetRemoveAllValues(CFMutableSetRef set) { [OBJECT(NSMutableSet, set) removeAllObjects]; }
