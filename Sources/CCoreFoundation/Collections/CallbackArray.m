#include "Collections/CallbackArray.h"

@implementation CoreFoundationCallbackArray

+ (BOOL)isNeededFor:(const CFArrayCallBacks *)callbacks {
    if (callbacks == NULL) return YES;
    return callbacks->retain != kCFTypeArrayCallBacks.retain || callbacks->release != kCFTypeArrayCallBacks.release
        || callbacks->equal != kCFTypeArrayCallBacks.equal;
}

- (id)initWithCallbacks:(const CFArrayCallBacks *)theCallbacks {
    // NSMutableArray's initialiser must not be called: it returns an object of another class.
    if (theCallbacks) callbacks = *theCallbacks;
    return self;
}

- (id)init { return [self initWithCallbacks:&kCFTypeArrayCallBacks]; }
- (id)initWithCapacity:(NSUInteger)theCapacity { return [self init]; }

- (void)dealloc {
    isImmutable = NO;
    [self removeAllObjects];
    free(values);
    [super dealloc];
}

- (void)checkIndex:(NSUInteger)index limit:(NSUInteger)limit {
    if (index < limit) return;
    [NSException raise:NSRangeException
                format:@"*** -[NSCFArray objectAtIndex:]: index (%lu) beyond bounds (%lu)", (unsigned long)index,
                       (unsigned long)count];
}

- (void)checkIsMutable {
    if (isImmutable) {
        [NSException raise:NSInternalInconsistencyException
                    format:@"-[NSCFArray]: mutating method sent to immutable object"];
    }
}

- (NSUInteger)count { return count; }

- (id)objectAtIndex:(NSUInteger)index {
    [self checkIndex:index limit:count];
    return (id)values[index];
}

- (void)replaceValuesInRange:(NSRange)range with:(const void **)newValues count:(NSUInteger)newCount {
    [self checkIsMutable];
    if (range.location > count || range.length > count - range.location) [self checkIndex:NSMaxRange(range) limit:count];
    const void **old = range.length ? malloc(range.length * sizeof *old) : NULL;
    const void **kept = newCount ? malloc(newCount * sizeof *kept) : NULL;
    for (NSUInteger i = 0; i < range.length; i++) old[i] = values[range.location + i];
    for (NSUInteger i = 0; i < newCount; i++) {
        kept[i] = callbacks.retain ? callbacks.retain(NULL, newValues[i]) : newValues[i];
    }
    NSUInteger total = count - range.length + newCount;
    if (total > capacity) {
        capacity = MAX(total, capacity * 2);
        values = realloc(values, capacity * sizeof *values);
    }
    if (count > NSMaxRange(range)) {
        memmove(values + range.location + newCount, values + NSMaxRange(range),
                (count - NSMaxRange(range)) * sizeof *values);
    }
    if (newCount) memcpy(values + range.location, kept, newCount * sizeof *values);
    count = total;
    // At the end, since a release callback may access the array.
    for (NSUInteger i = 0; callbacks.release && i < range.length; i++) callbacks.release(NULL, old[i]);
    free(old);
    free(kept);
}

- (void)insertObject:(id)object atIndex:(NSUInteger)index {
    const void *value = (const void *)object;
    [self replaceValuesInRange:NSMakeRange(index, 0) with:&value count:1];
}

- (void)addObject:(id)object { [self insertObject:object atIndex:count]; }

- (void)removeObjectAtIndex:(NSUInteger)index {
    [self checkIndex:index limit:count];
    [self replaceValuesInRange:NSMakeRange(index, 1) with:NULL count:0];
}

- (void)removeLastObject {
    if (count) [self removeObjectAtIndex:count - 1];
}

- (void)removeAllObjects { [self replaceValuesInRange:NSMakeRange(0, count) with:NULL count:0]; }

- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object {
    [self checkIndex:index limit:count];
    const void *value = (const void *)object;
    [self replaceValuesInRange:NSMakeRange(index, 1) with:&value count:1];
}

