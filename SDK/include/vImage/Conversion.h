// Pictures of one kind made from another. `maxFloat` and `minFloat` are what 255 and 0 stand for. Of a picture with four
// channels, the bits 8, 4, 2 and 1 of a mask are the first to the last.
#pragma once
#import <vImage/vImage_Types.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

#define _VIMAGE_ONE(Name, ...)                                                                                         \
    vImage_Error Name(const vImage_Buffer *source, const vImage_Buffer *destination, ##__VA_ARGS__);
#define _VIMAGE_THREE(Name, a, b, c, d)                                                                                \
    vImage_Error Name(const vImage_Buffer *a, const vImage_Buffer *b, const vImage_Buffer *c, const vImage_Buffer *d,  \
                      vImage_Flags flags);
#define _VIMAGE_FOUR(Name, a, b, c, d, e)                                                                              \
    vImage_Error Name(const vImage_Buffer *a, const vImage_Buffer *b, const vImage_Buffer *c, const vImage_Buffer *d,  \
                      const vImage_Buffer *e, vImage_Flags flags);

// Numbers of another size.
_VIMAGE_ONE(vImageClip_PlanarF, Pixel_F maxFloat, Pixel_F minFloat, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_Planar8toPlanarF, Pixel_F maxFloat, Pixel_F minFloat, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_PlanarFtoPlanar8, Pixel_F maxFloat, Pixel_F minFloat, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_16SToF, float offset, float scale, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_16UToF, float offset, float scale, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_FTo16S, float offset, float scale, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_FTo16U, float offset, float scale, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_Planar16FtoPlanarF, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_PlanarFtoPlanar16F, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_16UToPlanar8, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_Planar8To16U, vImage_Flags flags)

// Channels beside each other, and one after the other.
_VIMAGE_FOUR(vImageConvert_Planar8toARGB8888, alpha, red, green, blue, destination)
_VIMAGE_FOUR(vImageConvert_PlanarFtoARGBFFFF, alpha, red, green, blue, destination)
_VIMAGE_FOUR(vImageConvert_ARGB8888toPlanar8, source, alpha, red, green, blue)
_VIMAGE_FOUR(vImageConvert_ARGBFFFFtoPlanarF, source, alpha, red, green, blue)
_VIMAGE_THREE(vImageConvert_RGB888toPlanar8, source, red, green, blue)
_VIMAGE_THREE(vImageConvert_RGBFFFtoPlanarF, source, red, green, blue)
_VIMAGE_THREE(vImageConvert_Planar8toRGB888, red, green, blue, destination)
_VIMAGE_THREE(vImageConvert_PlanarFtoRGBFFF, red, green, blue, destination)
vImage_Error vImageConvert_ChunkyToPlanar8(const void *sourceChannels[], const vImage_Buffer *destinations[],
                                           unsigned int channelCount, size_t strideBytes, vImagePixelCount width,
                                           vImagePixelCount height, size_t rowBytes, vImage_Flags flags);
vImage_Error vImageConvert_ChunkyToPlanarF(const void *sourceChannels[], const vImage_Buffer *destinations[],
                                           unsigned int channelCount, size_t strideBytes, vImagePixelCount width,
                                           vImagePixelCount height, size_t rowBytes, vImage_Flags flags);
vImage_Error vImageConvert_PlanarToChunky8(const vImage_Buffer *sources[], void *destinationChannels[],
                                           unsigned int channelCount, size_t strideBytes, vImagePixelCount width,
                                           vImagePixelCount height, size_t rowBytes, vImage_Flags flags);
vImage_Error vImageConvert_PlanarToChunkyF(const vImage_Buffer *sources[], void *destinationChannels[],
                                           unsigned int channelCount, size_t strideBytes, vImagePixelCount width,
                                           vImagePixelCount height, size_t rowBytes, vImage_Flags flags);

// Three channels and an alpha that is the same everywhere.
#define _VIMAGE_CONSTANT(First, Last, Alpha, ...)                                                                      \
    vImage_Error First(Alpha alpha, const vImage_Buffer *red, const vImage_Buffer *green, const vImage_Buffer *blue,   \
                       const vImage_Buffer *destination, ##__VA_ARGS__);                                               \
    vImage_Error Last(const vImage_Buffer *blue, const vImage_Buffer *green, const vImage_Buffer *red, Alpha alpha,    \
                      const vImage_Buffer *destination, ##__VA_ARGS__);
_VIMAGE_CONSTANT(vImageConvert_Planar8ToXRGB8888, vImageConvert_Planar8ToBGRX8888, Pixel_8, vImage_Flags flags)
_VIMAGE_CONSTANT(vImageConvert_PlanarFToXRGBFFFF, vImageConvert_PlanarFToBGRXFFFF, Pixel_F, vImage_Flags flags)
_VIMAGE_CONSTANT(vImageConvert_Planar8ToXRGBFFFF, vImageConvert_Planar8ToBGRXFFFF, Pixel_F, const Pixel_FFFF maxFloat,
                 const Pixel_FFFF minFloat, vImage_Flags flags)
_VIMAGE_CONSTANT(vImageConvert_PlanarFToXRGB8888, vImageConvert_PlanarFToBGRX8888, Pixel_8, const Pixel_FFFF maxFloat,
                 const Pixel_FFFF minFloat, vImage_Flags flags)
#undef _VIMAGE_CONSTANT
#define vImageConvert_Planar8ToRGBX8888(red, green, blue, alpha, destination, flags)                                   \
    vImageConvert_Planar8ToBGRX8888((red), (green), (blue), (alpha), (destination), (flags))
#define vImageConvert_PlanarFToRGBXFFFF(red, green, blue, alpha, destination, flags)                                   \
    vImageConvert_PlanarFToBGRXFFFF((red), (green), (blue), (alpha), (destination), (flags))
#define vImageConvert_Planar8ToRGBXFFFF(red, green, blue, alpha, destination, maxFloat, minFloat, flags)               \
    vImageConvert_Planar8ToBGRXFFFF((red), (green), (blue), (alpha), (destination), (maxFloat), (minFloat), (flags))
#define vImageConvert_PlanarFToRGBX8888(red, green, blue, alpha, destination, maxFloat, minFloat, flags)               \
    vImageConvert_PlanarFToBGRX8888((red), (green), (blue), (alpha), (destination), (maxFloat), (minFloat), (flags))
vImage_Error vImageConvert_Planar8ToARGBFFFF(const vImage_Buffer *alpha, const vImage_Buffer *red,
                                             const vImage_Buffer *green, const vImage_Buffer *blue,
                                             const vImage_Buffer *destination, const Pixel_FFFF maxFloat,
                                             const Pixel_FFFF minFloat, vImage_Flags flags);
vImage_Error vImageConvert_PlanarFToARGB8888(const vImage_Buffer *alpha, const vImage_Buffer *red,
                                             const vImage_Buffer *green, const vImage_Buffer *blue,
                                             const vImage_Buffer *destination, const Pixel_FFFF maxFloat,
                                             const Pixel_FFFF minFloat, vImage_Flags flags);

// Pixels of two and of three bytes. Those of two are numbers of 16 bits.
_VIMAGE_FOUR(vImageConvert_ARGB1555toPlanar8, source, alpha, red, green, blue)
_VIMAGE_FOUR(vImageConvert_Planar8toARGB1555, alpha, red, green, blue, destination)
_VIMAGE_ONE(vImageConvert_ARGB1555toARGB8888, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_ARGB8888toARGB1555, vImage_Flags flags)
_VIMAGE_THREE(vImageConvert_RGB565toPlanar8, source, red, green, blue)
_VIMAGE_THREE(vImageConvert_Planar8toRGB565, red, green, blue, destination)
vImage_Error vImageConvert_RGB565toARGB8888(Pixel_8 alpha, const vImage_Buffer *source,
                                            const vImage_Buffer *destination, vImage_Flags flags);
_VIMAGE_ONE(vImageConvert_ARGB8888toRGB565, vImage_Flags flags)
_VIMAGE_ONE(vImageConvert_ARGB8888toRGB888, vImage_Flags flags)
/// The alpha is that of `alphas`, or `alpha` where that is NULL.
vImage_Error vImageConvert_RGB888toARGB8888(const vImage_Buffer *source, const vImage_Buffer *alphas, Pixel_8 alpha,
                                            const vImage_Buffer *destination, bool premultiply, vImage_Flags flags);
/// What is seen before that background.
_VIMAGE_ONE(vImageFlatten_ARGB8888ToRGB888, Pixel_8888 backgroundColor, bool isImagePremultiplied, vImage_Flags flags)
_VIMAGE_ONE(vImageFlatten_ARGBFFFFToRGBFFF, Pixel_FFFF backgroundColor, bool isImagePremultiplied, vImage_Flags flags)

// Single channels.
_VIMAGE_ONE(vImageTableLookUp_Planar8, const Pixel_8 table[256], vImage_Flags flags)
/// Channels whose table is NULL stay as they are.
_VIMAGE_ONE(vImageTableLookUp_ARGB8888, const Pixel_8 alphaTable[256], const Pixel_8 redTable[256],
            const Pixel_8 greenTable[256], const Pixel_8 blueTable[256], vImage_Flags flags)
#define _VIMAGE_CHANNELS(Kind, Planar, Pixel, Channel)                                                                 \
    /** The n-th channel becomes the source's at `permuteMap[n]`. */                                                   \
    _VIMAGE_ONE(vImagePermuteChannels_##Kind, const uint8_t permuteMap[4], vImage_Flags flags)                         \
    vImage_Error vImageBufferFill_##Kind(const vImage_Buffer *destination, const Pixel color, vImage_Flags flags);     \
    /** Channels of the mask from `newSource`, which has one; the others from `source`. */                             \
    vImage_Error vImageOverwriteChannels_##Kind(const vImage_Buffer *newSource, const vImage_Buffer *source,           \
                                                const vImage_Buffer *destination, uint8_t copyMask,                    \
                                                vImage_Flags flags);                                                   \
    /** The same, where `newSource` has four channels as well. */                                                      \
    vImage_Error vImageSelectChannels_##Kind(const vImage_Buffer *newSource, const vImage_Buffer *source,              \
                                             const vImage_Buffer *destination, uint8_t copyMask, vImage_Flags flags);  \
    vImage_Error vImageOverwriteChannelsWithScalar_##Planar(Channel scalar, const vImage_Buffer *destination,          \
                                                            vImage_Flags flags);                                       \
    vImage_Error vImageOverwriteChannelsWithScalar_##Kind(Channel scalar, const vImage_Buffer *source,                 \
                                                          const vImage_Buffer *destination, uint8_t copyMask,          \
                                                          vImage_Flags flags);                                         \
    vImage_Error vImageOverwriteChannelsWithPixel_##Kind(const Pixel color, const vImage_Buffer *source,               \
                                                         const vImage_Buffer *destination, uint8_t copyMask,           \
                                                         vImage_Flags flags);
_VIMAGE_CHANNELS(ARGB8888, Planar8, Pixel_8888, Pixel_8)
_VIMAGE_CHANNELS(ARGBFFFF, PlanarF, Pixel_FFFF, Pixel_F)
#undef _VIMAGE_CHANNELS

#undef _VIMAGE_ONE
#undef _VIMAGE_THREE
#undef _VIMAGE_FOUR

#ifdef __cplusplus
}
#endif
