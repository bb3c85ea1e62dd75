// The filters of PNG pictures' rows.
#pragma once
#import <vImage/vImage_Types.h>

enum {
    kvImage_PNG_FILTER_VALUE_NONE = 0,
    kvImage_PNG_FILTER_VALUE_SUB = 1,
    kvImage_PNG_FILTER_VALUE_UP = 2,
    kvImage_PNG_FILTER_VALUE_AVG = 3,
    kvImage_PNG_FILTER_VALUE_PAETH = 4
};

#ifdef __cplusplus
extern "C" {
#endif

/// Undoes a filter of PNG, in place, in the rows from `startScanline`. A row has `bitsPerPixel` for each of the buffer's
/// pixels. `filterMethodNumber` is 0, `filterType` one of the values above.
vImage_Error vImagePNGDecompressionFilter(const vImage_Buffer *buffer, vImagePixelCount startScanline,
                                          vImagePixelCount scanlineCount, uint32_t bitsPerPixel,
                                          uint32_t filterMethodNumber, uint32_t filterType, vImage_Flags flags);

#ifdef __cplusplus
}
#endif
