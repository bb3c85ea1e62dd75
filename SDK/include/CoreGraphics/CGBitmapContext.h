#pragma once
#include <CoreGraphics/CGContext.h>
#include <CoreGraphics/CGImage.h>

/// `data` is no longer needed.
typedef void (*CGBitmapContextReleaseDataCallback)(void *releaseInfo, void *data);

CG_EXTERN_BEGIN
/// Like CGBitmapContextCreate; when the context goes, it calls `releaseCallback`. Since iOS 4.
extern CGContextRef CGBitmapContextCreateWithData(void *data, size_t width, size_t height, size_t bitsPerComponent,
                                                  size_t bytesPerRow, CGColorSpaceRef space, uint32_t bitmapInfo,
                                                  CGBitmapContextReleaseDataCallback releaseCallback,
                                                  void *releaseInfo);
CG_EXTERN_END
