#include "CPixelKernels.h"
#include <string.h>

static inline uint32_t scaled(uint32_t value, uint32_t by) {
    const uint32_t product = value * by + 128;
    return (product + (product >> 8)) >> 8;
}

static inline uint32_t pixel(uint32_t a, uint32_t r, uint32_t g, uint32_t b) { return a << 24 | r << 16 | g << 8 | b; }

static inline uint32_t premultiplied(uint32_t a, uint32_t r, uint32_t g, uint32_t b) {
    if (a == 255) return pixel(a, r, g, b);
    return pixel(a, scaled(r, a), scaled(g, a), scaled(b, a));
}

// Colours above alpha are not colours; drawing with them overflows.
static inline uint32_t limited(uint32_t a, uint32_t r, uint32_t g, uint32_t b) {
    return pixel(a, r > a ? a : r, g > a ? a : g, b > a ? a : b);
}

static inline uint8_t straight(uint32_t value, uint32_t a) {
    if (a == 0) return 0;
    const uint32_t result = (value * 255 + a / 2) / a;
    return (uint8_t)(result > 255 ? 255 : result);
}

static inline uint32_t from_555(uint32_t word) {
    const uint32_t r = word >> 10 & 31, g = word >> 5 & 31, b = word & 31;
    return pixel(255, r << 3 | r >> 2, g << 3 | g >> 2, b << 3 | b >> 2);
}

static inline uint32_t five_bits(uint32_t value) { return (value * 31 + 127) / 255; }

size_t kernel_bytes_per_pixel(int format) {
    if (format == KERNEL_FORMAT_GRAY || format == KERNEL_FORMAT_ALPHA) return 1;
    if (format == KERNEL_FORMAT_555_LITTLE || format == KERNEL_FORMAT_555_BIG) return 2;
    return format == KERNEL_FORMAT_RGB || format == KERNEL_FORMAT_BGR ? 3 : 4;
}

#define EACH(size, value) \
    for (size_t i = 0; i < count; i++, p += size) to[i] = value; \
    break

void kernel_load(uint32_t *to, const uint8_t *from, size_t count, int format) {
    const uint8_t *p = from;
    switch (format) {
    case KERNEL_FORMAT_RGBA: EACH(4, limited(p[3], p[0], p[1], p[2]));
    case KERNEL_FORMAT_RGBX: EACH(4, pixel(255, p[0], p[1], p[2]));
    case KERNEL_FORMAT_ARGB: EACH(4, limited(p[0], p[1], p[2], p[3]));
    case KERNEL_FORMAT_XRGB: EACH(4, pixel(255, p[1], p[2], p[3]));
    case KERNEL_FORMAT_BGRA: EACH(4, limited(p[3], p[2], p[1], p[0]));
    case KERNEL_FORMAT_BGRX: EACH(4, pixel(255, p[2], p[1], p[0]));
    case KERNEL_FORMAT_ABGR: EACH(4, limited(p[0], p[3], p[2], p[1]));
    case KERNEL_FORMAT_XBGR: EACH(4, pixel(255, p[3], p[2], p[1]));
    case KERNEL_FORMAT_GRAY: EACH(1, pixel(255, p[0], p[0], p[0]));
    case KERNEL_FORMAT_ALPHA: EACH(1, pixel(p[0], 0, 0, 0));
    case KERNEL_FORMAT_RGBA_STRAIGHT: EACH(4, premultiplied(p[3], p[0], p[1], p[2]));
    case KERNEL_FORMAT_ARGB_STRAIGHT: EACH(4, premultiplied(p[0], p[1], p[2], p[3]));
    case KERNEL_FORMAT_BGRA_STRAIGHT: EACH(4, premultiplied(p[3], p[2], p[1], p[0]));
    case KERNEL_FORMAT_ABGR_STRAIGHT: EACH(4, premultiplied(p[0], p[3], p[2], p[1]));
    case KERNEL_FORMAT_RGB: EACH(3, pixel(255, p[0], p[1], p[2]));
    case KERNEL_FORMAT_BGR: EACH(3, pixel(255, p[2], p[1], p[0]));
    case KERNEL_FORMAT_555_LITTLE: EACH(2, from_555((uint32_t)p[1] << 8 | p[0]));
    case KERNEL_FORMAT_555_BIG: EACH(2, from_555((uint32_t)p[0] << 8 | p[1]));
    default: memset(to, 0, count * 4);
    }
}

