#import "Context/BatchArray.h"
#import "Context/ContextState.h"

@interface BatchArray : NSArray {
  @public
    NSArray *identifiers;
    NSUInteger size;
    NSManagedObjectContext *context;
    /// The objects that were accessed, by index; they are retained.
    NSMutableDictionary *objects;
}
@end

@implementation BatchArray

- (NSUInteger)count {
    return [identifiers count];
}

- (id)objectAtIndex:(NSUInteger)place {
    NSNumber *key = [NSNumber numberWithUnsignedInteger:place];
    id known = [objects objectForKey:key];
    if (known) return known;
    // Raises if the index is out of range.
    [identifiers objectAtIndex:place];
    NSUInteger start = place / size * size, end = MIN(start + size, [identifiers count]);
    NSMutableSet *faults = [NSMutableSet set];
    for (NSUInteger i = start; i < end; i++) {
        NSManagedObject *object = context_object_for_id(context, [identifiers objectAtIndex:i]);
        [objects setObject:object forKey:[NSNumber numberWithUnsignedInteger:i]];
        [faults addObject:object];
    }
    [context readRowsOf:faults];
    return [objects objectForKey:key];
}

- (id)copyWithZone:(NSZone *)zone {
    return self;
}

@end

NSArray *batch_array(NSArray *identifiers, NSUInteger size, NSManagedObjectContext *context) {
    BatchArray *made = [[BatchArray alloc] init];
    made->identifiers = identifiers;
    made->size = size;
    made->context = context;
    made->objects = [[NSMutableDictionary alloc] init];
    return made;
}
