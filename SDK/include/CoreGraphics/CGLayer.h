#pragma once
#include <CoreGraphics/CGContextTypes.h>

CG_EXTERN_BEGIN

/// Nil when the size is empty or too large. `auxiliaryInfo` is ignored.
extern CGLayerRef CGLayerCreateWithContext(CGContextRef context, CGSize size, CFDictionaryRef auxiliaryInfo);
extern CGLayerRef CGLayerRetain(CGLayerRef layer);
extern void CGLayerRelease(CGLayerRef layer);
extern CFTypeID CGLayerGetTypeID(void);
extern CGSize CGLayerGetSize(CGLayerRef layer);
extern CGContextRef CGLayerGetContext(CGLayerRef layer);
extern void CGContextDrawLayerInRect(CGContextRef context, CGRect rect, CGLayerRef layer);
extern void CGContextDrawLayerAtPoint(CGContextRef context, CGPoint point, CGLayerRef layer);

CG_EXTERN_END
