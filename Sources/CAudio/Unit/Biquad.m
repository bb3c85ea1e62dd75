#import "Biquad.h"
#include <math.h>

struct biquad biquad_make(enum biquad_shape shape, double rate, double frequency, double q, double gain) {
    const double pi = 3.14159265358979323846;
    double highest = rate * 0.499;
    if (!(frequency >= 1)) frequency = 1;
    if (frequency > highest) frequency = highest;
    if (!(q >= 0.01)) q = 0.01;
    bool is_shelf = shape == biquad_low_shelf || shape == biquad_high_shelf;
    double angle = 2 * pi * frequency / rate, cosine = cos(angle), sine = sin(angle);
    double alpha = sine / (2 * (is_shelf ? M_SQRT1_2 : q));
    double a = pow(10, gain / 40), root = 2 * sqrt(a) * alpha;
    double b0, b1, b2, a0, a1, a2;
    a0 = 1 + alpha;
    a1 = -2 * cosine;
    a2 = 1 - alpha;
    switch (shape) {
    case biquad_low_pass:
        b1 = 1 - cosine;
        b0 = b2 = b1 / 2;
        break;
    case biquad_high_pass:
        b1 = -(1 + cosine);
        b0 = b2 = -b1 / 2;
        break;
    case biquad_band_pass:
        b0 = alpha;
        b1 = 0;
        b2 = -alpha;
        break;
    case biquad_peak:
        b0 = 1 + alpha * a;
        b1 = -2 * cosine;
        b2 = 1 - alpha * a;
        a0 = 1 + alpha / a;
        a2 = 1 - alpha / a;
        break;
    case biquad_low_shelf:
        b0 = a * ((a + 1) - (a - 1) * cosine + root);
        b1 = 2 * a * ((a - 1) - (a + 1) * cosine);
        b2 = a * ((a + 1) - (a - 1) * cosine - root);
        a0 = (a + 1) + (a - 1) * cosine + root;
        a1 = -2 * ((a - 1) + (a + 1) * cosine);
        a2 = (a + 1) + (a - 1) * cosine - root;
        break;
    case biquad_high_shelf:
        b0 = a * ((a + 1) + (a - 1) * cosine + root);
        b1 = -2 * a * ((a - 1) + (a + 1) * cosine);
        b2 = a * ((a + 1) + (a - 1) * cosine - root);
        a0 = (a + 1) - (a - 1) * cosine + root;
        a1 = 2 * ((a - 1) - (a + 1) * cosine);
        a2 = (a + 1) - (a - 1) * cosine - root;
        break;
    }
    return (struct biquad){b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0};
}

void biquad_apply(const struct biquad *filter, struct biquad_memory *memory, float *samples, uint32_t count) {
    double first = memory->first, second = memory->second;
    for (uint32_t i = 0; i < count; i++) {
        double sample = samples[i], result = filter->b0 * sample + first;
        first = filter->b1 * sample - filter->a1 * result + second;
        second = filter->b2 * sample - filter->a2 * result;
        samples[i] = (float)result;
    }
    // Numbers next to 0 cost the processor hundreds of cycles each.
    memory->first = fabs(first) < 1e-20 ? 0 : first;
    memory->second = fabs(second) < 1e-20 ? 0 : second;
}
