#include "CPixelKernels.h"
#include <math.h>

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
} Source;

static inline uint32_t clamped_pixel(const Source *source, int32_t x, int32_t y) {
    x = x < source->left ? source->left : x > source->right ? source->right : x;
    y = y < source->top ? source->top : y > source->bottom ? source->bottom : y;
    return ((const uint32_t *)(source->pixels + (size_t)y * source->bytes_per_row))[x] | source->opaque;
}

/// The colour at a place in 1/65536 pixels, where whole numbers are the middles of pixels. Beyond the edges it is as on them.
static inline uint64_t smooth(const Source *source, int64_t u, int64_t v) {
    const int32_t x = (int32_t)(u >> 16), y = (int32_t)(v >> 16);
    const uint32_t across = (uint32_t)(u >> 8) & 255, down = (uint32_t)(v >> 8) & 255;
    if (x >= source->left && x < source->right && y >= source->top && y < source->bottom) {
        const uint32_t *row = (const uint32_t *)(source->pixels + (size_t)y * source->bytes_per_row) + x;
        const uint32_t *next = (const uint32_t *)((const uint8_t *)row + source->bytes_per_row);
        const uint32_t opaque = source->opaque;
        const uint64_t upper = mixed(spread(row[0] | opaque), spread(row[1] | opaque), across);
        const uint64_t lower = mixed(spread(next[0] | opaque), spread(next[1] | opaque), across);
        return mixed(upper, lower, down);
    }
    const uint64_t upper = mixed(spread(clamped_pixel(source, x, y)), spread(clamped_pixel(source, x + 1, y)), across);
    const uint64_t lower =
        mixed(spread(clamped_pixel(source, x, y + 1)), spread(clamped_pixel(source, x + 1, y + 1)), across);
    return mixed(upper, lower, down);
}

static inline double limited(double value, double least, double most) {
    return value < least ? least : value > most ? most : value;
}

/// How much of a pixel is inside an edge, `distance` of the source away, when a pixel is `reach` of the source wide.
static inline double edge(double distance, double reach) { return limited(distance / reach + 0.5, 0, 1); }

/// One edge as a linear function of the place in a row: where it is least and most `bound`.
static void narrow(double start, double step, double least, double most, double *first, double *last) {
    if (fabs(step) < 1e-12) {
        if (start < least || start > most) *last = *first - 1;
        return;
    }
    double a = (least - start) / step, b = (most - start) / step;
    if (a > b) {
        const double swap = a;
        a = b;
        b = swap;
    }
    if (a > *first) *first = a;
    if (b < *last) *last = b;
}

static void transform_affine(uint32_t *to, int32_t width, int32_t height, size_t bytes_per_row, const Source *source,
                             const double *m, uint32_t opacity, bool is_smooth) {
    const double left = source->left, top = source->top, right = source->right + 1, bottom = source->bottom + 1;
    // How far a pixel of the target reaches in the source, along each of its axes.
    const double reach_u = fmax(hypot(m[0], m[3]), 1e-6), reach_v = fmax(hypot(m[1], m[4]), 1e-6);
    for (int32_t line = 0; line < height; line++) {
        const double y = line + 0.5;
        const double u0 = 0.5 * m[0] + y * m[3] + m[6], v0 = 0.5 * m[1] + y * m[4] + m[7];
        double first = 0, last = width - 1;
        narrow(u0, m[0], left - reach_u / 2, right + reach_u / 2, &first, &last);
        narrow(v0, m[1], top - reach_v / 2, bottom + reach_v / 2, &first, &last);
        if (first > last) continue;
        // Between these no edge is near.
        double inner_first = first, inner_last = last;
        narrow(u0, m[0], left + reach_u / 2, right - reach_u / 2, &inner_first, &inner_last);
        narrow(v0, m[1], top + reach_v / 2, bottom - reach_v / 2, &inner_first, &inner_last);
        const int32_t begin = (int32_t)ceil(first), end = (int32_t)floor(last);
        const int32_t inner_begin = (int32_t)ceil(inner_first), inner_end = (int32_t)floor(inner_last);
        uint32_t *row = (uint32_t *)((uint8_t *)to + (size_t)line * bytes_per_row);
        const int64_t step_u = llround(m[0] * 65536), step_v = llround(m[1] * 65536);
        int64_t u = llround((u0 + begin * m[0] - 0.5) * 65536), v = llround((v0 + begin * m[1] - 0.5) * 65536);
        for (int32_t x = begin; x <= end; x++, u += step_u, v += step_v) {
            uint64_t lanes = is_smooth ? smooth(source, u, v)
                                       : spread(clamped_pixel(source, (int32_t)((u + 32768) >> 16),
                                                              (int32_t)((v + 32768) >> 16)));
            uint32_t cover = opacity;
            if (x < inner_begin || x > inner_end) {
                const double pu = u0 + x * m[0], pv = v0 + x * m[1];
                cover = (uint32_t)(opacity * edge(pu - left, reach_u) * edge(right - pu, reach_u)
                                   * edge(pv - top, reach_v) * edge(bottom - pv, reach_v) + 0.5);
            }
            if (cover < 256) lanes = ((lanes * cover) >> 8) & LANES;
            row[x] = (uint32_t)(lanes >> 48) == 255 ? packed(lanes) : over(row[x], lanes);
        }
    }
}

