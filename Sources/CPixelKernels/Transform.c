#include "CPixelKernels.h"
#include "Lanes.h"
#include <math.h>

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

static inline void put(uint32_t *pixel, uint64_t lanes, uint32_t opacity) {
    if (opacity < 256) lanes = ((lanes * opacity) >> 8) & LANES;
    *pixel = (uint32_t)(lanes >> 48) == 255 ? packed(lanes) : over(*pixel, lanes);
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
            put(&row[x], lanes, cover);
        }
    }
}

typedef struct {
    double u, v, w;
} Place;

static inline Place place_at(const double *m, double x, double y) {
    const double w = x * m[2] + y * m[5] + m[8], part = w > 1e-9 ? 1 / w : 0;
    return (Place){(x * m[0] + y * m[3] + m[6]) * part, (x * m[1] + y * m[4] + m[7]) * part, w};
}

/// How far inside the picture a place is, in its pixels.
static inline double inside(const Source *source, Place at) {
    const double left = at.u - source->left, right = source->right + 1 - at.u;
    const double top = at.v - source->top, bottom = source->bottom + 1 - at.v;
    const double across = left < right ? left : right, down = top < bottom ? top : bottom;
    return across < down ? across : down;
}

/// How much of a pixel the picture covers.
static double coverage(const Source *source, const double *m, Place at) {
    const double part = 1 / at.w;
    const double reach_u = fmax(hypot(m[0] - at.u * m[2], m[3] - at.u * m[5]) * part, 1e-6);
    const double reach_v = fmax(hypot(m[1] - at.v * m[2], m[4] - at.v * m[5]) * part, 1e-6);
    return edge(at.u - source->left, reach_u) * edge(source->right + 1 - at.u, reach_u)
        * edge(at.v - source->top, reach_v) * edge(source->bottom + 1 - at.v, reach_v);
}

// Within so many pixels perspective is as good as even.
enum { SPAN = 16 };
// Deeper inside, in pixels of the picture, no edge is near; the same outside.
static const double DEEP = 12;

static void transform_projective(uint32_t *to, int32_t width, int32_t height, size_t bytes_per_row,
                                 const Source *source, const double *m, uint32_t opacity, bool is_smooth) {
    for (int32_t line = 0; line < height; line++) {
        const double y = line + 0.5;
        uint32_t *row = (uint32_t *)((uint8_t *)to + (size_t)line * bytes_per_row);
        Place next = place_at(m, 0.5, y);
        for (int32_t begin = 0; begin < width; begin += SPAN) {
            const int32_t end = begin + SPAN < width ? begin + SPAN : width;
            const Place first = next, last = place_at(m, end + 0.5, y);
            next = last;
            const bool is_in_front = first.w > 1e-9 && last.w > 1e-9;
            if (is_smooth && is_in_front && inside(source, first) > DEEP && inside(source, last) > DEEP) {
                const double part = 65536.0 / (end - begin);
                int64_t u = (int64_t)((first.u - 0.5) * 65536), v = (int64_t)((first.v - 0.5) * 65536);
                const int64_t step_u = (int64_t)((last.u - first.u) * part), step_v = (int64_t)((last.v - first.v) * part);
                for (int32_t x = begin; x < end; x++, u += step_u, v += step_v) {
                    put(&row[x], smooth(source, u, v), opacity);
                }
                continue;
            }
            for (int32_t x = begin; x < end; x++) {
                const Place at = place_at(m, x + 0.5, y);
                if (at.w <= 1e-9) continue;
                const double depth = inside(source, at);
                if (depth < -DEEP) continue;
                const double cover = depth < DEEP ? coverage(source, m, at) : 1;
                if (cover <= 0) continue;
                const uint64_t lanes =
                    is_smooth ? smooth(source, (int64_t)((at.u - 0.5) * 65536), (int64_t)((at.v - 0.5) * 65536))
                              : spread(clamped_pixel(source, (int32_t)floor(at.u), (int32_t)floor(at.v)));
                put(&row[x], lanes, (uint32_t)(opacity * cover + 0.5));
            }
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
