// The argument checks that all vImage functions begin with, and access to pixels.
#pragma once
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#import <vImage/vImage.h>

enum {
    KnownFlags = 0xff,
    EdgeFlags = kvImageCopyInPlace | kvImageBackgroundColorFill | kvImageEdgeExtend | kvImageTruncateKernel,
    /// The largest side of a kernel, in pixels. The limit keeps sums of bytes within 64 bits and bounds the running
    /// time.
    LongestSide = 1 << 15
};

/// Returns the error from the enclosing function, if there is one.
#define REQUIRE(expression)                                                                                            \
    do {                                                                                                               \
        vImage_Error failure = (expression);                                                                           \
        if (failure != kvImageNoError) return failure;                                                                 \
    } while (0)

static inline void *row_of(const vImage_Buffer *image, size_t row) {
    return (unsigned char *)image->data + row * image->rowBytes;
}

static inline vImage_Error flags_error(vImage_Flags flags) {
    return flags & ~(vImage_Flags)KnownFlags ? kvImageUnknownFlagsBit : kvImageNoError;
}

/// - pixelBytes: the size of a pixel, in bytes.
static inline vImage_Error image_error(const vImage_Buffer *image, size_t pixelBytes) {
    if (image == NULL || image->data == NULL) return kvImageNullPointerArgument;
    if (image->width > SIZE_MAX / 64 || image->rowBytes < image->width * pixelBytes) return kvImageInvalidParameter;
    return image->height > SIZE_MAX / 64 ? kvImageInvalidParameter : kvImageNoError;
}

/// Checks a source and a destination. The source must be at least as large as the destination.
static inline vImage_Error pair_error(const vImage_Buffer *source, size_t sourceBytes,
                                      const vImage_Buffer *destination, size_t destinationBytes, vImage_Flags flags) {
    REQUIRE(flags_error(flags));
    REQUIRE(image_error(source, sourceBytes));
    REQUIRE(image_error(destination, destinationBytes));
    bool fits = destination->width <= source->width && destination->height <= source->height;
    return fits ? kvImageNoError : kvImageRoiLargerThanInputBuffer;
}

/// Checks a destination and the region of the source at (x, y) with the destination's size.
static inline vImage_Error region_error(const vImage_Buffer *source, const vImage_Buffer *destination, size_t bytes,
                                        vImagePixelCount x, vImagePixelCount y, vImage_Flags flags) {
    REQUIRE(pair_error(source, bytes, destination, bytes, flags));
    if (x > source->width) return kvImageInvalidOffset_X;
    if (y > source->height) return kvImageInvalidOffset_Y;
    bool fits = destination->width <= source->width - x && destination->height <= source->height - y;
    return fits ? kvImageNoError : kvImageRoiLargerThanInputBuffer;
}

static inline vImage_Error kernel_error(const void *kernel, size_t height, size_t width) {
    if (kernel == NULL) return kvImageNullPointerArgument;
    bool isRight = height % 2 == 1 && width % 2 == 1 && height <= LongestSide && width <= LongestSide;
    return isRight ? kvImageNoError : kvImageInvalidKernelSize;
}

/// The flags must contain exactly one edge style.
static inline vImage_Error edge_error(vImage_Flags flags, const void *background) {
    vImage_Flags edge = flags & EdgeFlags;
    if (edge == 0 || (edge & (edge - 1)) != 0) return kvImageInvalidEdgeStyle;
    return edge == kvImageBackgroundColorFill && background == NULL ? kvImageNullPointerArgument : kvImageNoError;
}

/// Clamps an index to 0...count - 1.
static inline long nearest_place(long place, size_t count) {
    return place < 0 ? 0 : place >= (long)count ? (long)count - 1 : place;
}

static inline uint8_t byte_of_integer(int64_t value) { return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value; }

/// Rounds and clamps to 0...255; 0 for NaN.
static inline uint8_t byte_of_real(double value) {
    return !(value > 0) ? 0 : value >= 254.5 ? 255 : (uint8_t)(value + 0.5);
}

/// Maps 0...255 linearly to least...most.
static inline float real_of_byte(Pixel_8 value, float most, float least) {
    return (float)(value * ((double)most - least) / 255 + least);
}

static inline Pixel_8 byte_of_range(float value, float most, float least) {
    return byte_of_real(((double)value - least) * 255 / ((double)most - least));
}

/// The body of a function that computes each destination value from the source value `value`.
#define EACH_VALUE(FROM, TO, RESULT)                                                                                   \
    REQUIRE(pair_error(source, sizeof(FROM), destination, sizeof(TO), flags));                                         \
    for (size_t row = 0; row < destination->height; row++) {                                                           \
        const FROM *in = row_of(source, row);                                                                          \
        TO *out = row_of(destination, row);                                                                            \
        for (size_t i = 0; i < destination->width; i++) {                                                              \
            FROM value = in[i];                                                                                        \
            out[i] = RESULT;                                                                                           \
        }                                                                                                              \
    }                                                                                                                  \
    return kvImageNoError
