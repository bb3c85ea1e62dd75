// Exceptions and results of collections for ranges out of bounds and for nil keys, as on the phone.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static void check_range(NSArray *array, SEL selector, NSRange range) {
    NSUInteger count = [array count];
    if (range.location <= count && range.length <= count - range.location) return;
    [NSException raise:NSRangeException
                format:@"*** -[NSMutableArray %@]: range {%lu, %lu} extends beyond bounds [0 .. %ld]",
        NSStringFromSelector(selector), (unsigned long)range.location, (unsigned long)range.length, (long)count - 1];
}

FAMILY_METHOD(remove_object, void, NSMutableArray *, id, NSRange)

static void remove_object(remove_object_former *former, NSMutableArray *array, SEL selector, id object, NSRange range) {
    check_range(array, selector, range);
    former(array, selector, object, range);
}

FAMILY_METHOD(remove_identical, void, NSMutableArray *, id, NSRange)

static void remove_identical(
    remove_identical_former *former, NSMutableArray *array, SEL selector, id object, NSRange range) {
    check_range(array, selector, range);
    former(array, selector, object, range);
}

@interface NSDictionary (KeysOfObjects)
@end

@implementation NSDictionary (KeysOfObjects)

- (NSArray *)allKeysForObject:(id)object {
    NSMutableArray *keys = [NSMutableArray array];
    for (id key in self) {
        if ([object isEqual:[self objectForKey:key]]) [keys addObject:key];
    }
    return [NSArray arrayWithArray:keys];
}

@end

INSTALL(removal_in_ranges) {
    static const char *const classes[] = {"NSMutableArray", "GSMutableArray", NULL};
    replace_family_method(&remove_object_family, @selector(removeObject:inRange:), classes);
    replace_family_method(&remove_identical_family, @selector(removeObjectIdenticalTo:inRange:), classes);
}
