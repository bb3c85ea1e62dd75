#pragma once
#include <CoreGraphics/CGBase.h>
#include <CoreGraphics/CGReferences.h>

typedef void (*CGFunctionEvaluateCallback)(void *info, const CGFloat *in, CGFloat *out);
typedef void (*CGFunctionReleaseInfoCallback)(void *info);

typedef struct CGFunctionCallbacks {
    unsigned int version;
    CGFunctionEvaluateCallback evaluate;
    CGFunctionReleaseInfoCallback releaseInfo;
} CGFunctionCallbacks;

CG_EXTERN_BEGIN

extern CGFunctionRef CGFunctionCreate(void *info, size_t domainDimension, const CGFloat domain[], size_t rangeDimension, const CGFloat range[], const CGFunctionCallbacks *callbacks);
extern CGFunctionRef CGFunctionRetain(CGFunctionRef function);
extern void CGFunctionRelease(CGFunctionRef function);
extern CFTypeID CGFunctionGetTypeID(void);

CG_EXTERN_END
