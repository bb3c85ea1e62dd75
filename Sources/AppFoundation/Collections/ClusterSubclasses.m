// Methods that subclasses of the collections inherit if they implement only the primitive methods. GNUstep's require
// fast enumeration, too.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

/// Fast enumeration by an enumerator, which the autorelease pool keeps alive.
static NSUInteger fill(NSFastEnumerationState *state, NSEnumerator *enumerator, id *buffer, NSUInteger length) {
    if (state->state == 0) {
        state->state = 1;
        state->extra[0] = (unsigned long)enumerator;
        // A subclass cannot report mutations, so this never changes.
        state->extra[1] = 0;
        state->mutationsPtr = &state->extra[1];
    }
    state->itemsPtr = buffer;
    NSUInteger count = 0;
    while (count < length && (buffer[count] = [(NSEnumerator *)state->extra[0] nextObject])) count++;
    return count;
}

@interface NSDictionary (ClusterSubclasses)
@end
@implementation NSDictionary (ClusterSubclasses)
- (NSEnumerator *)objectEnumerator { return [[self allValues] objectEnumerator]; }
- (NSArray *)allValues {
    NSMutableArray *values = [NSMutableArray arrayWithCapacity:[self count]];
    NSEnumerator *keys = [self keyEnumerator];
    for (id key = [keys nextObject]; key; key = [keys nextObject]) [values addObject:[self objectForKey:key]];
    return values;
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)buffer count:(NSUInteger)length {
    return fill(state, state->state ? nil : [self keyEnumerator], buffer, length);
}
@end

@interface NSSet (ClusterSubclasses)
@end
@implementation NSSet (ClusterSubclasses)
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)buffer count:(NSUInteger)length {
    return fill(state, state->state ? nil : [self objectEnumerator], buffer, length);
}
@end

// An app's mutable set may keep an order, which begins with the first object, and does not let itself be changed while
// its enumerator is used.

static id init_mutable_set(NSMutableSet *set, SEL selector, const id *objects, NSUInteger count) {
    set = [set initWithCapacity:count];
    for (NSUInteger i = 0; set && i < count; i++) [set addObject:objects[i]];
    return set;
}

static void intersect_set(NSMutableSet *set, SEL selector, NSSet *other) {
    if (set == other) return;
    for (id object in [set allObjects]) {
        if (![other containsObject:object]) [set removeObject:object];
    }
}

INSTALL(mutable_set_subclasses) {
    Class class = objc_lookUpClass("NSMutableSet");
    replace_instance_method(class, @selector(initWithObjects:count:), (IMP)init_mutable_set);
    replace_instance_method(class, @selector(intersectSet:), (IMP)intersect_set);
}
