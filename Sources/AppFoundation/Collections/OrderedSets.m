// NSOrderedSet, after Apple's class reference. The class itself has all that follows from `-count`, `-objectAtIndex:`
// and
// `-indexOfObject:`, so that subclasses of apps need no more; what `+alloc` makes are objects of a class with an array
// and a set. GNUstep's own loses members when they are moved, replaced or removed.

#include "Collections/OrderedSets.h"

typedef BOOL (^index_test)(id object, NSUInteger index, BOOL *stop);
typedef void (^index_visit)(id object, NSUInteger index, BOOL *stop);

static NSArray *copies(NSArray *objects) {
    NSMutableArray *copies = [NSMutableArray arrayWithCapacity:[objects count]];
    for (id object in objects) [copies addObject:[[object copy] autorelease]];
    return copies;
}

NSArray *ordered_set_arguments(id first, va_list rest) {
    NSMutableArray *objects = [NSMutableArray array];
    for (id object = first; object; object = va_arg(rest, id)) [objects addObject:object];
    return objects;
}

void ordered_set_check_index(id set, const char *message, NSUInteger index, NSUInteger limit) {
    if (index < limit) return;
    [NSException raise:NSRangeException
                format:@"*** -[%@ %s]: index %lu beyond bounds [0 .. %ld]", [set class], message, (unsigned long)index,
                       (long)limit - 1];
}

@interface NSOrderedSet (Members)
@end

@implementation NSOrderedSet (Members)

+ (id)allocWithZone:(NSZone *)zone {
    return NSAllocateObject(self == [NSOrderedSet class] ? [ArrayOrderedSet class] : self, 0, zone);
}

#pragma mark Making

+ (id)orderedSet { return [[[self alloc] init] autorelease]; }
+ (id)orderedSetWithObject:(id)object { return [[[self alloc] initWithObject:object] autorelease]; }
+ (id)orderedSetWithObjects:(const id *)objects count:(NSUInteger)count {
    return [[[self alloc] initWithObjects:objects count:count] autorelease];
}
+ (id)orderedSetWithObjects:(id)first, ... {
    va_list rest;
    va_start(rest, first);
    NSArray *objects = ordered_set_arguments(first, rest);
    va_end(rest);
    return [[[self alloc] initWithArray:objects] autorelease];
}
+ (id)orderedSetWithArray:(NSArray *)array { return [[[self alloc] initWithArray:array] autorelease]; }
+ (id)orderedSetWithArray:(NSArray *)array range:(NSRange)range copyItems:(BOOL)copies {
    return [[[self alloc] initWithArray:array range:range copyItems:copies] autorelease];
}
+ (id)orderedSetWithOrderedSet:(NSOrderedSet *)set { return [[[self alloc] initWithOrderedSet:set] autorelease]; }
+ (id)orderedSetWithOrderedSet:(NSOrderedSet *)set range:(NSRange)range copyItems:(BOOL)copies {
    return [[[self alloc] initWithOrderedSet:set range:range copyItems:copies] autorelease];
}
+ (id)orderedSetWithSet:(NSSet *)set { return [[[self alloc] initWithSet:set] autorelease]; }
+ (id)orderedSetWithSet:(NSSet *)set copyItems:(BOOL)copies {
    return [[[self alloc] initWithSet:set copyItems:copies] autorelease];
}

/// For subclasses of apps, which keep their members themselves.
- (id)init { return self; }

- (id)initWithObject:(id)object { return [self initWithObjects:&object count:1]; }

- (id)initWithObjects:(id)first, ... {
    va_list rest;
    va_start(rest, first);
    NSArray *objects = ordered_set_arguments(first, rest);
    va_end(rest);
    return [self initWithArray:objects];
}

- (id)initWithArray:(NSArray *)array {
    NSUInteger count = [array count];
    id *objects = calloc(count + 1, sizeof *objects);
    [array getObjects:objects range:NSMakeRange(0, count)];
    self = [self initWithObjects:objects count:count];
    free(objects);
    return self;
}
- (id)initWithArray:(NSArray *)array copyItems:(BOOL)copied { return [self initWithArray:copied ? copies(array) : array]; }
- (id)initWithArray:(NSArray *)array range:(NSRange)range copyItems:(BOOL)copied {
    return [self initWithArray:[array subarrayWithRange:range] copyItems:copied];
}
- (id)initWithOrderedSet:(NSOrderedSet *)set { return [self initWithArray:[set array]]; }
- (id)initWithOrderedSet:(NSOrderedSet *)set copyItems:(BOOL)copied {
    return [self initWithArray:[set array] copyItems:copied];
}
- (id)initWithOrderedSet:(NSOrderedSet *)set range:(NSRange)range copyItems:(BOOL)copied {
    return [self initWithArray:[set array] range:range copyItems:copied];
}
- (id)initWithSet:(NSSet *)set { return [self initWithArray:[set allObjects]]; }
- (id)initWithSet:(NSSet *)set copyItems:(BOOL)copied { return [self initWithArray:[set allObjects] copyItems:copied]; }

