#pragma once
#include <CoreGraphics/CGAffineTransform.h>

typedef struct CATransform3D {
    CGFloat m11, m12, m13, m14;
    CGFloat m21, m22, m23, m24;
    CGFloat m31, m32, m33, m34;
    CGFloat m41, m42, m43, m44;
} CATransform3D;

CG_EXTERN const CATransform3D CATransform3DIdentity;


@interface NSValue (CATransform3D)
+ (NSValue *)valueWithCATransform3D:(CATransform3D)transform;
- (CATransform3D)CATransform3DValue;
@end
