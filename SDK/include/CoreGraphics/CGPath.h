#pragma once
#include <CoreGraphics/CGAffineTransform.h>
#include <CoreGraphics/CGContextTypes.h>
#include <CoreGraphics/CGReferences.h>

typedef enum CGPathElementType {
    kCGPathElementMoveToPoint,
    kCGPathElementAddLineToPoint,
    kCGPathElementAddQuadCurveToPoint,
    kCGPathElementAddCurveToPoint,
    kCGPathElementCloseSubpath
} CGPathElementType;

typedef struct CGPathElement {
    CGPathElementType type;
    CGPoint *points;
} CGPathElement;

typedef void (*CGPathApplierFunction)(void *info, const CGPathElement *element);

CG_EXTERN_BEGIN

extern CGMutablePathRef CGPathCreateMutable(void);
extern CGPathRef CGPathCreateCopy(CGPathRef path);
extern CGMutablePathRef CGPathCreateMutableCopy(CGPathRef path);
extern CGPathRef CGPathRetain(CGPathRef path);
extern void CGPathRelease(CGPathRef path);
extern bool CGPathEqualToPath(CGPathRef path, CGPathRef other);
extern bool CGPathIsEmpty(CGPathRef path);
extern CGPoint CGPathGetCurrentPoint(CGPathRef path);
extern CGRect CGPathGetBoundingBox(CGPathRef path);
extern bool CGPathContainsPoint(CGPathRef path, const CGAffineTransform *transform, CGPoint point, bool evenOdd);

extern void CGPathMoveToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y);
extern void CGPathAddLineToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y);
extern void CGPathAddQuadCurveToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat cpx, CGFloat cpy, CGFloat x, CGFloat y);
extern void CGPathAddCurveToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat cp1x, CGFloat cp1y, CGFloat cp2x, CGFloat cp2y, CGFloat x, CGFloat y);
extern void CGPathCloseSubpath(CGMutablePathRef path);
extern void CGPathAddRect(CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect);
extern void CGPathAddRects(CGMutablePathRef path, const CGAffineTransform *transform, const CGRect rects[], size_t count);
extern void CGPathAddLines(CGMutablePathRef path, const CGAffineTransform *transform, const CGPoint points[], size_t count);
extern void CGPathAddEllipseInRect(CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect);
extern void CGPathAddArc(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y, CGFloat radius, CGFloat startAngle, CGFloat endAngle, bool clockwise);
extern void CGPathAddArcToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2, CGFloat radius);
extern void CGPathAddPath(CGMutablePathRef path, const CGAffineTransform *transform, CGPathRef other);

// iOS 4 and 5.
extern CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *transform);
extern CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *transform);
extern CGPathRef CGPathCreateCopyByTransformingPath(CGPathRef path, const CGAffineTransform *transform);
extern CGMutablePathRef CGPathCreateMutableCopyByTransformingPath(CGPathRef path, const CGAffineTransform *transform);
/// The painted pieces of the path.
extern CGPathRef CGPathCreateCopyByDashingPath(CGPathRef path, const CGAffineTransform *transform, CGFloat phase, const CGFloat *lengths, size_t count);
/// The outline of the line along the path, to be filled by the winding rule.
extern CGPathRef CGPathCreateCopyByStrokingPath(CGPathRef path, const CGAffineTransform *transform, CGFloat lineWidth, CGLineCap lineCap, CGLineJoin lineJoin, CGFloat miterLimit);
extern void CGPathAddRelativeArc(CGMutablePathRef path, const CGAffineTransform *matrix, CGFloat x, CGFloat y, CGFloat radius, CGFloat startAngle, CGFloat delta);
/// The box of the lines and curves, without control points.
extern CGRect CGPathGetPathBoundingBox(CGPathRef path);

extern bool CGPathIsRect(CGPathRef path, CGRect *rect);
extern void CGPathApply(CGPathRef path, void *info, CGPathApplierFunction function);
extern CFTypeID CGPathGetTypeID(void);
extern CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *transform);
extern CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *transform);
extern CGPathRef CGPathCreateCopyByTransformingPath(CGPathRef path, const CGAffineTransform *transform);
extern CGMutablePathRef CGPathCreateMutableCopyByTransformingPath(CGPathRef path, const CGAffineTransform *transform);
/// Without the control points of curves, which CGPathGetBoundingBox has within.
extern CGRect CGPathGetPathBoundingBox(CGPathRef path);
/// An arc that goes `delta` radians on from `startAngle`.
extern void CGPathAddRelativeArc(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y, CGFloat radius, CGFloat startAngle, CGFloat delta);

CG_EXTERN_END
