// NSMutableOrderedSet: all methods use the three that insert, remove and replace one member.

#include "Collections/OrderedSets.h"

static void check_object(id object, const char *message) {
    if (object) return;
    [NSException raise:NSInvalidArgumentException format:@"*** -[__NSOrderedSetM %s]: object cannot be nil", message];
}

@interface NSMutableOrderedSet (Members)
@end

@implementation NSMutableOrderedSet (Members)

+ (id)allocWithZone:(NSZone *)zone {
    return NSAllocateObject(self == [NSMutableOrderedSet class] ? [ArrayMutableOrderedSet class] : self, 0, zone);
}
+ (id)orderedSetWithCapacity:(NSUInteger)capacity { return [[[self alloc] initWithCapacity:capacity] autorelease]; }
- (id)init { return self; }
- (id)initWithCapacity:(NSUInteger)capacity { return [self init]; }
- (Class)classForCoder { return [NSMutableOrderedSet class]; }

#pragma mark Adding

- (void)addObject:(id)object {
    check_object(object, "addObject:");
    if (![self containsObject:object]) [self insertObject:object atIndex:[self count]];
}
- (void)addObjects:(const id *)objects count:(NSUInteger)count {
    for (NSUInteger i = 0; i < count; i++) [self addObject:objects[i]];
}
- (void)addObjectsFromArray:(NSArray *)objects {
    for (id object in [[objects copy] autorelease]) [self addObject:object];
}
- (void)insertObjects:(NSArray *)objects atIndexes:(NSIndexSet *)indexes {
    if ([objects count] != [indexes count]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSMutableOrderedSet insertObjects:atIndexes:]: count of array (%lu) differs from count of "
                           @"index set (%lu)",
                           (unsigned long)[objects count], (unsigned long)[indexes count]];
    }
    NSUInteger index = [indexes firstIndex];
    for (id object in objects) {
        [self insertObject:object atIndex:index];
        index = [indexes indexGreaterThanIndex:index];
    }
}
- (void)unionOrderedSet:(NSOrderedSet *)other { [self addObjectsFromArray:[other array]]; }
- (void)unionSet:(NSSet *)other { [self addObjectsFromArray:[other allObjects]]; }

#pragma mark Removing

- (void)removeObject:(id)object {
    NSUInteger index = object ? [self indexOfObject:object] : NSNotFound;
    if (index != NSNotFound) [self removeObjectAtIndex:index];
}
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes {
    if ([indexes count]) {
        ordered_set_check_index(self, "removeObjectsAtIndexes:", [indexes lastIndex], [self count]);
    }
    for (NSUInteger i = [indexes lastIndex]; i != NSNotFound; i = [indexes indexLessThanIndex:i]) {
        [self removeObjectAtIndex:i];
    }
}
- (void)removeObjectsInRange:(NSRange)range {
    [self removeObjectsAtIndexes:[NSIndexSet indexSetWithIndexesInRange:range]];
}
- (void)removeObjectsInArray:(NSArray *)objects {
    for (id object in [[objects copy] autorelease]) [self removeObject:object];
}
- (void)removeAllObjects { [self removeObjectsInRange:NSMakeRange(0, [self count])]; }

/// Removes the members that are in the given set, or those that are not.
- (void)removeMembersOf:(NSSet *)other present:(BOOL)present {
    NSMutableIndexSet *indexes = [NSMutableIndexSet indexSet];
    NSUInteger index = 0;
    for (id object in [self array]) {
        if ([other containsObject:object] == present) [indexes addIndex:index];
        index++;
    }
    [self removeObjectsAtIndexes:indexes];
}
- (void)minusSet:(NSSet *)other { [self removeMembersOf:other present:YES]; }
- (void)minusOrderedSet:(NSOrderedSet *)other { [self minusSet:[other set]]; }
- (void)intersectSet:(NSSet *)other { [self removeMembersOf:other present:NO]; }
- (void)intersectOrderedSet:(NSOrderedSet *)other { [self intersectSet:[other set]]; }
- (void)filterUsingPredicate:(NSPredicate *)predicate {
    [self intersectSet:[NSSet setWithArray:[[self array] filteredArrayUsingPredicate:predicate]]];
}

#pragma mark Replacing and moving

- (void)setObject:(id)object atIndex:(NSUInteger)index {
    if (index == [self count]) {
        [self addObject:object];
    } else {
        [self replaceObjectAtIndex:index withObject:object];
    }
}
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index { [self setObject:object atIndex:index]; }

- (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray *)objects {
    NSUInteger index = [indexes firstIndex];
    for (id object in objects) {
        [self replaceObjectAtIndex:index withObject:object];
        index = [indexes indexGreaterThanIndex:index];
    }
}
- (void)replaceObjectsInRange:(NSRange)range withObjects:(const id *)objects count:(NSUInteger)count {
    [self removeObjectsInRange:range];
    NSUInteger index = range.location;
    for (NSUInteger i = 0; i < count; i++) {
        if (![self containsObject:objects[i]]) [self insertObject:objects[i] atIndex:index++];
    }
}

