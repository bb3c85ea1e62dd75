// Lightest and darkest neighbours. Neighbours beyond the edge do not count; the sides of kernels are odd.
#pragma once
#import <vImage/vImage_Types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define _VIMAGE_MORPHOLOGY(Kind, Channel)                                                                              \
    /** The greatest of the neighbours less their values in the kernel; the kernel's middle is added. */               \
    vImage_Error vImageDilate_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination,                    \
                                     vImagePixelCount offsetToROI_X, vImagePixelCount offsetToROI_Y,                   \
                                     const Channel *kernel, vImagePixelCount kernelHeight,                             \
                                     vImagePixelCount kernelWidth, vImage_Flags flags);                                \
    /** The least of the neighbours and their values in the kernel; the kernel's middle is taken away. */              \
    vImage_Error vImageErode_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination,                     \
                                    vImagePixelCount offsetToROI_X, vImagePixelCount offsetToROI_Y,                    \
                                    const Channel *kernel, vImagePixelCount kernelHeight,                              \
                                    vImagePixelCount kernelWidth, vImage_Flags flags);                                 \
    /** The greatest in a box. */                                                                                      \
    vImage_Error vImageMax_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,     \
                                  vImagePixelCount offsetToROI_X, vImagePixelCount offsetToROI_Y,                      \
                                  vImagePixelCount kernelHeight, vImagePixelCount kernelWidth, vImage_Flags flags);    \
    /** The least in a box. */                                                                                         \
    vImage_Error vImageMin_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,     \
                                  vImagePixelCount offsetToROI_X, vImagePixelCount offsetToROI_Y,                      \
                                  vImagePixelCount kernelHeight, vImagePixelCount kernelWidth, vImage_Flags flags);
_VIMAGE_MORPHOLOGY(Planar8, unsigned char)
_VIMAGE_MORPHOLOGY(PlanarF, float)
_VIMAGE_MORPHOLOGY(ARGB8888, unsigned char)
_VIMAGE_MORPHOLOGY(ARGBFFFF, float)
#undef _VIMAGE_MORPHOLOGY

#ifdef __cplusplus
}
#endif
