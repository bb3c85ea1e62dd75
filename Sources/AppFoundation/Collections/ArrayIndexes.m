// Index sets as arguments of array methods; GNUstep loops for ever if one is nil.

#import <Foundation/Foundation.h>

/// Raises Apple's exceptions if the set is nil or has an index that is not below the limit.
static void check(NSString *method, NSIndexSet *indexes, NSUInteger limit) {
    if (indexes == nil) {
        [NSException raise:NSInvalidArgumentException format:@"*** -[%@]: index set cannot be nil", method];
    }
    if ([indexes count] == 0 || [indexes lastIndex] < limit) return;
    [NSException raise:NSRangeException
                format:@"*** -[%@]: index %lu in index set beyond bounds (%lu)", method,
                       (unsigned long)[indexes lastIndex], (unsigned long)limit];
}

@interface NSArray (Indexes)
@end

@implementation NSArray (Indexes)

- (NSArray *)objectsAtIndexes:(NSIndexSet *)indexes {
    check(@"NSArray objectsAtIndexes:", indexes, [self count]);
    NSMutableArray *objects = [NSMutableArray arrayWithCapacity:[indexes count]];
    for (NSUInteger i = [indexes firstIndex]; i != NSNotFound; i = [indexes indexGreaterThanIndex:i]) {
        [objects addObject:[self objectAtIndex:i]];
    }
    return [[objects copy] autorelease];
}

@end

@interface NSMutableArray (Indexes)
@end

@implementation NSMutableArray (Indexes)

- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes {
    check(@"NSMutableArray removeObjectsAtIndexes:", indexes, [self count]);
    for (NSUInteger i = [indexes lastIndex]; i != NSNotFound; i = [indexes indexLessThanIndex:i]) {
        [self removeObjectAtIndex:i];
    }
}

- (void)insertObjects:(NSArray *)objects atIndexes:(NSIndexSet *)indexes {
    NSUInteger count = [objects count];
    check(@"NSMutableArray insertObjects:atIndexes:", indexes, [self count] + count);
    if (count != [indexes count]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSMutableArray insertObjects:atIndexes:]: count of array (%lu) differs from count "
                           @"of index set (%lu)",
                           (unsigned long)count, (unsigned long)[indexes count]];
    }
    NSUInteger next = 0;
    for (NSUInteger i = [indexes firstIndex]; i != NSNotFound; i = [indexes indexGreaterThanIndex:i]) {
        [self insertObject:[objects objectAtIndex:next++] atIndex:i];
    }
}

- (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray *)objects {
    check(@"NSMutableArray replaceObjectsAtIndexes:withObjects:", indexes, [self count]);
    if ([objects count] != [indexes count]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSMutableArray replaceObjectsAtIndexes:withObjects:]: count of array (%lu) differs "
                           @"from count of index set (%lu)",
                           (unsigned long)[objects count], (unsigned long)[indexes count]];
    }
    NSUInteger next = 0;
    for (NSUInteger i = [indexes firstIndex]; i != NSNotFound; i = [indexes indexGreaterThanIndex:i]) {
        [self replaceObjectAtIndex:i withObject:[objects objectAtIndex:next++]];
    }
}

@end
