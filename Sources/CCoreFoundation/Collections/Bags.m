// CFBag.

#include "Collections/CallbackSet.h"
#include "Collections/ObjectCallbacks.h"
#include "Objects/Types.h"

const CFBagCallBacks kCFTypeBagCallBacks = {0, callback_retain, callback_release, CFCopyDescription, CFEqual, CFHash};
const CFBagCallBacks kCFCopyStringBagCallBacks = {0, callback_copy, callback_release, CFCopyDescription, CFEqual, CFHash};

/// A set whose entries have a count.
@interface CoreFoundationBag : CoreFoundationCallbackSet
@end

@implementation CoreFoundationBag
- (CFTypeID)coreFoundationType { return TypeBag; }
@end

static PointerTable *table_of(CFBagRef bag) { return &OBJECT(CoreFoundationBag, bag)->table; }

CFBagRef CFBagCreate(CFAllocatorRef allocator, const void **values, CFIndex count, const CFBagCallBacks *callBacks) {
    CFMutableBagRef bag = CFBagCreateMutable(allocator, count, callBacks);
    for (CFIndex i = 0; i < count; i++) CFBagAddValue(bag, values[i]);
    OBJECT(CoreFoundationBag, bag)->isImmutable = YES;
    return bag;
}

CFBagRef CFBagCreateCopy(CFAllocatorRef allocator, CFBagRef bag) { return COPIED(CFBagRef, OBJECT(CoreFoundationBag, bag)); }

CFMutableBagRef CFBagCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFBagCallBacks *callBacks) {
    return (CFMutableBagRef)[[CoreFoundationBag alloc] initWithCallbacks:callBacks];
}

CFMutableBagRef CFBagCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFBagRef bag) {
    return (CFMutableBagRef)[OBJECT(CoreFoundationBag, bag) mutableCopy];
}

CFIndex CFBagGetCount(CFBagRef bag) {
    CFIndex total = 0;
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(table_of(bag), &position)) != NULL;) total += entry->count;
    return total;
}

CFIndex CFBagGetCountOfValue(CFBagRef bag, const void *value) {
    PointerTableEntry *entry = pointer_table_find(table_of(bag), value);
    return entry ? entry->count : 0;
}

Boolean CFBagContainsValue(CFBagRef bag, const void *value) { return CFBagGetCountOfValue(bag, value) > 0; }

const void *CFBagGetValue(CFBagRef bag, const void *value) {
    PointerTableEntry *entry = pointer_table_find(table_of(bag), value);
    return entry ? entry->key : NULL;
}

Boolean CFBagGetValueIfPresent(CFBagRef bag, const void *candidate, const void **value) {
    PointerTableEntry *entry = pointer_table_find(table_of(bag), candidate);
    if (entry && value) *value = entry->key;
    return entry != NULL;
}

void CFBagGetValues(CFBagRef bag, const void **values) {
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(table_of(bag), &position)) != NULL;) {
        for (CFIndex i = 0; i < entry->count; i++) *values++ = entry->key;
    }
}

void CFBagApplyFunction(CFBagRef bag, CFBagApplierFunction applier, void *context) {
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(table_of(bag), &position)) != NULL;) {
        for (CFIndex count = entry->count; count > 0; count--) applier(entry->key, context);
    }
}

void CFBagAddValue(CFMutableBagRef bag, const void *value) {
    PointerTableEntry *entry = pointer_table_find(table_of(bag), value);
    if (entry == NULL) {
        [OBJECT(CoreFoundationBag, bag) addPointer:value replacing:NO];
        return;
    }
    [OBJECT(CoreFoundationBag, bag) addPointer:value replacing:NO]->count++;
}

void CFBagReplaceValue(CFMutableBagRef bag, const void *value) {
    if (CFBagContainsValue(bag, value)) [OBJECT(CoreFoundationBag, bag) addPointer:value replacing:YES];
}

void CFBagSetValue(CFMutableBagRef bag, const void *value) {
    [OBJECT(CoreFoundationBag, bag) addPointer:value replacing:YES];
}

void CFBagRemoveValue(CFMutableBagRef bag, const void *value) {
    PointerTableEntry *entry = pointer_table_find(table_of(bag), value);
    if (entry && entry->count > 1) entry->count--;
    else [OBJECT(CoreFoundationBag, bag) removePointer:value];
}

void CFBagRemoveAllValues(CFMutableBagRef bag) { [OBJECT(CoreFoundationBag, bag) removeAllObjects]; }
