// CFDictionary.

#include "Collections/CallbackDictionary.h"
#include "Collections/ObjectCallbacks.h"

const CFDictionaryKeyCallBacks kCFTypeDictionaryKeyCallBacks = {
    0, callback_retain, callback_release, CFCopyDescription, CFEqual, CFHash};
const CFDictionaryKeyCallBacks kCFCopyStringDictionaryKeyCallBacks = {
    0, callback_copy, callback_release, CFCopyDescription, CFEqual, CFHash};
const CFDictionaryValueCallBacks kCFTypeDictionaryValueCallBacks = {
    0, callback_retain, callback_release, CFCopyDescription, CFEqual};

static NSDictionary *dictionary_of(CFDictionaryRef dictionary) { return OBJECT(NSDictionary, dictionary); }

static CoreFoundationCallbackDictionary *callback_dictionary(CFDictionaryRef dictionary) {
    BOOL is_special = [dictionary_of(dictionary) isKindOfClass:[CoreFoundationCallbackDictionary class]];
    return is_special ? OBJECT(CoreFoundationCallbackDictionary, dictionary) : nil;
}

CFDictionaryRef CFDictionaryCreate(CFAllocatorRef allocator, const void **keys, const void **values, CFIndex count,
                                   const CFDictionaryKeyCallBacks *keyCallBacks,
                                   const CFDictionaryValueCallBacks *valueCallBacks) {
    CoreFoundationCallbackDictionary *dictionary =
        [[CoreFoundationCallbackDictionary alloc] initWithKeyCallbacks:keyCallBacks valueCallbacks:valueCallBacks];
    for (CFIndex i = 0; i < count; i++) {
        if (pointer_table_find(&dictionary->table, keys[i]) == NULL) [dictionary setValue:values[i] forPointer:keys[i]];
    }
    dictionary->isImmutable = YES;
    return (CFDictionaryRef)dictionary;
}

CFDictionaryRef CFDictionaryCreateCopy(CFAllocatorRef allocator, CFDictionaryRef dictionary) {
    return COPIED(CFDictionaryRef, dictionary_of(dictionary));
}

CFMutableDictionaryRef CFDictionaryCreateMutable(CFAllocatorRef allocator, CFIndex capacity,
                                                 const CFDictionaryKeyCallBacks *keyCallBacks,
                                                 const CFDictionaryValueCallBacks *valueCallBacks) {
    return (CFMutableDictionaryRef)[[CoreFoundationCallbackDictionary alloc] initWithKeyCallbacks:keyCallBacks
                                                                      valueCallbacks:valueCallBacks];
}

CFMutableDictionaryRef CFDictionaryCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity,
                                                     CFDictionaryRef dictionary) {
    return (CFMutableDictionaryRef)[dictionary_of(dictionary) mutableCopy];
}

CFIndex CFDictionaryGetCount(CFDictionaryRef dictionary) { return (CFIndex)[dictionary_of(dictionary) count]; }

CFIndex CFDictionaryGetCountOfKey(CFDictionaryRef dictionary, const void *key) {
    return CFDictionaryContainsKey(dictionary, key) ? 1 : 0;
}

typedef struct {
    const void *value;
    CFDictionaryEqualCallBack equal;
    CFIndex count;
} ValueCount;

static void count_value(const void *key, const void *value, void *context) {
    ValueCount *count = context;
    if (value == count->value || (count->equal && count->equal(value, count->value))) count->count++;
}

CFIndex CFDictionaryGetCountOfValue(CFDictionaryRef dictionary, const void *value) {
    CoreFoundationCallbackDictionary *special = callback_dictionary(dictionary);
    ValueCount count = {value, special ? special->valueCallbacks.equal : CFEqual, 0};
    CFDictionaryApplyFunction(dictionary, count_value, &count);
    return count.count;
}

Boolean CFDictionaryContainsKey(CFDictionaryRef dictionary, const void *key) {
    return CFDictionaryGetValueIfPresent(dictionary, key, NULL);
}

Boolean CFDictionaryContainsValue(CFDictionaryRef dictionary, const void *value) {
    return CFDictionaryGetCountOfValue(dictionary, value) > 0;
}

const void *CFDictionaryGetValue(CFDictionaryRef dictionary, const void *key) {
    return (const void *)[dictionary_of(dictionary) objectForKey:(id)key];
}

Boolean CFDictionaryGetValueIfPresent(CFDictionaryRef dictionary, const void *key, const void **value) {
    CoreFoundationCallbackDictionary *special = callback_dictionary(dictionary);
    if (special) {
        PointerTableEntry *entry = pointer_table_find(&special->table, key);
        if (entry && value) *value = entry->value;
        return entry != NULL;
    }
    const void *found = CFDictionaryGetValue(dictionary, key);
    if (found && value) *value = found;
    return found != NULL;
}

typedef struct {
    const void **keys, **values;
    CFIndex position;
} Pairs;

static void add_pair(const void *key, const void *value, void *context) {
    Pairs *pairs = context;
    if (pairs->keys) pairs->keys[pairs->position] = key;
    if (pairs->values) pairs->values[pairs->position] = value;
    pairs->position++;
}

void CFDictionaryGetKeysAndValues(CFDictionaryRef dictionary, const void **keys, const void **values) {
    Pairs pairs = {keys, values, 0};
    CFDictionaryApplyFunction(dictionary, add_pair, &pairs);
}

void CFDictionaryApplyFunction(CFDictionaryRef dictionary, CFDictionaryApplierFunction applier, void *context) {
    CoreFoundationCallbackDictionary *special = callback_dictionary(dictionary);
    if (special) {
        NSUInteger position = 0;
        for (PointerTableEntry *entry; (entry = pointer_table_next(&special->table, &position)) != NULL;) {
            applier(entry->key, entry->value, context);
        }
        return;
    }
    for (id key in dictionary_of(dictionary)) {
        applier((const void *)key, (const void *)[dictionary_of(dictionary) objectForKey:key], context);
    }
}

void CFDictionaryAddValue(CFMutableDictionaryRef dictionary, const void *key, const void *value) {
    if (!CFDictionaryContainsKey(dictionary, key)) CFDictionarySetValue(dictionary, key, value);
}

void CFDictionarySetValue(CFMutableDictionaryRef dictionary, const void *key, const void *value) {
    CoreFoundationCallbackDictionary *special = callback_dictionary(dictionary);
    if (special) [special setValue:value forPointer:key];
    else [OBJECT(NSMutableDictionary, dictionary) setObject:(id)value forKey:(id)key];
}

void CFDictionaryReplaceValue(CFMutableDictionaryRef dictionary, const void *key, const void *value) {
    if (CFDictionaryContainsKey(dictionary, key)) CFDictionarySetValue(dictionary, key, value);
}

void CFDictionaryRemoveValue(CFMutableDictionaryRef dictionary, const void *key) {
    CoreFoundationCallbackDictionary *special = callback_dictionary(dictionary);
    if (special) [special removePointer:key];
    else [OBJECT(NSMutableDictionary, dictionary) removeObjectForKey:(id)key];
}

void CFDictionaryRemoveAllValues(CFMutableDictionaryRef dictionary) {
    [OBJECT(NSMutableDictionary, dictionary) removeAllObjects];
}
