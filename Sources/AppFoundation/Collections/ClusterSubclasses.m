// What subclasses of the collections inherit that have no more than the primitive methods. GNUstep's demand fast enumeration
// of them, too.

#import <Foundation/Foundation.h>

/// Hands out what an enumerator gives. It is kept alive by the autorelease pool, as those of `-objectEnumerator` are.
static NSUInteger fill(NSFastEnumerationState *state, NSEnumerator *enumerator, id *buffer, NSUInteger length) {
    if (state->state == 0) {
        state->state = 1;
        state->extra[0] = (unsigned long)enumerator;
        // A subclass does not tell of its changes.
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