/// In a keyed archive, `NS.object.0` and so on.
- (id)initWithCoder:(NSCoder *)coder {
    if (![coder allowsKeyedCoding]) return [self initWithArray:[coder decodeObject]];
    NSMutableArray *objects = [NSMutableArray array];
    for (NSUInteger i = 0;; i++) {
        NSString *key = [NSString stringWithFormat:@"NS.object.%lu", (unsigned long)i];
        id object = [coder containsValueForKey:key] ? [coder decodeObjectForKey:key] : nil;
        if (object == nil) return [self initWithArray:objects];
        [objects addObject:object];
    }
}

- (void)encodeWithCoder:(NSCoder *)coder {
    if (![coder allowsKeyedCoding]) {
        [coder encodeObject:[self array]];
        return;
    }
    NSUInteger i = 0;
    for (id object in [self array]) {
        [coder encodeObject:object forKey:[NSString stringWithFormat:@"NS.object.%lu", (unsigned long)i++]];
    }
}

- (Class)classForCoder { return [NSOrderedSet class]; }
- (id)copyWithZone:(NSZone *)zone { return [[NSOrderedSet allocWithZone:zone] initWithOrderedSet:self]; }
- (id)mutableCopyWithZone:(NSZone *)zone { return [[NSMutableOrderedSet allocWithZone:zone] initWithOrderedSet:self]; }

#pragma mark Asking

- (id)firstObject { return [self count] ? [self objectAtIndex:0] : nil; }
- (id)lastObject { return [self count] ? [self objectAtIndex:[self count] - 1] : nil; }
- (BOOL)containsObject:(id)object { return [self indexOfObject:object] != NSNotFound; }
- (id)objectAtIndexedSubscript:(NSUInteger)index { return [self objectAtIndex:index]; }

- (NSArray *)array {
    NSMutableArray *objects = [NSMutableArray arrayWithCapacity:[self count]];
    for (NSUInteger i = 0; i < [self count]; i++) [objects addObject:[self objectAtIndex:i]];
    return objects;
}
- (NSSet *)set { return [NSSet setWithArray:[self array]]; }
- (NSOrderedSet *)reversedOrderedSet {
    return [NSOrderedSet orderedSetWithArray:[[[self array] reverseObjectEnumerator] allObjects]];
}
- (NSArray *)objectsAtIndexes:(NSIndexSet *)indexes { return [[self array] objectsAtIndexes:indexes]; }
- (void)getObjects:(id *)objects range:(NSRange)range { [[self array] getObjects:objects range:range]; }
- (NSEnumerator *)objectEnumerator { return [[self array] objectEnumerator]; }
- (NSEnumerator *)reverseObjectEnumerator { return [[self array] reverseObjectEnumerator]; }

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)buffer count:(NSUInteger)length {
    NSUInteger count = [self count], taken = 0;
    if (state->state == 0) {
        state->extra[0] = 0;
        state->mutationsPtr = &state->extra[0];
    }
    state->itemsPtr = buffer;
    while (taken < length && state->state < count) buffer[taken++] = [self objectAtIndex:state->state++];
    return taken;
}

- (BOOL)isEqual:(id)other {
    return self == other || ([other isKindOfClass:[NSOrderedSet class]] && [self isEqualToOrderedSet:other]);
}
- (BOOL)isEqualToOrderedSet:(NSOrderedSet *)other {
    if ([self count] != [other count]) return NO;
    for (NSUInteger i = 0; i < [self count]; i++) {
        if (![[self objectAtIndex:i] isEqual:[other objectAtIndex:i]]) return NO;
    }
    return YES;
}
/// The hash does not use the members, one of which may be the set itself.
- (NSUInteger)hash { return [self count]; }

- (BOOL)intersectsOrderedSet:(NSOrderedSet *)other { return [self intersectsSet:[other set]]; }
- (BOOL)intersectsSet:(NSSet *)other {
    for (id object in [self array]) {
        if ([other containsObject:object]) return YES;
    }
    return NO;
}
- (BOOL)isSubsetOfOrderedSet:(NSOrderedSet *)other { return [self isSubsetOfSet:[other set]]; }
- (BOOL)isSubsetOfSet:(NSSet *)other {
    for (id object in [self array]) {
        if (![other containsObject:object]) return NO;
    }
    return YES;
}

