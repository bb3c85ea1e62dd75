// vImage's box and tent convolutions, computed separably: sums along rows, then along columns.
#include "ImageAccess.h"

/// The kernel weight at an index. A box has the weight 1 everywhere; a tent rises by 1 per pixel from both ends.
static uint64_t weight_at(long place, long width, bool isTent) {
    long other = width - 1 - place;
    return isTent ? (uint64_t)(place < other ? place : other) + 1 : 1;
}

static uint64_t weight_of(long first, long end, long width, bool isTent) {
    uint64_t sum = 0;
    for (long i = first; i < end; i++) sum += weight_at(i, width, isTent);
    return sum;
}

struct mean {
    const vImage_Buffer *source;
    size_t x, y, columns;
    long height, width;
    int channels;
    bool isTent;
    const uint8_t *background;
    vImage_Flags flags;
};

static uint8_t value_at(const struct mean *it, const uint8_t *line, long x, int channel) {
    long inside = nearest_place(x, it->source->width);
    if (inside != x && (it->flags & kvImageBackgroundColorFill)) return it->background[channel];
    if (inside != x && (it->flags & kvImageTruncateKernel)) return 0;
    return line[inside * it->channels + channel];
}

/// The weighted sums of row `y` around each pixel of the region. `y` may be outside of the source.
static void sum_row(const struct mean *it, long y, uint64_t *sums) {
    long inside = nearest_place(y, it->source->height), half = it->width / 2;
    const uint8_t *line = row_of(it->source, (size_t)inside);
    uint64_t whole = weight_of(0, it->width, it->width, it->isTent);
    for (int i = 0; i < it->channels; i++) {
        uint64_t sum = 0;
        for (size_t column = 0; column < it->columns; column++) {
            long x = (long)(column + it->x);
            if (inside != y && (it->flags & kvImageBackgroundColorFill)) {
                sum = whole * it->background[i];
            } else if (inside != y && (it->flags & kvImageTruncateKernel)) {
                sum = 0;
            } else if (column > 0 && !it->isTent) {
                sum += value_at(it, line, x + half, i);
                sum -= value_at(it, line, x - half - 1, i);
            } else {
                sum = 0;
                for (long j = 0; j < it->width; j++) {
                    sum += weight_at(j, it->width, it->isTent) * value_at(it, line, x + j - half, i);
                }
            }
            sums[column * (size_t)it->channels + (size_t)i] = sum;
        }
    }
}

/// The total weight of the part of a kernel, centred on `place`, that lies within `count` pixels.
static uint64_t weight_inside(long place, long size, size_t count, bool isTent) {
    long first = size / 2 - place, end = first + (long)count;
    return weight_of(first < 0 ? 0 : first, end > size ? size : end, size, isTent);
}

static void write_row(const struct mean *it, const vImage_Buffer *destination, size_t row, const uint64_t *sums,
                      const uint64_t *columnWeights) {
    const vImage_Buffer *source = it->source;
    long y = (long)(row + it->y);
    uint64_t rowWeight = weight_of(0, it->height, it->height, it->isTent);
    if (it->flags & kvImageTruncateKernel) rowWeight = weight_inside(y, it->height, source->height, it->isTent);
    bool fitsRow = y >= it->height / 2 && y + it->height / 2 < (long)source->height;
    const uint8_t *in = (const uint8_t *)row_of(source, (size_t)y) + it->x * (size_t)it->channels;
    uint8_t *out = row_of(destination, row);
    for (size_t column = 0; column < it->columns; column++) {
        long x = (long)(column + it->x);
        bool fits = fitsRow && x >= it->width / 2 && x + it->width / 2 < (long)source->width;
        uint64_t weight = rowWeight * columnWeights[column];
        for (int i = 0; i < it->channels; i++) {
            size_t place = column * (size_t)it->channels + (size_t)i;
            bool isAlpha = it->channels == 4 && i == 0 && (it->flags & kvImageLeaveAlphaUnchanged);
            bool isKept = isAlpha || (!fits && (it->flags & kvImageCopyInPlace));
            out[place] = isKept ? in[place] : (uint8_t)((sums[place] + weight / 2) / weight);
        }
    }
}

/// `memory` is a ring buffer of the sums of the last `height` rows.
static vImage_Error mean(struct mean *it, const vImage_Buffer *destination) {
    if (it->flags & kvImageGetTempBufferSize) return flags_error(it->flags);
    REQUIRE(region_error(it->source, destination, (size_t)it->channels, it->x, it->y, it->flags));
    REQUIRE(kernel_error(it->source, (size_t)it->height, (size_t)it->width));
    REQUIRE(edge_error(it->flags, it->background));
    it->columns = destination->width;
    size_t line = it->columns * (size_t)it->channels;
    if (line == 0 || destination->height == 0) return kvImageNoError;
    uint64_t *memory = calloc((size_t)it->height + 2, line * sizeof *memory);
    if (memory == NULL) return kvImageMemoryAllocationError;
    uint64_t *sums = memory + (size_t)it->height * line, *columnWeights = sums + line;
    for (size_t i = 0; i < it->columns; i++) {
        columnWeights[i] = it->flags & kvImageTruncateKernel
                               ? weight_inside((long)(i + it->x), it->width, it->source->width, it->isTent)
                               : weight_of(0, it->width, it->width, it->isTent);
    }
    long top = (long)it->y - it->height / 2;
    for (long i = 0; i + 1 < it->height; i++) sum_row(it, top + i, memory + (size_t)i * line);
    for (long i = 0; !it->isTent && i + 1 < it->height; i++) {
        for (size_t j = 0; j < line; j++) sums[j] += memory[(size_t)i * line + j];
    }
    for (size_t row = 0; row < destination->height; row++) {
        long bottom = (long)row + it->height - 1;
        uint64_t *newest = memory + (size_t)(bottom % it->height) * line;
        uint64_t *oldest = memory + (size_t)((long)row % it->height) * line;
        sum_row(it, top + bottom, newest);
        if (it->isTent) memset(sums, 0, line * sizeof *sums);
        for (long i = 0; it->isTent && i < it->height; i++) {
            const uint64_t *kept = memory + (size_t)(((long)row + i) % it->height) * line;
            uint64_t weight = weight_at(i, it->height, true);
            for (size_t j = 0; j < line; j++) sums[j] += weight * kept[j];
        }
        for (size_t j = 0; !it->isTent && j < line; j++) sums[j] += newest[j];
        write_row(it, destination, row, sums, columnWeights);
        for (size_t j = 0; !it->isTent && j < line; j++) sums[j] -= oldest[j];
    }
    free(memory);
    return kvImageNoError;
}

#define MEAN(Name, Pixel, channelCount, Background, IsTent)                                                            \
    vImage_Error Name(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,                 \
                      vImagePixelCount x, vImagePixelCount y, uint32_t height, uint32_t width, Pixel background,       \
                      vImage_Flags flags) {                                                                            \
        struct mean it = {.source = source, .x = x, .y = y, .height = height, .width = width,                          \
                          .channels = channelCount, .isTent = IsTent, .background = Background, .flags = flags};       \
        return mean(&it, destination);                                                                                 \
    }

MEAN(vImageBoxConvolve_Planar8, Pixel_8, 1, &background, false)
MEAN(vImageBoxConvolve_ARGB8888, Pixel_8888, 4, background, false)
MEAN(vImageTentConvolve_Planar8, Pixel_8, 1, &background, true)
MEAN(vImageTentConvolve_ARGB8888, Pixel_8888, 4, background, true)
