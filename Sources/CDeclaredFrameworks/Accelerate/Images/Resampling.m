#include "Resampling.h"

static double wave(double x) { return x == 0 ? 1 : sin(M_PI * x) / (M_PI * x); }

struct resampling resampling_usual(vImage_Flags flags) {
    return (struct resampling){.scale = 1, .reach = flags & kvImageHighQualityResampling ? 5 : 3};
}

static double weight(const struct resampling *it, double distance) {
    if (fabs(distance) >= it->reach) return 0;
    if (it->function == NULL) return wave(distance) * wave(distance / it->reach);
    float place = (float)distance, result = 0;
    it->function(&place, &result, 1, it->userData);
    return result;
}

struct taps taps_make(const struct resampling *it, double step) {
    double reach = it->reach * fmax(step, 1);
    if (!(reach < 1e7)) return (struct taps){0, 0, NULL};
    return (struct taps){0, 0, malloc((size_t)(2 * ceil(reach) + 2) * sizeof(double))};
}

void taps_place(struct taps *taps, const struct resampling *it, double place, double step) {
    double wide = fmax(step, 1), middle = place - 0.5, sum = 0;
    taps->first = (long)ceil(middle - it->reach * wide);
    long last = (long)floor(middle + it->reach * wide);
    taps->count = last - taps->first + 1;
    for (long i = 0; i < taps->count; i++) {
        taps->weights[i] = weight(it, ((double)(taps->first + i) - middle) / wide);
        sum += taps->weights[i];
    }
    for (long i = 0; i < taps->count && sum != 0; i++) taps->weights[i] /= sum;
}

// Resampling filters for shears.

static bool is_filter(float scale, void (*function)(const float *, float *, unsigned long, void *), float width) {
    return scale > 0 && isfinite(scale) && (function == NULL || (width > 0 && width < LongestSide));
}

size_t vImageGetResamplingFilterSize(float scale, void (*function)(const float *, float *, unsigned long, void *),
                                     float kernelWidth, vImage_Flags flags) {
    return is_filter(scale, function, kernelWidth) ? sizeof(struct resampling) : 0;
}

vImage_Error vImageNewResamplingFilterForFunctionUsingBuffer(
    ResamplingFilter filter, float scale, void (*function)(const float *, float *, unsigned long, void *),
    float kernelWidth, void *userData, vImage_Flags flags) {
    REQUIRE(flags_error(flags));
    if (filter == NULL) return kvImageNullPointerArgument;
    if (!is_filter(scale, function, kernelWidth)) return kvImageInvalidParameter;
    struct resampling it = resampling_usual(flags);
    it.scale = scale;
    if (function) it.reach = kernelWidth, it.function = function, it.userData = userData;
    memcpy(filter, &it, sizeof it);
    return kvImageNoError;
}

ResamplingFilter vImageNewResamplingFilter(float scale, vImage_Flags flags) {
    ResamplingFilter filter = malloc(sizeof(struct resampling));
    if (filter == NULL) return NULL;
    vImage_Error error = vImageNewResamplingFilterForFunctionUsingBuffer(filter, scale, NULL, 0, NULL, flags);
    if (error == kvImageNoError) return filter;
    free(filter);
    return NULL;
}

void vImageDestroyResamplingFilter(ResamplingFilter filter) { free(filter); }
