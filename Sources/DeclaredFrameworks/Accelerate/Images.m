#include <math.h>
#include <stdbool.h>
#import <vImage/vImage.h>

static const unsigned char *pixel_at(const vImage_Buffer *image, long x, long y, int bytes) {
    return (const unsigned char *)image->data + (size_t)y * image->rowBytes + (size_t)x * bytes;
}

static long clamp(long value, vImagePixelCount count) {
    return value < 0 ? 0 : value >= (long)count ? (long)count - 1 : value;
}

/// Bilinear: of each pixel of the destination, the four of the source around its place.
static vImage_Error scale(const vImage_Buffer *source, const vImage_Buffer *destination, int bytes) {
    if (source == NULL || destination == NULL) return kvImageNullPointerArgument;
    if (source->width == 0 || source->height == 0) return kvImageInvalidParameter;
    double stepX = (double)source->width / destination->width, stepY = (double)source->height / destination->height;
    for (vImagePixelCount row = 0; row < destination->height; row++) {
        double y = (row + 0.5) * stepY - 0.5, partY = y - floor(y);
        long top = clamp((long)floor(y), source->height), bottom = clamp((long)floor(y) + 1, source->height);
        for (vImagePixelCount column = 0; column < destination->width; column++) {
            double x = (column + 0.5) * stepX - 0.5, partX = x - floor(x);
            long left = clamp((long)floor(x), source->width), right = clamp((long)floor(x) + 1, source->width);
            unsigned char *out = (unsigned char *)pixel_at(destination, (long)column, (long)row, bytes);
            for (int i = 0; i < bytes; i++) {
                double above = pixel_at(source, left, top, bytes)[i] * (1 - partX) +
                               pixel_at(source, right, top, bytes)[i] * partX;
                double below = pixel_at(source, left, bottom, bytes)[i] * (1 - partX) +
                               pixel_at(source, right, bottom, bytes)[i] * partX;
                out[i] = (unsigned char)lround(above * (1 - partY) + below * partY);
            }
        }
    }
    return kvImageNoError;
}

vImage_Error vImageScale_ARGB8888(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                  vImage_Flags flags) {
    return flags & kvImageGetTempBufferSize ? 0 : scale(source, destination, 4);
}

vImage_Error vImageScale_Planar8(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                 vImage_Flags flags) {
    return flags & kvImageGetTempBufferSize ? 0 : scale(source, destination, 1);
}

vImage_Error vImageBoxConvolve_ARGB8888(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                        vImagePixelCount offsetToROI_X, vImagePixelCount offsetToROI_Y,
                                        uint32_t kernelHeight, uint32_t kernelWidth, Pixel_8888 backgroundColor,
                                        vImage_Flags flags) {
    if (flags & kvImageGetTempBufferSize) return 0;
    if (source == NULL || destination == NULL) return kvImageNullPointerArgument;
    if (kernelHeight % 2 == 0 || kernelWidth % 2 == 0) return kvImageInvalidKernelSize;
    if (offsetToROI_X + destination->width > source->width || offsetToROI_Y + destination->height > source->height)
        return kvImageRoiLargerThanInputBuffer;
    bool isExtended = (flags & kvImageEdgeExtend) != 0;
    if (!isExtended && backgroundColor == NULL) return kvImageInvalidEdgeStyle;
    long halfWidth = kernelWidth / 2, halfHeight = kernelHeight / 2, area = (long)kernelWidth * kernelHeight;
    for (long row = 0; row < (long)destination->height; row++) {
        for (long column = 0; column < (long)destination->width; column++) {
            long sums[4] = {0};
            for (long y = row - halfHeight; y <= row + halfHeight; y++) {
                for (long x = column - halfWidth; x <= column + halfWidth; x++) {
                    long sourceX = x + (long)offsetToROI_X, sourceY = y + (long)offsetToROI_Y;
                    long insideX = clamp(sourceX, source->width), insideY = clamp(sourceY, source->height);
                    bool isInside = isExtended || (insideX == sourceX && insideY == sourceY);
                    const unsigned char *pixel = isInside ? pixel_at(source, insideX, insideY, 4) : backgroundColor;
                    for (int i = 0; i < 4; i++) sums[i] += pixel[i];
                }
            }
            unsigned char *out = (unsigned char *)pixel_at(destination, column, row, 4);
            for (int i = 0; i < 4; i++) {
                bool isAlpha = i == 0 && (flags & kvImageLeaveAlphaUnchanged);
                out[i] = isAlpha ? pixel_at(source, column + (long)offsetToROI_X, row + (long)offsetToROI_Y, 4)[0]
                                 : (unsigned char)((sums[i] + area / 2) / area);
            }
        }
    }
    return kvImageNoError;
}
