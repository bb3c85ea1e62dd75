// vImage's operations on single pixel values: matrices, gamma, polynomials and lookup tables.
#include "ImageAccess.h"

// Matrix multiplication.

enum { MostPlanes = 64 };

#define MATRIX(Name, CHANNEL, WEIGHT, BIAS, SUM, DIVISION, ...)                                                        \
    static void Name(const CHANNEL *in, CHANNEL *out, uint32_t sources, uint32_t destinations, const WEIGHT *matrix,   \
                     __VA_ARGS__ const WEIGHT *preBias, const BIAS *postBias) {                                        \
        for (uint32_t j = 0; j < destinations; j++) {                                                                  \
            SUM sum = postBias ? postBias[j] : 0;                                                                      \
            for (uint32_t i = 0; i < sources; i++) {                                                                   \
                sum += ((SUM)in[i] + (preBias ? preBias[i] : 0)) * matrix[i * destinations + j];                       \
            }                                                                                                          \
            out[j] = DIVISION;                                                                                         \
        }                                                                                                              \
    }
MATRIX(multiply_bytes, Pixel_8, int16_t, int32_t, int64_t, byte_of_integer(sum / divisor), int32_t divisor, )
MATRIX(multiply_reals, Pixel_F, float, float, double, (float)sum, )

#define MATRIX_OF_PLANES(Kind, CHANNEL, WEIGHT, BIAS, IS_RIGHT, MULTIPLY, DIVISOR, ...)                                \
    vImage_Error vImageMatrixMultiply_##Kind(const vImage_Buffer *sources[], const vImage_Buffer *destinations[],      \
                                             uint32_t sourceCount, uint32_t destinationCount, const WEIGHT matrix[],   \
                                             __VA_ARGS__ const WEIGHT *preBias, const BIAS *postBias,                  \
                                             vImage_Flags flags) {                                                     \
        if (sources == NULL || destinations == NULL || matrix == NULL) return kvImageNullPointerArgument;              \
        bool isRight = sourceCount > 0 && sourceCount <= MostPlanes && destinationCount <= MostPlanes && (IS_RIGHT);   \
        if (!isRight || destinationCount == 0) return kvImageInvalidParameter;                                         \
        for (uint32_t j = 0; j < destinationCount; j++) {                                                              \
            for (uint32_t i = 0; i < sourceCount; i++) {                                                               \
                REQUIRE(pair_error(sources[i], sizeof(CHANNEL), destinations[j], sizeof(CHANNEL), flags));             \
            }                                                                                                          \
            if (destinations[j]->width != destinations[0]->width ||                                                    \
                destinations[j]->height != destinations[0]->height) return kvImageBufferSizeMismatch;                  \
        }                                                                                                              \
        for (size_t row = 0; row < destinations[0]->height; row++) {                                                   \
            for (size_t column = 0; column < destinations[0]->width; column++) {                                       \
                CHANNEL in[MostPlanes], out[MostPlanes];                                                               \
                for (uint32_t i = 0; i < sourceCount; i++) in[i] = ((CHANNEL *)row_of(sources[i], row))[column];       \
                MULTIPLY(in, out, sourceCount, destinationCount, matrix, DIVISOR preBias, postBias);                   \
                for (uint32_t j = 0; j < destinationCount; j++) {                                                      \
                    ((CHANNEL *)row_of(destinations[j], row))[column] = out[j];                                        \
                }                                                                                                      \
            }                                                                                                          \
        }                                                                                                              \
        return kvImageNoError;                                                                                         \
    }
#define DIVIDED divisor,
MATRIX_OF_PLANES(Planar8, Pixel_8, int16_t, int32_t, divisor != 0, multiply_bytes, DIVIDED, int32_t divisor, )
#undef DIVIDED
#define DIVIDED
MATRIX_OF_PLANES(PlanarF, Pixel_F, float, float, true, multiply_reals, DIVIDED, )

vImage_Error vImageMatrixMultiply_ARGB8888(const vImage_Buffer *source, const vImage_Buffer *destination,
                                           const int16_t matrix[16], int32_t divisor, const int16_t *preBias,
                                           const int32_t *postBias, vImage_Flags flags) {
    REQUIRE(pair_error(source, 4, destination, 4, flags));
    if (matrix == NULL) return kvImageNullPointerArgument;
    if (divisor == 0) return kvImageInvalidParameter;
    for (size_t row = 0; row < destination->height; row++) {
        const Pixel_8888 *in = row_of(source, row);
        Pixel_8888 *out = row_of(destination, row);
        for (size_t i = 0; i < destination->width; i++) {
            Pixel_8888 result;
            multiply_bytes(in[i], result, 4, 4, matrix, divisor, preBias, postBias);
            if (flags & kvImageLeaveAlphaUnchanged) result[0] = in[i][0];
            memcpy(out[i], result, sizeof result);
        }
    }
    return kvImageNoError;
}

