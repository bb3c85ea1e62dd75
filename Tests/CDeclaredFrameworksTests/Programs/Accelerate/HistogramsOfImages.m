// vImage's histograms and what is spread by them.

#include "Pictures.h"

enum { Width = 16, Height = 8, Steps = 32 };

static vImage_Error count(picture p, vImagePixelCount *counts[4]) {
    vImage_Buffer *from = &p.buffer;
    if (p.isReal && p.channels == 1) return vImageHistogramCalculation_PlanarF(from, counts[0], Steps, 0, 1, 0);
    if (p.isReal) return vImageHistogramCalculation_ARGBFFFF(from, counts, Steps, 0, 1, 0);
    return p.channels == 1 ? vImageHistogramCalculation_Planar8(from, counts[0], 0)
                           : vImageHistogramCalculation_ARGB8888(from, counts, 0);
}

static long step_of(picture p, double number) { return p.isReal ? inside((long)floor(number * Steps), Steps) : (long)number; }

static vImage_Error equalize(picture p, picture out) {
    vImage_Buffer *from = &p.buffer, *to = &out.buffer;
    if (p.isReal && p.channels == 1) return vImageEqualization_PlanarF(from, to, NULL, Steps, 0, 1, 0);
    if (p.isReal) return vImageEqualization_ARGBFFFF(from, to, NULL, Steps, 0, 1, 0);
    return p.channels == 1 ? vImageEqualization_Planar8(from, to, 0) : vImageEqualization_ARGB8888(from, to, 0);
}

static vImage_Error specify(picture p, picture out, const vImagePixelCount *wanted) {
    vImage_Buffer *from = &p.buffer, *to = &out.buffer;
    const vImagePixelCount *all[] = {wanted, wanted, wanted, wanted};
    if (p.isReal && p.channels == 1) return vImageHistogramSpecification_PlanarF(from, to, NULL, wanted, Steps, 0, 1, 0);
    if (p.isReal) return vImageHistogramSpecification_ARGBFFFF(from, to, NULL, all, Steps, 0, 1, 0);
    return p.channels == 1 ? vImageHistogramSpecification_Planar8(from, to, wanted, 0)
                           : vImageHistogramSpecification_ARGB8888(from, to, all, 0);
}

static vImage_Error stretch(picture p, picture out, unsigned low, unsigned high) {
    vImage_Buffer *from = &p.buffer, *to = &out.buffer;
    unsigned lows[] = {low, low, low, low}, highs[] = {high, high, high, high};
    if (low == 0 && high == 0) {
        if (p.isReal && p.channels == 1) return vImageContrastStretch_PlanarF(from, to, NULL, Steps, 0, 1, 0);
        if (p.isReal) return vImageContrastStretch_ARGBFFFF(from, to, NULL, Steps, 0, 1, 0);
        return p.channels == 1 ? vImageContrastStretch_Planar8(from, to, 0) : vImageContrastStretch_ARGB8888(from, to, 0);
    }
    if (p.isReal && p.channels == 1) return vImageEndsInContrastStretch_PlanarF(from, to, NULL, low, high, Steps, 0, 1, 0);
    if (p.isReal) return vImageEndsInContrastStretch_ARGBFFFF(from, to, NULL, lows, highs, Steps, 0, 1, 0);
    return p.channels == 1 ? vImageEndsInContrastStretch_Planar8(from, to, low, high, 0)
                           : vImageEndsInContrastStretch_ARGB8888(from, to, lows, highs, 0);
}

