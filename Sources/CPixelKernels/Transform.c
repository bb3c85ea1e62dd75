#include "CPixelKernels.h"
#include "Lanes.h"
#include "Rows.h"
#include <math.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

static inline double limited(double value, double least, double most) {
    return value < least ? least : value > most ? most : value;
}

/// In 1/65536, rounded.
static inline int64_t in_parts(double value) { return (int64_t)(value * 65536 + (value < 0 ? -0.5 : 0.5)); }

/// How much of a pixel is inside an edge that is so many pixels away; all or nothing at a hard one.
static inline double edge(double distance, uint32_t is_hard) {
    return is_hard ? (distance >= 0 ? 1 : 0) : limited(distance + 0.5, 0, 1);
}

/// How much of a pixel is inside all four edges, given its place and how many pixels one of the source is.
static inline double inside_edges(const Source *source, double u, double v, double for_u, double for_v) {
    const uint32_t hard = source->hard_edges;
    return edge((u - source->left) * for_u, hard & KERNEL_EDGE_LEFT)
        * edge((source->right + 1 - u) * for_u, hard & KERNEL_EDGE_RIGHT)
        * edge((v - source->top) * for_v, hard & KERNEL_EDGE_TOP)
        * edge((source->bottom + 1 - v) * for_v, hard & KERNEL_EDGE_BOTTOM);
}

static inline uint32_t sum(uint32_t a, uint64_t lanes) {
    uint64_t total = spread(a) + lanes;
    // Lanes that have gone over 255 are filled with ones.
    const uint64_t over = total & 0x0100010001000100;
    total |= over - (over >> 8);
    return packed(total & LANES);
}

static inline void put(uint32_t *pixel, uint64_t lanes, uint32_t opacity, bool is_added) {
    if (opacity < 256) lanes = ((lanes * opacity) >> 8) & LANES;
    if (is_added) {
        *pixel = sum(*pixel, lanes);
    } else {
        *pixel = (uint32_t)(lanes >> 48) == 255 ? packed(lanes) : over(*pixel, lanes);
    }
}

/// The pixels that are written: a part of a target. What is written to a pixel does not depend on the part.
typedef struct {
    uint32_t *pixels;
    size_t bytes_per_row;
    int32_t left, top, right, bottom; ///< first and last pixel
} Target;

static inline uint32_t *row_of(const Target *target, int32_t y) {
    uint8_t *row = (uint8_t *)target->pixels + (size_t)(y - target->top) * target->bytes_per_row;
    return (uint32_t *)row - target->left;
}

/// The last multiple of `length`, a power of two, before a place.
static inline int32_t start_of_run(int32_t x, int32_t length) { return x & ~(length - 1); }

// Places between pixels are stepped to from multiples of this; in longer runs rounding would add up to an edge.
enum { RUN = 256 };

#ifdef __SSE2__
/// The colour at a place whose four neighbours are all inside the source, as four numbers of 16 bits.
static inline __m128i mixed_inside(const Source *source, int64_t u, int64_t v) {
    const __m128i zero = _mm_setzero_si128(), whole = _mm_set1_epi16(256);
    const uint8_t *line = source->pixels + (size_t)(v >> 16) * source->bytes_per_row + (u >> 16) * 4;
    // Two pixels of one row, then of the next.
    const __m128i top = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)line), zero);
    const __m128i bottom =
        _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(line + source->bytes_per_row)), zero);
    const __m128i down = _mm_set1_epi16((short)((v >> 8) & 255));
    const __m128i column = _mm_srli_epi16(
        _mm_add_epi16(_mm_mullo_epi16(top, _mm_sub_epi16(whole, down)), _mm_mullo_epi16(bottom, down)), 8);
    const __m128i right = _mm_set1_epi16((short)((u >> 8) & 255));
    const __m128i across = _mm_mullo_epi16(column, _mm_unpacklo_epi64(_mm_sub_epi16(whole, right), right));
    return _mm_srli_epi16(_mm_add_epi16(across, _mm_srli_si128(across, 8)), 8);
}

/// Two pixels over two others.
static inline void put_two(uint32_t *row, __m128i lanes, __m128i opaque, __m128i part, bool is_added) {
    const __m128i zero = _mm_setzero_si128();
    lanes = _mm_srli_epi16(_mm_mullo_epi16(_mm_or_si128(lanes, opaque), part), 8);
    if (is_added) {
        const __m128i there = _mm_loadl_epi64((const __m128i *)row);
        _mm_storel_epi64((__m128i *)row, _mm_adds_epu8(there, _mm_packus_epi16(lanes, zero)));
        return;
    }
    const __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(lanes, 0xff), 0xff);
    const __m128i rest = _mm_sub_epi16(_mm_set1_epi16(256), _mm_add_epi16(alpha, _mm_srli_epi16(alpha, 7)));
    const __m128i below = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)row), zero);
    lanes = _mm_add_epi16(lanes, _mm_srli_epi16(_mm_mullo_epi16(below, rest), 8));
    _mm_storel_epi64((__m128i *)row, _mm_packus_epi16(lanes, zero));
}
#endif