vImage_Error vImageMatrixMultiply_ARGBFFFF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                           const float matrix[16], const float *preBias, const float *postBias,
                                           vImage_Flags flags) {
    REQUIRE(pair_error(source, sizeof(Pixel_FFFF), destination, sizeof(Pixel_FFFF), flags));
    if (matrix == NULL) return kvImageNullPointerArgument;
    for (size_t row = 0; row < destination->height; row++) {
        const Pixel_FFFF *in = row_of(source, row);
        Pixel_FFFF *out = row_of(destination, row);
        for (size_t i = 0; i < destination->width; i++) {
            Pixel_FFFF result;
            multiply_reals(in[i], result, 4, 4, matrix, preBias, postBias);
            if (flags & kvImageLeaveAlphaUnchanged) result[0] = in[i][0];
            memcpy(out[i], result, sizeof result);
        }
    }
    return kvImageNoError;
}

// Gamma correction.

struct gamma {
    double power;
    int type;
};

GammaFunction vImageCreateGammaFunction(float power, int type, vImage_Flags flags) {
    static const double powers[] = {0, 0, 5. / 9, 9. / 5, 5. / 11, 11. / 5, 0, 0, 11. / 9, 9. / 11, 0, 0};
    if (type < 0 || type > kvImageGamma_BT709_reverse_half_precision || flags_error(flags)) return NULL;
    struct gamma *function = malloc(sizeof *function);
    if (function) *function = (struct gamma){type <= kvImageGamma_UseGammaValue_half_precision ? power : powers[type], type};
    return function;
}

void vImageDestroyGammaFunction(GammaFunction function) { free(function); }

/// - value: not negative.
static double curve(const struct gamma *function, double value) {
    switch (function->type) {
    case kvImageGamma_sRGB_forward_half_precision:
        return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055;
    case kvImageGamma_sRGB_reverse_half_precision:
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
    case kvImageGamma_BT709_forward_half_precision:
        return value < 0.018 ? 4.5 * value : 1.099 * pow(value, 0.45) - 0.099;
    case kvImageGamma_BT709_reverse_half_precision:
        return value < 0.081 ? value / 4.5 : pow((value + 0.099) / 1.099, 1 / 0.45);
    default: return pow(value, function->power);
    }
}

static double curved(const void *function, double value) {
    return value < 0 ? -curve(function, -value) : curve(function, value);
}

vImage_Error vImageGamma_PlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                 const GammaFunction gamma, vImage_Flags flags) {
    if (gamma == NULL) return kvImageNullPointerArgument;
    EACH_VALUE(Pixel_F, Pixel_F, (float)curved(gamma, value));
}

vImage_Error vImageGamma_Planar8toPlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                          const GammaFunction gamma, vImage_Flags flags) {
    if (gamma == NULL) return kvImageNullPointerArgument;
    EACH_VALUE(Pixel_8, Pixel_F, (float)curved(gamma, value / 255.0));
}

vImage_Error vImageGamma_PlanarFtoPlanar8(const vImage_Buffer *source, const vImage_Buffer *destination,
                                          const GammaFunction gamma, vImage_Flags flags) {
    if (gamma == NULL) return kvImageNullPointerArgument;
    EACH_VALUE(Pixel_F, Pixel_8, byte_of_real(curved(gamma, fmin(fmax(value, 0), 1)) * 255));
}

// Polynomials.

enum { MostPower = 256, MostSegments = 20 };

static vImage_Error polynomial_error(const float **coefficients, const float *boundaries, uint32_t order,
                                     uint32_t log2segments) {
    if (coefficients == NULL || boundaries == NULL) return kvImageNullPointerArgument;
    if (order > MostPower || log2segments > MostSegments) return kvImageInvalidParameter;
    for (uint32_t i = 0; i <= order; i++) {
        if (coefficients[i] == NULL) return kvImageNullPointerArgument;
    }
    return kvImageNoError;
}

static double between_ends(double value, const float *boundaries, uint32_t log2segments) {
    return fmin(fmax(value, (double)boundaries[0]), (double)boundaries[(size_t)1 << log2segments]);
}

static size_t segment_of(double value, const float *boundaries, uint32_t log2segments) {
    size_t segment = 0;
    for (size_t step = ((size_t)1 << log2segments) / 2; step; step /= 2) {
        if (value >= (double)boundaries[segment + step]) segment += step;
    }
    return segment;
}

