#pragma once
#include <CoreGraphics/CGBase.h>

#if defined(__OBJC__)
// Foundation's geometry types and these are one, so that NSValue, NSStringFromRect, key-value coding and archives take
// either. Its header has the structures.
typedef struct CGPoint CGPoint;
typedef struct CGSize CGSize;
typedef struct CGRect CGRect;
#else
typedef struct CGPoint {
    CGFloat x;
    CGFloat y;
} CGPoint;

typedef struct CGSize {
    CGFloat width;
    CGFloat height;
} CGSize;

typedef struct CGRect {
    CGPoint origin;
    CGSize size;
} CGRect;
#endif

typedef enum CGRectEdge { CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge } CGRectEdge;

CG_EXTERN_BEGIN
extern const CGPoint CGPointZero;
extern const CGSize CGSizeZero;
extern const CGRect CGRectZero;
/// The rectangle that is nowhere: the intersection of rectangles that do not meet.
extern const CGRect CGRectNull;
extern const CGRect CGRectInfinite;
CG_EXTERN_END

CG_INLINE CGPoint CGPointMake(CGFloat x, CGFloat y) {
    CGPoint point = {x, y};
    return point;
}

CG_INLINE CGSize CGSizeMake(CGFloat width, CGFloat height) {
    CGSize size = {width, height};
    return size;
}

CG_INLINE CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
    CGRect rect = {{x, y}, {width, height}};
    return rect;
}

CG_INLINE bool __CGPointEqualToPoint(CGPoint a, CGPoint b) { return a.x == b.x && a.y == b.y; }
#define CGPointEqualToPoint __CGPointEqualToPoint
CG_INLINE bool __CGSizeEqualToSize(CGSize a, CGSize b) { return a.width == b.width && a.height == b.height; }
#define CGSizeEqualToSize __CGSizeEqualToSize

CG_INLINE CGRect CGRectStandardize(CGRect rect) {
    if (rect.size.width < 0) {
        rect.origin.x += rect.size.width;
        rect.size.width = -rect.size.width;
    }
    if (rect.size.height < 0) {
        rect.origin.y += rect.size.height;
        rect.size.height = -rect.size.height;
    }
    return rect;
}

CG_INLINE CGFloat CGRectGetMinX(CGRect rect) { return CGRectStandardize(rect).origin.x; }
CG_INLINE CGFloat CGRectGetMinY(CGRect rect) { return CGRectStandardize(rect).origin.y; }
CG_INLINE CGFloat CGRectGetMidX(CGRect rect) { return rect.origin.x + rect.size.width / 2; }
CG_INLINE CGFloat CGRectGetMidY(CGRect rect) { return rect.origin.y + rect.size.height / 2; }
CG_INLINE CGFloat CGRectGetWidth(CGRect rect) { return CGRectStandardize(rect).size.width; }
CG_INLINE CGFloat CGRectGetHeight(CGRect rect) { return CGRectStandardize(rect).size.height; }

CG_INLINE CGFloat CGRectGetMaxX(CGRect rect) {
    rect = CGRectStandardize(rect);
    return rect.origin.x + rect.size.width;
}

CG_INLINE CGFloat CGRectGetMaxY(CGRect rect) {
    rect = CGRectStandardize(rect);
    return rect.origin.y + rect.size.height;
}

CG_INLINE bool CGRectIsNull(CGRect rect) { return rect.origin.x == CGRectNull.origin.x; }

CG_INLINE bool CGRectIsEmpty(CGRect rect) {
    return CGRectIsNull(rect) || rect.size.width == 0 || rect.size.height == 0;
}

CG_INLINE bool CGRectIsInfinite(CGRect rect) {
    return rect.origin.x == CGRectInfinite.origin.x && rect.size.width == CGRectInfinite.size.width;
}

CG_INLINE bool CGRectEqualToRect(CGRect a, CGRect b) {
    a = CGRectStandardize(a);
    b = CGRectStandardize(b);
    return CGPointEqualToPoint(a.origin, b.origin) && CGSizeEqualToSize(a.size, b.size);
}

