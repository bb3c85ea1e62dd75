// UIKit's additions to NSValue. CGRect and Foundation's NSRect are one type for apps.

#include "Structures.h"
#import <Foundation/Foundation.h>

const ObjCEdgeInsets UIEdgeInsetsZero;
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

+ (NSValue *)valueWithCATransform3D:(ObjCTransform3D)transform {
    return [self valueWithBytes:&transform objCType:"{CATransform3D=dddddddddddddddd}"];
}

- (NSPoint)CGPointValue { return [self pointValue]; }
- (NSSize)CGSizeValue { return [self sizeValue]; }
- (NSRect)CGRectValue { return [self rectValue]; }

/// Copies the bytes of a value of that size; leaves `bytes` as it is for others.
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

- (ObjCTransform3D)CATransform3DValue {
    ObjCTransform3D transform = CATransform3DIdentity;
    [self copyInto:&transform size:sizeof transform];
    return transform;
}

@end
