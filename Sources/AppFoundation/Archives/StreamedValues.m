// NSValue in archives without keys: the type encoding as a string, then the value. GNUstep trusts any type in an
// archive, and an unknown one ends the program.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

enum { DeepestType = 8, LongestType = 1000, LargestValue = 1 << 16 };

__attribute__((noreturn)) static void refuse(NSString *type) {
    [NSException raise:NSInvalidArgumentException format:@"*** archives cannot hold values of the type “%@”", type];
    __builtin_unreachable();
}

/// The end of a type that consists of numbers only, also in structures and arrays, without pointers. NULL for any
/// other.
static const char *end_of_type(const char *type, int depth) {
    if (depth > DeepestType || *type == 0) return NULL;
    if (*type == '{') {
        type += 1 + strspn(type + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_?");
        if (type[0] != '=' || type[1] == '}') return NULL;
        type++;
        while (type && *type != '}') type = end_of_type(type, depth + 1);
        return type ? type + 1 : NULL;
    }
    if (*type == '[') {
        size_t digits = strspn(type + 1, "0123456789");
        if (digits == 0 || digits > 4 || type[1] == '0') return NULL;
        type = end_of_type(type + 1 + digits, depth + 1);
        return type && *type == ']' ? type + 1 : NULL;
    }
    return strchr("cCsSiIlLqQfdB", *type) ? type + 1 : NULL;
}

/// The size of a value of this type; raises for a type that an archive may not have.
static NSUInteger checked_size(const char *type) {
    const char *end = strlen(type) <= LongestType ? end_of_type(type, 0) : NULL;
    NSUInteger size = 0;
    if (end && *end == 0) NSGetSizeAndAlignment(type, &size, NULL);
    if (size == 0 || size > LargestValue) refuse([NSString stringWithUTF8String:type]);
    return size;
}

static void encode(NSValue *value, SEL selector, NSCoder *coder) {
    const char *type = [value objCType];
    void *bytes = [[NSMutableData dataWithLength:checked_size(type)] mutableBytes];
    [value getValue:bytes];
    [coder encodeObject:[NSString stringWithUTF8String:type]];
    [coder encodeValueOfObjCType:type at:bytes];
}

static id decode(NSValue *value, SEL selector, NSCoder *coder) {
    NSString *text = [coder decodeObject];
    if (![text isKindOfClass:[NSString class]]) refuse(nil);
    const char *type = [text UTF8String];
    if (type == NULL) refuse(nil);
    void *bytes = [[NSMutableData dataWithLength:checked_size(type)] mutableBytes];
    [coder decodeValueOfObjCType:type at:bytes];
    NSValue *decoded = [[NSValue alloc] initWithBytes:bytes objCType:type];
    [value release];
    return decoded;
}

INSTALL(streamed_values) {
    static const char *const names[] = {"NSValue", NULL};
    replace_method_of_classes(@selector(encodeWithCoder:), (IMP)encode, names);
    replace_method_of_classes(@selector(initWithCoder:), (IMP)decode, names);
}
