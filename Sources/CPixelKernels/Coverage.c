#include "CPixelKernels.h"
#include "Rows.h"
#include <math.h>
#include <string.h>

// How much of each pixel a rounded rectangle covers that is turned or seen in perspective: by the distance from its
// edge.

typedef struct {
    double left, top, right, bottom, radius;
    uint32_t hard_edges;
} Shape;

/// How fast the place in the shape changes from pixel to pixel, how far one pixel reaches in it, and pixels for one of
/// it.
typedef struct {
    double u_x, u_y, v_x, v_y, reach_u, reach_v, for_u, for_v;
} Slope;

static inline Slope slope_of(double u_x, double u_y, double v_x, double v_y) {
    const double reach_u = sqrt(u_x * u_x + u_y * u_y), reach_v = sqrt(v_x * v_x + v_y * v_y);
    return (Slope){u_x, u_y, v_x, v_y, reach_u, reach_v, 1 / (reach_u > 1e-9 ? reach_u : 1e-9),
                   1 / (reach_v > 1e-9 ? reach_v : 1e-9)};
}

static inline double limited(double value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

/// How much of a pixel is inside an edge that is so many pixels away; all or nothing at a hard one.
static inline double edge(double distance, uint32_t is_hard) {
    return is_hard ? (distance >= 0 ? 1 : 0) : limited(distance + 0.5);
}

static inline double covered(const Shape *shape, double u, double v, const Slope *slope) {
    const double from_left = u - shape->left, from_right = shape->right - u;
    const double from_top = v - shape->top, from_bottom = shape->bottom - v;
    const double across = from_left < from_right ? from_left : from_right;
    const double down = from_top < from_bottom ? from_top : from_bottom;
    const double radius = shape->radius;
    if (across < radius && down < radius) {
        // In a corner the edge is an arc.
        const double x = radius - across, y = radius - down, length = sqrt(x * x + y * y);
        if (length < 1e-9) return 1;
        const double a = (from_left < from_right ? x : -x) / length, b = (from_top < from_bottom ? y : -y) / length;
        const double reach_x = a * slope->u_x + b * slope->v_x, reach_y = a * slope->u_y + b * slope->v_y;
        const double reach = sqrt(reach_x * reach_x + reach_y * reach_y);
        return limited((radius - length) / (reach > 1e-9 ? reach : 1e-9) + 0.5);
    }
    const uint32_t hard = shape->hard_edges;
    return edge(from_left * slope->for_u, hard & KERNEL_EDGE_LEFT) * edge(from_right * slope->for_u, hard & KERNEL_EDGE_RIGHT)
        * edge(from_top * slope->for_v, hard & KERNEL_EDGE_TOP) * edge(from_bottom * slope->for_v, hard & KERNEL_EDGE_BOTTOM);
}

static void cover_affine(uint8_t *to, int32_t width, int32_t height, size_t bytes_per_row, const Shape *shape,
                         const double *m) {
    const Slope slope = slope_of(m[0], m[3], m[1], m[4]);
    const double reach_u = slope.reach_u / 2, reach_v = slope.reach_v / 2;
    const double inset_u = fmax(shape->radius, reach_u), inset_v = fmax(shape->radius, reach_v);
    const double inverse_u = inverse_of(m[0]), inverse_v = inverse_of(m[1]);
    for (int32_t line = 0; line < height; line++) {
        const double y = line + 0.5;
        const double u = 0.5 * m[0] + y * m[3] + m[6], v = 0.5 * m[1] + y * m[4] + m[7];
        Stretch all = {0, width - 1};
        all = narrowed(all, u, inverse_u, shape->left - reach_u, shape->right + reach_u);
        all = narrowed(all, v, inverse_v, shape->top - reach_v, shape->bottom + reach_v);
        if (is_empty(all)) continue;
        // What is far enough from the edges is covered whole; of two such stretches the longer one saves more.
        Stretch inner = narrowed(all, u, inverse_u, shape->left + inset_u, shape->right - inset_u);
        inner = narrowed(inner, v, inverse_v, shape->top + reach_v, shape->bottom - reach_v);
        if (shape->radius > 0) {
            Stretch other = narrowed(all, u, inverse_u, shape->left + reach_u, shape->right - reach_u);
            other = narrowed(other, v, inverse_v, shape->top + inset_v, shape->bottom - inset_v);
            if (other.last - other.first > inner.last - inner.first) inner = other;
        }
        if (is_empty(inner)) inner = (Stretch){width, width - 1};
        const int32_t begin = first_of(all), end = last_of(all);
        const int32_t inner_begin = first_of(inner), inner_end = last_of(inner);
        uint8_t *row = to + (size_t)line * bytes_per_row;
        for (int32_t x = begin; x <= end; x++) {
            if (x == inner_begin && inner_end >= inner_begin) {
                memset(row + inner_begin, 255, (size_t)(inner_end - inner_begin + 1));
                x = inner_end;
                continue;
            }
            row[x] = (uint8_t)(covered(shape, u + x * m[0], v + x * m[1], &slope) * 255 + 0.5);
        }
    }
}

static void cover_projective(uint8_t *to, int32_t width, int32_t height, size_t bytes_per_row, const Shape *shape,
                             const double *m) {
    for (int32_t line = 0; line < height; line++) {
        const double y = line + 0.5;
        uint8_t *row = to + (size_t)line * bytes_per_row;
        for (int32_t x = 0; x < width; x++) {
            const double px = x + 0.5, w = px * m[2] + y * m[5] + m[8];
            if (w <= 1e-9) continue;
            const double part = 1 / w;
            const double u = (px * m[0] + y * m[3] + m[6]) * part, v = (px * m[1] + y * m[4] + m[7]) * part;
            const Slope slope = slope_of((m[0] - u * m[2]) * part, (m[3] - u * m[5]) * part, (m[1] - v * m[2]) * part,
                                         (m[4] - v * m[5]) * part);
            row[x] = (uint8_t)(covered(shape, u, v, &slope) * 255 + 0.5);
        }
    }
}

void kernel_cover(uint8_t *to, int32_t width, int32_t height, size_t bytes_per_row, KernelShape shape,
                  const double *matrix) {
    for (int i = 0; i < 9; i++)
        if (!isfinite(matrix[i]) || fabs(matrix[i]) > 1e9) return;
    if (!(shape.width > 0) || !(shape.height > 0)) return;
    const double most = fmin(shape.width, shape.height) / 2;
    const Shape edges = {shape.x, shape.y, shape.x + shape.width, shape.y + shape.height,
                         shape.radius > 0 ? fmin(shape.radius, most) : 0, shape.hard_edges};
    if (matrix[2] == 0 && matrix[5] == 0 && matrix[8] == 1) {
        cover_affine(to, width, height, bytes_per_row, &edges, matrix);
    } else {
        cover_projective(to, width, height, bytes_per_row, &edges, matrix);
    }
}
