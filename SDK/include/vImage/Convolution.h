// Sums of weighted neighbours. The kernel is laid over the source as it is, not turned round; its sides are odd. One flag says
// what is beyond the edge: kvImageCopyInPlace, kvImageBackgroundColorFill, kvImageEdgeExtend or kvImageTruncateKernel.
#pragma once
#import <vImage/vImage_Types.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What each of these begins with.
#define _VIMAGE_REGION                                                                                                 \
    const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer, vImagePixelCount offsetToROI_X,   \
        vImagePixelCount offsetToROI_Y

#define _VIMAGE_INTEGER_CONVOLUTIONS(Kind, Pixel)                                                                      \
    /** The sum is divided by `divisor`, rounded, and clipped. */                                                      \
    vImage_Error vImageConvolve_##Kind(_VIMAGE_REGION, const int16_t *kernel, uint32_t kernelHeight,                   \
                                       uint32_t kernelWidth, int32_t divisor, Pixel backgroundColor,                   \
                                       vImage_Flags flags);                                                            \
    /** The same with `bias` added to the sum, and not rounded: a bias of half the divisor does. */                    \
    vImage_Error vImageConvolveWithBias_##Kind(_VIMAGE_REGION, const int16_t *kernel, uint32_t kernelHeight,           \
                                               uint32_t kernelWidth, int32_t divisor, int32_t bias,                    \
                                               Pixel backgroundColor, vImage_Flags flags);                             \
    /** Guesses what was there before it was blurred by `kernel`; `kernel2` is that kernel turned round. */            \
    vImage_Error vImageRichardsonLucyDeConvolve_##Kind(                                                                \
        _VIMAGE_REGION, const int16_t *kernel, const int16_t *kernel2, uint32_t kernelHeight, uint32_t kernelWidth,    \
        uint32_t kernelHeight2, uint32_t kernelWidth2, int32_t divisor, int32_t divisor2, Pixel backgroundColor,       \
        uint32_t iterationCount, vImage_Flags flags);                                                                  \
    /** Each pixel becomes the mean of a box around it. */                                                             \
    vImage_Error vImageBoxConvolve_##Kind(_VIMAGE_REGION, uint32_t kernelHeight, uint32_t kernelWidth,                 \
                                          Pixel backgroundColor, vImage_Flags flags);                                  \
    /** A mean in which the middle counts most, and less with each step from it. */                                    \
    vImage_Error vImageTentConvolve_##Kind(_VIMAGE_REGION, uint32_t kernelHeight, uint32_t kernelWidth,                \
                                           Pixel backgroundColor, vImage_Flags flags);
_VIMAGE_INTEGER_CONVOLUTIONS(Planar8, Pixel_8)
_VIMAGE_INTEGER_CONVOLUTIONS(ARGB8888, Pixel_8888)

#define _VIMAGE_REAL_CONVOLUTIONS(Kind, Pixel)                                                                         \
    vImage_Error vImageConvolve_##Kind(_VIMAGE_REGION, const float *kernel, uint32_t kernelHeight,                     \
                                       uint32_t kernelWidth, Pixel backgroundColor, vImage_Flags flags);               \
    vImage_Error vImageConvolveWithBias_##Kind(_VIMAGE_REGION, const float *kernel, uint32_t kernelHeight,             \
                                               uint32_t kernelWidth, float bias, Pixel backgroundColor,                \
                                               vImage_Flags flags);                                                    \
    vImage_Error vImageRichardsonLucyDeConvolve_##Kind(                                                                \
        _VIMAGE_REGION, const float *kernel, const float *kernel2, uint32_t kernelHeight, uint32_t kernelWidth,        \
        uint32_t kernelHeight2, uint32_t kernelWidth2, Pixel backgroundColor, uint32_t iterationCount,                 \
        vImage_Flags flags);
_VIMAGE_REAL_CONVOLUTIONS(PlanarF, Pixel_F)
_VIMAGE_REAL_CONVOLUTIONS(ARGBFFFF, Pixel_FFFF)

/// A kernel for each channel.
vImage_Error vImageConvolveMultiKernel_ARGB8888(_VIMAGE_REGION, const int16_t *kernels[4], uint32_t kernelHeight,
                                                uint32_t kernelWidth, const int32_t divisors[4],
                                                const int32_t biases[4], const Pixel_8888 backgroundColor,
                                                vImage_Flags flags);
vImage_Error vImageConvolveMultiKernel_ARGBFFFF(_VIMAGE_REGION, const float *kernels[4], uint32_t kernelHeight,
                                                uint32_t kernelWidth, const float biases[4],
                                                const Pixel_FFFF backgroundColor, vImage_Flags flags);

#undef _VIMAGE_INTEGER_CONVOLUTIONS
#undef _VIMAGE_REAL_CONVOLUTIONS
#undef _VIMAGE_REGION

#ifdef __cplusplus
}
#endif