void kernel_store(uint8_t *to, const uint32_t *from, size_t count, int format) {
    const size_t size = kernel_bytes_per_pixel(format);
    for (size_t i = 0; i < count; i++, to += size) {
        const uint32_t value = from[i], a = value >> 24;
        const uint8_t r = (uint8_t)(value >> 16), g = (uint8_t)(value >> 8), b = (uint8_t)value;
        const uint8_t alpha = (uint8_t)a;
        switch (format) {
        case KERNEL_FORMAT_RGBA: to[0] = r; to[1] = g; to[2] = b; to[3] = alpha; break;
        case KERNEL_FORMAT_RGBX: to[0] = r; to[1] = g; to[2] = b; to[3] = 255; break;
        case KERNEL_FORMAT_ARGB: to[0] = alpha; to[1] = r; to[2] = g; to[3] = b; break;
        case KERNEL_FORMAT_XRGB: to[0] = 255; to[1] = r; to[2] = g; to[3] = b; break;
        case KERNEL_FORMAT_BGRA: to[0] = b; to[1] = g; to[2] = r; to[3] = alpha; break;
        case KERNEL_FORMAT_BGRX: to[0] = b; to[1] = g; to[2] = r; to[3] = 255; break;
        case KERNEL_FORMAT_ABGR: to[0] = alpha; to[1] = b; to[2] = g; to[3] = r; break;
        case KERNEL_FORMAT_XBGR: to[0] = 255; to[1] = b; to[2] = g; to[3] = r; break;
        // The weights of Rec. 709 in 16 bits, which add up to 65536.
        case KERNEL_FORMAT_GRAY: to[0] = (uint8_t)((13933u * r + 46871u * g + 4732u * b + 32768u) >> 16); break;
        case KERNEL_FORMAT_ALPHA: to[0] = alpha; break;
        case KERNEL_FORMAT_RGBA_STRAIGHT:
            to[0] = straight(r, a); to[1] = straight(g, a); to[2] = straight(b, a); to[3] = alpha; break;
        case KERNEL_FORMAT_ARGB_STRAIGHT:
            to[0] = alpha; to[1] = straight(r, a); to[2] = straight(g, a); to[3] = straight(b, a); break;
        case KERNEL_FORMAT_BGRA_STRAIGHT:
            to[0] = straight(b, a); to[1] = straight(g, a); to[2] = straight(r, a); to[3] = alpha; break;
        case KERNEL_FORMAT_ABGR_STRAIGHT:
            to[0] = alpha; to[1] = straight(b, a); to[2] = straight(g, a); to[3] = straight(r, a); break;
        case KERNEL_FORMAT_RGB: to[0] = r; to[1] = g; to[2] = b; break;
        case KERNEL_FORMAT_BGR: to[0] = b; to[1] = g; to[2] = r; break;
        case KERNEL_FORMAT_555_LITTLE:
        case KERNEL_FORMAT_555_BIG: {
            const uint32_t word = five_bits(r) << 10 | five_bits(g) << 5 | five_bits(b);
            const bool is_little = format == KERNEL_FORMAT_555_LITTLE;
            to[is_little ? 0 : 1] = (uint8_t)word;
            to[is_little ? 1 : 0] = (uint8_t)(word >> 8);
            break;
        }
        default: break;
        }
    }
}

void kernel_load_mask(uint32_t *to, const uint8_t *coverage, size_t count) {
    for (size_t i = 0; i < count; i++) to[i] = (uint32_t)coverage[i] << 24;
}

void kernel_multiply_by_alpha(uint32_t *pixels, const uint32_t *mask, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t value = pixels[i], by = mask[i] >> 24;
        pixels[i] = pixel(scaled(value >> 24, by), scaled(value >> 16 & 255, by), scaled(value >> 8 & 255, by),
                          scaled(value & 255, by));
    }
}

void kernel_add_coverage_block(uint8_t *to, size_t bytes_per_row, const uint8_t *from, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++, to += bytes_per_row, from += width)
        for (size_t x = 0; x < width; x++) {
            const unsigned sum = (unsigned)to[x] + from[x];
            to[x] = (uint8_t)(sum > 255 ? 255 : sum);
        }
}

bool kernel_is_opaque(const uint32_t *pixels, size_t count) {
    uint32_t all = 0xFF000000u;
    for (size_t i = 0; i < count; i++) all &= pixels[i];
    return all == 0xFF000000u;
}

void kernel_convert_ink(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint8_t ink[4];
        memcpy(ink, &pixels[i], 4);
        pixels[i] = pixel(255, scaled(ink[0], ink[3]), scaled(ink[1], ink[3]), scaled(ink[2], ink[3]));
    }
}

void kernel_mask_colors(uint32_t *pixels, size_t count, const int32_t *limits) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t value = pixels[i], a = value >> 24;
        const int r = straight(value >> 16 & 255, a), g = straight(value >> 8 & 255, a), b = straight(value & 255, a);
        if (r >= limits[0] && r <= limits[1] && g >= limits[2] && g <= limits[3] && b >= limits[4] && b <= limits[5])
            pixels[i] = 0;
    }
}

void kernel_plus_darker(uint32_t *to, const uint32_t *from, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const int d = (int)(to[i] >> 24), s = (int)(from[i] >> 24), a = d + s > 255 ? 255 : d + s;
        uint32_t result = (uint32_t)a << 24;
        for (int shift = 0; shift <= 16; shift += 8) {
            const int value = a - (d - (int)(to[i] >> shift & 255)) - (s - (int)(from[i] >> shift & 255));
            result |= (uint32_t)(value < 0 ? 0 : value) << shift;
        }
        to[i] = result;
    }
}
