// Searches for the index before one that is greater than all, which GNUstep does not find, and in ranges that exceed
// the greatest index.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef NSUInteger find_before(NSIndexSet *, SEL, NSUInteger);
static find_before *former_less, *former_less_or_equal;

static NSUInteger less(NSIndexSet *set, SEL selector, NSUInteger index) {
    NSUInteger last = [set lastIndex];
    if (last != NSNotFound && index > last) return last;
    return former_less(set, selector, index);
}

static NSUInteger less_or_equal(NSIndexSet *set, SEL selector, NSUInteger index) {
    NSUInteger last = [set lastIndex];
    if (last != NSNotFound && index >= last) return last;
    return former_less_or_equal(set, selector, index);
}

typedef id init_with_range(NSIndexSet *, SEL, NSRange);
static init_with_range *former_init;

static id init(NSIndexSet *set, SEL selector, NSRange range) {
    if (NSMaxRange(range) > NSNotFound || NSMaxRange(range) < range.location) {
        [set release];
        [NSException raise:NSRangeException
                    format:@"*** -[NSIndexSet initWithIndexesInRange:]: Range {%lu, %lu} exceeds maximum index value of "
                           @"NSNotFound - 1",
                           (unsigned long)range.location, (unsigned long)range.length];
    }
    return former_init(set, selector, range);
}

INSTALL(index_set_search) {
    Class class = [NSIndexSet class];
    former_init = (init_with_range *)replace_instance_method(class, @selector(initWithIndexesInRange:), (IMP)init);
    former_less = (find_before *)replace_instance_method(class, @selector(indexLessThanIndex:), (IMP)less);
    former_less_or_equal =
        (find_before *)replace_instance_method(class, @selector(indexLessThanOrEqualToIndex:), (IMP)less_or_equal);
}
