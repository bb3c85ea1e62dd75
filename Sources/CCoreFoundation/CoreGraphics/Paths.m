// Functions for paths that others are enough for.

#include <CoreGraphics/CoreGraphics.h>
#include <math.h>

CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *transform) {
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathAddRect(path, transform, rect);
    return path;
}

CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *transform) {
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathAddEllipseInRect(path, transform, rect);
    return path;
}

CGMutablePathRef CGPathCreateMutableCopyByTransformingPath(CGPathRef path, const CGAffineTransform *transform) {
    if (path == NULL) return NULL;
    CGMutablePathRef copy = CGPathCreateMutable();
    CGPathAddPath(copy, transform, path);
    return copy;
}

CGPathRef CGPathCreateCopyByTransformingPath(CGPathRef path, const CGAffineTransform *transform) {
    return CGPathCreateMutableCopyByTransformingPath(path, transform);
}

void CGPathAddRelativeArc(
    CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y, CGFloat radius, CGFloat startAngle,
    CGFloat delta) {
    CGPathAddArc(path, transform, x, y, radius, startAngle, startAngle + delta, delta < 0);
}

typedef struct {
    CGFloat left, right, top, bottom;
    CGPoint current, start;
    bool isEmpty;
} Extent;

static void take(Extent *extent, CGFloat x, CGFloat y) {
    if (extent->isEmpty) {
        *extent = (Extent){x, x, y, y, extent->current, extent->start, false};
        return;
    }
    extent->left = fmin(extent->left, x);
    extent->right = fmax(extent->right, x);
    extent->top = fmin(extent->top, y);
    extent->bottom = fmax(extent->bottom, y);
}

static CGFloat cubic(CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat t) {
    CGFloat s = 1 - t;
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

/// The places between 0 and 1 where a coordinate of a curve turns: where its derivative is zero.
static int turns(CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat places[2]) {
    CGFloat square = -a + 3 * b - 3 * c + d, linear = 2 * (a - 2 * b + c), constant = b - a;
    int count = 0;
    CGFloat found[2];
    if (fabs(square) < 1e-12) {
        if (fabs(linear) < 1e-12) return 0;
        found[count++] = -constant / linear;
    } else {
        CGFloat root = linear * linear - 4 * square * constant;
        if (root < 0) return 0;
        found[count++] = (-linear + sqrt(root)) / (2 * square);
        found[count++] = (-linear - sqrt(root)) / (2 * square);
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (found[i] > 0 && found[i] < 1) places[kept++] = found[i];
    }
    return kept;
}

static void take_curve(Extent *extent, CGPoint a, CGPoint b, CGPoint c, CGPoint d) {
    CGFloat places[4];
    int count = turns(a.x, b.x, c.x, d.x, places);
    count += turns(a.y, b.y, c.y, d.y, places + count);
    for (int i = 0; i < count; i++) {
        take(extent, cubic(a.x, b.x, c.x, d.x, places[i]), cubic(a.y, b.y, c.y, d.y, places[i]));
    }
    take(extent, d.x, d.y);
}

static void measure(void *info, const CGPathElement *element) {
    Extent *extent = info;
    const CGPoint *points = element->points;
    CGPoint from = extent->current;
    switch (element->type) {
    case kCGPathElementMoveToPoint: extent->start = extent->current = points[0]; break;
    case kCGPathElementAddLineToPoint:
        take(extent, from.x, from.y);
        take(extent, points[0].x, points[0].y);
        extent->current = points[0];
        break;
    case kCGPathElementAddQuadCurveToPoint: {
        // The same curve by two control points.
        CGPoint b = {from.x + (points[0].x - from.x) * 2 / 3, from.y + (points[0].y - from.y) * 2 / 3};
        CGPoint c = {points[1].x + (points[0].x - points[1].x) * 2 / 3, points[1].y + (points[0].y - points[1].y) * 2 / 3};
        take(extent, from.x, from.y);
        take_curve(extent, from, b, c, points[1]);
        extent->current = points[1];
        break;
    }
    case kCGPathElementAddCurveToPoint:
        take(extent, from.x, from.y);
        take_curve(extent, from, points[0], points[1], points[2]);
        extent->current = points[2];
        break;
    case kCGPathElementCloseSubpath: extent->current = extent->start; break;
    }
}

CGRect CGPathGetPathBoundingBox(CGPathRef path) {
    Extent extent = {.isEmpty = true};
    CGPathApply(path, &extent, measure);
    if (extent.isEmpty) return CGPathIsEmpty(path) ? CGRectNull : CGPathGetBoundingBox(path);
    return CGRectMake(extent.left, extent.top, extent.right - extent.left, extent.bottom - extent.top);
}
