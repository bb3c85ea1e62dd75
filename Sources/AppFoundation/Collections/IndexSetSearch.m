// The index before one that lies behind all: GNUstep finds none.

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

INSTALL(index_set_search) {
    Class class = [NSIndexSet class];
    former_less = (find_before *)replace_instance_method(class, @selector(indexLessThanIndex:), (IMP)less);
    former_less_or_equal =
        (find_before *)replace_instance_method(class, @selector(indexLessThanOrEqualToIndex:), (IMP)less_or_equal);
}
