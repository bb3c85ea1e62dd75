// Comparison functions may return any number, such as a difference; GNUstep expects -1, 0 and 1.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef NSInteger compare_objects(id first, id second, void *context);

struct comparison {
    compare_objects *function;
    void *context;
};

/// Only the lower 32 bits count, since functions of that time return an int.
static NSInteger sign_of(id first, id second, void *context) {
    const struct comparison *comparison = context;
    int result = (int)comparison->function(first, second, comparison->context);
    return (result > 0) - (result < 0);
}

FAMILY_METHOD(sort, void, NSMutableArray *, compare_objects *, void *)

static void sort(sort_former *former, NSMutableArray *array, SEL selector, compare_objects *function, void *context) {
    struct comparison comparison = {function, context};
    if (function == sign_of) {
        former(array, selector, function, context);
    } else {
        former(array, selector, sign_of, &comparison);
    }
}

INSTALL(sort_functions) {
    static const char *const classes[] = {"NSMutableArray", "GSMutableArray", NULL};
    replace_family_method(&sort_family, @selector(sortUsingFunction:context:), classes);
}