CG_INLINE CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy) {
    if (CGRectIsNull(rect)) return rect;
    rect = CGRectStandardize(rect);
    CGRect inset = CGRectMake(rect.origin.x + dx, rect.origin.y + dy, rect.size.width - 2 * dx, rect.size.height - 2 * dy);
    return inset.size.width < 0 || inset.size.height < 0 ? CGRectNull : inset;
}

CG_INLINE CGRect CGRectOffset(CGRect rect, CGFloat dx, CGFloat dy) {
    if (CGRectIsNull(rect)) return rect;
    rect.origin.x += dx;
    rect.origin.y += dy;
    return rect;
}

CG_INLINE CGRect CGRectIntersection(CGRect a, CGRect b) {
    if (CGRectIsNull(a) || CGRectIsNull(b)) return CGRectNull;
    CGFloat left = CGRectGetMinX(a) > CGRectGetMinX(b) ? CGRectGetMinX(a) : CGRectGetMinX(b);
    CGFloat top = CGRectGetMinY(a) > CGRectGetMinY(b) ? CGRectGetMinY(a) : CGRectGetMinY(b);
    CGFloat right = CGRectGetMaxX(a) < CGRectGetMaxX(b) ? CGRectGetMaxX(a) : CGRectGetMaxX(b);
    CGFloat bottom = CGRectGetMaxY(a) < CGRectGetMaxY(b) ? CGRectGetMaxY(a) : CGRectGetMaxY(b);
    return right < left || bottom < top ? CGRectNull : CGRectMake(left, top, right - left, bottom - top);
}

CG_INLINE bool CGRectIntersectsRect(CGRect a, CGRect b) { return !CGRectIsEmpty(CGRectIntersection(a, b)); }

CG_INLINE CGRect CGRectUnion(CGRect a, CGRect b) {
    if (CGRectIsNull(a)) return b;
    if (CGRectIsNull(b)) return a;
    CGFloat left = CGRectGetMinX(a) < CGRectGetMinX(b) ? CGRectGetMinX(a) : CGRectGetMinX(b);
    CGFloat top = CGRectGetMinY(a) < CGRectGetMinY(b) ? CGRectGetMinY(a) : CGRectGetMinY(b);
    CGFloat right = CGRectGetMaxX(a) > CGRectGetMaxX(b) ? CGRectGetMaxX(a) : CGRectGetMaxX(b);
    CGFloat bottom = CGRectGetMaxY(a) > CGRectGetMaxY(b) ? CGRectGetMaxY(a) : CGRectGetMaxY(b);
    return CGRectMake(left, top, right - left, bottom - top);
}

CG_INLINE bool CGRectContainsPoint(CGRect rect, CGPoint point) {
    return !CGRectIsEmpty(rect) && point.x >= CGRectGetMinX(rect) && point.x < CGRectGetMaxX(rect)
        && point.y >= CGRectGetMinY(rect) && point.y < CGRectGetMaxY(rect);
}

CG_INLINE bool CGRectContainsRect(CGRect a, CGRect b) { return CGRectEqualToRect(CGRectUnion(a, b), a); }

CG_EXTERN_BEGIN
/// The smallest rectangle with whole coordinates that contains `rect`.
extern CGRect CGRectIntegral(CGRect rect);
extern void CGRectDivide(CGRect rect, CGRect *slice, CGRect *remainder, CGFloat amount, CGRectEdge edge);

extern CFDictionaryRef CGPointCreateDictionaryRepresentation(CGPoint point);
extern CFDictionaryRef CGSizeCreateDictionaryRepresentation(CGSize size);
extern CFDictionaryRef CGRectCreateDictionaryRepresentation(CGRect rect);
extern bool CGPointMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGPoint *point);
extern bool CGSizeMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGSize *size);
extern bool CGRectMakeWithDictionaryRepresentation(CFDictionaryRef dictionary, CGRect *rect);

CG_EXTERN_END
