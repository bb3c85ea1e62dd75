// vImage's histogram operations.
#include "ImageAccess.h"

/// Histogram equalization: maps each entry to the cumulative distribution, scaled so that the first used entry becomes
/// 0.
static void equalized(const vImagePixelCount *counts, double *results, unsigned int entries) {
    vImagePixelCount all = 0, first = 0, sum = 0;
    for (unsigned int i = 0; i < entries; i++) {
        if (all == 0) first = counts[i];
        all += counts[i];
    }
    for (unsigned int i = 0; i < entries; i++) {
        sum += counts[i];
        // An image with a single value stays unchanged.
        results[i] = all == first ? (double)i / fmax(entries - 1, 1) : sum <= first ? 0
                                                                     : (double)(sum - first) / (double)(all - first);
    }
}

/// Histogram specification: maps each entry to the entry of the wanted histogram with the same cumulative share.
static void specified(const vImagePixelCount *counts, double *results, unsigned int entries,
                      const vImagePixelCount *wanted) {
    double all = 0, allWanted = 0, sum = 0;
    for (unsigned int i = 0; i < entries; i++) all += (double)counts[i], allWanted += (double)wanted[i];
    unsigned int place = 0;
    double sumWanted = entries ? (double)wanted[0] : 0;
    for (unsigned int i = 0; i < entries; i++) {
        sum += (double)counts[i];
        while (place + 1 < entries && sumWanted * all < sum * allWanted) sumWanted += (double)wanted[++place];
        results[i] = allWanted == 0 ? (double)i / fmax(entries - 1, 1) : (double)place / fmax(entries - 1, 1);
    }
}

/// Contrast stretch: maps the range of used entries linearly to 0...1. The given percentages of pixels at both ends are
/// clipped.
static void stretched(const vImagePixelCount *counts, double *results, unsigned int entries, unsigned int percentLow,
                      unsigned int percentHigh) {
    double all = 0, sum = 0;
    for (unsigned int i = 0; i < entries; i++) all += (double)counts[i];
    unsigned int low = 0, high = entries - 1;
    for (; low < high && (sum += (double)counts[low]) <= all * percentLow / 100; low++) {}
    for (sum = 0; high > low && (sum += (double)counts[high]) <= all * percentHigh / 100; high--) {}
    for (unsigned int i = 0; i < entries; i++) {
        double place = low == high ? (double)i / fmax(entries - 1, 1) : ((double)i - low) / ((double)high - low);
        results[i] = fmin(fmax(place, 0), 1);
    }
}

#define IMAGE_TEMPLATE "HistogramOfKind.h"
#include "EachKindOfImage.h"
