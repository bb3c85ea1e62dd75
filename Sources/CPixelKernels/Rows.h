#pragma once
#include <stdint.h>

// Stretches of a row, where a linear function of the place is within bounds.

typedef struct {
    double first, last;
} Stretch;

/// What a function with this step is divided by; 0 for one that does not change.
static inline double inverse_of(double step) { return step > 1e-12 || step < -1e-12 ? 1 / step : 0; }

/// The part of a stretch where `start + x · step` is `least` to `most`, given 1 / step.
static inline Stretch narrowed(Stretch stretch, double start, double inverse, double least, double most) {
    if (least > most || (inverse == 0 && (start < least || start > most))) return (Stretch){0, -1};
    if (inverse == 0) return stretch;
    const double a = (least - start) * inverse, b = (most - start) * inverse;
    const double low = a < b ? a : b, high = a < b ? b : a;
    return (Stretch){low > stretch.first ? low : stretch.first, high < stretch.last ? high : stretch.last};
}

static inline int is_empty(Stretch stretch) { return !(stretch.first <= stretch.last); }

/// The first and the last whole number of a stretch within a row.
static inline int32_t first_of(Stretch stretch) {
    const int32_t whole = (int32_t)stretch.first;
    return whole + (whole < stretch.first);
}

static inline int32_t last_of(Stretch stretch) {
    const int32_t whole = (int32_t)stretch.last;
    return whole - (whole > stretch.last);
}