static void kind(int channels, int isReal) {
    picture p = picture_of(Width, Height, channels, isReal), out = picture_of(Width, Height, channels, isReal);
    // Values from a fifth to two fifths only, so that there is something to stretch.
    for (int i = 0; i < Width * Height * channels; i++) {
        long x = i / channels % Width, y = i / channels / Width;
        set(p, x, y, i % channels, isReal ? 0.2 + (noise() % 100) / 500.0 : 51 + noise() % 52);
    }
    vImagePixelCount memory[4][256] = {{0}}, *counts[] = {memory[0], memory[1], memory[2], memory[3]};
    CHECK_NUMBER(count(p, counts), 0);
    int entries = isReal ? Steps : 256;
    double whole = isReal ? 1 : 255;
    for (int channel = 0; channel < channels; channel++) {
        int wrong = 0, first = -1, last = 0;
        for (int entry = 0; entry < entries; entry++) {
            vImagePixelCount found = 0;
            for (int i = 0; i < Width * Height; i++) found += step_of(p, value(p, i % Width, i / Width, channel)) == entry;
            wrong += found != counts[channel][entry];
            if (found && first < 0) first = entry;
            if (found) last = entry;
        }
        CHECK_NUMBER(wrong, 0);
        // Stretched: the first becomes nothing, the last the whole.
        CHECK_NUMBER(stretch(p, out, 0, 0), 0);
        for (int i = 0; i < Width * Height; i++) {
            double entry = step_of(p, value(p, i % Width, i / Width, channel));
            double wanted = stored(p, (entry - first) / (last - first) * whole);
            wrong += !is_near(p, value(out, i % Width, i / Width, channel), wanted);
        }
        CHECK_NUMBER(wrong, 0);
        // Without a tenth at each end, as many are at the ends.
        CHECK_NUMBER(stretch(p, out, 10, 10), 0);
        int least = 0, most = 0;
        for (int i = 0; i < Width * Height; i++) {
            least += value(out, i % Width, i / Width, channel) == 0, most += value(out, i % Width, i / Width, channel) == whole;
        }
        CHECK(least >= Width * Height / 10 && least < Width * Height / 3 && most >= Width * Height / 10);
        // Equalised: shares of pixels up to the value.
        CHECK_NUMBER(equalize(p, out), 0);
        double before = (double)counts[channel][first], all = Width * Height, sum = 0, share[256];
        for (int entry = 0; entry < entries; entry++) share[entry] = sum += (double)counts[channel][entry];
        for (int i = 0; i < Width * Height; i++) {
            double up = share[step_of(p, value(p, i % Width, i / Width, channel))];
            double wanted = stored(p, (up - before) / (all - before) * whole);
            wrong += !is_near(p, value(out, i % Width, i / Width, channel), wanted);
        }
        CHECK_NUMBER(wrong, 0);
    }
    // As in a histogram with two values: nothing else comes of it, half and half.
    vImagePixelCount two[256] = {0};
    two[entries / 4] = two[entries / 2] = 1;
    CHECK_NUMBER(specify(p, out, two), 0);
    int low = 0, high = 0;
    for (int i = 0; i < Width * Height; i++) {
        double found = value(out, i % Width, i / Width, channels - 1);
        low += is_near(p, found, stored(p, entries / 4 * whole / (entries - 1)));
        high += is_near(p, found, stored(p, entries / 2 * whole / (entries - 1)));
    }
    CHECK_NUMBER(low + high, Width * Height);
    CHECK(low > Width * Height / 4 && high > Width * Height / 4);
}

int main(void) {
    for (int isReal = 0; isReal < 2; isReal++) kind(1, isReal), kind(4, isReal);
    picture p = picture_of(4, 4, 1, 1), flat = picture_of(4, 4, 1, 0), out = picture_of(4, 4, 1, 0);
    vImagePixelCount counts[Steps];
    CHECK_NUMBER(vImageHistogramCalculation_PlanarF(&p.buffer, counts, 0, 0, 1, 0), kvImageInvalidParameter);
    CHECK_NUMBER(vImageHistogramCalculation_PlanarF(&p.buffer, counts, Steps, 1, 1, 0), kvImageInvalidParameter);
    CHECK_NUMBER(vImageHistogramCalculation_PlanarF(&p.buffer, NULL, Steps, 0, 1, 0), kvImageNullPointerArgument);
    CHECK_NUMBER(vImageEndsInContrastStretch_PlanarF(&p.buffer, &p.buffer, NULL, 60, 50, Steps, 0, 1, 0), kvImageInvalidParameter);
    // One value only stays what it is.
    memset(flat.buffer.data, 77, flat.buffer.rowBytes * 4);
    CHECK_NUMBER(vImageEqualization_Planar8(&flat.buffer, &out.buffer, 0), 0);
    CHECK_NUMBER(value(out, 1, 1, 0), 77);
    CHECK_NUMBER(vImageContrastStretch_Planar8(&flat.buffer, &out.buffer, 0), 0);
    CHECK_NUMBER(value(out, 1, 1, 0), 77);
    return end_of_checks();
}

// > 94 checks
