// vImage's conversions of planes to four-channel pixels with another channel type or with a constant channel.
#include "ImageAccess.h"

#define SAME(value, most, least) (value)

/// Defines a function that interleaves four planes. A NULL plane stands for the constant.
#define INTERLEAVE(name, FROM, TO, CONVERTED)                                                                          \
    static vImage_Error name(const vImage_Buffer *const planes[4], TO constant, const vImage_Buffer *destination,      \
                             const float *most, const float *least, vImage_Flags flags) {                              \
        for (int i = 0; i < 4; i++) {                                                                                  \
            if (planes[i]) REQUIRE(pair_error(planes[i], sizeof(FROM), destination, 4 * sizeof(TO), flags));           \
        }                                                                                                              \
        if (most == NULL || least == NULL) return kvImageNullPointerArgument;                                          \
        for (size_t row = 0; row < destination->height; row++) {                                                       \
            TO *out = row_of(destination, row);                                                                        \
            for (size_t i = 0; i < 4 * destination->width; i++) {                                                      \
                const vImage_Buffer *plane = planes[i % 4];                                                            \
                FROM value = plane ? ((const FROM *)row_of(plane, row))[i / 4] : 0;                                    \
                out[i] = plane ? CONVERTED(value, most[i % 4], least[i % 4]) : constant;                               \
            }                                                                                                          \
        }                                                                                                              \
        return kvImageNoError;                                                                                         \
    }
INTERLEAVE(bytes_of_bytes, Pixel_8, Pixel_8, SAME)
INTERLEAVE(reals_of_reals, Pixel_F, Pixel_F, SAME)
INTERLEAVE(reals_of_bytes, Pixel_8, Pixel_F, real_of_byte)
INTERLEAVE(bytes_of_reals, Pixel_F, Pixel_8, byte_of_range)

/// True if none of the planes is NULL.
static bool has_all(const vImage_Buffer *a, const vImage_Buffer *b, const vImage_Buffer *c) { return a && b && c; }

static const Pixel_FFFF unused = {0};

#define OF_THREE(First, Last, Alpha, interleave)                                                                       \
    vImage_Error First(Alpha alpha, const vImage_Buffer *red, const vImage_Buffer *green, const vImage_Buffer *blue,   \
                       const vImage_Buffer *destination RANGE, vImage_Flags flags) {                                   \
        if (!has_all(red, green, blue)) return kvImageNullPointerArgument;                                             \
        const vImage_Buffer *const planes[] = {NULL, red, green, blue};                                                \
        return interleave(planes, alpha, destination, MOST, LEAST, flags);                                             \
    }                                                                                                                  \
    vImage_Error Last(const vImage_Buffer *blue, const vImage_Buffer *green, const vImage_Buffer *red, Alpha alpha,    \
                      const vImage_Buffer *destination RANGE, vImage_Flags flags) {                                    \
        if (!has_all(red, green, blue)) return kvImageNullPointerArgument;                                             \
        const vImage_Buffer *const planes[] = {blue, green, red, NULL};                                                \
        return interleave(planes, alpha, destination, MOST, LEAST, flags);                                             \
    }

#define RANGE
#define MOST unused
#define LEAST unused
OF_THREE(vImageConvert_Planar8ToXRGB8888, vImageConvert_Planar8ToBGRX8888, Pixel_8, bytes_of_bytes)
OF_THREE(vImageConvert_PlanarFToXRGBFFFF, vImageConvert_PlanarFToBGRXFFFF, Pixel_F, reals_of_reals)
#undef RANGE
#undef MOST
#undef LEAST

#define RANGE , const Pixel_FFFF most, const Pixel_FFFF least
#define MOST most
#define LEAST least
OF_THREE(vImageConvert_Planar8ToXRGBFFFF, vImageConvert_Planar8ToBGRXFFFF, Pixel_F, reals_of_bytes)
OF_THREE(vImageConvert_PlanarFToXRGB8888, vImageConvert_PlanarFToBGRX8888, Pixel_8, bytes_of_reals)

vImage_Error vImageConvert_Planar8ToARGBFFFF(const vImage_Buffer *alpha, const vImage_Buffer *red,
                                             const vImage_Buffer *green, const vImage_Buffer *blue,
                                             const vImage_Buffer *destination, const Pixel_FFFF most,
                                             const Pixel_FFFF least, vImage_Flags flags) {
    if (alpha == NULL || !has_all(red, green, blue)) return kvImageNullPointerArgument;
    return reals_of_bytes((const vImage_Buffer *const[]){alpha, red, green, blue}, 0, destination, most, least, flags);
}

vImage_Error vImageConvert_PlanarFToARGB8888(const vImage_Buffer *alpha, const vImage_Buffer *red,
                                             const vImage_Buffer *green, const vImage_Buffer *blue,
                                             const vImage_Buffer *destination, const Pixel_FFFF most,
                                             const Pixel_FFFF least, vImage_Flags flags) {
    if (alpha == NULL || !has_all(red, green, blue)) return kvImageNullPointerArgument;
    return bytes_of_reals((const vImage_Buffer *const[]){alpha, red, green, blue}, 0, destination, most, least, flags);
}
