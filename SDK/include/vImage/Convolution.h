#pragma once
#import <vImage/vImage_Types.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Each pixel becomes the mean of a box around it, whose sides are odd.
vImage_Error vImageBoxConvolve_ARGB8888(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                        vImagePixelCount offsetToROI_X, vImagePixelCount offsetToROI_Y,
                                        uint32_t kernelHeight, uint32_t kernelWidth, Pixel_8888 backgroundColor,
                                        vImage_Flags flags);

#ifdef __cplusplus
}
#endif
