// How pixels are made from those around a place: by Lanczos's kernel, or one of the caller's.
#pragma once
#include "ImageAccess.h"

struct resampling {
    /// How many pixels of the destination one of the source becomes, along the axis of a shear.
    double scale;
    /// From this distance on the kernel is 0.
    double reach;
    /// NULL for Lanczos's.
    void (*function)(const float *distances, float *weights, unsigned long count, void *userData);
    void *userData;
};

/// The kernel for pixels that are read `step` apart.
struct resampling resampling_usual(vImage_Flags flags);

/// The pixels that count for a place, and how much, in all 1.
struct taps {
    long first, count;
    double *weights;
};

/// Taps for steps of up to that many pixels. NULL in `weights` if there is no memory.
struct taps taps_make(const struct resampling *it, double step);

/// - Parameters:
///   - place: in pixels; the middle of the first is at 0.5.
///   - step: how far from one place to the next; kernels grow by that where it is more than 1.
void taps_place(struct taps *taps, const struct resampling *it, double place, double step);
