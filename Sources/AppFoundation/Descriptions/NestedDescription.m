#import "NestedDescription.h"

/// An object that is being described on this thread, and the one that it is in.
struct described_object {
    id object;
    const struct described_object *outer;
};

static __thread const struct described_object *innermost;

enum { DeepestLevel = 500 };

static BOOL is_described_already(id object, NSUInteger level) {
    if (level > DeepestLevel) return YES;
    for (const struct described_object *outer = innermost; outer; outer = outer->outer) {
        if (outer->object == object) return YES;
    }
    return NO;
}

NSString *description_within(id object, NSUInteger level, NSString *hint, NSString *(^describe)(void)) {
    if (is_described_already(object, level)) return hint;
    struct described_object this = {object, innermost};
    innermost = &this;
    @try {
        return describe();
    } @finally {
        innermost = this.outer;
    }
}
