#include "Collections/CallbackDictionary.h"

/// Enumerates the keys that the dictionary had when the enumerator was made.
@interface CoreFoundationCallbackKeyEnumerator : NSEnumerator {
@public
    CoreFoundationCallbackDictionary *dictionary;
    NSUInteger position;
    BOOL givesValues;
}
@end

@implementation CoreFoundationCallbackKeyEnumerator

- (id)nextObject {
    PointerTableEntry *entry = pointer_table_next(&dictionary->table, &position);
    return entry == NULL ? nil : (id)(givesValues ? entry->value : entry->key);
}

- (void)dealloc {
    [dictionary release];
    [super dealloc];
}

@end

@implementation CoreFoundationCallbackDictionary

- (id)initWithKeyCallbacks:(const CFDictionaryKeyCallBacks *)keys
            valueCallbacks:(const CFDictionaryValueCallBacks *)values {
    // NSMutableDictionary's initialiser must not be called: it returns an object of another class.
    if (keys) keyCallbacks = *keys;
    if (values) valueCallbacks = *values;
    table.equal = keyCallbacks.equal;
    table.hash = keyCallbacks.hash;
    return self;
}

- (id)init {
    return [self initWithKeyCallbacks:&kCFTypeDictionaryKeyCallBacks valueCallbacks:&kCFTypeDictionaryValueCallBacks];
}

- (id)initWithCapacity:(NSUInteger)capacity { return [self init]; }

- (void)dealloc {
    isImmutable = NO;
    [self removeAllObjects];
    [super dealloc];
}

- (void)checkIsMutable {
    if (isImmutable) {
        [NSException raise:NSInternalInconsistencyException
                    format:@"-[NSCFDictionary]: mutating method sent to immutable object"];
    }
}

- (NSUInteger)count { return table.count; }

- (id)objectForKey:(id)key {
    PointerTableEntry *entry = pointer_table_find(&table, (const void *)key);
    return entry ? (id)entry->value : nil;
}

- (NSEnumerator *)enumeratorOfValues:(BOOL)givesValues {
    CoreFoundationCallbackKeyEnumerator *enumerator = [CoreFoundationCallbackKeyEnumerator new];
    enumerator->dictionary = [self retain];
    enumerator->givesValues = givesValues;
    return [enumerator autorelease];
}

- (NSEnumerator *)keyEnumerator { return [self enumeratorOfValues:NO]; }
- (NSEnumerator *)objectEnumerator { return [self enumeratorOfValues:YES]; }

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)buffer count:(NSUInteger)limit {
    NSUInteger position = state->state, number = 0;
    while (number < limit) {
        PointerTableEntry *entry = pointer_table_next(&table, &position);
        if (entry == NULL) break;
        buffer[number++] = (id)entry->key;
    }
    state->state = position;
    state->itemsPtr = buffer;
    state->mutationsPtr = &table.changes;
    return number;
}

- (void)setValue:(const void *)value forPointer:(const void *)key {
    [self checkIsMutable];
    const void *kept = valueCallbacks.retain ? valueCallbacks.retain(NULL, value) : value;
    PointerTableEntry *entry = pointer_table_find(&table, key);
    if (entry) {
        const void *old = entry->value;
        entry->value = kept;
        if (valueCallbacks.release) valueCallbacks.release(NULL, old);
        return;
    }
    if (keyCallbacks.retain) key = keyCallbacks.retain(NULL, key);
    pointer_table_insert(&table, key)->value = kept;
}

- (void)removePointer:(const void *)key {
    [self checkIsMutable];
    PointerTableEntry *entry = pointer_table_find(&table, key);
    if (entry == NULL) return;
    PointerTableEntry removed = *entry;
    pointer_table_remove(&table, entry);
    if (keyCallbacks.release) keyCallbacks.release(NULL, removed.key);
    if (valueCallbacks.release) valueCallbacks.release(NULL, removed.value);
}

- (void)setObject:(id)object forKey:(id)key {
    if (key == nil || object == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSCFDictionary setObject:forKey:]: attempt to insert nil %@",
                           key == nil ? @"key" : @"value"];
    }
    [self setValue:(const void *)object forPointer:(const void *)key];
}

- (void)removeObjectForKey:(id)key { [self removePointer:(const void *)key]; }

- (void)removeAllObjects {
    [self checkIsMutable];
    PointerTable old = table;
    table.entries = NULL;
    pointer_table_free(&table);
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(&old, &position)) != NULL;) {
        if (keyCallbacks.release) keyCallbacks.release(NULL, entry->key);
        if (valueCallbacks.release) valueCallbacks.release(NULL, entry->value);
    }
    free(old.entries);
}

- (id)copyWithZone:(NSZone *)zone {
    if (isImmutable) return [self retain];
    CoreFoundationCallbackDictionary *copy = [self mutableCopyWithZone:zone];
    copy->isImmutable = YES;
    return copy;
}

- (id)mutableCopyWithZone:(NSZone *)zone {
    CoreFoundationCallbackDictionary *copy =
        [[CoreFoundationCallbackDictionary alloc] initWithKeyCallbacks:&keyCallbacks valueCallbacks:&valueCallbacks];
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(&table, &position)) != NULL;) {
        [copy setValue:entry->value forPointer:entry->key];
    }
    return copy;
}

- (NSUInteger)hash { return table.count; }

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[NSDictionary class]] || [(NSDictionary *)other count] != table.count) return NO;
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(&table, &position)) != NULL;) {
        const void *value = NULL;
        if (!CFDictionaryGetValueIfPresent((CFDictionaryRef)other, entry->key, &value)) return NO;
        if (value != entry->value && !(valueCallbacks.equal && valueCallbacks.equal(entry->value, value))) return NO;
    }
    return YES;
}

- (BOOL)isEqualToDictionary:(NSDictionary *)other { return [self isEqual:other]; }

- (NSString *)description {
    NSMutableString *text = [NSMutableString stringWithString:@"{"];
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(&table, &position)) != NULL;) {
        NSString *key = keyCallbacks.copyDescription ? [(NSString *)keyCallbacks.copyDescription(entry->key) autorelease]
                                                     : [NSString stringWithFormat:@"<%p>", entry->key];
        NSString *value = valueCallbacks.copyDescription
            ? [(NSString *)valueCallbacks.copyDescription(entry->value) autorelease]
            : [NSString stringWithFormat:@"<%p>", entry->value];
        [text appendFormat:@"%@ = %@; ", key, value];
    }
    [text appendString:@"}"];
    return text;
}

- (NSString *)descriptionWithLocale:(id)locale { return [self description]; }
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level { return [self description]; }
- (Class)classForCoder { return [NSMutableDictionary class]; }

@end
