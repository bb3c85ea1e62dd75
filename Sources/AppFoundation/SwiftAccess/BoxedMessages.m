// Messages from Swift whose arguments and results are objects, whatever types the method has.

#include "FoundationObjects.h"
#import <Foundation/Foundation.h>

/// The type of an argument or a result without `const`, `out` and the like.
static char plain_type(const char *type) {
    while (*type && strchr("rnNoORV", *type)) type++;
    return *type;
}

/// The pointer of an `NSError **` argument.
static bool is_error_place(const char *type) {
    while (*type && strchr("rnNoORV", *type)) type++;
    return type[0] == '^' && type[1] == '@';
}

static void set_argument(NSInvocation *message, id value, const char *type, NSInteger index) {
    union {
        id object;
        const void *pointer;
        signed char small;
        short half;
        int whole;
        long long large;
        float single;
        double real;
    } argument = {.large = 0};
    switch (plain_type(type)) {
    case 'c':
    case 'C':
    case 'B': argument.small = (signed char)[value longLongValue]; break;
    case 's':
    case 'S': argument.half = (short)[value longLongValue]; break;
    case 'i':
    case 'I': argument.whole = [value intValue]; break;
    case 'l':
    case 'L':
    case 'q':
    case 'Q': argument.large = [value longLongValue]; break;
    case 'f': argument.single = [value floatValue]; break;
    case 'd': argument.real = [value doubleValue]; break;
    case ':': argument.pointer = value ? (const void *)NSSelectorFromString(value) : NULL; break;
    default: argument.object = value;
    }
    [message setArgument:&argument atIndex:index];
}

static id boxed_result(NSInvocation *message, const char *type) {
    union {
        id object;
        signed char small;
        short half;
        int whole;
        long long large;
        float single;
        double real;
        SEL selector;
    } result = {.large = 0};
    char plain = plain_type(type);
    if (plain == 'v') return nil;
    [message getReturnValue:&result];
    switch (plain) {
    case 'c':
    case 'C': return [NSNumber numberWithBool:result.small != 0];
    case 'B': return [NSNumber numberWithBool:result.small != 0];
    case 's': return [NSNumber numberWithShort:result.half];
    case 'S': return [NSNumber numberWithUnsignedShort:(unsigned short)result.half];
    case 'i': return [NSNumber numberWithInt:result.whole];
    case 'I': return [NSNumber numberWithUnsignedInt:(unsigned)result.whole];
    case 'l':
    case 'q': return [NSNumber numberWithLongLong:result.large];
    case 'L':
    case 'Q': return [NSNumber numberWithUnsignedLongLong:(unsigned long long)result.large];
    case 'f': return [NSNumber numberWithFloat:result.single];
    case 'd': return [NSNumber numberWithDouble:result.real];
    case ':': return result.selector ? NSStringFromSelector(result.selector) : nil;
    case '@':
    case '#': return result.object;
    default: return nil;
    }
}

/// Whether the caller of a method with this name owns the result, by Cocoa's rules.
static bool gives_ownership(const char *name) {
    static const char *const families[] = {"init", "new", "copy", "mutableCopy"};
    for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
        size_t length = strlen(families[i]);
        if (strncmp(name, families[i], length) == 0 && !(name[length] >= 'a' && name[length] <= 'z')) return true;
    }
    return false;
}

void *object_send_boxed(void *receiver, const char *name, void *const *arguments, long count, void **error) {
    id target = (id)receiver;
    SEL selector = sel_registerName(name);
    NSMethodSignature *signature = [target methodSignatureForSelector:selector];
    if (signature == nil) {
        [target doesNotRecognizeSelector:selector];
        return NULL;
    }
    NSInvocation *message = [NSInvocation invocationWithMethodSignature:signature];
    [message setSelector:selector];
    NSError *problem = nil;
    NSError **place = &problem;
    long used = 0;
    for (NSUInteger index = 2; index < [signature numberOfArguments]; index++) {
        const char *type = [signature getArgumentTypeAtIndex:index];
        if (is_error_place(type)) {
            [message setArgument:&place atIndex:(NSInteger)index];
        } else {
            set_argument(message, used < count ? (id)arguments[used++] : nil, type, (NSInteger)index);
        }
    }
    [message invokeWithTarget:target];
    if (error) *error = problem;
    id result = boxed_result(message, [signature methodReturnType]);
    return gives_ownership(name) ? [result autorelease] : result;
}

void *class_make_boxed(void *class, const char *name, void *const *arguments, long count) {
    return object_send_boxed([(Class)class alloc], name, arguments, count, NULL);
}
