#pragma once
#include <CoreGraphics/CGGeometry.h>
#include <CoreGraphics/CGReferences.h>
#include <CoreGraphics/CGImageTypes.h>

CG_EXTERN_BEGIN

extern size_t CGImageGetWidth(CGImageRef image);
extern size_t CGImageGetHeight(CGImageRef image);
extern size_t CGImageGetBitsPerComponent(CGImageRef image);
extern size_t CGImageGetBitsPerPixel(CGImageRef image);
extern size_t CGImageGetBytesPerRow(CGImageRef image);
extern CGColorSpaceRef CGImageGetColorSpace(CGImageRef image);
extern CGImageAlphaInfo CGImageGetAlphaInfo(CGImageRef image);
extern CGBitmapInfo CGImageGetBitmapInfo(CGImageRef image);
extern CGDataProviderRef CGImageGetDataProvider(CGImageRef image);
extern bool CGImageIsMask(CGImageRef image);
extern CGImageRef CGImageCreateCopy(CGImageRef image);
extern CGImageRef CGImageCreateWithImageInRect(CGImageRef image, CGRect rect);
extern CGImageRef CGImageCreateWithMask(CGImageRef image, CGImageRef mask);
extern CGImageRef CGImageRetain(CGImageRef image);
extern void CGImageRelease(CGImageRef image);

extern CFDataRef CGDataProviderCopyData(CGDataProviderRef provider);
extern CGDataProviderRef CGDataProviderCreateWithCFData(CFDataRef data);
extern CGDataProviderRef CGDataProviderCreateWithFilename(const char *filename);
extern CGDataProviderRef CGDataProviderRetain(CGDataProviderRef provider);
extern void CGDataProviderRelease(CGDataProviderRef provider);

extern CGContextRef CGBitmapContextCreate(void *data, size_t width, size_t height, size_t bitsPerComponent, size_t bytesPerRow, CGColorSpaceRef space, CGBitmapInfo bitmapInfo);
extern CGImageRef CGBitmapContextCreateImage(CGContextRef context);
extern void * CGBitmapContextGetData(CGContextRef context);
extern size_t CGBitmapContextGetWidth(CGContextRef context);
extern size_t CGBitmapContextGetHeight(CGContextRef context);
extern size_t CGBitmapContextGetBytesPerRow(CGContextRef context);
extern size_t CGBitmapContextGetBitsPerPixel(CGContextRef context);
extern CGColorSpaceRef CGBitmapContextGetColorSpace(CGContextRef context);
extern CGImageAlphaInfo CGBitmapContextGetAlphaInfo(CGContextRef context);
extern CGContextRef CGContextRetain(CGContextRef context);
extern void CGContextRelease(CGContextRef context);

CG_EXTERN_END
