#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pixels as four 16-bit lanes of one word: blue, red, green, alpha.
static const uint64_t LANES = 0x00ff00ff00ff00ff;

static inline uint64_t spread(uint32_t pixel) {
    return (pixel & 0x00ff00ff) | (uint64_t)(pixel & 0xff00ff00) << 24;
}

static inline uint32_t packed(uint64_t lanes) { return (uint32_t)lanes | (uint32_t)(lanes >> 24); }

/// `a` at part 0, `b` at part 256.
static inline uint64_t mixed(uint64_t a, uint64_t b, uint32_t part) {
    return ((a * (256 - part) + b * part) >> 8) & LANES;
}

static inline uint32_t over(uint32_t below, uint64_t lanes) {
    const uint32_t alpha = (uint32_t)(lanes >> 48);
    return packed(lanes + (((spread(below) * (256 - (alpha + (alpha >> 7)))) >> 8) & LANES));
}

typedef struct {
    const uint8_t *pixels;
    size_t bytes_per_row;
    int32_t left, top, right, bottom; ///< first and last pixel
    uint32_t opaque;                  ///< set in every pixel
    bool is_added;                    ///< to what is there, instead of put over it
    uint32_t hard_edges;
} Source;

static inline uint32_t clamped_pixel(const Source *source, int32_t x, int32_t y) {
    x = x < source->left ? source->left : x > source->right ? source->right : x;
    y = y < source->top ? source->top : y > source->bottom ? source->bottom : y;
    return ((const uint32_t *)(source->pixels + (size_t)y * source->bytes_per_row))[x] | source->opaque;
}

/// As `smooth`, where the four pixels around the place are all inside.
static inline __attribute__((always_inline)) uint64_t smooth_inside(const Source *source, int64_t u, int64_t v) {
    const uint32_t across = (uint32_t)(u >> 8) & 255, down = (uint32_t)(v >> 8) & 255, opaque = source->opaque;
    const uint32_t *row =
        (const uint32_t *)(source->pixels + (size_t)(v >> 16) * source->bytes_per_row) + (ptrdiff_t)(u >> 16);
    const uint32_t *next = (const uint32_t *)((const uint8_t *)row + source->bytes_per_row);
    const uint64_t left = mixed(spread(row[0] | opaque), spread(next[0] | opaque), down);
    const uint64_t right = mixed(spread(row[1] | opaque), spread(next[1] | opaque), down);
    return mixed(left, right, across);
}

/// The colour at a place in 1/65536 pixels, where whole numbers are the middles of pixels. Beyond the edges it is as on
/// them.
static inline uint64_t smooth(const Source *source, int64_t u, int64_t v) {
    const int32_t x = (int32_t)(u >> 16), y = (int32_t)(v >> 16);
    if (x >= source->left && x < source->right && y >= source->top && y < source->bottom) {
        return smooth_inside(source, u, v);
    }
    const uint32_t across = (uint32_t)(u >> 8) & 255, down = (uint32_t)(v >> 8) & 255;
    const uint64_t left = mixed(spread(clamped_pixel(source, x, y)), spread(clamped_pixel(source, x, y + 1)), down);
    const uint64_t right =
        mixed(spread(clamped_pixel(source, x + 1, y)), spread(clamped_pixel(source, x + 1, y + 1)), down);
    return mixed(left, right, across);
}
