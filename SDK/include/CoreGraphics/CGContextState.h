#pragma once
#include <CoreGraphics/CGContextTypes.h>

CG_EXTERN_BEGIN

extern void CGContextSaveGState(CGContextRef context);
extern void CGContextRestoreGState(CGContextRef context);

extern void CGContextScaleCTM(CGContextRef context, CGFloat sx, CGFloat sy);
extern void CGContextTranslateCTM(CGContextRef context, CGFloat tx, CGFloat ty);
extern void CGContextRotateCTM(CGContextRef context, CGFloat angle);
extern void CGContextConcatCTM(CGContextRef context, CGAffineTransform transform);
extern CGAffineTransform CGContextGetCTM(CGContextRef context);
extern CGAffineTransform CGContextGetUserSpaceToDeviceSpaceTransform(CGContextRef context);
extern CGPoint CGContextConvertPointToDeviceSpace(CGContextRef context, CGPoint point);
extern CGPoint CGContextConvertPointToUserSpace(CGContextRef context, CGPoint point);
extern CGRect CGContextConvertRectToDeviceSpace(CGContextRef context, CGRect rect);
extern CGRect CGContextConvertRectToUserSpace(CGContextRef context, CGRect rect);

extern void CGContextSetLineWidth(CGContextRef context, CGFloat width);
extern void CGContextSetLineCap(CGContextRef context, CGLineCap cap);
extern void CGContextSetLineJoin(CGContextRef context, CGLineJoin join);
extern void CGContextSetMiterLimit(CGContextRef context, CGFloat limit);
extern void CGContextSetLineDash(CGContextRef context, CGFloat phase, const CGFloat lengths[], size_t count);
extern void CGContextSetFlatness(CGContextRef context, CGFloat flatness);
extern void CGContextSetAlpha(CGContextRef context, CGFloat alpha);
extern void CGContextSetBlendMode(CGContextRef context, CGBlendMode mode);
extern void CGContextSetInterpolationQuality(CGContextRef context, CGInterpolationQuality quality);
extern CGInterpolationQuality CGContextGetInterpolationQuality(CGContextRef context);
extern void CGContextSetShouldAntialias(CGContextRef context, bool antialias);
extern void CGContextSetAllowsAntialiasing(CGContextRef context, bool allows);
extern void CGContextSetShadowWithColor(CGContextRef context, CGSize offset, CGFloat blur, CGColorRef color);
extern void CGContextSetShadow(CGContextRef context, CGSize offset, CGFloat blur);

extern void CGContextFlush(CGContextRef context);
extern void CGContextSynchronize(CGContextRef context);

extern CGSize CGContextConvertSizeToDeviceSpace(CGContextRef context, CGSize size);
extern CGSize CGContextConvertSizeToUserSpace(CGContextRef context, CGSize size);
extern void CGContextSetRenderingIntent(CGContextRef context, CGColorRenderingIntent intent);

CG_EXTERN_END
