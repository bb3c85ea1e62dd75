// Pictures over pictures, and colours with and without their alpha. Each of a picture's channels may be where another is:
// sources and destination may be the same.
#pragma once
#import <vImage/vImage_Types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define _VIMAGE_PLANAR_ALPHA(Kind, Channel)                                                                            \
    /** Neither is premultiplied; `alpha` is what the result has (see vImagePremultipliedAlphaBlend of alpha). */      \
    vImage_Error vImageAlphaBlend_##Kind(const vImage_Buffer *top, const vImage_Buffer *topAlpha,                      \
                                         const vImage_Buffer *bottom, const vImage_Buffer *bottomAlpha,                \
                                         const vImage_Buffer *alpha, const vImage_Buffer *destination,                 \
                                         vImage_Flags flags);                                                          \
    /** Both are premultiplied: top + bottom * (1 - topAlpha). */                                                      \
    vImage_Error vImagePremultipliedAlphaBlend_##Kind(const vImage_Buffer *top, const vImage_Buffer *topAlpha,         \
                                                      const vImage_Buffer *bottom, const vImage_Buffer *destination,   \
                                                      vImage_Flags flags);                                             \
    /** The same, where the whole top has an alpha besides. */                                                         \
    vImage_Error vImagePremultipliedConstAlphaBlend_##Kind(                                                            \
        const vImage_Buffer *top, Channel constAlpha, const vImage_Buffer *topAlpha, const vImage_Buffer *bottom,      \
        const vImage_Buffer *destination, vImage_Flags flags);                                                         \
    /** The top is not premultiplied, bottom and result are. */                                                        \
    vImage_Error vImageAlphaBlend_NonpremultipliedToPremultiplied_##Kind(                                              \
        const vImage_Buffer *top, const vImage_Buffer *topAlpha, const vImage_Buffer *bottom,                          \
        const vImage_Buffer *destination, vImage_Flags flags);                                                         \
    vImage_Error vImagePremultiplyData_##Kind(const vImage_Buffer *source, const vImage_Buffer *alpha,                 \
                                              const vImage_Buffer *destination, vImage_Flags flags);                   \
    vImage_Error vImageUnpremultiplyData_##Kind(const vImage_Buffer *source, const vImage_Buffer *alpha,               \
                                                const vImage_Buffer *destination, vImage_Flags flags);                 \
    /** No more than the alpha. */                                                                                     \
    vImage_Error vImageClipToAlpha_##Kind(const vImage_Buffer *source, const vImage_Buffer *alpha,                     \
                                          const vImage_Buffer *destination, vImage_Flags flags);
_VIMAGE_PLANAR_ALPHA(Planar8, Pixel_8)
_VIMAGE_PLANAR_ALPHA(PlanarF, Pixel_F)
#undef _VIMAGE_PLANAR_ALPHA

#define _VIMAGE_BLEND(Name)                                                                                            \
    vImage_Error Name(const vImage_Buffer *top, const vImage_Buffer *bottom, const vImage_Buffer *destination,         \
                      vImage_Flags flags);
#define _VIMAGE_ONE(Name)                                                                                              \
    vImage_Error Name(const vImage_Buffer *source, const vImage_Buffer *destination, vImage_Flags flags);
#define _VIMAGE_INTERLEAVED_ALPHA(Kind, Last, Mixed, Channel)                                                          \
    _VIMAGE_BLEND(vImageAlphaBlend_##Kind)                                                                             \
    _VIMAGE_BLEND(vImagePremultipliedAlphaBlend_##Kind)                                                                \
    _VIMAGE_BLEND(vImagePremultipliedAlphaBlend_##Mixed)                                                               \
    _VIMAGE_BLEND(vImageAlphaBlend_NonpremultipliedToPremultiplied_##Kind)                                             \
    vImage_Error vImagePremultipliedConstAlphaBlend_##Kind(const vImage_Buffer *top, Channel constAlpha,               \
                                                           const vImage_Buffer *bottom,                                \
                                                           const vImage_Buffer *destination, vImage_Flags flags);      \
    _VIMAGE_ONE(vImagePremultiplyData_##Kind)                                                                          \
    _VIMAGE_ONE(vImagePremultiplyData_##Last)                                                                          \
    _VIMAGE_ONE(vImageUnpremultiplyData_##Kind)                                                                        \
    _VIMAGE_ONE(vImageUnpremultiplyData_##Last)                                                                        \
    _VIMAGE_ONE(vImageClipToAlpha_##Kind)
_VIMAGE_INTERLEAVED_ALPHA(ARGB8888, RGBA8888, BGRA8888, Pixel_8)
_VIMAGE_INTERLEAVED_ALPHA(ARGBFFFF, RGBAFFFF, BGRAFFFF, Pixel_F)
#undef _VIMAGE_INTERLEAVED_ALPHA
#undef _VIMAGE_ONE
#undef _VIMAGE_BLEND

// Where alpha is the last of four channels, the order of the others does not matter.
#define vImagePremultipliedAlphaBlend_RGBA8888(top, bottom, destination, flags)                                        \
    vImagePremultipliedAlphaBlend_BGRA8888((top), (bottom), (destination), (flags))
#define vImagePremultipliedAlphaBlend_RGBAFFFF(top, bottom, destination, flags)                                        \
    vImagePremultipliedAlphaBlend_BGRAFFFF((top), (bottom), (destination), (flags))
#define vImagePremultiplyData_BGRA8888(source, destination, flags)                                                     \
    vImagePremultiplyData_RGBA8888((source), (destination), (flags))
#define vImagePremultiplyData_BGRAFFFF(source, destination, flags)                                                     \
    vImagePremultiplyData_RGBAFFFF((source), (destination), (flags))
#define vImageUnpremultiplyData_BGRA8888(source, destination, flags)                                                   \
    vImageUnpremultiplyData_RGBA8888((source), (destination), (flags))
#define vImageUnpremultiplyData_BGRAFFFF(source, destination, flags)                                                   \
    vImageUnpremultiplyData_RGBAFFFF((source), (destination), (flags))

#ifdef __cplusplus
}
#endif
