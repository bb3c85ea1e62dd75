// NSCoder for Swift.

#include "Coders.h"
#import <Foundation/Foundation.h>

/// A number, or 0 if the archive has something else under the key.
#define NUMBER(message)                                                                                                \
    @try {                                                                                                             \
        return message;                                                                                                \
    } @catch (NSException *) {                                                                                         \
        return 0;                                                                                                      \
    }

bool coder_is_keyed(void *coder) { return [(NSCoder *)coder allowsKeyedCoding]; }
bool coder_contains(void *coder, void *key) { return [(NSCoder *)coder containsValueForKey:(NSString *)key]; }
void *coder_decode_object(void *coder, void *key) { return [(NSCoder *)coder decodeObjectForKey:(NSString *)key]; }
bool coder_decode_bool(void *coder, void *key) { NUMBER([(NSCoder *)coder decodeBoolForKey:(NSString *)key]) }
int64_t coder_decode_integer(void *coder, void *key) { NUMBER([(NSCoder *)coder decodeInt64ForKey:(NSString *)key]) }
float coder_decode_float(void *coder, void *key) { NUMBER([(NSCoder *)coder decodeFloatForKey:(NSString *)key]) }
double coder_decode_double(void *coder, void *key) { NUMBER([(NSCoder *)coder decodeDoubleForKey:(NSString *)key]) }

const uint8_t *coder_decode_bytes(void *coder, void *key, long *count) {
    NSUInteger length = 0;
    *count = 0;
    const uint8_t *bytes = NULL;
    @try {
        bytes = [(NSCoder *)coder decodeBytesForKey:(NSString *)key returnedLength:&length];
    } @catch (NSException *) {
        return NULL;
    }
    *count = bytes ? (long)length : 0;
    return bytes;
}

void coder_encode_object(void *coder, void *object, void *key) {
    [(NSCoder *)coder encodeObject:(id)object forKey:(NSString *)key];
}

void coder_encode_conditional_object(void *coder, void *object, void *key) {
    [(NSCoder *)coder encodeConditionalObject:(id)object forKey:(NSString *)key];
}

void coder_encode_bool(void *coder, bool value, void *key) {
    [(NSCoder *)coder encodeBool:value forKey:(NSString *)key];
}

void coder_encode_int32(void *coder, int32_t value, void *key) {
    [(NSCoder *)coder encodeInt32:value forKey:(NSString *)key];
}

void coder_encode_integer(void *coder, int64_t value, void *key) {
    [(NSCoder *)coder encodeInt64:value forKey:(NSString *)key];
}

void coder_encode_float(void *coder, float value, void *key) {
    [(NSCoder *)coder encodeFloat:value forKey:(NSString *)key];
}

void coder_encode_double(void *coder, double value, void *key) {
    [(NSCoder *)coder encodeDouble:value forKey:(NSString *)key];
}

void coder_encode_bytes(void *coder, const uint8_t *bytes, long count, void *key) {
    [(NSCoder *)coder encodeBytes:bytes length:count < 0 ? 0 : (NSUInteger)count forKey:(NSString *)key];
}

void *coder_decode_next_object(void *coder) { return [(NSCoder *)coder decodeObject]; }

void coder_decode_next_value(void *coder, const char *type, void *place) {
    [(NSCoder *)coder decodeValueOfObjCType:type at:place];
}

void coder_encode_next_object(void *coder, void *object) { [(NSCoder *)coder encodeObject:(id)object]; }

void coder_encode_next_value(void *coder, const char *type, const void *place) {
    [(NSCoder *)coder encodeValueOfObjCType:type at:place];
}

long coder_version_of_class(void *coder, void *name) {
    return (long)[(NSCoder *)coder versionForClassName:(NSString *)name];
}
