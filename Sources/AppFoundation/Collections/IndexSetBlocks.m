// Enumerating an index set with blocks: ranges, and indexes that pass a test.

#import <Foundation/Foundation.h>

typedef BOOL (^index_test)(NSUInteger index, BOOL *stop);
typedef void (^range_visit)(NSRange range, BOOL *stop);

static NSRange all_indexes(void) { return NSMakeRange(0, NSNotFound); }

@interface NSIndexSet (Blocks)
@end

@implementation NSIndexSet (Blocks)

- (NSIndexSet *)indexesInRange:(NSRange)range options:(NSEnumerationOptions)options passingTest:(index_test)passes {
    NSMutableIndexSet *found = [NSMutableIndexSet indexSet];
    // Tests run one after the other, also with NSEnumerationConcurrent: threads would need a lock for the result.
    [self enumerateIndexesInRange:range
                          options:options & ~(NSEnumerationOptions)NSEnumerationConcurrent
                       usingBlock:^(NSUInteger index, BOOL *stop) {
                           if (passes(index, stop)) [found addIndex:index];
                       }];
    return [[found copy] autorelease];
}

- (NSIndexSet *)indexesWithOptions:(NSEnumerationOptions)options passingTest:(index_test)passes {
    return [self indexesInRange:all_indexes() options:options passingTest:passes];
}

- (NSIndexSet *)indexesPassingTest:(index_test)passes {
    return [self indexesInRange:all_indexes() options:0 passingTest:passes];
}

- (NSUInteger)indexInRange:(NSRange)range options:(NSEnumerationOptions)options passingTest:(index_test)passes {
    __block NSUInteger found = NSNotFound;
    [self enumerateIndexesInRange:range
                          options:options & ~(NSEnumerationOptions)NSEnumerationConcurrent
                       usingBlock:^(NSUInteger index, BOOL *stop) {
                           if (!passes(index, stop)) return;
                           found = index;
                           *stop = YES;
                       }];
    return found;
}

- (NSUInteger)indexWithOptions:(NSEnumerationOptions)options passingTest:(index_test)passes {
    return [self indexInRange:all_indexes() options:options passingTest:passes];
}

- (NSUInteger)indexPassingTest:(index_test)passes {
    return [self indexInRange:all_indexes() options:0 passingTest:passes];
}

- (void)enumerateIndexesInRange:(NSRange)range
                        options:(NSEnumerationOptions)options
                     usingBlock:(void (^)(NSUInteger index, BOOL *stop))block {
    // The block may change a mutable set.
    [[[self copy] autorelease] enumerateRangesInRange:range
                                              options:options
                                           usingBlock:^(NSRange part, BOOL *stop) {
                                               for (NSUInteger i = 0; i < part.length && !*stop; i++) {
                                                   BOOL is_reverse = (options & NSEnumerationReverse) != 0;
                                                   block(is_reverse ? NSMaxRange(part) - 1 - i : part.location + i, stop);
                                               }
                                           }];
}

- (void)enumerateIndexesWithOptions:(NSEnumerationOptions)options
                         usingBlock:(void (^)(NSUInteger index, BOOL *stop))block {
    [self enumerateIndexesInRange:all_indexes() options:options usingBlock:block];
}

- (void)enumerateIndexesUsingBlock:(void (^)(NSUInteger index, BOOL *stop))block {
    [self enumerateIndexesInRange:all_indexes() options:0 usingBlock:block];
}

/// The range of indexes in a row that begins at that one.
- (NSRange)rangeFrom:(NSUInteger)first within:(NSRange)limits {
    NSUInteger end = first + 1;
    // By doubling and halving the length: one call tells whether the set has a whole range.
    NSUInteger step = 1;
    while (step > 0) {
        BOOL fits = step <= NSMaxRange(limits) - end;
        if (fits && [self containsIndexesInRange:NSMakeRange(end, step)]) {
            end += step;
            step *= 2;
        } else {
            step /= 2;
        }
    }
    return NSMakeRange(first, end - first);
}

- (void)enumerateRangesInRange:(NSRange)range options:(NSEnumerationOptions)options usingBlock:(range_visit)block {
    NSMutableData *found = [NSMutableData data];
    NSUInteger next = [self indexGreaterThanOrEqualToIndex:range.location];
    while (next != NSNotFound && next < NSMaxRange(range)) {
        NSRange part = [self rangeFrom:next within:range];
        [found appendBytes:&part length:sizeof part];
        next = [self indexGreaterThanOrEqualToIndex:NSMaxRange(part)];
    }
    NSUInteger count = [found length] / sizeof(NSRange);
    BOOL stop = NO;
    for (NSUInteger i = 0; i < count && !stop; i++) {
        NSUInteger place = options & NSEnumerationReverse ? count - 1 - i : i;
        block(((const NSRange *)[found bytes])[place], &stop);
    }
}

- (void)enumerateRangesWithOptions:(NSEnumerationOptions)options usingBlock:(range_visit)block {
    [self enumerateRangesInRange:all_indexes() options:options usingBlock:block];
}

- (void)enumerateRangesUsingBlock:(range_visit)block {
    [self enumerateRangesInRange:all_indexes() options:0 usingBlock:block];
}

@end
