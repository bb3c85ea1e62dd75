#import "Heard.h"

NSString *heard_text(const short *samples, int count, double rate) {
    int first = 0, last = 0, crossings = 0, peak = 0, side = 0;
    // Filters swing a little where a sound begins and ends.
    for (int i = 0; i < count; i++) {
        int present = samples[i] > 1000 ? 1 : samples[i] < -1000 ? -1 : side;
        if (side && present != side) {
            if (crossings++ == 0) first = i;
            last = i;
        }
        side = present;
        peak = MAX(peak, abs(samples[i]));
    }
    double frequency = crossings > 1 ? (crossings - 1) / 2.0 / ((last - first) / rate) : 0;
    return [NSString stringWithFormat:@"%d frames, %.0f0 Hz, peak %.1f", count, frequency / 10, peak / 32768.0];
}
