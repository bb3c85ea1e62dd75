#pragma once
#include <CoreGraphics/CGContextTypes.h>

CG_EXTERN_BEGIN

extern void CGContextBeginPath(CGContextRef context);
extern void CGContextMoveToPoint(CGContextRef context, CGFloat x, CGFloat y);
extern void CGContextAddLineToPoint(CGContextRef context, CGFloat x, CGFloat y);
extern void CGContextAddCurveToPoint(CGContextRef context, CGFloat cp1x, CGFloat cp1y, CGFloat cp2x, CGFloat cp2y, CGFloat x, CGFloat y);
extern void CGContextAddQuadCurveToPoint(CGContextRef context, CGFloat cpx, CGFloat cpy, CGFloat x, CGFloat y);
extern void CGContextClosePath(CGContextRef context);
extern void CGContextAddRect(CGContextRef context, CGRect rect);
extern void CGContextAddRects(CGContextRef context, const CGRect rects[], size_t count);
extern void CGContextAddLines(CGContextRef context, const CGPoint points[], size_t count);
extern void CGContextAddEllipseInRect(CGContextRef context, CGRect rect);
extern void CGContextAddArc(CGContextRef context, CGFloat x, CGFloat y, CGFloat radius, CGFloat startAngle, CGFloat endAngle, int clockwise);
extern void CGContextAddArcToPoint(CGContextRef context, CGFloat x1, CGFloat y1, CGFloat x2, CGFloat y2, CGFloat radius);
extern void CGContextAddPath(CGContextRef context, CGPathRef path);
extern bool CGContextIsPathEmpty(CGContextRef context);
extern CGPoint CGContextGetPathCurrentPoint(CGContextRef context);
extern CGRect CGContextGetPathBoundingBox(CGContextRef context);
extern CGPathRef CGContextCopyPath(CGContextRef context);
extern bool CGContextPathContainsPoint(CGContextRef context, CGPoint point, CGPathDrawingMode mode);

/// The outline of the line that CGContextStrokePath would draw; fill it by the winding rule.
extern void CGContextReplacePathWithStrokedPath(CGContextRef context);

CG_EXTERN_END
