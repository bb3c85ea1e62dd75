// Filters of the second order, with the coefficients of Robert Bristow-Johnson's “Cookbook formulae for audio equalizer
// biquad filter coefficients”.
#pragma once
#include <stdint.h>

enum biquad_shape { biquad_low_pass, biquad_high_pass, biquad_band_pass, biquad_peak, biquad_low_shelf, biquad_high_shelf };

struct biquad {
    double b0, b1, b2, a1, a2;
};

/// What a filter keeps of one channel's former frames.
struct biquad_memory {
    double first, second;
};

/// - Parameters:
///   - frequency: in Hz; limited to what the rate allows.
///   - q: the quality, above 0; of shelves it is the steepest one without a bump.
///   - gain: in decibels, of peaks and shelves.
struct biquad biquad_make(enum biquad_shape shape, double rate, double frequency, double q, double gain);

void biquad_apply(const struct biquad *filter, struct biquad_memory *memory, float *samples, uint32_t count);
