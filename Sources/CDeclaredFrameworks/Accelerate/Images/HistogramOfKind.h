// Histograms and the operations based on them, for one kind of image; see EachKindOfImage.h.

#if IS_REAL
#define STEPS , unsigned int entries, Pixel_F least, Pixel_F most
#define TEMPORARY , void *tempBuffer
#define GIVEN entries, least, most
#else
#define STEPS
#define TEMPORARY
#define GIVEN 256, 0, 255
#endif
#if CHANNELS == 4
#define COUNTS(name) *name[4]
#define EACH(values, channel) (values)[channel]
#define PERCENT(name) const unsigned int name[4]
#define MISSES(values) ((values) == NULL || !(values)[0] || !(values)[1] || !(values)[2] || !(values)[3])
#else
#define COUNTS(name) *name
#define EACH(values, channel) (values)
#define PERCENT(name) unsigned int name
#define MISSES(values) ((values) == NULL)
#endif

static vImage_Error NAMED(steps_error)(unsigned int entries, double least, double most) {
    bool isRight = entries > 0 && entries <= 1 << 24 && isfinite(least) && isfinite(most) && least < most;
    return isRight ? kvImageNoError : kvImageInvalidParameter;
}

/// The index of the histogram entry that counts a value.
static size_t NAMED(step_of)(CHANNEL value, unsigned int entries, double least, double most) {
#if IS_REAL
    double place = ((double)value - least) / (most - least) * (double)entries;
    return !(place > 0) ? 0 : place >= (double)entries ? entries - 1 : (size_t)place;
#else
    return value;
#endif
}

static void NAMED(count)(const vImage_Buffer *source, int channel, vImagePixelCount *counts, unsigned int entries,
                         double least, double most) {
    memset(counts, 0, entries * sizeof *counts);
    for (size_t row = 0; row < source->height; row++) {
        const CHANNEL *in = row_of(source, row);
        for (size_t i = 0; i < source->width; i++) {
            counts[NAMED(step_of)(in[i * CHANNELS + (size_t)channel], entries, least, most)]++;
        }
    }
}

static vImage_Error NAMED(count_all)(const vImage_Buffer *source, vImagePixelCount *const counts[],
                                     unsigned int entries, double least, double most, vImage_Flags flags) {
    REQUIRE(flags_error(flags));
    REQUIRE(image_error(source, sizeof(CHANNEL) * CHANNELS));
    REQUIRE(NAMED(steps_error)(entries, least, most));
    for (int i = 0; i < CHANNELS; i++) NAMED(count)(source, i, counts[i], entries, least, most);
    return kvImageNoError;
}

vImage_Error NAMED(vImageHistogramCalculation)(const vImage_Buffer *source, vImagePixelCount COUNTS(histogram) STEPS,
                                               vImage_Flags flags) {
    if (MISSES(histogram)) return kvImageNullPointerArgument;
    vImagePixelCount *counts[CHANNELS];
    for (int i = 0; i < CHANNELS; i++) counts[i] = EACH(histogram, i);
    return NAMED(count_all)(source, counts, GIVEN, flags);
}

/// Computes from the histogram of one channel the new value of each entry, from 0 to 1.
typedef void NAMED(spread)(const vImagePixelCount *counts, double *results, unsigned int entries, int channel,
                           const void *context);

