#include "KeyValue/KeyBoxes.h"
#include <objc/message.h>
#include <objc/runtime.h>

/// The numbers by their type encoding: the letter, the C type, NSNumber's constructor and its accessor.
#define FOR_EACH_NUMBER(DO)                                                                                            \
    DO('c', char, numberWithChar, as_char)                                                                             \
    DO('C', unsigned char, numberWithUnsignedChar, as_char)                                                            \
    DO('s', short, numberWithShort, as_integer)                                                                        \
    DO('S', unsigned short, numberWithUnsignedShort, as_integer)                                                       \
    DO('i', int, numberWithInt, as_integer)                                                                            \
    DO('I', unsigned, numberWithUnsignedInt, as_integer)                                                               \
    DO('l', long, numberWithLong, as_integer)                                                                          \
    DO('L', unsigned long, numberWithUnsignedLong, as_unsigned)                                                        \
    DO('q', long long, numberWithLongLong, as_integer)                                                                 \
    DO('Q', unsigned long long, numberWithUnsignedLongLong, as_unsigned)                                               \
    DO('f', float, numberWithFloat, as_float)                                                                          \
    DO('d', double, numberWithDouble, as_double)                                                                       \
    DO('B', _Bool, numberWithBool, as_truth)

// A string is accepted for a number if it implements the accessor, such as `-intValue`, as on the phone.

static char as_char(id value) {
    return [value respondsToSelector:@selector(charValue)] ? [(NSNumber *)value charValue] : [value boolValue];
}
static long long as_integer(id value) { return [value longLongValue]; }
static unsigned long long as_unsigned(id value) {
    BOOL is_number = [value respondsToSelector:@selector(unsignedLongLongValue)];
    return is_number ? [value unsignedLongLongValue] : (unsigned long long)[value longLongValue];
}
static float as_float(id value) { return [value floatValue]; }
static double as_double(id value) { return [value doubleValue]; }
static _Bool as_truth(id value) { return [value boolValue]; }

static NSInvocation *invocation_of(id object, SEL selector) {
    Method method = class_getInstanceMethod(object_getClass(object), selector);
    NSMethodSignature *signature = [NSMethodSignature signatureWithObjCTypes:method_getTypeEncoding(method)];
    NSInvocation *call = [NSInvocation invocationWithMethodSignature:signature];
    [call setSelector:selector];
    return call;
}

static id structure_from_getter(id object, SEL getter, const char *type) {
    NSInvocation *call = invocation_of(object, getter);
    [call invokeWithTarget:object];
    __attribute__((aligned(16))) char result[[[call methodSignature] methodReturnLength]];
    [call getReturnValue:result];
    return [NSValue valueWithBytes:result objCType:type];
}

id value_from_getter(id object, SEL getter, const char *type) {
    IMP method = objc_msg_lookup(object, getter);
    switch (*type) {
#define GET(letter, number, constructor, accessor)                                                                     \
    case letter: return [NSNumber constructor:((number(*)(id, SEL))method)(object, getter)];
        FOR_EACH_NUMBER(GET)
#undef GET
    case '@':
    case '#': return ((id (*)(id, SEL))method)(object, getter);
    default: return structure_from_getter(object, getter, type);
    }
}

id value_from_memory(const void *place, const char *type) {
    switch (*type) {
#define GET(letter, number, constructor, accessor)                                                                     \
    case letter: return [NSNumber constructor:*(const number *)place];
        FOR_EACH_NUMBER(GET)
#undef GET
    case '@':
    case '#': return [[*(const id *)place retain] autorelease];
    default: return [NSValue valueWithBytes:place objCType:type];
    }
}

/// Copies a structure out of an NSValue, which has to be of the same size.
static void copy_structure(id value, const char *type, void *place, NSUInteger size) {
    NSUInteger actual = 0;
    if ([value respondsToSelector:@selector(objCType)]) NSGetSizeAndAlignment([value objCType], &actual, NULL);
    if (actual != size) {
        [NSException raise:NSInvalidArgumentException
                    format:@"%@ is no value of the type %s, which the key needs", value, type];
    }
    [value getValue:place];
}

static void structure_to_setter(id object, SEL setter, const char *type, id value) {
    NSUInteger size = 0;
    NSGetSizeAndAlignment(type, &size, NULL);
    __attribute__((aligned(16))) char bytes[size];
    copy_structure(value, type, bytes, size);
    NSInvocation *call = invocation_of(object, setter);
    [call setArgument:bytes atIndex:2];
    [call invokeWithTarget:object];
}

void value_to_setter(id object, SEL setter, const char *type, id value, NSString *key) {
    if (value == nil && *type != '@' && *type != '#') {
        [object setNilValueForKey:key];
        return;
    }
    IMP method = objc_msg_lookup(object, setter);
    switch (*type) {
#define SET(letter, number, constructor, accessor)                                                                     \
    case letter: ((void (*)(id, SEL, number))method)(object, setter, (number)accessor(value)); break;
        FOR_EACH_NUMBER(SET)
#undef SET
    case '@':
    case '#': ((void (*)(id, SEL, id))method)(object, setter, value); break;
    default: structure_to_setter(object, setter, type, value);
    }
}

void value_to_memory(id object, void *place, const char *type, id value, NSString *key) {
    if (value == nil && *type != '@' && *type != '#') {
        [object setNilValueForKey:key];
        return;
    }
    NSUInteger size = 0;
    switch (*type) {
#define SET(letter, number, constructor, accessor)                                                                     \
    case letter: *(number *)place = (number)accessor(value); break;
        FOR_EACH_NUMBER(SET)
#undef SET
    case '@': {
        id former = *(id *)place;
        *(id *)place = [value retain];
        [former release];
        break;
    }
    case '#': *(Class *)place = value; break;
    default:
        NSGetSizeAndAlignment(type, &size, NULL);
        copy_structure(value, type, place, size);
    }
}
