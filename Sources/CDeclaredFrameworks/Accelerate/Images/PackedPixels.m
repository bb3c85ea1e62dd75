// vImage's conversions of packed 16-bit pixels and of pixels without alpha.
#include "ImageAccess.h"

/// The number of bits of each channel in a 16-bit pixel, from the most significant.
struct packing {
    int bits[4];
};
static const struct packing packing_1555 = {{1, 5, 5, 5}}, packing_565 = {{0, 5, 6, 5}};

/// A channel without bits becomes 0.
static void unpack(struct packing packing, uint16_t packed, Pixel_8888 pixel) {
    for (int i = 3; i >= 0; i--) {
        int most = (1 << packing.bits[i]) - 1;
        pixel[i] = most ? (Pixel_8)(((packed & most) * 255 + most / 2) / most) : 0;
        packed >>= packing.bits[i];
    }
}

static uint16_t pack(struct packing packing, const Pixel_8888 pixel) {
    unsigned packed = 0;
    for (int i = 0; i < 4; i++) {
        unsigned most = (1u << packing.bits[i]) - 1;
        packed = packed << packing.bits[i] | (pixel[i] * most + 127) / 255;
    }
    return (uint16_t)packed;
}

static vImage_Error unpack_pixels(struct packing packing, const vImage_Buffer *source,
                                  const vImage_Buffer *destination, int alpha, vImage_Flags flags) {
    REQUIRE(pair_error(source, 2, destination, 4, flags));
    for (size_t row = 0; row < destination->height; row++) {
        const uint16_t *in = row_of(source, row);
        Pixel_8888 *out = row_of(destination, row);
        for (size_t i = 0; i < destination->width; i++) {
            unpack(packing, in[i], out[i]);
            if (alpha >= 0) out[i][0] = (Pixel_8)alpha;
        }
    }
    return kvImageNoError;
}

static vImage_Error pack_pixels(struct packing packing, const vImage_Buffer *source, const vImage_Buffer *destination,
                                vImage_Flags flags) {
    REQUIRE(pair_error(source, 4, destination, 2, flags));
    for (size_t row = 0; row < destination->height; row++) {
        const Pixel_8888 *in = row_of(source, row);
        uint16_t *out = row_of(destination, row);
        for (size_t i = 0; i < destination->width; i++) out[i] = pack(packing, in[i]);
    }
    return kvImageNoError;
}

/// - planes: alpha, red, green and blue. Alpha may be NULL.
static vImage_Error unpack_planes(struct packing packing, const vImage_Buffer *source,
                                  const vImage_Buffer *const planes[4], vImage_Flags flags) {
    int first = packing.bits[0] ? 0 : 1;
    for (int i = first; i < 4; i++) {
        REQUIRE(pair_error(source, 2, planes[i], 1, flags));
        bool isSame = planes[i]->width == planes[3]->width && planes[i]->height == planes[3]->height;
        if (!isSame) return kvImageBufferSizeMismatch;
    }
    for (size_t row = 0; row < planes[3]->height; row++) {
        const uint16_t *in = row_of(source, row);
        for (size_t column = 0; column < planes[3]->width; column++) {
            Pixel_8888 pixel;
            unpack(packing, in[column], pixel);
            for (int i = first; i < 4; i++) ((Pixel_8 *)row_of(planes[i], row))[column] = pixel[i];
        }
    }
    return kvImageNoError;
}

static vImage_Error pack_planes(struct packing packing, const vImage_Buffer *const planes[4],
                                const vImage_Buffer *destination, vImage_Flags flags) {
    int first = packing.bits[0] ? 0 : 1;
    for (int i = first; i < 4; i++) REQUIRE(pair_error(planes[i], 1, destination, 2, flags));
    for (size_t row = 0; row < destination->height; row++) {
        uint16_t *out = row_of(destination, row);
        for (size_t column = 0; column < destination->width; column++) {
            Pixel_8888 pixel = {0};
            for (int i = first; i < 4; i++) pixel[i] = ((const Pixel_8 *)row_of(planes[i], row))[column];
            out[column] = pack(packing, pixel);
        }
    }
    return kvImageNoError;
}

