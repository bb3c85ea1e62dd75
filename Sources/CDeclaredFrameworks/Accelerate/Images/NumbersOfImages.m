// vImage's conversions between number formats.
#include "ImageAccess.h"

vImage_Error vImageClip_PlanarF(const vImage_Buffer *source, const vImage_Buffer *destination, Pixel_F most,
                                Pixel_F least, vImage_Flags flags) {
    EACH_VALUE(Pixel_F, Pixel_F, value > most ? most : value < least ? least : value);
}

vImage_Error vImageConvert_Planar8toPlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                            Pixel_F most, Pixel_F least, vImage_Flags flags) {
    EACH_VALUE(Pixel_8, Pixel_F, real_of_byte(value, most, least));
}

vImage_Error vImageConvert_PlanarFtoPlanar8(const vImage_Buffer *source, const vImage_Buffer *destination,
                                            Pixel_F most, Pixel_F least, vImage_Flags flags) {
    EACH_VALUE(Pixel_F, Pixel_8, byte_of_range(value, most, least));
}

vImage_Error vImageConvert_16SToF(const vImage_Buffer *source, const vImage_Buffer *destination, float offset,
                                  float scale, vImage_Flags flags) {
    EACH_VALUE(int16_t, Pixel_F, (float)value * scale + offset);
}

vImage_Error vImageConvert_16UToF(const vImage_Buffer *source, const vImage_Buffer *destination, float offset,
                                  float scale, vImage_Flags flags) {
    EACH_VALUE(uint16_t, Pixel_F, (float)value * scale + offset);
}

/// Rounds to the nearest integer and clamps to the range; 0 for NaN.
static double within(double value, double least, double most) {
    return isnan(value) ? 0 : fmin(fmax(nearbyint(value), least), most);
}

vImage_Error vImageConvert_FTo16S(const vImage_Buffer *source, const vImage_Buffer *destination, float offset,
                                  float scale, vImage_Flags flags) {
    if (scale == 0) return kvImageInvalidParameter;
    EACH_VALUE(Pixel_F, int16_t, (int16_t)within(((double)value - offset) / scale, INT16_MIN, INT16_MAX));
}

vImage_Error vImageConvert_FTo16U(const vImage_Buffer *source, const vImage_Buffer *destination, float offset,
                                  float scale, vImage_Flags flags) {
    if (scale == 0) return kvImageInvalidParameter;
    EACH_VALUE(Pixel_F, uint16_t, (uint16_t)within(((double)value - offset) / scale, 0, UINT16_MAX));
}

vImage_Error vImageConvert_16UToPlanar8(const vImage_Buffer *source, const vImage_Buffer *destination,
                                        vImage_Flags flags) {
    EACH_VALUE(uint16_t, Pixel_8, (Pixel_8)(((unsigned)value * 255 + 32767) / 65535));
}

vImage_Error vImageConvert_Planar8To16U(const vImage_Buffer *source, const vImage_Buffer *destination,
                                        vImage_Flags flags) {
    EACH_VALUE(Pixel_8, uint16_t, (uint16_t)(value * 257));
}

// Half-precision numbers (IEEE 754 binary16): a sign bit, 5 exponent bits, 10 fraction bits.

static float real_of_half(uint16_t half) {
    int exponent = half >> 10 & 31, fraction = half & 1023;
    double size = exponent == 31  ? fraction ? NAN : INFINITY
                  : exponent == 0 ? ldexp(fraction, -24)
                                  : ldexp(fraction + 1024, exponent - 25);
    return (float)(half & 0x8000 ? -size : size);
}

static uint16_t half_of_real(float value) {
    uint16_t sign = signbit(value) ? 0x8000 : 0;
    double size = fabs((double)value);
    if (isnan(value)) return sign | 0x7e00;
    if (size >= 65520) return sign | 0x7c00;
    int exponent;
    (void)frexp(size, &exponent);
    // Subnormal numbers have a fixed exponent.
    if (size == 0 || exponent < -13) return sign | (uint16_t)nearbyint(ldexp(size, 24));
    // The addition lets a fraction that rounds up to the next power of two carry into the exponent.
    return sign | (uint16_t)(((exponent + 14) << 10) + (int)nearbyint(ldexp(size, 11 - exponent)) - 1024);
}

vImage_Error vImageConvert_Planar16FtoPlanarF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                              vImage_Flags flags) {
    EACH_VALUE(uint16_t, Pixel_F, real_of_half(value));
}

vImage_Error vImageConvert_PlanarFtoPlanar16F(const vImage_Buffer *source, const vImage_Buffer *destination,
                                              vImage_Flags flags) {
    EACH_VALUE(Pixel_F, uint16_t, half_of_real(value));
}

vImage_Error vImageTableLookUp_Planar8(const vImage_Buffer *source, const vImage_Buffer *destination,
                                       const Pixel_8 table[256], vImage_Flags flags) {
    if (table == NULL) return kvImageNullPointerArgument;
    EACH_VALUE(Pixel_8, Pixel_8, table[value]);
}
