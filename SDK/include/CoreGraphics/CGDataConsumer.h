#pragma once
#include <CoreGraphics/CGBase.h>
#include <CoreGraphics/CGReferences.h>

typedef size_t (*CGDataConsumerPutBytesCallback)(void *info, const void *buffer, size_t count);
typedef void (*CGDataConsumerReleaseInfoCallback)(void *info);

typedef struct CGDataConsumerCallbacks {
    CGDataConsumerPutBytesCallback putBytes;
    CGDataConsumerReleaseInfoCallback releaseConsumer;
} CGDataConsumerCallbacks;

CG_EXTERN_BEGIN

extern CGDataConsumerRef CGDataConsumerCreate(void *info, const CGDataConsumerCallbacks *callbacks);
/// Nil when the file cannot be made.
extern CGDataConsumerRef CGDataConsumerCreateWithURL(CFURLRef url);
extern CGDataConsumerRef CGDataConsumerCreateWithCFData(CFMutableDataRef data);
extern CGDataConsumerRef CGDataConsumerRetain(CGDataConsumerRef consumer);
extern void CGDataConsumerRelease(CGDataConsumerRef consumer);
extern CFTypeID CGDataConsumerGetTypeID(void);

CG_EXTERN_END
