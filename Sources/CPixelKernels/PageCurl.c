#include "CPixelKernels.h"
#include "Lanes.h"
#include <math.h>
#include <stdlib.h>

// A page is rolled around a cylinder that lies on it. Everything depends on the distance from the line in which the
// cylinder touches the page, so it is worked out once for each distance.

typedef struct {
    float front;        ///< how far along the axis the page's front lies that is seen there
    float back;         ///< the same for its back
    float front_light;  ///< 0...1
    float back_light;
    float back_edge;    ///< how much of the pixel is on the cylinder
} Distance;

enum { STEPS = 4 }; // for one pixel

static const float PAPER = 0.78f;  // how much of the back is paper, the rest shows the front through it
static const float SHADOW = 0.45f; // the deepest

static inline float least_of(float a, float b) { return a < b ? a : b; }

static inline float limited(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

static inline uint32_t dimmed(uint32_t pixel, float light) {
    const uint32_t part = (uint32_t)(limited(light) * 256);
    const uint32_t even = ((pixel & 0x00ff00ff) * part >> 8) & 0x00ff00ff;
    const uint32_t odd = ((pixel >> 8 & 0xff) * part >> 8) << 8;
    return (pixel & 0xff000000) | even | odd;
}

static inline uint32_t mix(uint32_t a, uint32_t b, float part) {
    const uint32_t of_b = (uint32_t)(limited(part) * 256), of_a = 256 - of_b;
    const uint32_t even = (((a & 0x00ff00ff) * of_a + (b & 0x00ff00ff) * of_b) >> 8) & 0x00ff00ff;
    const uint32_t odd = ((a >> 8 & 0x00ff00ff) * of_a + (b >> 8 & 0x00ff00ff) * of_b) & 0xff00ff00;
    return even | odd;
}

static inline uint32_t sample(const Source *page, float x, float y) {
    return packed(smooth(page, (int64_t)((x - 0.5f) * 65536), (int64_t)((y - 0.5f) * 65536)));
}

/// How far inside the page a place is; negative outside.
static inline float inside(const Source *page, float x, float y) {
    return least_of(least_of(x, page->right + 1 - x), least_of(y, page->bottom + 1 - y));
}

/// The light on the cylinder at an angle from where it touches the page: its side is turned away from the light.
static inline float light(float angle) { return 0.62f + 0.38f * fabsf(cosf(angle)); }

/// The back shines a little where it comes over the top.
static inline float back_light(float angle) {
    const float away = angle - 2.45f;
    return light(angle) * 0.94f + 0.08f * expf(-6 * away * away);
}

static void work_out(Distance *distances, int count, float least, float radius) {
    const float half_turn = (float)M_PI * radius;
    for (int i = 0; i < count; i++) {
        const float s = least + (float)i / STEPS;
        Distance *at = &distances[i];
        at->back_edge = limited(radius - s + 0.5f);
        if (s <= 0) {
            *at = (Distance){s, half_turn - s, 1, back_light((float)M_PI), 1};
        } else {
            const float angle = asinf(s < radius ? s / radius : 1);
            at->front = angle * radius;
            at->back = half_turn - at->front;
            at->front_light = light(angle);
            const float turned = (float)M_PI - angle;
            at->back_light = back_light(turned);
        }
    }
}

/// What is seen on the other side of the page: what is there, or paper through which the front shines.
static inline uint32_t other_side(const Source *page, const Source *other, float x, float y) {
    if (other != NULL) return sample(other, x, y);
    const uint32_t front = sample(page, x, y), alpha = front >> 24;
    return mix(front, alpha << 24 | alpha << 16 | alpha << 8 | alpha, PAPER);
}

/// One pixel: what is under the page, then its front, the shadow of the free part, its back. The place is the page's.
static inline uint32_t curled(uint32_t pixel, const Source *page, const Source *other, float x, float y, float s,
                              const Distance *at, const KernelCurl *curl) {
    const float ax = (float)curl->axis_x, ay = (float)curl->axis_y, radius = (float)curl->radius;
    const float back_x = x + ax * (at->back - s), back_y = y + ay * (at->back - s);
    const float back_inside = inside(page, back_x, back_y);
    if (s < radius + 0.5f) {
        // At its side the cylinder lies before its own shadow.
        if (at->back_edge < 1) {
            pixel = dimmed(pixel, 1 - SHADOW * limited(1 + back_inside / (radius * 0.45f)));
        }
        if (s <= 0) {
            if (inside(page, x, y) > 0) {
                const uint32_t *row = (const uint32_t *)(page->pixels + (size_t)y * page->bytes_per_row);
                pixel = over(pixel, spread(row[(int32_t)x]));
            }
        } else {
            const float front_x = x + ax * (at->front - s), front_y = y + ay * (at->front - s);
            const float part = least_of(limited(inside(page, front_x, front_y) + 0.5f), at->back_edge);
            if (part > 0) {
                const uint32_t front = dimmed(sample(page, front_x, front_y), at->front_light);
                pixel = part < 1 ? mix(pixel, over(pixel, spread(front)), part) : over(pixel, spread(front));
            }
        }
        if (back_inside < -0.5f) {
            const float reach = radius * 0.45f, away = 1 + back_inside / reach;
            return away > 0 ? dimmed(pixel, 1 - SHADOW * away * away) : pixel;
        }
        const uint32_t back = dimmed(other_side(page, other, back_x, back_y), at->back_light);
        const float part = limited(back_inside + 0.5f) * at->back_edge;
        return part < 1 ? mix(pixel, over(pixel, spread(back)), part) : over(pixel, spread(back));
    }
    // Beside the cylinder falls its shadow, as far as the page goes.
    const float away = 1 - (s - radius) / (radius * 0.6f);
    if (away <= 0) return pixel;
    const float ends = limited(1 + back_inside / (radius * 0.45f));
    return dimmed(pixel, 1 - SHADOW * away * away * ends);
}

void kernel_turn_page(uint32_t *to, size_t to_bytes_per_row, int32_t width, int32_t height, KernelPage page,
                      KernelCurl curl) {
    if (!(curl.radius > 0) || !isfinite(curl.contact) || width < 1 || height < 1) return;
    if (page.width < 1 || page.height < 1) return;
    const double ax = curl.axis_x, ay = curl.axis_y;
    const double start = -page.x * ax - page.y * ay - curl.contact;
    const double least = fmin(0, width * ax) + fmin(0, height * ay) + start;
    const double most = fmax(0, width * ax) + fmax(0, height * ay) + start;
    if (!(most - least < 1e6)) return;
    const int count = (int)((most - least) * STEPS) + 2;
    Distance *distances = malloc((size_t)count * sizeof *distances);
    if (distances == NULL) return;
    work_out(distances, count, (float)least, (float)curl.radius);
    const int32_t right = page.width - 1, bottom = page.height - 1;
    const Source front = {(const uint8_t *)page.front, page.bytes_per_row, 0, 0, right, bottom, 0, false, 0};
    const Source back = {(const uint8_t *)page.back, page.bytes_per_row, 0, 0, right, bottom, 0, false, 0};
    const Source *other = page.back != NULL ? &back : NULL;
    for (int32_t y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)((uint8_t *)to + (size_t)y * to_bytes_per_row);
        for (int32_t x = 0; x < width; x++) {
            const double s = (x + 0.5) * ax + (y + 0.5) * ay + start;
            if (s > curl.radius * 1.6) continue;
            const int index = (int)((s - least) * STEPS);
            row[x] = curled(row[x], &front, other, x - page.x + 0.5f, y - page.y + 0.5f, (float)s, &distances[index],
                            &curl);
        }
    }
    free(distances);
}

void kernel_curl(uint32_t *to, size_t to_bytes_per_row, const uint32_t *pixels, size_t bytes_per_row, int32_t width,
                 int32_t height, KernelCurl curl) {
    const KernelPage page = {pixels, NULL, bytes_per_row, 0, 0, width, height};
    kernel_turn_page(to, to_bytes_per_row, width, height, page, curl);
}
