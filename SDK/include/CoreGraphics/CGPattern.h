#pragma once
#include <CoreGraphics/CGContextTypes.h>

typedef enum CGPatternTiling {
    kCGPatternTilingNoDistortion,
    kCGPatternTilingConstantSpacingMinimalDistortion,
    kCGPatternTilingConstantSpacing
} CGPatternTiling;

typedef void (*CGPatternDrawPatternCallback)(void *info, CGContextRef context);
typedef void (*CGPatternReleaseInfoCallback)(void *info);

typedef struct CGPatternCallbacks {
    unsigned int version;
    CGPatternDrawPatternCallback drawPattern;
    CGPatternReleaseInfoCallback releaseInfo;
} CGPatternCallbacks;

CG_EXTERN_BEGIN

extern CGPatternRef CGPatternCreate(void *info, CGRect bounds, CGAffineTransform matrix, CGFloat xStep, CGFloat yStep, CGPatternTiling tiling, bool isColored, const CGPatternCallbacks *callbacks);
extern CGPatternRef CGPatternRetain(CGPatternRef pattern);
extern void CGPatternRelease(CGPatternRef pattern);
extern CFTypeID CGPatternGetTypeID(void);

extern void CGContextSetFillPattern(CGContextRef context, CGPatternRef pattern, const CGFloat components[]);
extern void CGContextSetStrokePattern(CGContextRef context, CGPatternRef pattern, const CGFloat components[]);

CG_EXTERN_END
