// The bytes of values: GNUstep copies as many as their type is aligned to.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

static NSUInteger size_of(NSValue *value) {
    NSUInteger size = 0;
    NSGetSizeAndAlignment([value objCType], &size, NULL);
    return size;
}

/// Classes whose only instance variable, `data`, is the value.
static const char *const classes[] = {"GSNonretainedObjectValue", "GSPointValue", "GSPointerValue", "GSRangeValue",
                                      "GSRectValue", "GSSizeValue", NULL};

static const void *bytes_of(NSValue *value) {
    Ivar data = class_getInstanceVariable(object_getClass(value), "data");
    return (const char *)value + ivar_getOffset(data);
}

static void get_value(NSValue *value, SEL selector, void *bytes) {
    if (bytes == NULL) return;
    memcpy(bytes, bytes_of(value), size_of(value));
}

/// "{CGRect={CGPoint=dd}…" without what only names it, so that types are compared by what they hold.
static NSUInteger bare_type(const char *type, char *bare, NSUInteger capacity) {
    NSUInteger count = 0;
    for (; *type && count + 1 < capacity; type++) {
        bare[count++] = *type;
        const char *equals = *type == '{' || *type == '(' ? strpbrk(type + 1, "={}()") : NULL;
        if (equals && *equals == '=') type = equals - 1;
    }
    bare[count] = 0;
    return count;
}

static BOOL is_same_type(const char *type, const char *other) {
    if (strcmp(type, other) == 0) return YES;
    char bare[512], other_bare[512];
    NSUInteger count = bare_type(type, bare, sizeof bare), other_count = bare_type(other, other_bare, sizeof other_bare);
    return count == other_count && count < sizeof bare - 1 && strcmp(bare, other_bare) == 0;
}

static BOOL is_of_doubles(const char *type) {
    char bare[64];
    NSUInteger count = bare_type(type, bare, sizeof bare);
    return count > 1 && strspn(bare, "{}=d") == count;
}

/// The bytes of a value, where doubles of a structure have no -0: it is the same place as 0.
static NSData *comparable_bytes(NSValue *value) {
    NSMutableData *data = [NSMutableData dataWithLength:size_of(value)];
    if ([data length] == 0) return data;
    [value getValue:[data mutableBytes]];
    if (is_of_doubles([value objCType])) {
        double *numbers = [data mutableBytes];
        for (NSUInteger i = 0; i < [data length] / sizeof(double); i++) numbers[i] += 0.0;
    }
    return data;
}

static BOOL is_equal(NSValue *value, SEL selector, id other) {
    if (value == other) return YES;
    if (![other isKindOfClass:[NSValue class]] || [other isKindOfClass:[NSNumber class]]) return NO;
    if (!is_same_type([value objCType], [other objCType])) return NO;
    return [comparable_bytes(value) isEqualToData:comparable_bytes(other)];
}

static NSUInteger hash(NSValue *value, SEL selector) {
    NSData *data = comparable_bytes(value);
    const unsigned char *bytes = [data bytes];
    NSUInteger result = 5381;
    for (NSUInteger i = 0; i < [data length]; i++) result = result * 33 + bytes[i];
    return result;
}

static const char *type_of_pointer(NSValue *value, SEL selector) { return @encode(void *); }

static NSString *description(NSValue *value, SEL selector) {
    if (strcmp([value objCType], @encode(NSRange)) == 0) {
        NSRange range = [value rangeValue];
        return [NSString stringWithFormat:@"NSRange: {%lu, %lu}", range.location, range.length];
    }
    if (is_same_type([value objCType], @encode(NSRect))) {
        NSRect rect = [value rectValue];
        return [NSString stringWithFormat:@"NSRect: {{%.*g, %.*g}, {%.*g, %.*g}}", 17, rect.origin.x, 17, rect.origin.y,
                                          17, rect.size.width, 17, rect.size.height];
    }
    if (is_same_type([value objCType], @encode(NSPoint))) {
        NSPoint pair = [value pointValue];
        const char *name = [value isKindOfClass:objc_lookUpClass("GSSizeValue")] ? "NSSize" : "NSPoint";
        return [NSString stringWithFormat:@"%s: {%.*g, %.*g}", name, 17, pair.x, 17, pair.y];
    }
    return [[NSData dataWithData:comparable_bytes(value)] description];
}

INSTALL(value_bytes) {
    for (const char *const *name = classes; *name; name++) {
        Class class = objc_lookUpClass(*name);
        replace_instance_method(class, @selector(getValue:), (IMP)get_value);
        replace_instance_method(class, @selector(isEqual:), (IMP)is_equal);
        replace_instance_method(class, @selector(isEqualToValue:), (IMP)is_equal);
        replace_instance_method(class, @selector(hash), (IMP)hash);
        replace_instance_method(class, @selector(description), (IMP)description);
    }
    Class any = objc_lookUpClass("GSValue");
    replace_instance_method(any, @selector(isEqual:), (IMP)is_equal);
    replace_instance_method(any, @selector(isEqualToValue:), (IMP)is_equal);
    replace_instance_method(any, @selector(hash), (IMP)hash);
    replace_instance_method(any, @selector(description), (IMP)description);
    replace_instance_method(objc_lookUpClass("GSNonretainedObjectValue"), @selector(objCType), (IMP)type_of_pointer);
}
