// Pictures in memory, as vImage takes them. Since iOS 5.
#pragma once
#include <CoreGraphics/CoreGraphics.h>
#include <stddef.h>
#include <stdint.h>

#define VIMAGE_AFFINETRANSFORM_DOUBLE_IS_AVAILABLE 1
#define VIMAGE_CGAFFINETRANSFORM_IS_AVAILABLE 1

typedef unsigned long vImagePixelCount;

typedef struct vImage_Buffer {
    void *data;
    vImagePixelCount height, width;
    size_t rowBytes;
} vImage_Buffer;

typedef struct vImage_AffineTransform {
    float a, b, c, d, tx, ty;
} vImage_AffineTransform;

typedef struct vImage_AffineTransform_Double {
    double a, b, c, d, tx, ty;
} vImage_AffineTransform_Double;

typedef vImage_AffineTransform_Double vImage_CGAffineTransform;

/// One of the errors below.
typedef ptrdiff_t vImage_Error;
/// Some of the flags below.
typedef uint32_t vImage_Flags;

typedef uint8_t Pixel_8;
typedef float Pixel_F;
typedef uint8_t Pixel_8888[4];
typedef float Pixel_FFFF[4];
typedef void *ResamplingFilter;
typedef void *GammaFunction;

enum {
    kvImageNoError = 0,
    kvImageRoiLargerThanInputBuffer = -21766,
    kvImageInvalidKernelSize = -21767,
    kvImageInvalidEdgeStyle = -21768,
    kvImageInvalidOffset_X = -21769,
    kvImageInvalidOffset_Y = -21770,
    kvImageMemoryAllocationError = -21771,
    kvImageNullPointerArgument = -21772,
    kvImageInvalidParameter = -21773,
    kvImageBufferSizeMismatch = -21774,
    kvImageUnknownFlagsBit = -21775
};

enum {
    kvImageNoFlags = 0,
    kvImageLeaveAlphaUnchanged = 1,
    kvImageCopyInPlace = 2,
    kvImageBackgroundColorFill = 4,
    kvImageEdgeExtend = 8,
    kvImageDoNotTile = 16,
    kvImageHighQualityResampling = 32,
    kvImageTruncateKernel = 64,
    kvImageGetTempBufferSize = 128
};