static double polynomial(double value, const float **coefficients, uint32_t order, size_t segment) {
    double result = 0;
    for (uint32_t i = order + 1; i-- > 0;) result = result * value + (double)coefficients[i][segment];
    return result;
}

static double piecewise(double value, const float **coefficients, const float *boundaries, uint32_t order,
                        uint32_t log2segments) {
    value = between_ends(value, boundaries, log2segments);
    return polynomial(value, coefficients, order, segment_of(value, boundaries, log2segments));
}

vImage_Error vImagePiecewisePolynomial_PlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                               const float **coefficients, const float *boundaries, uint32_t order,
                                               uint32_t log2segments, vImage_Flags flags) {
    REQUIRE(polynomial_error(coefficients, boundaries, order, log2segments));
    EACH_VALUE(Pixel_F, Pixel_F, (float)piecewise(value, coefficients, boundaries, order, log2segments));
}

vImage_Error vImagePiecewisePolynomial_Planar8toPlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                                        const float **coefficients, const float *boundaries,
                                                        uint32_t order, uint32_t log2segments, vImage_Flags flags) {
    REQUIRE(polynomial_error(coefficients, boundaries, order, log2segments));
    EACH_VALUE(Pixel_8, Pixel_F, (float)piecewise(value / 255.0, coefficients, boundaries, order, log2segments));
}

vImage_Error vImagePiecewisePolynomial_PlanarFtoPlanar8(const vImage_Buffer *source, const vImage_Buffer *destination,
                                                        const float **coefficients, const float *boundaries,
                                                        uint32_t order, uint32_t log2segments, vImage_Flags flags) {
    REQUIRE(polynomial_error(coefficients, boundaries, order, log2segments));
    EACH_VALUE(Pixel_F, Pixel_8,
               byte_of_real(255 * piecewise(value, coefficients, boundaries, order, log2segments)));
}

static double rational(double value, const float **top, const float **bottom, const float *boundaries,
                       uint32_t topOrder, uint32_t bottomOrder, uint32_t log2segments) {
    value = between_ends(value, boundaries, log2segments);
    size_t segment = segment_of(value, boundaries, log2segments);
    return polynomial(value, top, topOrder, segment) / polynomial(value, bottom, bottomOrder, segment);
}

vImage_Error vImagePiecewiseRational_PlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                             const float **top, const float **bottom, const float *boundaries,
                                             uint32_t topOrder, uint32_t bottomOrder, uint32_t log2segments,
                                             vImage_Flags flags) {
    REQUIRE(polynomial_error(top, boundaries, topOrder, log2segments));
    REQUIRE(polynomial_error(bottom, boundaries, bottomOrder, log2segments));
    EACH_VALUE(Pixel_F, Pixel_F,
               (float)rational(value, top, bottom, boundaries, topOrder, bottomOrder, log2segments));
}

// Lookup tables.

vImage_Error vImageLookupTable_Planar8toPlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                                const Pixel_F table[256], vImage_Flags flags) {
    if (table == NULL) return kvImageNullPointerArgument;
    EACH_VALUE(Pixel_8, Pixel_F, table[value]);
}

static size_t place_in_table(float value) {
    double place = (double)value * 4096;
    return !(place > 0) ? 0 : place >= 4095 ? 4095 : (size_t)place;
}

vImage_Error vImageLookupTable_PlanarFtoPlanar8(const vImage_Buffer *source, const vImage_Buffer *destination,
                                                const Pixel_8 table[4096], vImage_Flags flags) {
    if (table == NULL) return kvImageNullPointerArgument;
    EACH_VALUE(Pixel_F, Pixel_8, table[place_in_table(value)]);
}

static float interpolated(double value, const Pixel_F *table, size_t entries, double most, double least) {
    double place = (value - least) / (most - least) * (double)(entries - 1);
    if (!(place > 0)) return table[0];
    if (place >= (double)(entries - 1)) return table[entries - 1];
    size_t below = (size_t)place;
    double part = place - (double)below;
    return (float)((double)table[below] * (1 - part) + (double)table[below + 1] * part);
}

vImage_Error vImageInterpolatedLookupTable_PlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                                   const Pixel_F *table, vImagePixelCount entries, float most,
                                                   float least, vImage_Flags flags) {
    if (table == NULL) return kvImageNullPointerArgument;
    if (entries == 0 || !(least < most)) return kvImageInvalidParameter;
    EACH_VALUE(Pixel_F, Pixel_F, interpolated(value, table, entries, most, least));
}
