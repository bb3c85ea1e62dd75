// Pictures whose values are reckoned one by one: by a matrix, a power, a polynomial or a table.
#pragma once
#import <vImage/vImage_Types.h>

enum {
    kvImageGamma_UseGammaValue = 0,
    kvImageGamma_UseGammaValue_half_precision = 1,
    kvImageGamma_5_over_9_half_precision = 2,
    kvImageGamma_9_over_5_half_precision = 3,
    kvImageGamma_5_over_11_half_precision = 4,
    kvImageGamma_11_over_5_half_precision = 5,
    kvImageGamma_sRGB_forward_half_precision = 6,
    kvImageGamma_sRGB_reverse_half_precision = 7,
    kvImageGamma_11_over_9_half_precision = 8,
    kvImageGamma_9_over_11_half_precision = 9,
    kvImageGamma_BT709_forward_half_precision = 10,
    kvImageGamma_BT709_reverse_half_precision = 11
};

#ifdef __cplusplus
extern "C" {
#endif

/// Each pixel is a row that is multiplied by the matrix, which has a row for each source and a column for each destination.
/// Biases, which may be NULL, are added to each source before and to each sum after, before it is divided; it is not rounded.
vImage_Error vImageMatrixMultiply_Planar8(const vImage_Buffer *sources[], const vImage_Buffer *destinations[],
                                          uint32_t sourceCount, uint32_t destinationCount, const int16_t matrix[],
                                          int32_t divisor, const int16_t *preBias, const int32_t *postBias,
                                          vImage_Flags flags);
vImage_Error vImageMatrixMultiply_PlanarF(const vImage_Buffer *sources[], const vImage_Buffer *destinations[],
                                          uint32_t sourceCount, uint32_t destinationCount, const float matrix[],
                                          const float *preBias, const float *postBias, vImage_Flags flags);
vImage_Error vImageMatrixMultiply_ARGB8888(const vImage_Buffer *source, const vImage_Buffer *destination,
                                           const int16_t matrix[16], int32_t divisor, const int16_t *preBias,
                                           const int32_t *postBias, vImage_Flags flags);
vImage_Error vImageMatrixMultiply_ARGBFFFF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                           const float matrix[16], const float *preBias, const float *postBias,
                                           vImage_Flags flags);

/// A power, or one of the curves above. Negative values keep their sign. NULL for a type that is none.
GammaFunction vImageCreateGammaFunction(float gamma, int gammaType, vImage_Flags flags);
void vImageDestroyGammaFunction(GammaFunction function);
vImage_Error vImageGamma_Planar8toPlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                          const GammaFunction gamma, vImage_Flags flags);
vImage_Error vImageGamma_PlanarFtoPlanar8(const vImage_Buffer *source, const vImage_Buffer *destination,
                                          const GammaFunction gamma, vImage_Flags flags);
vImage_Error vImageGamma_PlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                 const GammaFunction gamma, vImage_Flags flags);

/// A polynomial for each of 2^log2segments stretches, which the boundaries (one more) part. `coefficients` has an array for
/// each power, from the constant on, with a number for each stretch. Values beyond the ends are clipped to them.
#define _VIMAGE_POLYNOMIAL                                                                                             \
    (const vImage_Buffer *source, const vImage_Buffer *destination, const float **coefficients,                        \
     const float *boundaries, uint32_t order, uint32_t log2segments, vImage_Flags flags)
vImage_Error vImagePiecewisePolynomial_PlanarF _VIMAGE_POLYNOMIAL;
vImage_Error vImagePiecewisePolynomial_Planar8toPlanarF _VIMAGE_POLYNOMIAL;
vImage_Error vImagePiecewisePolynomial_PlanarFtoPlanar8 _VIMAGE_POLYNOMIAL;
#undef _VIMAGE_POLYNOMIAL
/// One polynomial over another.
vImage_Error vImagePiecewiseRational_PlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                             const float **topCoefficients, const float **bottomCoefficients,
                                             const float *boundaries, uint32_t topOrder, uint32_t bottomOrder,
                                             uint32_t log2segments, vImage_Flags flags);

vImage_Error vImageLookupTable_Planar8toPlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                                const Pixel_F table[256], vImage_Flags flags);
/// The table has the results for 0 to 1.
vImage_Error vImageLookupTable_PlanarFtoPlanar8(const vImage_Buffer *source, const vImage_Buffer *destination,
                                                const Pixel_8 table[4096], vImage_Flags flags);
/// The table has the results for `minFloat` to `maxFloat`; between two of them the result is, too.
vImage_Error vImageInterpolatedLookupTable_PlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                                   const Pixel_F *table, vImagePixelCount tableEntries, float maxFloat,
                                                   float minFloat, vImage_Flags flags);

#ifdef __cplusplus
}
#endif