- (void)exchangeObjectAtIndex:(NSUInteger)first withObjectAtIndex:(NSUInteger)second {
    [self checkIsMutable];
    [self checkIndex:first limit:count];
    [self checkIndex:second limit:count];
    const void *value = values[first];
    values[first] = values[second];
    values[second] = value;
}

- (NSUInteger)indexOfValue:(const void *)value inRange:(NSRange)range backwards:(BOOL)backwards {
    for (NSUInteger i = 0; i < range.length; i++) {
        NSUInteger index = backwards ? NSMaxRange(range) - 1 - i : range.location + i;
        if (index >= count) continue;
        if (values[index] == value || (callbacks.equal && callbacks.equal(values[index], value))) return index;
    }
    return NSNotFound;
}

- (NSUInteger)indexOfObject:(id)object {
    return [self indexOfValue:(const void *)object inRange:NSMakeRange(0, count) backwards:NO];
}

- (NSUInteger)indexOfObject:(id)object inRange:(NSRange)range {
    return [self indexOfValue:(const void *)object inRange:range backwards:NO];
}

- (NSUInteger)indexOfObjectIdenticalTo:(id)object {
    for (NSUInteger i = 0; i < count; i++) {
        if (values[i] == (const void *)object) return i;
    }
    return NSNotFound;
}

- (BOOL)containsObject:(id)object { return [self indexOfObject:object] != NSNotFound; }

- (void)removeObject:(id)object {
    for (NSUInteger i = count; i-- > 0;) {
        if (i < count && (values[i] == (const void *)object || (callbacks.equal && callbacks.equal(values[i], object)))) {
            [self removeObjectAtIndex:i];
        }
    }
}

- (void)removeObjectIdenticalTo:(id)object {
    for (NSUInteger i = count; i-- > 0;) {
        if (i < count && values[i] == (const void *)object) [self removeObjectAtIndex:i];
    }
}

- (void)getObjects:(id *)buffer { memcpy(buffer, values, count * sizeof *values); }

- (void)getObjects:(id *)buffer range:(NSRange)range {
    if (range.location > count || range.length > count - range.location) [self checkIndex:NSMaxRange(range) limit:count];
    memcpy(buffer, values + range.location, range.length * sizeof *values);
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)buffer count:(NSUInteger)limit {
    NSUInteger start = state->state, number = MIN(limit, count - MIN(start, count));
    for (NSUInteger i = 0; i < number; i++) buffer[i] = (id)values[start + i];
    state->state = start + number;
    state->itemsPtr = buffer;
    state->mutationsPtr = (unsigned long *)&count;
    return number;
}

- (id)copyWithZone:(NSZone *)zone {
    if (isImmutable) return [self retain];
    CoreFoundationCallbackArray *copy = [self mutableCopyWithZone:zone];
    copy->isImmutable = YES;
    return copy;
}

- (id)mutableCopyWithZone:(NSZone *)zone {
    CoreFoundationCallbackArray *copy = [[CoreFoundationCallbackArray alloc] initWithCallbacks:&callbacks];
    [copy replaceValuesInRange:NSMakeRange(0, 0) with:values count:count];
    return copy;
}

- (NSUInteger)hash { return count; }

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[NSArray class]] || [(NSArray *)other count] != count) return NO;
    for (NSUInteger i = 0; i < count; i++) {
        const void *value = (const void *)[(NSArray *)other objectAtIndex:i];
        if (values[i] != value && !(callbacks.equal && callbacks.equal(values[i], value))) return NO;
    }
    return YES;
}

- (BOOL)isEqualToArray:(NSArray *)other { return [self isEqual:other]; }

- (NSString *)description {
    NSMutableString *text = [NSMutableString stringWithString:@"("];
    for (NSUInteger i = 0; i < count; i++) {
        NSString *element = callbacks.copyDescription
            ? [(NSString *)callbacks.copyDescription(values[i]) autorelease]
            : [NSString stringWithFormat:@"<%p>", values[i]];
        [text appendFormat:@"%@%@", i ? @", " : @"", element];
    }
    [text appendString:@")"];
    return text;
}

- (NSString *)descriptionWithLocale:(id)locale { return [self description]; }
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level { return [self description]; }
- (Class)classForCoder { return [NSMutableArray class]; }

@end
