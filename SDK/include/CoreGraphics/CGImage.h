#pragma once
#include <CoreGraphics/CGDataProvider.h>
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

extern CGImageRef CGImageCreate(size_t width, size_t height, size_t bitsPerComponent, size_t bitsPerPixel, size_t bytesPerRow, CGColorSpaceRef space, CGBitmapInfo bitmapInfo, CGDataProviderRef provider, const CGFloat decode[], bool shouldInterpolate, CGColorRenderingIntent intent);
/// A stencil: samples of 0 are painted, unless `decode` is {1, 0}.
extern CGImageRef CGImageMaskCreate(size_t width, size_t height, size_t bitsPerComponent, size_t bitsPerPixel, size_t bytesPerRow, CGDataProviderRef provider, const CGFloat decode[], bool shouldInterpolate);
extern CGImageRef CGImageCreateWithPNGDataProvider(CGDataProviderRef source, const CGFloat decode[], bool shouldInterpolate, CGColorRenderingIntent intent);
extern CGImageRef CGImageCreateWithJPEGDataProvider(CGDataProviderRef source, const CGFloat decode[], bool shouldInterpolate, CGColorRenderingIntent intent);
/// `components` has a least and a greatest value for each component of the image.
extern CGImageRef CGImageCreateWithMaskingColors(CGImageRef image, const CGFloat components[]);
extern CGImageRef CGImageCreateCopyWithColorSpace(CGImageRef image, CGColorSpaceRef space);
/// NULL for an image with ordinary decoding; lives as long as the image.
extern const CGFloat *CGImageGetDecode(CGImageRef image);
extern bool CGImageGetShouldInterpolate(CGImageRef image);
extern CGColorRenderingIntent CGImageGetRenderingIntent(CGImageRef image);
extern CFTypeID CGImageGetTypeID(void);
extern size_t CGBitmapContextGetBitsPerComponent(CGContextRef context);
extern CGBitmapInfo CGBitmapContextGetBitmapInfo(CGContextRef context);
extern CFTypeID CGContextGetTypeID(void);

CG_EXTERN_END
