#include "CPixelKernels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Radii of three boxes whose variances add up to the Gaussian's.
static void box_radii(double deviation, int radii[3]) {
    const double ideal = sqrt(12 * deviation * deviation / 3 + 1);
    int lower = (int)floor(ideal);
    if (lower % 2 == 0) lower--;
    if (lower < 1) lower = 1;
    const double count = (12 * deviation * deviation - 3.0 * lower * lower - 12.0 * lower - 9) / (-4.0 * lower - 4);
    const int lower_count = (int)lround(count);
    for (int i = 0; i < 3; i++) radii[i] = (i < lower_count ? lower : lower + 2) / 2;
}

// One box blur of `count` bytes `stride` apart.
static void box_blur(const uint8_t *from, uint8_t *to, int count, size_t stride, int radius) {
    const int size = 2 * radius + 1;
    const float scale = 1.0f / (float)size;
    int32_t sum = 0;
    for (int i = 0; i < radius && i < count; i++) sum += from[(size_t)i * stride];
    for (int i = 0; i < count; i++) {
        if (i + radius < count) sum += from[(size_t)(i + radius) * stride];
        to[(size_t)i * stride] = (uint8_t)((float)sum * scale + 0.5f);
        if (i >= radius) sum -= from[(size_t)(i - radius) * stride];
    }
}

// One vertical box blur, all columns at once so that memory is read row by row.
static void box_blur_columns(const uint8_t *restrict from, uint8_t *restrict to, int width, int height, int radius,
                             int32_t *restrict sums) {
    const int size = 2 * radius + 1;
    const float scale = 1.0f / (float)size;
    memset(sums, 0, (size_t)width * sizeof *sums);
    for (int y = 0; y < radius && y < height; y++)
        for (int x = 0; x < width; x++) sums[x] += from[(size_t)y * (size_t)width + (size_t)x];
    for (int y = 0; y < height; y++) {
        if (y + radius < height) {
            const uint8_t *row = from + (size_t)(y + radius) * (size_t)width;
            for (int x = 0; x < width; x++) sums[x] += row[x];
        }
        uint8_t *out = to + (size_t)y * (size_t)width;
        for (int x = 0; x < width; x++) out[x] = (uint8_t)((float)sums[x] * scale + 0.5f);
        if (y >= radius) {
            const uint8_t *row = from + (size_t)(y - radius) * (size_t)width;
            for (int x = 0; x < width; x++) sums[x] -= row[x];
        }
    }
}

// Blurs packed bytes; `spare` is as large as `coverage`. The result is in `coverage`.
static void blur(uint8_t *coverage, uint8_t *spare, int32_t *sums, int width, int height, double deviation) {
    int radii[3];
    box_radii(deviation, radii);
    for (int y = 0; y < height; y++) {
        uint8_t *row = coverage + (size_t)y * (size_t)width, *other = spare + (size_t)y * (size_t)width;
        box_blur(row, other, width, 1, radii[0]);
        box_blur(other, row, width, 1, radii[1]);
        box_blur(row, other, width, 1, radii[2]);
    }
    box_blur_columns(spare, coverage, width, height, radii[0], sums);
    box_blur_columns(coverage, spare, width, height, radii[1], sums);
    box_blur_columns(spare, coverage, width, height, radii[2], sums);
}

void kernel_blur(uint8_t *coverage, int32_t width, int32_t height, size_t bytes_per_row, double deviation) {
    if (width <= 0 || height <= 0 || deviation < 0.1) return;
    const size_t count = (size_t)width * (size_t)height;
    uint8_t *packed = malloc(count * 2);
    int32_t *sums = malloc((size_t)width * sizeof *sums);
    if (packed && sums) {
        for (int y = 0; y < height; y++)
            memcpy(packed + (size_t)y * (size_t)width, coverage + (size_t)y * bytes_per_row, (size_t)width);
        blur(packed, packed + count, sums, width, height, deviation);
        for (int y = 0; y < height; y++)
            memcpy(coverage + (size_t)y * bytes_per_row, packed + (size_t)y * (size_t)width, (size_t)width);
    }
    free(packed);
    free(sums);
}

static inline uint32_t scaled(uint32_t value, uint32_t by) {
    const uint32_t product = value * by + 128;
    return (product + (product >> 8)) >> 8;
}

void kernel_shadow(uint32_t *pixels, int32_t width, int32_t height, size_t bytes_per_row, double deviation,
                   uint32_t color, uint32_t alpha) {
    if (width <= 0 || height <= 0) return;
    uint32_t shades[256];
    for (uint32_t coverage = 0; coverage < 256; coverage++) {
        const uint32_t a = scaled(coverage, alpha);
        shades[coverage] = a << 24 | scaled(color >> 16 & 255, a) << 16 | scaled(color >> 8 & 255, a) << 8 |
                           scaled(color & 255, a);
    }
    const size_t count = (size_t)width * (size_t)height;
    uint8_t *packed = malloc(count * 2);
    int32_t *sums = malloc((size_t)width * sizeof *sums);
    if (packed && sums) {
        for (int y = 0; y < height; y++) {
            const uint32_t *row = (const uint32_t *)((const char *)pixels + (size_t)y * bytes_per_row);
            uint8_t *out = packed + (size_t)y * (size_t)width;
            for (int x = 0; x < width; x++) out[x] = (uint8_t)(row[x] >> 24);
        }
        if (deviation >= 0.1) blur(packed, packed + count, sums, width, height, deviation);
        for (int y = 0; y < height; y++) {
            uint32_t *row = (uint32_t *)((char *)pixels + (size_t)y * bytes_per_row);
            const uint8_t *in = packed + (size_t)y * (size_t)width;
            for (int x = 0; x < width; x++) row[x] = shades[in[x]];
        }
    }
    free(packed);
    free(sums);
}
