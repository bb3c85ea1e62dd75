// Searches in arrays where GNUstep differs from Apple: from the end, and in a range out of bounds.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

@interface NSArray (Searches)
@end

@interface NSIndexSet (Tests)
- (NSIndexSet *)indexesWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (^)(NSUInteger index, BOOL *stop))test;
@end

@implementation NSArray (Searches)

/// Raises Apple's exception unless the array has an object for every index.
- (void)checkIndexes:(NSIndexSet *)indexes of:(SEL)method {
    if (indexes == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSArray %@]: index set argument is nil", NSStringFromSelector(method)];
    }
    if ([indexes count] == 0 || [indexes lastIndex] < [self count]) return;
    [NSException raise:NSRangeException
                format:@"*** -[NSArray %@]: index %lu in index set beyond bounds [0 .. %ld]", NSStringFromSelector(method),
                       (unsigned long)[indexes lastIndex], (long)[self count] - 1];
}

- (NSUInteger)indexOfObjectAtIndexes:(NSIndexSet *)indexes
                             options:(NSEnumerationOptions)options
                         passingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))passes {
    [self checkIndexes:indexes of:_cmd];
    BOOL is_reverse = (options & NSEnumerationReverse) != 0, stops = NO;
    NSUInteger index = is_reverse ? [indexes lastIndex] : [indexes firstIndex];
    while (index != NSNotFound && !stops) {
        if (passes([self objectAtIndex:index], index, &stops)) return index;
        index = is_reverse ? [indexes indexLessThanIndex:index] : [indexes indexGreaterThanIndex:index];
    }
    return NSNotFound;
}

- (NSUInteger)indexOfObjectWithOptions:(NSEnumerationOptions)options
                           passingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))passes {
    NSIndexSet *all = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, [self count])];
    return [self indexOfObjectAtIndexes:all options:options passingTest:passes];
}

- (NSIndexSet *)indexesOfObjectsAtIndexes:(NSIndexSet *)indexes
                                  options:(NSEnumerationOptions)options
                              passingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))passes {
    [self checkIndexes:indexes of:_cmd];
    return [indexes indexesWithOptions:options
                           passingTest:^BOOL(NSUInteger index, BOOL *stop) {
                               return passes([self objectAtIndex:index], index, stop);
                           }];
}

- (NSIndexSet *)indexesOfObjectsWithOptions:(NSEnumerationOptions)options
                                passingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))passes {
    NSIndexSet *all = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, [self count])];
    return [self indexesOfObjectsAtIndexes:all options:options passingTest:passes];
}

- (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))passes {
    return [self indexesOfObjectsWithOptions:0 passingTest:passes];
}

- (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes
                          options:(NSEnumerationOptions)options
                       usingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block {
    [self checkIndexes:indexes of:_cmd];
    [indexes enumerateIndexesWithOptions:options
                              usingBlock:^(NSUInteger index, BOOL *stop) {
                                  block([self objectAtIndex:index], index, stop);
                              }];
}

- (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))passes {
    return [self indexOfObjectWithOptions:0 passingTest:passes];
}

@end

typedef NSUInteger sorted_search(NSArray *array, SEL selector, id object, NSRange range, NSUInteger options,
                                 NSComparator comparator);
static sorted_search *former_sorted_search;

static NSUInteger search_sorted(NSArray *array, SEL selector, id object, NSRange range, NSUInteger options,
                                NSComparator comparator) {
    if (NSMaxRange(range) > [array count] || NSMaxRange(range) < range.location) {
        [NSException raise:NSRangeException
                    format:@"*** -[NSArray indexOfObject:inSortedRange:options:usingComparator:]: range {%lu, %lu} extends "
                           @"beyond bounds [0 .. %ld]",
                           (unsigned long)range.location, (unsigned long)range.length, (long)[array count] - 1];
    }
    return former_sorted_search(array, selector, object, range, options, comparator);
}

typedef void remove_key(NSMutableDictionary *dictionary, SEL selector, id key);
static remove_key *former_remove_key;

static void remove_checked_key(NSMutableDictionary *dictionary, SEL selector, id key) {
    if (key == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[__NSDictionaryM removeObjectForKey:]: key cannot be nil"];
    }
    former_remove_key(dictionary, selector, key);
}

INSTALL(array_searches) {
    SEL search = @selector(indexOfObject:inSortedRange:options:usingComparator:);
    former_sorted_search = (sorted_search *)replace_instance_method([NSArray class], search, (IMP)search_sorted);
    former_remove_key = (remove_key *)replace_instance_method(
        objc_lookUpClass("GSMutableDictionary"), @selector(removeObjectForKey:), (IMP)remove_checked_key);
}
