#pragma once
#include <CoreGraphics/CGContextTypes.h>

CG_EXTERN_BEGIN

extern void CGContextSetFillColorWithColor(CGContextRef context, CGColorRef color);
extern void CGContextSetStrokeColorWithColor(CGContextRef context, CGColorRef color);
extern void CGContextSetFillColorSpace(CGContextRef context, CGColorSpaceRef space);
extern void CGContextSetStrokeColorSpace(CGContextRef context, CGColorSpaceRef space);
extern void CGContextSetFillColor(CGContextRef context, const CGFloat components[]);
extern void CGContextSetStrokeColor(CGContextRef context, const CGFloat components[]);
extern void CGContextSetGrayFillColor(CGContextRef context, CGFloat gray, CGFloat alpha);
extern void CGContextSetGrayStrokeColor(CGContextRef context, CGFloat gray, CGFloat alpha);
extern void CGContextSetRGBFillColor(CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
extern void CGContextSetRGBStrokeColor(CGContextRef context, CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha);
extern void CGContextSetCMYKFillColor(CGContextRef context, CGFloat cyan, CGFloat magenta, CGFloat yellow, CGFloat black, CGFloat alpha);
extern void CGContextSetCMYKStrokeColor(CGContextRef context, CGFloat cyan, CGFloat magenta, CGFloat yellow, CGFloat black, CGFloat alpha);
extern void CGContextSetPatternPhase(CGContextRef context, CGSize phase);

CG_EXTERN_END
