// Reverses the PNG filters (RFC 2083, section 6).
#include "ImageAccess.h"

static uint8_t paeth(int left, int above, int corner) {
    int guess = left + above - corner;
    int toLeft = abs(guess - left), toAbove = abs(guess - above), toCorner = abs(guess - corner);
    return (uint8_t)(toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner);
}

vImage_Error vImagePNGDecompressionFilter(const vImage_Buffer *buffer, vImagePixelCount startScanline,
                                          vImagePixelCount scanlineCount, uint32_t bitsPerPixel,
                                          uint32_t filterMethodNumber, uint32_t filterType, vImage_Flags flags) {
    REQUIRE(flags_error(flags));
    REQUIRE(image_error(buffer, 0));
    if (filterMethodNumber != 0 || filterType > kvImage_PNG_FILTER_VALUE_PAETH) return kvImageInvalidParameter;
    if (bitsPerPixel == 0 || bitsPerPixel > 64) return kvImageInvalidParameter;
    size_t line = (buffer->width * bitsPerPixel + 7) / 8, step = (bitsPerPixel + 7) / 8;
    if (line > buffer->rowBytes) return kvImageInvalidParameter;
    if (startScanline > buffer->height || scanlineCount > buffer->height - startScanline) {
        return kvImageRoiLargerThanInputBuffer;
    }
    for (size_t row = startScanline; row < startScanline + scanlineCount; row++) {
        uint8_t *bytes = row_of(buffer, row);
        const uint8_t *before = row ? row_of(buffer, row - 1) : NULL;
        for (size_t i = 0; i < line; i++) {
            int left = i >= step ? bytes[i - step] : 0, above = before ? before[i] : 0;
            int corner = before && i >= step ? before[i - step] : 0;
            switch (filterType) {
            case kvImage_PNG_FILTER_VALUE_SUB: bytes[i] = (uint8_t)(bytes[i] + left); break;
            case kvImage_PNG_FILTER_VALUE_UP: bytes[i] = (uint8_t)(bytes[i] + above); break;
            case kvImage_PNG_FILTER_VALUE_AVG: bytes[i] = (uint8_t)(bytes[i] + (left + above) / 2); break;
            case kvImage_PNG_FILTER_VALUE_PAETH: bytes[i] = (uint8_t)(bytes[i] + paeth(left, above, corner)); break;
            default: break;
            }
        }
    }
    return kvImageNoError;
}