#pragma mark Blocks, order and predicates: as of the array of the members

- (void)enumerateObjectsUsingBlock:(index_visit)visit { [[self array] enumerateObjectsUsingBlock:(void *)visit]; }
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(index_visit)visit {
    [[self array] enumerateObjectsWithOptions:options usingBlock:(void *)visit];
}
- (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options usingBlock:(index_visit)visit {
    [[self array] enumerateObjectsAtIndexes:indexes options:options usingBlock:(void *)visit];
}
- (NSUInteger)indexOfObjectPassingTest:(index_test)passes {
    return [[self array] indexOfObjectPassingTest:(void *)passes];
}
- (NSUInteger)indexOfObjectWithOptions:(NSEnumerationOptions)options passingTest:(index_test)passes {
    return [[self array] indexOfObjectWithOptions:options passingTest:(void *)passes];
}
- (NSUInteger)indexOfObjectAtIndexes:(NSIndexSet *)indexes
                             options:(NSEnumerationOptions)options
                         passingTest:(index_test)passes {
    return [[self array] indexOfObjectAtIndexes:indexes options:options passingTest:(void *)passes];
}
- (NSIndexSet *)indexesOfObjectsPassingTest:(index_test)passes {
    return [[self array] indexesOfObjectsPassingTest:(void *)passes];
}
- (NSIndexSet *)indexesOfObjectsWithOptions:(NSEnumerationOptions)options passingTest:(index_test)passes {
    return [[self array] indexesOfObjectsWithOptions:options passingTest:(void *)passes];
}
- (NSIndexSet *)indexesOfObjectsAtIndexes:(NSIndexSet *)indexes
                                  options:(NSEnumerationOptions)options
                              passingTest:(index_test)passes {
    return [[self array] indexesOfObjectsAtIndexes:indexes options:options passingTest:(void *)passes];
}
- (NSUInteger)indexOfObject:(id)object
              inSortedRange:(NSRange)range
                    options:(NSBinarySearchingOptions)options
            usingComparator:(NSComparator)comparator {
    return [[self array] indexOfObject:object inSortedRange:range options:options usingComparator:comparator];
}
- (NSArray *)sortedArrayUsingComparator:(NSComparator)comparator {
    return [[self array] sortedArrayUsingComparator:comparator];
}
- (NSArray *)sortedArrayWithOptions:(NSSortOptions)options usingComparator:(NSComparator)comparator {
    return [[self array] sortedArrayWithOptions:options usingComparator:comparator];
}
- (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors {
    return [[self array] sortedArrayUsingDescriptors:descriptors];
}
- (NSOrderedSet *)filteredOrderedSetUsingPredicate:(NSPredicate *)predicate {
    return [NSOrderedSet orderedSetWithArray:[[self array] filteredArrayUsingPredicate:predicate]];
}

@end

@implementation ArrayOrderedSet

- (id)init { return [self initWithObjects:NULL count:0]; }

- (id)initWithObjects:(const id *)members count:(NSUInteger)count {
    NSMutableArray *distinct = [[NSMutableArray alloc] initWithCapacity:count];
    NSMutableSet *seen = [[NSMutableSet alloc] initWithCapacity:count];
    for (NSUInteger i = 0; i < count; i++) {
        if (members == NULL || members[i] == nil) {
            [NSException raise:NSInvalidArgumentException
                        format:@"*** -[NSOrderedSet initWithObjects:count:]: attempt to insert nil object from objects[%lu]",
                               (unsigned long)i];
        }
        if ([seen containsObject:members[i]]) continue;
        [seen addObject:members[i]];
        [distinct addObject:members[i]];
    }
    objects = [distinct copy];
    known = seen;
    [distinct release];
    return self;
}

- (NSUInteger)count { return [objects count]; }
- (id)objectAtIndex:(NSUInteger)index {
    ordered_set_check_index(self, "objectAtIndex:", index, [objects count]);
    return [objects objectAtIndex:index];
}
- (NSUInteger)indexOfObject:(id)object {
    return object && [known containsObject:object] ? [objects indexOfObject:object] : NSNotFound;
}
- (BOOL)containsObject:(id)object { return object && [known containsObject:object]; }
- (NSArray *)array { return [[objects retain] autorelease]; }
- (NSSet *)set { return [[known retain] autorelease]; }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)buffer count:(NSUInteger)length {
    return [objects countByEnumeratingWithState:state objects:buffer count:length];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

- (void)dealloc {
    [objects release];
    [known release];
    [super dealloc];
}

@end
