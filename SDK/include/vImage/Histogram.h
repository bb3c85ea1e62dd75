// How often each value is there, and pictures whose values are spread by that. Floating-point values are counted in as many
// equal steps from `minVal` to `maxVal` as there are entries; what is beyond counts at the ends.
#pragma once
#import <vImage/vImage_Types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define _VIMAGE_IMAGES const vImage_Buffer *source, const vImage_Buffer *destination
#define _VIMAGE_STEPS unsigned int histogram_entries, Pixel_F minVal, Pixel_F maxVal, vImage_Flags flags

#define _VIMAGE_INTEGER_HISTOGRAMS(Kind, Counts, DesiredCounts, Percent)                                               \
    vImage_Error vImageHistogramCalculation_##Kind(const vImage_Buffer *source, Counts, vImage_Flags flags);           \
    /** All values are as frequent, as far as can be. */                                                               \
    vImage_Error vImageEqualization_##Kind(_VIMAGE_IMAGES, vImage_Flags flags);                                        \
    /** Values are as frequent as in the histogram, as far as can be. */                                               \
    vImage_Error vImageHistogramSpecification_##Kind(_VIMAGE_IMAGES, DesiredCounts, vImage_Flags flags);               \
    /** The least value becomes 0, the greatest 255. */                                                                \
    vImage_Error vImageContrastStretch_##Kind(_VIMAGE_IMAGES, vImage_Flags flags);                                     \
    /** The same without the given per cent of pixels at the ends. */                                                  \
    vImage_Error vImageEndsInContrastStretch_##Kind(_VIMAGE_IMAGES, Percent(percent_low), Percent(percent_high),       \
                                                    vImage_Flags flags);
#define _VIMAGE_REAL_HISTOGRAMS(Kind, Counts, DesiredCounts, Percent)                                                  \
    vImage_Error vImageHistogramCalculation_##Kind(const vImage_Buffer *source, Counts, _VIMAGE_STEPS);                \
    vImage_Error vImageEqualization_##Kind(_VIMAGE_IMAGES, void *tempBuffer, _VIMAGE_STEPS);                           \
    vImage_Error vImageHistogramSpecification_##Kind(_VIMAGE_IMAGES, void *tempBuffer, DesiredCounts, _VIMAGE_STEPS);  \
    vImage_Error vImageContrastStretch_##Kind(_VIMAGE_IMAGES, void *tempBuffer, _VIMAGE_STEPS);                        \
    vImage_Error vImageEndsInContrastStretch_##Kind(_VIMAGE_IMAGES, void *tempBuffer, Percent(percent_low),            \
                                                    Percent(percent_high), _VIMAGE_STEPS);
#define _VIMAGE_ONE_PERCENT(name) unsigned int name
#define _VIMAGE_FOUR_PERCENT(name) const unsigned int name[4]
_VIMAGE_INTEGER_HISTOGRAMS(Planar8, vImagePixelCount *histogram, const vImagePixelCount *desired_histogram,
                           _VIMAGE_ONE_PERCENT)
_VIMAGE_INTEGER_HISTOGRAMS(ARGB8888, vImagePixelCount *histogram[4], const vImagePixelCount *desired_histogram[4],
                           _VIMAGE_FOUR_PERCENT)
_VIMAGE_REAL_HISTOGRAMS(PlanarF, vImagePixelCount *histogram, const vImagePixelCount *desired_histogram,
                        _VIMAGE_ONE_PERCENT)
_VIMAGE_REAL_HISTOGRAMS(ARGBFFFF, vImagePixelCount *histogram[4], const vImagePixelCount *desired_histogram[4],
                        _VIMAGE_FOUR_PERCENT)
#undef _VIMAGE_INTEGER_HISTOGRAMS
#undef _VIMAGE_REAL_HISTOGRAMS
#undef _VIMAGE_ONE_PERCENT
#undef _VIMAGE_FOUR_PERCENT
#undef _VIMAGE_STEPS
#undef _VIMAGE_IMAGES

#ifdef __cplusplus
}
#endif
