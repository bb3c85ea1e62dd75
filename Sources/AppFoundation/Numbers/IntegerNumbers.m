// The `objCType` of integers. GNUstep stores each that fits in an `int` as one. Apple's returns the type that the
// number was made from: "c", "s", "i" and "q" for char, short, int and long, and for an unsigned type the wider signed
// one. So `numberWithInteger:` is "q" here, where NSInteger is long, and was "i" on the phone, where it was int: in
// both it is @encode(NSInteger), which sources compare it with.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include "Runtime/ReturnedObjects.h"
#include <limits.h>
#include <stdint.h>
#include <string.h>

static Class number_class, int_class;
/// The offset of an NSIntNumber's value. The object has room for a pointer there, so four bytes behind the value are
/// free: the first holds the type, 0 for "i".
static ptrdiff_t value_offset;

static char *type_mark(id number) { return (char *)number + value_offset + sizeof(int); }

static NSNumber *new_number(int value, char type) {
    NSNumber *number = NSAllocateObject(int_class, 0, NULL);
    if (number == nil) return nil;
    *(int *)((char *)number + value_offset) = value;
    *type_mark(number) = type;
    return number;
}

/// The range of small numbers, of which there is one object each.
enum { Least = -1, Greatest = 12 };

static NSNumber *usual_number(int value, char type) {
    static uintptr_t chars[Greatest - Least + 1], shorts[Greatest - Least + 1], longs[Greatest - Least + 1];
    uintptr_t *place = &(type == 'c' ? chars : type == 's' ? shorts : longs)[value - Least];
    uintptr_t known = __atomic_load_n(place, __ATOMIC_ACQUIRE);
    if (known) return (NSNumber *)known;
    NSNumber *made = new_number(value, type);
    BOOL is_first = __atomic_compare_exchange_n(place, &known, (uintptr_t)made, NO, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    if (is_first) return made;
    [made release];
    return (NSNumber *)known;
}

static NSNumber *number_of_type(int value, char type) {
    if (value >= Least && value <= Greatest) return usual_number(value, type);
    return objc_autoreleaseReturnValue(new_number(value, type));
}

static const char *type_of_int(id number, SEL selector) {
    switch (*type_mark(number)) {
    case 'c': return "c";
    case 's': return "s";
    case 'q': return "q";
    default: return "i";
    }
}

/// As many bytes as the type has.
static void get_value(NSNumber *number, SEL selector, void *place) {
    if (place == NULL) return;
    switch (*[number objCType]) {
    case 'c': *(char *)place = [number charValue]; break;
    case 's': *(short *)place = [number shortValue]; break;
    case 'q': *(long long *)place = [number longLongValue]; break;
    default: *(int *)place = [number intValue];
    }
}

// For each method: the constructor, the initialiser, the C type, and which type code a small number gets. If the
// receiver is not NSNumber itself, or the number does not fit in an int, GNUstep's method is called.
#define INTEGER(name, number, type, fits)                                                                              \
    static id (*former_##name)(id, SEL, number), (*former_init_##name)(id, SEL, number);                               \
    static id name(id class, SEL selector, number value) {                                                             \
        if (class != number_class || !(fits)) return former_##name(class, selector, value);                            \
        return number_of_type((int)value, type);                                                                       \
    }                                                                                                                  \
    static id init_##name(id allocated, SEL selector, number value) {                                                  \
        if (object_getClass(allocated) != number_class || !(fits)) {                                                   \
            return former_init_##name(allocated, selector, value);                                                     \
        }                                                                                                              \
        [allocated release];                                                                                           \
        return [number_of_type((int)value, type) retain];                                                              \
    }

#define IS_INT (value >= INT_MIN && value <= INT_MAX)
#define IS_UNSIGNED_INT (value <= INT_MAX)

INTEGER(with_char, signed char, 'c', 1)
INTEGER(with_unsigned_char, unsigned char, 's', 1)
INTEGER(with_short, short, 's', 1)
INTEGER(with_long, long, 'q', IS_INT)
INTEGER(with_integer, NSInteger, 'q', IS_INT)
INTEGER(with_long_long, long long, 'q', IS_INT)
INTEGER(with_unsigned_int, unsigned int, 'q', IS_UNSIGNED_INT)
INTEGER(with_unsigned_long, unsigned long, 'q', IS_UNSIGNED_INT)
INTEGER(with_unsigned_integer, NSUInteger, 'q', IS_UNSIGNED_INT)
INTEGER(with_unsigned_long_long, unsigned long long, 'q', IS_UNSIGNED_INT)

#define PUT(name, constructor, initializer)                                                                            \
    former_##name = (void *)replace_class_method(number_class, @selector(constructor), (IMP)name);                     \
    former_init_##name = (void *)replace_instance_method(number_class, @selector(initializer), (IMP)init_##name);

INSTALL(integer_numbers) {
    number_class = [NSNumber class];
    int_class = objc_lookUpClass("NSIntNumber");
    Ivar value = int_class ? class_getInstanceVariable(int_class, "value") : NULL;
    if (value == NULL) return;
    value_offset = ivar_getOffset(value);
    if (class_getInstanceSize(int_class) <= (size_t)value_offset + sizeof(int)) return;
    replace_instance_method(int_class, @selector(objCType), (IMP)type_of_int);
    replace_instance_method(int_class, @selector(getValue:), (IMP)get_value);
    PUT(with_char, numberWithChar:, initWithChar:)
    PUT(with_unsigned_char, numberWithUnsignedChar:, initWithUnsignedChar:)
    PUT(with_short, numberWithShort:, initWithShort:)
    PUT(with_long, numberWithLong:, initWithLong:)
    PUT(with_integer, numberWithInteger:, initWithInteger:)
    PUT(with_long_long, numberWithLongLong:, initWithLongLong:)
    PUT(with_unsigned_int, numberWithUnsignedInt:, initWithUnsignedInt:)
    PUT(with_unsigned_long, numberWithUnsignedLong:, initWithUnsignedLong:)
    PUT(with_unsigned_integer, numberWithUnsignedInteger:, initWithUnsignedInteger:)
    PUT(with_unsigned_long_long, numberWithUnsignedLongLong:, initWithUnsignedLongLong:)
}