/// Puts pixels in a row over others, from places whose four neighbours are all inside the source.
static void put_run(uint32_t *row, int32_t count, const Source *source, int64_t u, int64_t v, int64_t step_u,
                    int64_t step_v, uint32_t opacity) {
    int32_t x = 0;
#ifdef __SSE2__
    const __m128i part = _mm_set1_epi16((short)opacity);
    const __m128i opaque = source->opaque ? _mm_set_epi16(255, 0, 0, 0, 255, 0, 0, 0) : _mm_setzero_si128();
    for (; x + 1 < count; x += 2, u += 2 * step_u, v += 2 * step_v) {
        const __m128i first = mixed_inside(source, u, v), second = mixed_inside(source, u + step_u, v + step_v);
        put_two(row + x, _mm_unpacklo_epi64(first, second), opaque, part, source->is_added);
    }
#endif
    for (; x < count; x++, u += step_u, v += step_v) {
        put(&row[x], smooth_inside(source, u, v), opacity, source->is_added);
    }
}

static void transform_affine(const Target *target, const Source *source, const double *m, uint32_t opacity,
                             bool is_smooth) {
    const double left = source->left, top = source->top, right = source->right + 1, bottom = source->bottom + 1;
    // How far a pixel of the target reaches in the source, along each of its axes.
    const double reach_u = fmax(hypot(m[0], m[3]), 1e-6), reach_v = fmax(hypot(m[1], m[4]), 1e-6);
    const double for_u = 1 / reach_u, for_v = 1 / reach_v;
    const double inverse_u = inverse_of(m[0]), inverse_v = inverse_of(m[1]);
    // Deeper inside no edge is near, and all four pixels around a place are inside.
    const double inset_u = fmax(reach_u, 1) / 2 + 0.01, inset_v = fmax(reach_v, 1) / 2 + 0.01;
    const int64_t step_u = in_parts(m[0]), step_v = in_parts(m[1]);
    for (int32_t line = target->top; line <= target->bottom; line++) {
        const double y = line + 0.5;
        const double u0 = 0.5 * m[0] + y * m[3] + m[6], v0 = 0.5 * m[1] + y * m[4] + m[7];
        Stretch all = {target->left, target->right};
        all = narrowed(all, u0, inverse_u, left - reach_u / 2, right + reach_u / 2);
        all = narrowed(all, v0, inverse_v, top - reach_v / 2, bottom + reach_v / 2);
        if (is_empty(all)) continue;
        Stretch inner = narrowed(all, u0, inverse_u, left + inset_u, right - inset_u);
        inner = narrowed(inner, v0, inverse_v, top + inset_v, bottom - inset_v);
        const int32_t begin = first_of(all), end = last_of(all);
        const bool has_inner = is_smooth && !is_empty(inner);
        const int32_t inner_begin = has_inner ? first_of(inner) : end + 1;
        const int32_t inner_end = has_inner ? last_of(inner) : end;
        uint32_t *row = row_of(target, line);
        for (int32_t x = begin; x <= end;) {
            const int32_t start = start_of_run(x, RUN);
            const int64_t u = in_parts(u0 + start * m[0] - 0.5) + (x - start) * step_u;
            const int64_t v = in_parts(v0 + start * m[1] - 0.5) + (x - start) * step_v;
            if (x >= inner_begin && x <= inner_end) {
                const int32_t stop = inner_end < start + RUN - 1 ? inner_end : start + RUN - 1;
                put_run(&row[x], stop - x + 1, source, u, v, step_u, step_v, opacity);
                x = stop + 1;
                continue;
            }
            const double pu = u0 + x * m[0], pv = v0 + x * m[1];
            const uint32_t cover = (uint32_t)(opacity * inside_edges(source, pu, pv, for_u, for_v) + 0.5);
            const uint64_t lanes = is_smooth ? smooth(source, u, v)
                                             : spread(clamped_pixel(source, (int32_t)((u + 32768) >> 16),
                                                                    (int32_t)((v + 32768) >> 16)));
            put(&row[x++], lanes, cover, source->is_added);
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
    const double for_u = 1 / fmax(hypot(m[0] - at.u * m[2], m[3] - at.u * m[5]) * part, 1e-6);
    const double for_v = 1 / fmax(hypot(m[1] - at.v * m[2], m[4] - at.v * m[5]) * part, 1e-6);
    return inside_edges(source, at.u, at.v, for_u, for_v);
}

// Within so many pixels perspective is as good as even.
enum { SPAN = 16 };
// Deeper inside, in pixels of the picture, no edge is near; the same outside.
static const double DEEP = 12;

static void transform_projective(const Target *target, const Source *source, const double *m, uint32_t opacity,
                                 bool is_smooth) {
    for (int32_t line = target->top; line <= target->bottom; line++) {
        const double y = line + 0.5;
        uint32_t *row = row_of(target, line);
        int32_t start = start_of_run(target->left, SPAN);
        Place next = place_at(m, start + 0.5, y);
        for (; start <= target->right; start += SPAN) {
            const int32_t begin = start > target->left ? start : target->left;
            const int32_t end = start + SPAN - 1 < target->right ? start + SPAN - 1 : target->right;
            const Place first = next, last = place_at(m, start + SPAN + 0.5, y);
            next = last;
            const bool is_in_front = first.w > 1e-9 && last.w > 1e-9;
            if (is_smooth && is_in_front && inside(source, first) > DEEP && inside(source, last) > DEEP) {
                const int64_t step_u = in_parts((last.u - first.u) / SPAN), step_v = in_parts((last.v - first.v) / SPAN);
                const int64_t u = in_parts(first.u - 0.5) + (begin - start) * step_u;
                const int64_t v = in_parts(first.v - 0.5) + (begin - start) * step_v;
                put_run(&row[begin], end - begin + 1, source, u, v, step_u, step_v, opacity);
                continue;
            }
            for (int32_t x = begin; x <= end; x++) {
                const Place at = place_at(m, x + 0.5, y);
                if (at.w <= 1e-9) continue;
                const double depth = inside(source, at);
                if (depth < -DEEP) continue;
                const double cover = depth < DEEP ? coverage(source, m, at) : 1;
                if (cover <= 0) continue;
                const uint64_t lanes =
                    is_smooth ? smooth(source, in_parts(at.u - 0.5), in_parts(at.v - 0.5))
                              : spread(clamped_pixel(source, (int32_t)floor(at.u), (int32_t)floor(at.v)));
                put(&row[x], lanes, (uint32_t)(opacity * cover + 0.5), source->is_added);
            }
        }
    }
}

void kernel_transform(uint32_t *to, size_t bytes_per_row, KernelRect rect, KernelPicture picture, const double *matrix,
                      double opacity) {
    if (picture.width < 1 || picture.height < 1 || rect.width < 1 || rect.height < 1) return;
    for (int i = 0; i < 9; i++)
        if (!isfinite(matrix[i]) || fabs(matrix[i]) > 1e9) return;
    const Source source = {(const uint8_t *)picture.pixels, picture.bytes_per_row, picture.x, picture.y,
                           picture.x + picture.width - 1, picture.y + picture.height - 1,
                           picture.is_opaque ? 0xff000000 : 0, picture.is_added, picture.hard_edges};
    const Target target = {to, bytes_per_row, rect.x, rect.y, rect.x + rect.width - 1, rect.y + rect.height - 1};
    const uint32_t part = (uint32_t)(limited(opacity, 0, 1) * 256 + 0.5);
    if (matrix[2] == 0 && matrix[5] == 0 && matrix[8] == 1) {
        transform_affine(&target, &source, matrix, part, picture.is_smooth);
    } else {
        transform_projective(&target, &source, matrix, part, picture.is_smooth);
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

void kernel_halve(uint32_t *to, int32_t width, int32_t height, size_t to_bytes_per_row, const uint32_t *from,
                  int32_t from_width, int32_t from_height, size_t from_bytes_per_row) {
    for (int32_t y = 0; y < height; y++) {
        const int32_t first = 2 * y, second = first + 1 < from_height ? first + 1 : first;
        const uint32_t *upper = (const uint32_t *)((const uint8_t *)from + (size_t)first * from_bytes_per_row);
        const uint32_t *lower = (const uint32_t *)((const uint8_t *)from + (size_t)second * from_bytes_per_row);
        uint32_t *row = (uint32_t *)((uint8_t *)to + (size_t)y * to_bytes_per_row);
        for (int32_t x = 0; x < width; x++) {
            const int32_t left = 2 * x, right = left + 1 < from_width ? left + 1 : left;
            const uint64_t sum = spread(upper[left]) + spread(upper[right]) + spread(lower[left]) + spread(lower[right]);
            row[x] = packed(((sum + 0x0002000200020002) >> 2) & LANES);
        }
    }
}
