// Descriptions of formats of pixels. Since iOS 4.
#pragma once
#import <CoreVideo/CVPixelBuffer.h>

CV_EXPORT const CFStringRef kCVPixelFormatName;
CV_EXPORT const CFStringRef kCVPixelFormatConstant;
CV_EXPORT const CFStringRef kCVPixelFormatCodecType;
CV_EXPORT const CFStringRef kCVPixelFormatFourCC;
CV_EXPORT const CFStringRef kCVPixelFormatContainsAlpha;
CV_EXPORT const CFStringRef kCVPixelFormatPlanes;
CV_EXPORT const CFStringRef kCVPixelFormatBlockWidth;
CV_EXPORT const CFStringRef kCVPixelFormatBlockHeight;
CV_EXPORT const CFStringRef kCVPixelFormatBitsPerBlock;
CV_EXPORT const CFStringRef kCVPixelFormatBlockHorizontalAlignment;
CV_EXPORT const CFStringRef kCVPixelFormatBlockVerticalAlignment;
CV_EXPORT const CFStringRef kCVPixelFormatBlackBlock;
CV_EXPORT const CFStringRef kCVPixelFormatHorizontalSubsampling;
CV_EXPORT const CFStringRef kCVPixelFormatVerticalSubsampling;
CV_EXPORT const CFStringRef kCVPixelFormatOpenGLFormat;
CV_EXPORT const CFStringRef kCVPixelFormatOpenGLType;
CV_EXPORT const CFStringRef kCVPixelFormatOpenGLInternalFormat;
CV_EXPORT const CFStringRef kCVPixelFormatCGBitmapInfo;
CV_EXPORT const CFStringRef kCVPixelFormatQDCompatibility;
CV_EXPORT const CFStringRef kCVPixelFormatCGBitmapContextCompatibility;
CV_EXPORT const CFStringRef kCVPixelFormatCGImageCompatibility;
CV_EXPORT const CFStringRef kCVPixelFormatOpenGLCompatibility;
CV_EXPORT const CFStringRef kCVPixelFormatOpenGLESCompatibility;
CV_EXPORT const CFStringRef kCVPixelFormatFillExtendedPixelsCallback;

typedef Boolean (*CVFillExtendedPixelsCallBack)(CVPixelBufferRef buffer, void *refCon);

typedef struct {
    CFIndex version;
    CVFillExtendedPixelsCallBack fillCallBack;
    void *refCon;
} CVFillExtendedPixelsCallBackData;

CV_EXPORT CFDictionaryRef CVPixelFormatDescriptionCreateWithPixelFormatType(CFAllocatorRef allocator,
                                                                            OSType pixelFormat);
CV_EXPORT CFArrayRef CVPixelFormatDescriptionArrayCreateWithAllPixelFormatTypes(CFAllocatorRef allocator);
CV_EXPORT void CVPixelFormatDescriptionRegisterDescriptionWithPixelFormatType(CFDictionaryRef description,
                                                                              OSType pixelFormat);
