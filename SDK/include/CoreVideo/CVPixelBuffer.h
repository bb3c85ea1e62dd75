// Pictures in memory, in one plane or several. Since iOS 4.
#pragma once
#import <CoreVideo/CVImageBuffer.h>

enum CVPixelBufferLockFlags {
    kCVPixelBufferLock_ReadOnly = 1
};

enum {
    kCVPixelFormatType_1Monochrome = 1,
    kCVPixelFormatType_2Indexed = 2,
    kCVPixelFormatType_4Indexed = 4,
    kCVPixelFormatType_8Indexed = 8,
    kCVPixelFormatType_1IndexedGray_WhiteIsZero = 33,
    kCVPixelFormatType_2IndexedGray_WhiteIsZero = 34,
    kCVPixelFormatType_4IndexedGray_WhiteIsZero = 36,
    kCVPixelFormatType_8IndexedGray_WhiteIsZero = 40,
    kCVPixelFormatType_16BE555 = 16,
    kCVPixelFormatType_16LE555 = 'L555',
    kCVPixelFormatType_16LE5551 = '5551',
    kCVPixelFormatType_16BE565 = 'B565',
    kCVPixelFormatType_16LE565 = 'L565',
    kCVPixelFormatType_24RGB = 24,
    kCVPixelFormatType_24BGR = '24BG',
    kCVPixelFormatType_32ARGB = 32,
    kCVPixelFormatType_32BGRA = 'BGRA',
    kCVPixelFormatType_32ABGR = 'ABGR',
    kCVPixelFormatType_32RGBA = 'RGBA',
    kCVPixelFormatType_64ARGB = 'b64a',
    kCVPixelFormatType_48RGB = 'b48r',
    kCVPixelFormatType_32AlphaGray = 'b32a',
    kCVPixelFormatType_16Gray = 'b16g',
    kCVPixelFormatType_30RGB = 'R10k',
    kCVPixelFormatType_422YpCbCr8 = '2vuy',
    kCVPixelFormatType_4444YpCbCrA8 = 'v408',
    kCVPixelFormatType_4444YpCbCrA8R = 'r408',
    kCVPixelFormatType_4444AYpCbCr8 = 'y408',
    kCVPixelFormatType_4444AYpCbCr16 = 'y416',
    kCVPixelFormatType_444YpCbCr8 = 'v308',
    kCVPixelFormatType_422YpCbCr16 = 'v216',
    kCVPixelFormatType_422YpCbCr10 = 'v210',
    kCVPixelFormatType_444YpCbCr10 = 'v410',
    kCVPixelFormatType_420YpCbCr8Planar = 'y420',
    kCVPixelFormatType_420YpCbCr8PlanarFullRange = 'f420',
    kCVPixelFormatType_422YpCbCr_4A_8BiPlanar = 'a2vy',
    kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange = '420v',
    kCVPixelFormatType_420YpCbCr8BiPlanarFullRange = '420f',
    kCVPixelFormatType_422YpCbCr8_yuvs = 'yuvs',
    kCVPixelFormatType_422YpCbCr8FullRange = 'yuvf',
    kCVPixelFormatType_OneComponent8 = 'L008',
    kCVPixelFormatType_TwoComponent8 = '2C08'
};

struct CVPlanarComponentInfo {
    int32_t offset;
    uint32_t rowBytes;
};
typedef struct CVPlanarComponentInfo CVPlanarComponentInfo;

struct CVPlanarPixelBufferInfo {
    CVPlanarComponentInfo componentInfo[1];
};
typedef struct CVPlanarPixelBufferInfo CVPlanarPixelBufferInfo;

struct CVPlanarPixelBufferInfo_YCbCrPlanar {
    CVPlanarComponentInfo componentInfoY, componentInfoCb, componentInfoCr;
};
typedef struct CVPlanarPixelBufferInfo_YCbCrPlanar CVPlanarPixelBufferInfo_YCbCrPlanar;

struct CVPlanarPixelBufferInfo_YCbCrBiPlanar {
    CVPlanarComponentInfo componentInfoY, componentInfoCbCr;
};
typedef struct CVPlanarPixelBufferInfo_YCbCrBiPlanar CVPlanarPixelBufferInfo_YCbCrBiPlanar;

typedef CVImageBufferRef CVPixelBufferRef;
typedef void (*CVPixelBufferReleaseBytesCallback)(void *releaseRefCon, const void *baseAddress);
typedef void (*CVPixelBufferReleasePlanarBytesCallback)(void *releaseRefCon, const void *dataPtr, size_t dataSize,
                                                        size_t numberOfPlanes, const void *planeAddresses[]);