static void transform_projective(uint32_t *to, int32_t width, int32_t height, size_t bytes_per_row,
                                 const Source *source, const double *m, uint32_t opacity, bool is_smooth) {
    const double left = source->left, top = source->top, right = source->right + 1, bottom = source->bottom + 1;
    for (int32_t line = 0; line < height; line++) {
        const double y = line + 0.5;
        uint32_t *row = (uint32_t *)((uint8_t *)to + (size_t)line * bytes_per_row);
        for (int32_t x = 0; x < width; x++) {
            const double px = x + 0.5;
            const double w = px * m[2] + y * m[5] + m[8];
            if (w < 1e-9) continue;
            const double part = 1 / w;
            const double u = (px * m[0] + y * m[3] + m[6]) * part, v = (px * m[1] + y * m[4] + m[7]) * part;
            double cover = 1;
            // Further out than any pixel reaches, or further in: the usual cases.
            const double near_edge = fmin(fmin(u - left, right - u), fmin(v - top, bottom - v));
            if (near_edge < 8) {
                if (near_edge < -8) continue;
                const double reach_u = fmax(hypot(m[0] - u * m[2], m[3] - u * m[5]) * part, 1e-6);
                const double reach_v = fmax(hypot(m[1] - v * m[2], m[4] - v * m[5]) * part, 1e-6);
                cover = edge(u - left, reach_u) * edge(right - u, reach_u) * edge(v - top, reach_v)
                    * edge(bottom - v, reach_v);
                if (cover <= 0) continue;
            }
            uint64_t lanes = is_smooth ? smooth(source, (int64_t)((u - 0.5) * 65536), (int64_t)((v - 0.5) * 65536))
                                       : spread(clamped_pixel(source, (int32_t)floor(u), (int32_t)floor(v)));
            const uint32_t part_shown = (uint32_t)(opacity * cover + 0.5);
            if (part_shown < 256) lanes = ((lanes * part_shown) >> 8) & LANES;
            row[x] = over(row[x], lanes);
        }
    }
}

void kernel_transform(uint32_t *to, int32_t width, int32_t height, size_t bytes_per_row, KernelPicture picture,
                      const double *matrix, double opacity) {
    if (picture.width < 1 || picture.height < 1) return;
    for (int i = 0; i < 9; i++)
        if (!isfinite(matrix[i]) || fabs(matrix[i]) > 1e9) return;
    const Source source = {(const uint8_t *)picture.pixels, picture.bytes_per_row, picture.x, picture.y,
                           picture.x + picture.width - 1, picture.y + picture.height - 1,
                           picture.is_opaque ? 0xff000000 : 0};
    const uint32_t part = (uint32_t)(limited(opacity, 0, 1) * 256 + 0.5);
    if (matrix[2] == 0 && matrix[5] == 0 && matrix[8] == 1) {
        transform_affine(to, width, height, bytes_per_row, &source, matrix, part, picture.is_smooth);
    } else {
        transform_projective(to, width, height, bytes_per_row, &source, matrix, part, picture.is_smooth);
    }
}

void kernel_tint(uint32_t *pixels, size_t count, uint32_t color) {
    const uint32_t a = (color >> 24) + (color >> 31), r = (color >> 16 & 255) + (color >> 23 & 1);
    const uint32_t g = (color >> 8 & 255) + (color >> 15 & 1), b = (color & 255) + (color >> 7 & 1);
    for (size_t i = 0; i < count; i++) {
        const uint32_t p = pixels[i];
        if (p == 0) continue;
        pixels[i] = ((p >> 24) * a >> 8) << 24 | (((p >> 16 & 255) * r * a) >> 16) << 16
            | (((p >> 8 & 255) * g * a) >> 16) << 8 | (((p & 255) * b * a) >> 16);
    }
}
