#include "Collections/CallbackSet.h"

@interface CoreFoundationCallbackSetEnumerator : NSEnumerator {
@public
    CoreFoundationCallbackSet *set;
    NSUInteger position;
}
@end

@implementation CoreFoundationCallbackSetEnumerator

- (id)nextObject {
    PointerTableEntry *entry = pointer_table_next(&set->table, &position);
    return entry ? (id)entry->key : nil;
}

- (void)dealloc {
    [set release];
    [super dealloc];
}

@end

@implementation CoreFoundationCallbackSet

- (id)initWithCallbacks:(const CFSetCallBacks *)theCallbacks {
    // NSMutableSet's initialiser must not be called: it returns an object of another class.
    if (theCallbacks) callbacks = *theCallbacks;
    table.equal = callbacks.equal;
    table.hash = callbacks.hash;
    return self;
}

- (id)init { return [self initWithCallbacks:&kCFTypeSetCallBacks]; }
- (id)initWithCapacity:(NSUInteger)capacity { return [self init]; }

- (void)dealloc {
    isImmutable = NO;
    [self removeAllObjects];
    [super dealloc];
}

- (void)checkIsMutable {
    if (isImmutable) {
        [NSException raise:NSInternalInconsistencyException
                    format:@"-[NSCFSet]: mutating method sent to immutable object"];
    }
}

- (NSUInteger)count { return table.count; }

- (id)member:(id)object {
    PointerTableEntry *entry = pointer_table_find(&table, (const void *)object);
    return entry ? (id)entry->key : nil;
}

- (NSEnumerator *)objectEnumerator {
    CoreFoundationCallbackSetEnumerator *enumerator = [CoreFoundationCallbackSetEnumerator new];
    enumerator->set = [self retain];
    return [enumerator autorelease];
}

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

- (PointerTableEntry *)addPointer:(const void *)value replacing:(BOOL)replaces {
    [self checkIsMutable];
    PointerTableEntry *entry = pointer_table_find(&table, value);
    if (entry && !replaces) return entry;
    const void *kept = callbacks.retain ? callbacks.retain(NULL, value) : value;
    if (entry == NULL) return pointer_table_insert(&table, kept);
    const void *old = entry->key;
    entry->key = kept;
    if (callbacks.release) callbacks.release(NULL, old);
    return pointer_table_find(&table, kept);
}

- (void)removePointer:(const void *)value {
    [self checkIsMutable];
    PointerTableEntry *entry = pointer_table_find(&table, value);
    if (entry == NULL) return;
    const void *old = entry->key;
    pointer_table_remove(&table, entry);
    if (callbacks.release) callbacks.release(NULL, old);
}

- (void)addObject:(id)object { [self addPointer:(const void *)object replacing:NO]; }
- (void)removeObject:(id)object { [self removePointer:(const void *)object]; }

- (void)removeAllObjects {
    [self checkIsMutable];
    PointerTable old = table;
    table.entries = NULL;
    pointer_table_free(&table);
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(&old, &position)) != NULL;) {
        if (callbacks.release) callbacks.release(NULL, entry->key);
    }
    free(old.entries);
}

- (id)copyWithZone:(NSZone *)zone {
    if (isImmutable) return [self retain];
    CoreFoundationCallbackSet *copy = [self mutableCopyWithZone:zone];
    copy->isImmutable = YES;
    return copy;
}

- (id)mutableCopyWithZone:(NSZone *)zone {
    CoreFoundationCallbackSet *copy = [[[self class] alloc] initWithCallbacks:&callbacks];
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(&table, &position)) != NULL;) {
        [copy addPointer:entry->key replacing:NO]->count = entry->count;
    }
    return copy;
}

- (NSUInteger)hash { return table.count; }

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[NSSet class]] || [(NSSet *)other count] != table.count) return NO;
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(&table, &position)) != NULL;) {
        if (!CFSetContainsValue((CFSetRef)other, entry->key)) return NO;
    }
    return YES;
}

- (BOOL)isEqualToSet:(NSSet *)other { return [self isEqual:other]; }

- (NSString *)description {
    NSMutableString *text = [NSMutableString stringWithString:@"("];
    NSUInteger position = 0;
    for (PointerTableEntry *entry; (entry = pointer_table_next(&table, &position)) != NULL;) {
        NSString *element = callbacks.copyDescription ? [(NSString *)callbacks.copyDescription(entry->key) autorelease]
                                                      : [NSString stringWithFormat:@"<%p>", entry->key];
        [text appendFormat:@"%@, ", element];
    }
    [text appendString:@")"];
    return text;
}

- (NSString *)descriptionWithLocale:(id)locale { return [self description]; }
- (Class)classForCoder { return [NSMutableSet class]; }

@end
