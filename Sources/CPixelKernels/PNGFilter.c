#include "CPixelKernels.h"
#include <stdlib.h>

// The filters of PNG (ISO/IEC 15948, section 9): none, sub, up, average, Paeth.

static inline uint8_t paeth(int left, int up, int corner) {
    const int estimate = left + up - corner;
    const int to_left = abs(estimate - left), to_up = abs(estimate - up), to_corner = abs(estimate - corner);
    if (to_left <= to_up && to_left <= to_corner) return (uint8_t)left;
    return (uint8_t)(to_up <= to_corner ? up : corner);
}

static inline uint8_t prediction(int filter, int left, int up, int corner) {
    switch (filter) {
    case 1: return (uint8_t)left;
    case 2: return (uint8_t)up;
    case 3: return (uint8_t)((left + up) / 2);
    case 4: return paeth(left, up, corner);
    default: return 0;
    }
}

void kernel_unfilter(uint8_t *lines, size_t start, size_t row_size, size_t pixel_size, bool has_row_above) {
    uint8_t *row = lines + start + 1;
    const uint8_t *above = has_row_above ? lines + start - row_size : NULL;
    const int filter = lines[start];
    for (size_t i = 0; i < row_size; i++) {
        const int left = i >= pixel_size ? row[i - pixel_size] : 0;
        const int up = above ? above[i] : 0;
        const int corner = above && i >= pixel_size ? above[i - pixel_size] : 0;
        row[i] = (uint8_t)(row[i] + prediction(filter, left, up, corner));
    }
}

static inline uint8_t filtered(const uint8_t *row, const uint8_t *above, size_t i, size_t pixel_size, int filter) {
    const int left = i >= pixel_size ? row[i - pixel_size] : 0;
    const int corner = i >= pixel_size ? above[i - pixel_size] : 0;
    return (uint8_t)(row[i] - prediction(filter, left, above[i], corner));
}

void kernel_filter_row(uint8_t *to, const uint8_t *row, const uint8_t *above, size_t row_size, size_t pixel_size) {
    int best = 0;
    size_t smallest = (size_t)-1;
    for (int filter = 0; filter <= 4; filter++) {
        size_t sum = 0;
        for (size_t i = 0; i < row_size; i++) sum += (size_t)abs((int8_t)filtered(row, above, i, pixel_size, filter));
        if (sum < smallest) {
            smallest = sum;
            best = filter;
        }
    }
    to[0] = (uint8_t)best;
    for (size_t i = 0; i < row_size; i++) to[i + 1] = filtered(row, above, i, pixel_size, best);
}