/// Computes the histogram of each channel and replaces each value by the result for its entry.
static vImage_Error NAMED(map)(const vImage_Buffer *source, const vImage_Buffer *destination,
                               NAMED(spread) *spread, const void *context, unsigned int entries, double least,
                               double most, vImage_Flags flags) {
    if (flags & kvImageGetTempBufferSize) return flags_error(flags);
    REQUIRE(pair_error(source, sizeof(CHANNEL) * CHANNELS, destination, sizeof(CHANNEL) * CHANNELS, flags));
    REQUIRE(NAMED(steps_error)(entries, least, most));
    vImagePixelCount *counts = calloc(entries, sizeof *counts);
    double *results = calloc(entries, sizeof *results);
    bool hasMemory = counts && results;
    for (int channel = 0; hasMemory && channel < CHANNELS; channel++) {
        NAMED(count)(source, channel, counts, entries, least, most);
        spread(counts, results, entries, channel, context);
        bool isKept = CHANNELS == 4 && channel == 0 && (flags & kvImageLeaveAlphaUnchanged);
        for (size_t row = 0; row < destination->height; row++) {
            const CHANNEL *in = (const CHANNEL *)row_of(source, row) + channel;
            CHANNEL *out = (CHANNEL *)row_of(destination, row) + channel;
            for (size_t i = 0; i < destination->width; i++) {
                CHANNEL value = in[i * CHANNELS];
                double result = results[NAMED(step_of)(value, entries, least, most)];
                out[i * CHANNELS] = isKept ? value : STORED(least + result * (most - least));
            }
        }
    }
    free(counts);
    free(results);
    return hasMemory ? kvImageNoError : kvImageMemoryAllocationError;
}

static void NAMED(equalize)(const vImagePixelCount *counts, double *results, unsigned int entries, int channel,
                            const void *context) {
    equalized(counts, results, entries);
}

vImage_Error NAMED(vImageEqualization)(const vImage_Buffer *source, const vImage_Buffer *destination TEMPORARY STEPS,
                                       vImage_Flags flags) {
    return NAMED(map)(source, destination, NAMED(equalize), NULL, GIVEN, flags);
}

static void NAMED(specify)(const vImagePixelCount *counts, double *results, unsigned int entries, int channel,
                           const void *context) {
    specified(counts, results, entries, ((const vImagePixelCount *const *)context)[channel]);
}

vImage_Error NAMED(vImageHistogramSpecification)(const vImage_Buffer *source, const vImage_Buffer *destination
                                                 TEMPORARY, const vImagePixelCount COUNTS(desired) STEPS,
                                                 vImage_Flags flags) {
    if (MISSES(desired)) return kvImageNullPointerArgument;
    const vImagePixelCount *wanted[CHANNELS];
    for (int i = 0; i < CHANNELS; i++) wanted[i] = EACH(desired, i);
    return NAMED(map)(source, destination, NAMED(specify), wanted, GIVEN, flags);
}

/// The context is an array of two percentages for each channel: the low end and the high end.
static void NAMED(stretch)(const vImagePixelCount *counts, double *results, unsigned int entries, int channel,
                           const void *context) {
    const unsigned int *percent = context;
    stretched(counts, results, entries, percent[2 * channel], percent[2 * channel + 1]);
}

vImage_Error NAMED(vImageContrastStretch)(const vImage_Buffer *source, const vImage_Buffer *destination TEMPORARY
                                          STEPS, vImage_Flags flags) {
    unsigned int percent[2 * CHANNELS] = {0};
    return NAMED(map)(source, destination, NAMED(stretch), percent, GIVEN, flags);
}

vImage_Error NAMED(vImageEndsInContrastStretch)(const vImage_Buffer *source, const vImage_Buffer *destination
                                                TEMPORARY, PERCENT(low), PERCENT(high) STEPS, vImage_Flags flags) {
    unsigned int percent[2 * CHANNELS];
#if CHANNELS == 4
    if (low == NULL || high == NULL) return kvImageNullPointerArgument;
#endif
    for (int i = 0; i < CHANNELS; i++) {
        percent[2 * i] = EACH(low, i), percent[2 * i + 1] = EACH(high, i);
        if (percent[2 * i] > 100 || percent[2 * i + 1] > 100 - percent[2 * i]) return kvImageInvalidParameter;
    }
    return NAMED(map)(source, destination, NAMED(stretch), percent, GIVEN, flags);
}

#undef STEPS
#undef TEMPORARY
#undef GIVEN
#undef COUNTS
#undef EACH
#undef PERCENT
#undef MISSES
