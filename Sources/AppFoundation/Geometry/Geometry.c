// The constants and the out-of-line functions of CoreGraphics' geometry.

#include "Structures.h"
#include <float.h>
#include <math.h>

const ObjCPoint CGPointZero;
const ObjCSize CGSizeZero;
const ObjCRect CGRectZero;
const ObjCRect CGRectNull = {{INFINITY, INFINITY}, {0, 0}};
const ObjCRect CGRectInfinite = {{-DBL_MAX / 2, -DBL_MAX / 2}, {DBL_MAX, DBL_MAX}};
const ObjCAffineTransform CGAffineTransformIdentity = {1, 0, 0, 1, 0, 0};

static ObjCRect standardized(ObjCRect rect) {
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

ObjCRect CGRectIntegral(ObjCRect rect) {
    if (isinf(rect.origin.x)) return rect;
    rect = standardized(rect);
    double left = floor(rect.origin.x), top = floor(rect.origin.y);
    double right = ceil(rect.origin.x + rect.size.width), bottom = ceil(rect.origin.y + rect.size.height);
    return (ObjCRect){{left, top}, {right - left, bottom - top}};
}

enum edge { MinX, MinY, MaxX, MaxY };

void CGRectDivide(ObjCRect rect, ObjCRect *slice, ObjCRect *remainder, double amount, enum edge edge) {
    rect = standardized(rect);
    ObjCRect cut = rect, rest = rect;
    if (rect.size.width == DBL_MAX && rect.size.height == DBL_MAX) {
        // An infinite rectangle has no far edge: a slice keeps its origin, and the remainder is infinite.
        if (edge == MinX || edge == MaxX) cut.size.width = fmax(amount, 0);
        else cut.size.height = fmax(amount, 0);
        if (slice) *slice = cut;
        if (remainder) *remainder = rest;
        return;
    }
    int is_horizontal = edge == MinX || edge == MaxX;
    double length = is_horizontal ? rect.size.width : rect.size.height;
    if (amount < 0) amount = 0;
    if (amount > length) amount = length;
    if (is_horizontal) {
        cut.size.width = amount;
        rest.size.width = length - amount;
        if (edge == MinX) rest.origin.x += amount;
        else cut.origin.x += length - amount;
    } else {
        cut.size.height = amount;
        rest.size.height = length - amount;
        if (edge == MinY) rest.origin.y += amount;
        else cut.origin.y += length - amount;
    }
    if (slice) *slice = cut;
    if (remainder) *remainder = rest;
}

ObjCAffineTransform CGAffineTransformConcat(ObjCAffineTransform s, ObjCAffineTransform t) {
    return (ObjCAffineTransform){
        s.a * t.a + s.b * t.c,
        s.a * t.b + s.b * t.d,
        s.c * t.a + s.d * t.c,
        s.c * t.b + s.d * t.d,
        s.tx * t.a + s.ty * t.c + t.tx,
        s.tx * t.b + s.ty * t.d + t.ty};
}

ObjCAffineTransform CGAffineTransformMakeRotation(double angle) {
    double sine = sin(angle), cosine = cos(angle);
    return (ObjCAffineTransform){cosine, sine, -sine, cosine, 0, 0};
}

ObjCAffineTransform CGAffineTransformRotate(ObjCAffineTransform transform, double angle) {
    return CGAffineTransformConcat(CGAffineTransformMakeRotation(angle), transform);
}

ObjCAffineTransform CGAffineTransformScale(ObjCAffineTransform transform, double sx, double sy) {
    return CGAffineTransformConcat((ObjCAffineTransform){sx, 0, 0, sy, 0, 0}, transform);
}

ObjCAffineTransform CGAffineTransformTranslate(ObjCAffineTransform transform, double tx, double ty) {
    return CGAffineTransformConcat((ObjCAffineTransform){1, 0, 0, 1, tx, ty}, transform);
}

ObjCAffineTransform CGAffineTransformInvert(ObjCAffineTransform t) {
    double determinant = t.a * t.d - t.b * t.c;
    if (determinant == 0) return t;
    return (ObjCAffineTransform){
        t.d / determinant,
        -t.b / determinant,
        -t.c / determinant,
        t.a / determinant,
        (t.c * t.ty - t.d * t.tx) / determinant,
        (t.b * t.tx - t.a * t.ty) / determinant};
}

ObjCRect CGRectApplyAffineTransform(ObjCRect rect, ObjCAffineTransform t) {
    if (isinf(rect.origin.x)) return rect;
    double xs[2] = {rect.origin.x, rect.origin.x + rect.size.width};
    double ys[2] = {rect.origin.y, rect.origin.y + rect.size.height};
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    for (int corner = 0; corner < 4; corner++) {
        double x = xs[corner & 1], y = ys[corner >> 1];
        double mapped_x = t.a * x + t.c * y + t.tx, mapped_y = t.b * x + t.d * y + t.ty;
        left = fmin(left, mapped_x);
        right = fmax(right, mapped_x);
        top = fmin(top, mapped_y);
        bottom = fmax(bottom, mapped_y);
    }
    return (ObjCRect){{left, top}, {right - left, bottom - top}};
}
