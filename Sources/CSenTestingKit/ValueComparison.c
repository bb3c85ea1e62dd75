// Values of assertions, by the encodings of their types.
//
// NSInteger is `int` on the phone and `long` here, CGFloat `float` and `double`: numbers that differ in their size only
// are compared by value, as precisely as the smaller one is known.

#include <objc/runtime.h>
#include <stdbool.h>
#include <string.h>

typedef enum { OtherKind, SignedKind, UnsignedKind, FloatingKind } ValueKind;

static ValueKind kind_of(const char *type) {
    if (type[0] == 0 || type[1] != 0) return OtherKind;
    if (strchr("ilq", type[0])) return SignedKind;
    if (strchr("ILQ", type[0])) return UnsignedKind;
    return strchr("fd", type[0]) ? FloatingKind : OtherKind;
}

/// Of the runtime; in no header of the phone.
extern int objc_sizeof_type(const char *type);

static size_t size_of(const char *type) { return (size_t)objc_sizeof_type(type); }

static long long signed_value(const void *value, const char *type) {
    switch (type[0]) {
        case 'i': return *(const int *)value;
        case 'l': return *(const long *)value;
        default: return *(const long long *)value;
    }
}

static unsigned long long unsigned_value(const void *value, const char *type) {
    switch (type[0]) {
        case 'I': return *(const unsigned *)value;
        case 'L': return *(const unsigned long *)value;
        default: return *(const unsigned long long *)value;
    }
}

static float float_value(const void *value, const char *type) {
    return type[0] == 'f' ? *(const float *)value : (float)*(const double *)value;
}

unsigned char SenTestTypesMatch(const char *left, const char *right) {
    return strcmp(left, right) == 0 || (kind_of(left) != OtherKind && kind_of(left) == kind_of(right));
}

unsigned char SenTestValuesMatch(const void *left, const char *left_type, const void *right, const char *right_type) {
    if (strcmp(left_type, right_type) == 0) return memcmp(left, right, size_of(left_type)) == 0;
    switch (kind_of(left_type)) {
        case SignedKind: return signed_value(left, left_type) == signed_value(right, right_type);
        case UnsignedKind: return unsigned_value(left, left_type) == unsigned_value(right, right_type);
        case FloatingKind: return float_value(left, left_type) == float_value(right, right_type);
        default: return false;
    }
}
