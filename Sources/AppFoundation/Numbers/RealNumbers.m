// The numbers that are not finite: one object each, as kCFNumberPositiveInfinity, kCFNumberNegativeInfinity and kCFNumberNaN are,
// by which programs recognise them.

#import "Numbers/RealNumbers.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <math.h>

static Class number_class;

typedef id from_double(id receiver, SEL selector, double value);
typedef id from_float(id receiver, SEL selector, float value);

static from_double *former_with_double, *former_init_double;
static from_float *former_with_float, *former_init_float;

NSNumber *number_that_is_not_finite(double value) {
    static NSNumber *kept[3];
    if (__builtin_expect(isfinite(value), 1)) return nil;
    NSNumber **place = &kept[isnan(value) ? 0 : value > 0 ? 1 : 2];
    @synchronized([NSNumber class]) {
        // Also before the methods below are in their place.
        if (*place == nil) {
            NSNumber *made = former_with_double ? former_with_double(number_class, @selector(numberWithDouble:), value)
                                                : [NSNumber numberWithDouble:value];
            *place = [made retain];
        }
        return *place;
    }
}

static id with_double(id class, SEL selector, double value) {
    return (class == number_class ? number_that_is_not_finite(value) : nil) ?: former_with_double(class, selector, value);
}

static id with_float(id class, SEL selector, float value) {
    return (class == number_class ? number_that_is_not_finite(value) : nil) ?: former_with_float(class, selector, value);
}

static id init_double(id allocated, SEL selector, double value) {
    NSNumber *known = object_getClass(allocated) == number_class ? number_that_is_not_finite(value) : nil;
    if (known == nil) return former_init_double(allocated, selector, value);
    [allocated release];
    return [known retain];
}

static id init_float(id allocated, SEL selector, float value) {
    NSNumber *known = object_getClass(allocated) == number_class ? number_that_is_not_finite(value) : nil;
    if (known == nil) return former_init_float(allocated, selector, value);
    [allocated release];
    return [known retain];
}

INSTALL(real_numbers) {
    number_class = [NSNumber class];
    former_with_double = (from_double *)replace_class_method(number_class, @selector(numberWithDouble:), (IMP)with_double);
    former_with_float = (from_float *)replace_class_method(number_class, @selector(numberWithFloat:), (IMP)with_float);
    former_init_double = (from_double *)replace_instance_method(number_class, @selector(initWithDouble:), (IMP)init_double);
    former_init_float = (from_float *)replace_instance_method(number_class, @selector(initWithFloat:), (IMP)init_float);
}