CV_EXPORT const CFStringRef kCVPixelBufferPixelFormatTypeKey;
CV_EXPORT const CFStringRef kCVPixelBufferMemoryAllocatorKey;
CV_EXPORT const CFStringRef kCVPixelBufferWidthKey;
CV_EXPORT const CFStringRef kCVPixelBufferHeightKey;
CV_EXPORT const CFStringRef kCVPixelBufferExtendedPixelsLeftKey;
CV_EXPORT const CFStringRef kCVPixelBufferExtendedPixelsTopKey;
CV_EXPORT const CFStringRef kCVPixelBufferExtendedPixelsRightKey;
CV_EXPORT const CFStringRef kCVPixelBufferExtendedPixelsBottomKey;
CV_EXPORT const CFStringRef kCVPixelBufferBytesPerRowAlignmentKey;
CV_EXPORT const CFStringRef kCVPixelBufferCGBitmapContextCompatibilityKey;
CV_EXPORT const CFStringRef kCVPixelBufferCGImageCompatibilityKey;
CV_EXPORT const CFStringRef kCVPixelBufferOpenGLCompatibilityKey;
CV_EXPORT const CFStringRef kCVPixelBufferPlaneAlignmentKey;
CV_EXPORT const CFStringRef kCVPixelBufferIOSurfacePropertiesKey;

CV_EXPORT CFTypeID CVPixelBufferGetTypeID(void);
CV_EXPORT CVPixelBufferRef CVPixelBufferRetain(CVPixelBufferRef buffer);
CV_EXPORT void CVPixelBufferRelease(CVPixelBufferRef buffer);
CV_EXPORT CVReturn CVPixelBufferCreateResolvedAttributesDictionary(CFAllocatorRef allocator, CFArrayRef attributes,
                                                                   CFDictionaryRef *resolvedDictionary);
/// One byte to eight of a pixel in one plane, or 4:2:0 in two or three; kCVReturnInvalidPixelFormat for other formats.
CV_EXPORT CVReturn CVPixelBufferCreate(CFAllocatorRef allocator, size_t width, size_t height, OSType pixelFormatType,
                                       CFDictionaryRef attributes, CVPixelBufferRef *buffer);
CV_EXPORT CVReturn CVPixelBufferCreateWithBytes(CFAllocatorRef allocator, size_t width, size_t height,
                                                OSType pixelFormatType, void *baseAddress, size_t bytesPerRow,
                                                CVPixelBufferReleaseBytesCallback releaseCallback, void *releaseRefCon,
                                                CFDictionaryRef attributes, CVPixelBufferRef *buffer);
CV_EXPORT CVReturn CVPixelBufferCreateWithPlanarBytes(CFAllocatorRef allocator, size_t width, size_t height,
                                                      OSType pixelFormatType, void *dataPtr, size_t dataSize,
                                                      size_t numberOfPlanes, void *planeBaseAddress[],
                                                      size_t planeWidth[], size_t planeHeight[],
                                                      size_t planeBytesPerRow[],
                                                      CVPixelBufferReleasePlanarBytesCallback releaseCallback,
                                                      void *releaseRefCon, CFDictionaryRef attributes,
                                                      CVPixelBufferRef *buffer);
CV_EXPORT CVReturn CVPixelBufferLockBaseAddress(CVPixelBufferRef buffer, CVOptionFlags lockFlags);
CV_EXPORT CVReturn CVPixelBufferUnlockBaseAddress(CVPixelBufferRef buffer, CVOptionFlags unlockFlags);
CV_EXPORT size_t CVPixelBufferGetWidth(CVPixelBufferRef buffer);
CV_EXPORT size_t CVPixelBufferGetHeight(CVPixelBufferRef buffer);
CV_EXPORT OSType CVPixelBufferGetPixelFormatType(CVPixelBufferRef buffer);
CV_EXPORT void *CVPixelBufferGetBaseAddress(CVPixelBufferRef buffer);
CV_EXPORT size_t CVPixelBufferGetBytesPerRow(CVPixelBufferRef buffer);
CV_EXPORT size_t CVPixelBufferGetDataSize(CVPixelBufferRef buffer);
CV_EXPORT Boolean CVPixelBufferIsPlanar(CVPixelBufferRef buffer);
/// 0 if the buffer is not planar.
CV_EXPORT size_t CVPixelBufferGetPlaneCount(CVPixelBufferRef buffer);
CV_EXPORT size_t CVPixelBufferGetWidthOfPlane(CVPixelBufferRef buffer, size_t planeIndex);
CV_EXPORT size_t CVPixelBufferGetHeightOfPlane(CVPixelBufferRef buffer, size_t planeIndex);
CV_EXPORT void *CVPixelBufferGetBaseAddressOfPlane(CVPixelBufferRef buffer, size_t planeIndex);
CV_EXPORT size_t CVPixelBufferGetBytesPerRowOfPlane(CVPixelBufferRef buffer, size_t planeIndex);
CV_EXPORT void CVPixelBufferGetExtendedPixels(CVPixelBufferRef buffer, size_t *extraColumnsOnLeft,
                                              size_t *extraColumnsOnRight, size_t *extraRowsOnTop,
                                              size_t *extraRowsOnBottom);
CV_EXPORT CVReturn CVPixelBufferFillExtendedPixels(CVPixelBufferRef buffer);
