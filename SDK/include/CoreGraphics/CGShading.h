#pragma once
#include <CoreGraphics/CGColorSpace.h>
#include <CoreGraphics/CGContextTypes.h>
#include <CoreGraphics/CGFunction.h>

CG_EXTERN_BEGIN

extern CGShadingRef CGShadingCreateAxial(CGColorSpaceRef space, CGPoint start, CGPoint end, CGFunctionRef function, bool extendStart, bool extendEnd);
extern CGShadingRef CGShadingCreateRadial(CGColorSpaceRef space, CGPoint start, CGFloat startRadius, CGPoint end, CGFloat endRadius, CGFunctionRef function, bool extendStart, bool extendEnd);
extern CGShadingRef CGShadingRetain(CGShadingRef shading);
extern void CGShadingRelease(CGShadingRef shading);
extern CFTypeID CGShadingGetTypeID(void);
extern void CGContextDrawShading(CGContextRef context, CGShadingRef shading);

CG_EXTERN_END
