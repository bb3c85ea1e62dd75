// UIKit's additions to NSValue. CGRect and Foundation's NSRect are one type for apps.

#include "Structures.h"
#import <Foundation/Foundation.h>

const ObjCEdgeInsets UIEdgeInsetsZero;
const ObjCOffset UIOffsetZero;
const ObjCTransform3D CATransform3DIdentity = {{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}};

static const char transform_type[] = "{CGAffineTransform=dddddd}";
static const char insets_type[] = "{UIEdgeInsets=dddd}";

@interface NSValue (UIGeometry)
@end

@implementation NSValue (UIGeometry)

+ (NSValue *)valueWithCGPoint:(NSPoint)point { return [self valueWithPoint:point]; }
+ (NSValue *)valueWithCGSize:(NSSize)size { return [self valueWithSize:size]; }
+ (NSValue *)valueWithCGRect:(NSRect)rect { return [self valueWithRect:rect]; }

+ (NSValue *)valueWithCGAffineTransform:(ObjCAffineTransform)transform {
    return [self valueWithBytes:&transform objCType:transform_type];
}

+ (NSValue *)valueWithUIEdgeInsets:(ObjCEdgeInsets)insets {
    return [self valueWithBytes:&insets objCType:insets_type];
}

+ (NSValue *)valueWithUIOffset:(ObjCOffset)offset {
    return [self valueWithBytes:&offset objCType:"{UIOffset=dd}"];
}

+ (NSValue *)valueWithCATransform3D:(ObjCTransform3D)transform {
    return [self valueWithBytes:&transform objCType:"{CATransform3D=dddddddddddddddd}"];
}

- (NSPoint)CGPointValue { return [self pointValue]; }
- (NSSize)CGSizeValue { return [self sizeValue]; }
- (NSRect)CGRectValue { return [self rectValue]; }

/// Copies the bytes of a value of this size; leaves `bytes` unchanged for values of another size.
- (void)copyInto:(void *)bytes size:(NSUInteger)size {
    NSUInteger actual = 0;
    NSGetSizeAndAlignment([self objCType], &actual, NULL);
    if (actual == size) [self getValue:bytes];
}

- (ObjCAffineTransform)CGAffineTransformValue {
    ObjCAffineTransform transform = {1, 0, 0, 1, 0, 0};
    [self copyInto:&transform size:sizeof transform];
    return transform;
}

- (ObjCEdgeInsets)UIEdgeInsetsValue {
    ObjCEdgeInsets insets = {0, 0, 0, 0};
    [self copyInto:&insets size:sizeof insets];
    return insets;
}

- (ObjCOffset)UIOffsetValue {
    ObjCOffset offset = {0, 0};
    [self copyInto:&offset size:sizeof offset];
    return offset;
}

- (ObjCTransform3D)CATransform3DValue {
    ObjCTransform3D transform = CATransform3DIdentity;
    [self copyInto:&transform size:sizeof transform];
    return transform;
}

@end

// Coders store geometry as strings: numbers with braces and commas.

@interface NSCoder (UIGeometryKeyedCoding)
@end

@implementation NSCoder (UIGeometryKeyedCoding)

- (void)encodeCGPoint:(NSPoint)point forKey:(NSString *)key {
    [self encodeObject:[NSString stringWithFormat:@"{%.17g, %.17g}", point.x, point.y] forKey:key];
}

- (void)encodeCGSize:(NSSize)size forKey:(NSString *)key {
    [self encodeObject:[NSString stringWithFormat:@"{%.17g, %.17g}", size.width, size.height] forKey:key];
}

- (void)encodeCGRect:(NSRect)rect forKey:(NSString *)key {
    [self encodeObject:[NSString stringWithFormat:@"{{%.17g, %.17g}, {%.17g, %.17g}}", rect.origin.x, rect.origin.y,
                                                  rect.size.width, rect.size.height]
                forKey:key];
}

- (void)encodeCGAffineTransform:(ObjCAffineTransform)t forKey:(NSString *)key {
    [self encodeObject:[NSString stringWithFormat:@"[%.17g, %.17g, %.17g, %.17g, %.17g, %.17g]", t.a, t.b, t.c, t.d,
                                                  t.tx, t.ty]
                forKey:key];
}

- (void)encodeUIEdgeInsets:(ObjCEdgeInsets)insets forKey:(NSString *)key {
    [self encodeObject:[NSString stringWithFormat:@"{%.17g, %.17g, %.17g, %.17g}", insets.top, insets.left,
                                                  insets.bottom, insets.right]
                forKey:key];
}

- (void)encodeUIOffset:(ObjCOffset)offset forKey:(NSString *)key {
    [self encodeObject:[NSString stringWithFormat:@"{%.17g, %.17g}", offset.horizontal, offset.vertical] forKey:key];
}

/// Reads `count` numbers of a text; leaves zeros where there are fewer, or no text.
- (void)decodeNumbers:(double *)numbers count:(int)count forKey:(NSString *)key {
    id text = [self decodeObjectForKey:key];
    if (![text isKindOfClass:[NSString class]]) return;
    NSScanner *scanner = [NSScanner scannerWithString:text];
    [scanner setCharactersToBeSkipped:[NSCharacterSet characterSetWithCharactersInString:@"{}[], "]];
    for (int i = 0; i < count && [scanner scanDouble:&numbers[i]]; i++) {}
}

- (ObjCOffset)decodeUIOffsetForKey:(NSString *)key {
    double numbers[2] = {0};
    [self decodeNumbers:numbers count:2 forKey:key];
    return (ObjCOffset){numbers[0], numbers[1]};
}

- (NSPoint)decodeCGPointForKey:(NSString *)key {
    double numbers[2] = {0};
    [self decodeNumbers:numbers count:2 forKey:key];
    return NSMakePoint(numbers[0], numbers[1]);
}

- (NSSize)decodeCGSizeForKey:(NSString *)key {
    double numbers[2] = {0};
    [self decodeNumbers:numbers count:2 forKey:key];
    return NSMakeSize(numbers[0], numbers[1]);
}

- (NSRect)decodeCGRectForKey:(NSString *)key {
    double numbers[4] = {0};
    [self decodeNumbers:numbers count:4 forKey:key];
    return NSMakeRect(numbers[0], numbers[1], numbers[2], numbers[3]);
}

- (ObjCAffineTransform)decodeCGAffineTransformForKey:(NSString *)key {
    double n[6] = {0};
    [self decodeNumbers:n count:6 forKey:key];
    return (ObjCAffineTransform){n[0], n[1], n[2], n[3], n[4], n[5]};
}

- (ObjCEdgeInsets)decodeUIEdgeInsetsForKey:(NSString *)key {
    double n[4] = {0};
    [self decodeNumbers:n count:4 forKey:key];
    return (ObjCEdgeInsets){n[0], n[1], n[2], n[3]};
}

@end
