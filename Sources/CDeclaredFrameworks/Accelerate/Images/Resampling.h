// Resampling filters: the Lanczos kernel, or a kernel function of the app.
#pragma once
#include "ImageAccess.h"

struct resampling {
    /// The scale factor along the axis of a shear: destination pixels per source pixel.
    double scale;
    /// The radius of the kernel, in pixels.
    double reach;
    /// NULL for the Lanczos kernel.
    void (*function)(const float *distances, float *weights, unsigned long count, void *userData);
    void *userData;
};

/// The Lanczos kernel with radius 3, or 5 with kvImageHighQualityResampling.
struct resampling resampling_usual(vImage_Flags flags);

/// The source pixels under the kernel at a position, and their weights, whose sum is 1.
struct taps {
    long first, count;
    double *weights;
};

/// Allocates taps for steps up to `step`. `weights` is NULL if there is not enough memory.
struct taps taps_make(const struct resampling *it, double step);

/// - Parameters:
///   - place: The position in pixels; the centre of the first pixel is 0.5.
///   - step: The distance between two positions. If it is greater than 1, the kernel is widened by it to avoid
///     aliasing.
void taps_place(struct taps *taps, const struct resampling *it, double place, double step);