#define LIST(...) ((const vImage_Buffer *const[4]){__VA_ARGS__})

vImage_Error vImageConvert_ARGB1555toPlanar8(const vImage_Buffer *source, const vImage_Buffer *alpha,
                                             const vImage_Buffer *red, const vImage_Buffer *green,
                                             const vImage_Buffer *blue, vImage_Flags flags) {
    return unpack_planes(packing_1555, source, LIST(alpha, red, green, blue), flags);
}

vImage_Error vImageConvert_Planar8toARGB1555(const vImage_Buffer *alpha, const vImage_Buffer *red,
                                             const vImage_Buffer *green, const vImage_Buffer *blue,
                                             const vImage_Buffer *destination, vImage_Flags flags) {
    return pack_planes(packing_1555, LIST(alpha, red, green, blue), destination, flags);
}

vImage_Error vImageConvert_RGB565toPlanar8(const vImage_Buffer *source, const vImage_Buffer *red,
                                           const vImage_Buffer *green, const vImage_Buffer *blue, vImage_Flags flags) {
    return unpack_planes(packing_565, source, LIST(NULL, red, green, blue), flags);
}

vImage_Error vImageConvert_Planar8toRGB565(const vImage_Buffer *red, const vImage_Buffer *green,
                                           const vImage_Buffer *blue, const vImage_Buffer *destination,
                                           vImage_Flags flags) {
    return pack_planes(packing_565, LIST(NULL, red, green, blue), destination, flags);
}

#undef LIST

vImage_Error vImageConvert_ARGB1555toARGB8888(const vImage_Buffer *source, const vImage_Buffer *destination,
                                              vImage_Flags flags) {
    return unpack_pixels(packing_1555, source, destination, -1, flags);
}

vImage_Error vImageConvert_ARGB8888toARGB1555(const vImage_Buffer *source, const vImage_Buffer *destination,
                                              vImage_Flags flags) {
    return pack_pixels(packing_1555, source, destination, flags);
}

vImage_Error vImageConvert_RGB565toARGB8888(Pixel_8 alpha, const vImage_Buffer *source,
                                            const vImage_Buffer *destination, vImage_Flags flags) {
    return unpack_pixels(packing_565, source, destination, alpha, flags);
}

vImage_Error vImageConvert_ARGB8888toRGB565(const vImage_Buffer *source, const vImage_Buffer *destination,
                                            vImage_Flags flags) {
    return pack_pixels(packing_565, source, destination, flags);
}

vImage_Error vImageConvert_ARGB8888toRGB888(const vImage_Buffer *source, const vImage_Buffer *destination,
                                            vImage_Flags flags) {
    REQUIRE(pair_error(source, 4, destination, 3, flags));
    for (size_t row = 0; row < destination->height; row++) {
        const Pixel_8 *in = row_of(source, row);
        Pixel_8 *out = row_of(destination, row);
        for (size_t i = 0; i < destination->width; i++) memmove(out + 3 * i, in + 4 * i + 1, 3);
    }
    return kvImageNoError;
}

vImage_Error vImageConvert_RGB888toARGB8888(const vImage_Buffer *source, const vImage_Buffer *alphas, Pixel_8 alpha,
                                            const vImage_Buffer *destination, bool premultiply, vImage_Flags flags) {
    REQUIRE(pair_error(source, 3, destination, 4, flags));
    if (alphas) REQUIRE(pair_error(alphas, 1, destination, 4, flags));
    for (size_t row = 0; row < destination->height; row++) {
        const Pixel_8 *in = row_of(source, row), *alphaRow = alphas ? row_of(alphas, row) : NULL;
        Pixel_8 *out = row_of(destination, row);
        for (size_t i = 0; i < destination->width; i++) {
            Pixel_8 own = alphaRow ? alphaRow[i] : alpha;
            out[4 * i] = own;
            for (size_t j = 0; j < 3; j++) {
                Pixel_8 value = in[3 * i + j];
                out[4 * i + j + 1] = premultiply ? byte_of_real(value * own / 255.0) : value;
            }
        }
    }
    return kvImageNoError;
}
