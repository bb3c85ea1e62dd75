#import "Objects/PathBox.h"
#include <math.h>

struct box {
    double left, bottom, right, top;
    CGPoint here, start;
};

static void include(struct box *box, double x, double y) {
    box->left = fmin(box->left, x);
    box->right = fmax(box->right, x);
    box->bottom = fmin(box->bottom, y);
    box->top = fmax(box->top, y);
}

static double cubic_at(double part, double a, double b, double c, double d) {
    double rest = 1 - part;
    return rest * rest * rest * a + 3 * rest * rest * part * b + 3 * rest * part * part * c + part * part * part * d;
}

static void include_at(struct box *box, double part, CGPoint a, CGPoint b, CGPoint c, CGPoint d) {
    if (part > 0 && part < 1) include(box, cubic_at(part, a.x, b.x, c.x, d.x), cubic_at(part, a.y, b.y, c.y, d.y));
}

/// Includes the places where one coordinate of a curve turns: the roots of its derivative.
static void include_turns(struct box *box, const double v[4], CGPoint a, CGPoint b, CGPoint c, CGPoint d) {
    double square = -v[0] + 3 * v[1] - 3 * v[2] + v[3], linear = 2 * (v[0] - 2 * v[1] + v[2]), constant = v[1] - v[0];
    if (fabs(square) < 1e-12) {
        if (linear != 0) include_at(box, -constant / linear, a, b, c, d);
        return;
    }
    double inside = linear * linear - 4 * square * constant;
    if (inside < 0) return;
    include_at(box, (-linear + sqrt(inside)) / (2 * square), a, b, c, d);
    include_at(box, (-linear - sqrt(inside)) / (2 * square), a, b, c, d);
}

static void include_curve(struct box *box, CGPoint b, CGPoint c, CGPoint d) {
    CGPoint a = box->here;
    include(box, a.x, a.y);
    include(box, d.x, d.y);
    include_turns(box, (double[]){a.x, b.x, c.x, d.x}, a, b, c, d);
    include_turns(box, (double[]){a.y, b.y, c.y, d.y}, a, b, c, d);
    box->here = d;
}

static CGPoint third(CGPoint end, CGPoint control) {
    return CGPointMake(end.x + 2 * (control.x - end.x) / 3, end.y + 2 * (control.y - end.y) / 3);
}

static void add_element(void *context, const CGPathElement *element) {
    struct box *box = context;
    const CGPoint *points = element->points;
    switch (element->type) {
    case kCGPathElementMoveToPoint: box->here = box->start = points[0]; break;
    case kCGPathElementAddLineToPoint:
        include(box, box->here.x, box->here.y);
        include(box, points[0].x, points[0].y);
        box->here = points[0];
        break;
    case kCGPathElementAddQuadCurveToPoint:
        include_curve(box, third(box->here, points[0]), third(points[1], points[0]), points[1]);
        break;
    case kCGPathElementAddCurveToPoint: include_curve(box, points[0], points[1], points[2]); break;
    case kCGPathElementCloseSubpath: box->here = box->start; break;
    }
}

CGRect path_box(CGPathRef path) {
    struct box box = {INFINITY, INFINITY, -INFINITY, -INFINITY, {0, 0}, {0, 0}};
    CGPathApply(path, &box, add_element);
    if (!(box.left <= box.right && box.bottom <= box.top)) return CGRectNull;
    return CGRectMake(box.left, box.bottom, box.right - box.left, box.top - box.bottom);
}
