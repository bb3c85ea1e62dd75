#pragma once
#include <CoreGraphics/CGGeometry.h>

typedef struct CGAffineTransform {
    CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;

CG_EXTERN_BEGIN
extern const CGAffineTransform CGAffineTransformIdentity;

/// `angle` is in radians.
extern CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle);
extern CGAffineTransform CGAffineTransformRotate(CGAffineTransform transform, CGFloat angle);
extern CGAffineTransform CGAffineTransformScale(CGAffineTransform transform, CGFloat sx, CGFloat sy);
extern CGAffineTransform CGAffineTransformTranslate(CGAffineTransform transform, CGFloat tx, CGFloat ty);
/// First `first`, then `second`.
extern CGAffineTransform CGAffineTransformConcat(CGAffineTransform first, CGAffineTransform second);
/// A transform that cannot be inverted is returned as it is.
extern CGAffineTransform CGAffineTransformInvert(CGAffineTransform transform);
extern CGRect CGRectApplyAffineTransform(CGRect rect, CGAffineTransform transform);
CG_EXTERN_END

CG_INLINE CGAffineTransform __CGAffineTransformMake(CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx,
                                                    CGFloat ty) {
    CGAffineTransform transform = {a, b, c, d, tx, ty};
    return transform;
}
#define CGAffineTransformMake __CGAffineTransformMake

CG_INLINE CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy) {
    return CGAffineTransformMake(sx, 0, 0, sy, 0, 0);
}

CG_INLINE CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty) {
    return CGAffineTransformMake(1, 0, 0, 1, tx, ty);
}

CG_INLINE bool CGAffineTransformEqualToTransform(CGAffineTransform s, CGAffineTransform t) {
    return s.a == t.a && s.b == t.b && s.c == t.c && s.d == t.d && s.tx == t.tx && s.ty == t.ty;
}

CG_INLINE bool CGAffineTransformIsIdentity(CGAffineTransform transform) {
    return CGAffineTransformEqualToTransform(transform, CGAffineTransformIdentity);
}

CG_INLINE CGPoint __CGPointApplyAffineTransform(CGPoint point, CGAffineTransform t) {
    return CGPointMake(t.a * point.x + t.c * point.y + t.tx, t.b * point.x + t.d * point.y + t.ty);
}
#define CGPointApplyAffineTransform __CGPointApplyAffineTransform

CG_INLINE CGSize __CGSizeApplyAffineTransform(CGSize size, CGAffineTransform t) {
    return CGSizeMake(t.a * size.width + t.c * size.height, t.b * size.width + t.d * size.height);
}
#define CGSizeApplyAffineTransform __CGSizeApplyAffineTransform
