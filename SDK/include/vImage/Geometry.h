// Pictures scaled, turned and warped. Places are counted from the lower left corner; angles go counter-clockwise. Pixels are
// resampled by a Lanczos kernel, of three lobes, with kvImageHighQualityResampling of five. Beyond the edge of the source is
// the background's colour, with kvImageEdgeExtend the edge itself.
#pragma once
#import <vImage/vImage_Types.h>

enum {
    kRotate0DegreesClockwise = 0,
    kRotate90DegreesClockwise = 3,
    kRotate180DegreesClockwise = 2,
    kRotate270DegreesClockwise = 1,
    kRotate0DegreesCounterClockwise = 0,
    kRotate90DegreesCounterClockwise = 1,
    kRotate180DegreesCounterClockwise = 2,
    kRotate270DegreesCounterClockwise = 3
};

#ifdef __cplusplus
extern "C" {
#endif

#define _VIMAGE_SHEAR(Direction, Kind, Number, Pixel)                                                                  \
    (const vImage_Buffer *source, const vImage_Buffer *destination, vImagePixelCount offsetToROI_X,                    \
     vImagePixelCount offsetToROI_Y, Number translate, Number shearSlope, ResamplingFilter filter,                     \
     Pixel backgroundColor, vImage_Flags flags)

#define _VIMAGE_GEOMETRY(Kind, Pixel)                                                                                  \
    /** Fills `destination` with the whole of `source`. */                                                             \
    vImage_Error vImageScale_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,   \
                                    vImage_Flags flags);                                                               \
    /** About the middles of both. */                                                                                  \
    vImage_Error vImageRotate_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,  \
                                     float angleInRadians, Pixel backgroundColor, vImage_Flags flags);                 \
    vImage_Error vImageRotate90_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination,                  \
                                       uint8_t rotationConstant, Pixel backgroundColor, vImage_Flags flags);           \
    /** The transform tells where in the destination a place of the source comes to be. */                             \
    vImage_Error vImageAffineWarp_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination,                \
                                         void *tempBuffer, const vImage_AffineTransform *transform,                    \
                                         Pixel backgroundColor, vImage_Flags flags);                                   \
    vImage_Error vImageAffineWarpD_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination,               \
                                          void *tempBuffer, const vImage_AffineTransform_Double *transform,            \
                                          Pixel backgroundColor, vImage_Flags flags);                                  \
    vImage_Error vImageAffineWarpCG_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination,              \
                                           void *tempBuffer, const vImage_CGAffineTransform *transform,                \
                                           Pixel backgroundColor, vImage_Flags flags);                                 \
    vImage_Error vImageHorizontalReflect_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination,         \
                                                vImage_Flags flags);                                                   \
    vImage_Error vImageVerticalReflect_##Kind(const vImage_Buffer *source, const vImage_Buffer *destination,           \
                                              vImage_Flags flags);                                                     \
    /** Moves each row by `translate` and by `shearSlope` for each row below it, and scales it as the filter says. */  \
    vImage_Error vImageHorizontalShear_##Kind _VIMAGE_SHEAR(Horizontal, Kind, float, Pixel);                           \
    vImage_Error vImageHorizontalShearD_##Kind _VIMAGE_SHEAR(Horizontal, Kind, double, Pixel);                         \
    /** The same of columns, upwards, for each column left of it. */                                                   \
    vImage_Error vImageVerticalShear_##Kind _VIMAGE_SHEAR(Vertical, Kind, float, Pixel);                               \
    vImage_Error vImageVerticalShearD_##Kind _VIMAGE_SHEAR(Vertical, Kind, double, Pixel);
_VIMAGE_GEOMETRY(Planar8, Pixel_8)
_VIMAGE_GEOMETRY(PlanarF, Pixel_F)
_VIMAGE_GEOMETRY(ARGB8888, Pixel_8888)
_VIMAGE_GEOMETRY(ARGBFFFF, Pixel_FFFF)
#undef _VIMAGE_GEOMETRY
#undef _VIMAGE_SHEAR

/// A filter for shears that scale by `scale`. NULL if that is no positive number.
ResamplingFilter vImageNewResamplingFilter(float scale, vImage_Flags flags);
/// The same in memory of the caller's (as much as vImageGetResamplingFilterSize says), with a kernel of its own: a function
/// of the distance from the middle in pixels, which is 0 from `kernelWidth` on. Without one, the usual kernel.
vImage_Error vImageNewResamplingFilterForFunctionUsingBuffer(
    ResamplingFilter filter, float scale,
    void (*kernelFunction)(const float *distances, float *weights, unsigned long count, void *userData),
    float kernelWidth, void *userData, vImage_Flags flags);
size_t vImageGetResamplingFilterSize(float scale,
                                     void (*kernelFunction)(const float *distances, float *weights,
                                                            unsigned long count, void *userData),
                                     float kernelWidth, vImage_Flags flags);
/// Of a filter that vImageNewResamplingFilter made.
void vImageDestroyResamplingFilter(ResamplingFilter filter);

#ifdef __cplusplus
}
#endif
