// An NSCoder that stands for a Swift coder: the argument of `-initWithCoder:` of an app's class in a nib.

#include "Coders.h"
#include "Structures.h"
#import <Foundation/Foundation.h>

@interface VergerSwiftCoder : NSCoder {
@public
    void *content;
    const SwiftCoderMembers *members;
}
@end

@implementation VergerSwiftCoder

- (void)dealloc {
    members->release(content);
    [super dealloc];
}

- (BOOL)allowsKeyedCoding { return members->is_keyed(content); }

// MARK: Decoding

- (BOOL)containsValueForKey:(NSString *)key { return key && members->contains(content, key); }
- (id)decodeObjectForKey:(NSString *)key { return key ? (id)members->decode_object(content, key) : nil; }
- (BOOL)decodeBoolForKey:(NSString *)key { return key && members->decode_bool(content, key); }
- (int64_t)decodeInt64ForKey:(NSString *)key { return key ? members->decode_integer(content, key) : 0; }
- (int)decodeIntForKey:(NSString *)key { return (int)[self decodeInt64ForKey:key]; }
- (int32_t)decodeInt32ForKey:(NSString *)key { return (int32_t)[self decodeInt64ForKey:key]; }
- (NSInteger)decodeIntegerForKey:(NSString *)key { return (NSInteger)[self decodeInt64ForKey:key]; }
- (float)decodeFloatForKey:(NSString *)key { return key ? members->decode_float(content, key) : 0; }
- (double)decodeDoubleForKey:(NSString *)key { return key ? members->decode_double(content, key) : 0; }

- (const uint8_t *)decodeBytesForKey:(NSString *)key returnedLength:(NSUInteger *)length {
    long count = 0;
    const uint8_t *bytes = key ? members->decode_bytes(content, key, &count) : NULL;
    if (length) *length = (NSUInteger)count;
    return bytes;
}

// MARK: Encoding

- (void)encodeObject:(id)object forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_object(content, object, false, key);
}

- (void)encodeConditionalObject:(id)object forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_object(content, object, true, key);
}

- (void)encodeBool:(BOOL)value forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_bool(content, value, key);
}

- (void)encodeInt:(int)value forKey:(NSString *)key { [self encodeInt32:value forKey:key]; }

- (void)encodeInt32:(int32_t)value forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_int32(content, value, key);
}

- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key { [self encodeInt64:value forKey:key]; }

- (void)encodeInt64:(int64_t)value forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_integer(content, value, key);
}

- (void)encodeFloat:(float)value forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_float(content, value, key);
}

- (void)encodeDouble:(double)value forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_double(content, value, key);
}

- (void)encodeBytes:(const uint8_t *)bytes length:(NSUInteger)length forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_bytes(content, bytes, (long)length, key);
}

- (void)requireKey:(NSString *)key {
    if (key == nil) [NSException raise:NSInvalidArgumentException format:@"A value is encoded under a key of nil."];
}

// MARK: Geometry

- (NSPoint)decodeCGPointForKey:(NSString *)key {
    NSPoint point = {0};
    if (key) members->decode_structure(content, key, CoderStructurePoint, (double *)&point);
    return point;
}

- (NSSize)decodeCGSizeForKey:(NSString *)key {
    NSSize size = {0};
    if (key) members->decode_structure(content, key, CoderStructureSize, (double *)&size);
    return size;
}

- (NSRect)decodeCGRectForKey:(NSString *)key {
    NSRect rect = {{0}};
    if (key) members->decode_structure(content, key, CoderStructureRect, (double *)&rect);
    return rect;
}

- (ObjCAffineTransform)decodeCGAffineTransformForKey:(NSString *)key {
    ObjCAffineTransform transform = {0};
    if (key) members->decode_structure(content, key, CoderStructureAffineTransform, (double *)&transform);
    return transform;
}

- (ObjCEdgeInsets)decodeUIEdgeInsetsForKey:(NSString *)key {
    ObjCEdgeInsets insets = {0};
    if (key) members->decode_structure(content, key, CoderStructureEdgeInsets, (double *)&insets);
    return insets;
}

- (ObjCOffset)decodeUIOffsetForKey:(NSString *)key {
    NSSize size = [self decodeCGSizeForKey:key];
    return (ObjCOffset){size.width, size.height};
}

- (NSPoint)decodePointForKey:(NSString *)key { return [self decodeCGPointForKey:key]; }
- (NSSize)decodeSizeForKey:(NSString *)key { return [self decodeCGSizeForKey:key]; }
- (NSRect)decodeRectForKey:(NSString *)key { return [self decodeCGRectForKey:key]; }

- (void)encodeCGPoint:(NSPoint)point forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_structure(content, (double *)&point, CoderStructurePoint, key);
}

- (void)encodeCGSize:(NSSize)size forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_structure(content, (double *)&size, CoderStructureSize, key);
}

- (void)encodeCGRect:(NSRect)rect forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_structure(content, (double *)&rect, CoderStructureRect, key);
}

- (void)encodeCGAffineTransform:(ObjCAffineTransform)transform forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_structure(content, (double *)&transform, CoderStructureAffineTransform, key);
}

- (void)encodeUIEdgeInsets:(ObjCEdgeInsets)insets forKey:(NSString *)key {
    [self requireKey:key];
    members->encode_structure(content, (double *)&insets, CoderStructureEdgeInsets, key);
}

- (void)encodeUIOffset:(ObjCOffset)offset forKey:(NSString *)key {
    [self encodeCGSize:NSMakeSize(offset.horizontal, offset.vertical) forKey:key];
}

- (void)encodePoint:(NSPoint)point forKey:(NSString *)key { [self encodeCGPoint:point forKey:key]; }
- (void)encodeSize:(NSSize)size forKey:(NSString *)key { [self encodeCGSize:size forKey:key]; }
- (void)encodeRect:(NSRect)rect forKey:(NSString *)key { [self encodeCGRect:rect forKey:key]; }

// MARK: Without keys

- (NSInteger)versionForClassName:(NSString *)name { return 0; }

- (void)encodeValueOfObjCType:(const char *)type at:(const void *)place { [self refuse:_cmd]; }
- (void)decodeValueOfObjCType:(const char *)type at:(void *)place { [self refuse:_cmd]; }
- (void)encodeDataObject:(NSData *)data { [self refuse:_cmd]; }

- (NSData *)decodeDataObject {
    [self refuse:_cmd];
    return nil;
}

- (void)refuse:(SEL)selector {
    [NSException raise:NSInvalidArgumentException
                format:@"-%@ is for archives without keys: this one has them", NSStringFromSelector(selector)];
}

@end

void *swift_coder_make(void *content, const SwiftCoderMembers *members) {
    VergerSwiftCoder *coder = [VergerSwiftCoder new];
    coder->content = content;
    coder->members = members;
    return coder;
}

void *swift_coder_content(void *object) {
    return [(id)object isKindOfClass:[VergerSwiftCoder class]] ? ((VergerSwiftCoder *)object)->content : NULL;
}