/// Puts the same members into another order.
- (void)arrange:(NSArray *)members {
    NSUInteger count = [self count];
    [self replaceObjectsInRange:NSMakeRange(0, count) withArranged:members];
}
- (void)replaceObjectsInRange:(NSRange)range withArranged:(NSArray *)members {
    members = [[members copy] autorelease];
    [self removeObjectsInRange:range];
    NSUInteger index = range.location;
    for (id object in members) [self insertObject:object atIndex:index++];
}

- (void)exchangeObjectAtIndex:(NSUInteger)one withObjectAtIndex:(NSUInteger)other {
    ordered_set_check_index(self, "exchangeObjectAtIndex:withObjectAtIndex:", MAX(one, other), [self count]);
    NSMutableArray *members = [NSMutableArray arrayWithArray:[self array]];
    [members exchangeObjectAtIndex:one withObjectAtIndex:other];
    [self arrange:members];
}
- (void)moveObjectsAtIndexes:(NSIndexSet *)indexes toIndex:(NSUInteger)index {
    NSArray *moved = [self objectsAtIndexes:indexes];
    [self removeObjectsAtIndexes:indexes];
    for (id object in moved) [self insertObject:object atIndex:index++];
}

- (void)sortUsingComparator:(NSComparator)comparator { [self sortWithOptions:0 usingComparator:comparator]; }
- (void)sortWithOptions:(NSSortOptions)options usingComparator:(NSComparator)comparator {
    [self sortRange:NSMakeRange(0, [self count]) options:options usingComparator:comparator];
}
- (void)sortRange:(NSRange)range options:(NSSortOptions)options usingComparator:(NSComparator)comparator {
    NSArray *part = [[self array] subarrayWithRange:range];
    [self replaceObjectsInRange:range withArranged:[part sortedArrayWithOptions:options usingComparator:comparator]];
}
- (void)sortUsingDescriptors:(NSArray *)descriptors {
    [self arrange:[[self array] sortedArrayUsingDescriptors:descriptors]];
}

@end

/// The members of a changeable set as an array that changes with it.
@interface OrderedSetArray : NSArray {
@public
    NSMutableOrderedSet *set;
}
@end

@implementation OrderedSetArray
- (NSUInteger)count { return [set count]; }
- (id)objectAtIndex:(NSUInteger)index { return [set objectAtIndex:index]; }
- (id)copyWithZone:(NSZone *)zone { return [[NSArray allocWithZone:zone] initWithArray:self]; }
- (Class)classForCoder { return [NSArray class]; }
- (void)dealloc {
    [set release];
    [super dealloc];
}
@end

@implementation ArrayMutableOrderedSet

- (id)init { return [self initWithObjects:NULL count:0]; }

- (id)initWithObjects:(const id *)members count:(NSUInteger)count {
    objects = [[NSMutableArray alloc] initWithCapacity:count];
    known = [[NSMutableSet alloc] initWithCapacity:count];
    for (NSUInteger i = 0; i < count; i++) [self addObject:members[i]];
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
- (NSArray *)array {
    OrderedSetArray *array = (OrderedSetArray *)NSAllocateObject([OrderedSetArray class], 0, NULL);
    array->set = [self retain];
    return [array autorelease];
}
- (NSSet *)set { return [[known copy] autorelease]; }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)buffer count:(NSUInteger)length {
    return [objects countByEnumeratingWithState:state objects:buffer count:length];
}

- (void)insertObject:(id)object atIndex:(NSUInteger)index {
    check_object(object, "insertObject:atIndex:");
    ordered_set_check_index(self, "insertObject:atIndex:", index, [objects count] + 1);
    if ([known containsObject:object]) return;
    [objects insertObject:object atIndex:index];
    [known addObject:object];
}
- (void)removeObjectAtIndex:(NSUInteger)index {
    ordered_set_check_index(self, "removeObjectAtIndex:", index, [objects count]);
    [known removeObject:[objects objectAtIndex:index]];
    [objects removeObjectAtIndex:index];
}
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object {
    check_object(object, "replaceObjectAtIndex:withObject:");
    ordered_set_check_index(self, "replaceObjectAtIndex:withObject:", index, [objects count]);
    id former = [objects objectAtIndex:index];
    if (![former isEqual:object] && [known containsObject:object]) return;
    [known removeObject:former];
    [known addObject:object];
    [objects replaceObjectAtIndex:index withObject:object];
}

- (void)dealloc {
    [objects release];
    [known release];
    [super dealloc];
}

@end
