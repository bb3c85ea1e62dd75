// Bounds of index sets: indexes are below NSNotFound, and `-getIndexes:maxCount:inIndexRange:` advances the range until
// it is empty.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

typedef id make(NSIndexSet *, SEL, NSRange);
static make *former_make;

static id with_range(NSIndexSet *set, SEL selector, NSRange range) {
    if (range.location > NSNotFound || range.length > NSNotFound - range.location) {
        [set release];
        [NSException raise:NSRangeException
                    format:@"*** -[%@ %@]: Range {%lu, %lu} exceeds maximum index value of NSNotFound - 1",
                           NSStringFromClass([NSIndexSet class]), NSStringFromSelector(selector),
                           (unsigned long)range.location, (unsigned long)range.length];
    }
    return former_make(set, selector, range);
}

static id with_index(NSIndexSet *set, SEL selector, NSUInteger index) {
    return [set initWithIndexesInRange:NSMakeRange(index, 1)];
}

@interface NSIndexSet (Bounds)
@end

@implementation NSIndexSet (Bounds)

- (NSUInteger)getIndexes:(NSUInteger *)indexes maxCount:(NSUInteger)room inIndexRange:(NSRange *)range {
    NSUInteger start = range ? range->location : 0, count = 0;
    NSUInteger end = range ? NSMaxRange(*range) : NSNotFound;
    NSUInteger index = [self indexGreaterThanOrEqualToIndex:start];
    while (count < room && index != NSNotFound && index < end) {
        indexes[count++] = index;
        index = [self indexGreaterThanIndex:index];
    }
    if (range) {
        BOOL is_full = count == room && room > 0;
        NSUInteger next = is_full ? indexes[count - 1] + 1 : room == 0 ? start : end;
        *range = NSMakeRange(next, end - next);
    }
    return count;
}

@end

INSTALL(index_set_bounds) {
    former_make = (make *)replace_instance_method(objc_lookUpClass("NSIndexSet"), @selector(initWithIndexesInRange:),
                                                  (IMP)with_range);
    replace_instance_method(objc_lookUpClass("NSIndexSet"), @selector(initWithIndex:), (IMP)with_index);
}
