// Convolution for one kind of image; see EachKindOfImage.h. Only integer kernels have a divisor.

#if IS_REAL
#define WEIGHT float
#define BIAS float
#else
#define WEIGHT int16_t
#define BIAS int32_t
#endif

/// The parameters of a convolution. Each array has an entry for each channel.
struct NAMED(convolution) {
    size_t x, y;
    const WEIGHT *kernels[CHANNELS];
    size_t height, width;
    double divisors[CHANNELS], biases[CHANNELS];
    bool isRounded;
    const CHANNEL *background;
    vImage_Flags flags;
};

static CHANNEL NAMED(clipped)(double sum, bool isRounded) {
#if IS_REAL
    return (float)sum;
#else
    return isRounded ? byte_of_real(sum) : byte_of_real(floor(sum));
#endif
}

/// The result for one channel of one pixel, with the edge handling of the flags.
static CHANNEL NAMED(convolved)(const struct NAMED(convolution) *it, const vImage_Buffer *source, long x, long y,
                                int channel) {
    double sum = 0, used = 0, all = 0;
    const WEIGHT *weight = it->kernels[channel];
    for (long row = 0; row < (long)it->height; row++) {
        long sourceY = y + row - (long)it->height / 2, insideY = nearest_place(sourceY, source->height);
        const CHANNEL *line = row_of(source, (size_t)insideY);
        for (long column = 0; column < (long)it->width; column++, weight++) {
            long sourceX = x + column - (long)it->width / 2, insideX = nearest_place(sourceX, source->width);
            bool isInside = sourceX == insideX && sourceY == insideY;
            all += (double)*weight;
            if (isInside || (it->flags & kvImageEdgeExtend)) {
                sum += (double)*weight * (double)line[insideX * CHANNELS + channel];
                used += (double)*weight;
            } else if (it->flags & kvImageBackgroundColorFill) {
                sum += (double)*weight * (double)it->background[channel];
            }
        }
    }
    // kvImageTruncateKernel: scale the sum up to the weight of the whole kernel.
    if ((it->flags & kvImageTruncateKernel) && used != 0) sum *= all / used;
    return NAMED(clipped)((sum + it->biases[channel]) / it->divisors[channel], it->isRounded);
}

static void NAMED(convolve_inside)(const struct NAMED(convolution) *it, const vImage_Buffer *source, size_t left,
                                   size_t top, CHANNEL *out) {
    for (int i = 0; i < CHANNELS; i++) {
        double sum = 0;
        const WEIGHT *weight = it->kernels[i];
        for (size_t row = 0; row < it->height; row++) {
            const CHANNEL *in = (const CHANNEL *)row_of(source, top + row) + left * CHANNELS + i;
            for (size_t column = 0; column < it->width; column++) {
                sum += (double)*weight++ * (double)in[column * CHANNELS];
            }
        }
        out[i] = NAMED(clipped)((sum + it->biases[i]) / it->divisors[i], it->isRounded);
    }
}

static vImage_Error NAMED(convolve)(const struct NAMED(convolution) *it, const vImage_Buffer *source,
                                    const vImage_Buffer *destination) {
    if (it->flags & kvImageGetTempBufferSize) return flags_error(it->flags);
    REQUIRE(region_error(source, destination, sizeof(CHANNEL) * CHANNELS, it->x, it->y, it->flags));
    for (int i = 0; i < CHANNELS; i++) REQUIRE(kernel_error(it->kernels[i], it->height, it->width));
    REQUIRE(edge_error(it->flags, it->background));
    for (int i = 0; i < CHANNELS; i++) {
        if (it->divisors[i] == 0) return kvImageInvalidParameter;
    }
    size_t above = it->height / 2, before = it->width / 2;
    for (size_t row = 0; row < destination->height; row++) {
        size_t y = row + it->y;
        bool fitsRow = y >= above && y + above < source->height;
        const CHANNEL *in = row_of(source, y);
        CHANNEL *out = row_of(destination, row);
        for (size_t column = 0; column < destination->width; column++, out += CHANNELS) {
            size_t x = column + it->x;
            if (fitsRow && x >= before && x + before < source->width) {
                NAMED(convolve_inside)(it, source, x - before, y - above, out);
            } else if (it->flags & kvImageCopyInPlace) {
                memcpy(out, in + x * CHANNELS, sizeof(CHANNEL) * CHANNELS);
            } else {
                for (int i = 0; i < CHANNELS; i++) out[i] = NAMED(convolved)(it, source, (long)x, (long)y, i);
            }
            if (CHANNELS == 4 && (it->flags & kvImageLeaveAlphaUnchanged)) out[0] = in[x * CHANNELS];
        }
    }
    return kvImageNoError;
}

static struct NAMED(convolution) NAMED(convolution_of)(size_t x, size_t y, const WEIGHT *kernel, size_t height,
                                                       size_t width, double divisor, double bias,
                                                       const CHANNEL *background, vImage_Flags flags) {
    struct NAMED(convolution) it = {
        .x = x, .y = y, .height = height, .width = width, .background = background, .flags = flags};
    for (int i = 0; i < CHANNELS; i++) it.kernels[i] = kernel, it.divisors[i] = divisor, it.biases[i] = bias;
    return it;
}

#if IS_REAL
#define DIVIDED_BY(name)
#define DIVISOR(name) 1
#else
#define DIVIDED_BY(name) int32_t name,
#define DIVISOR(name) name
#endif

vImage_Error NAMED(vImageConvolve)(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                   vImagePixelCount x, vImagePixelCount y, const WEIGHT *kernel, uint32_t height,
                                   uint32_t width, DIVIDED_BY(divisor) PIXEL background, vImage_Flags flags) {
    struct NAMED(convolution) it = NAMED(convolution_of)(x, y, kernel, height, width, DIVISOR(divisor), 0,
                                                         CHANNELS_OF(background), flags);
    it.isRounded = true;
    return NAMED(convolve)(&it, source, destination);
}

vImage_Error NAMED(vImageConvolveWithBias)(const vImage_Buffer *source, const vImage_Buffer *destination,
                                           void *tempBuffer, vImagePixelCount x, vImagePixelCount y,
                                           const WEIGHT *kernel, uint32_t height, uint32_t width,
                                           DIVIDED_BY(divisor) BIAS bias, PIXEL background, vImage_Flags flags) {
    struct NAMED(convolution) it = NAMED(convolution_of)(x, y, kernel, height, width, DIVISOR(divisor), bias,
                                                         CHANNELS_OF(background), flags);
    return NAMED(convolve)(&it, source, destination);
}

/// Convolves an image of doubles, with the same number of channels as the images of this kind.
static void NAMED(blur)(const double *in, double *out, size_t height, size_t width, const WEIGHT *kernel,
                        size_t kernelHeight, size_t kernelWidth, double divisor, const CHANNEL *background,
                        vImage_Flags flags) {
    for (long y = 0; y < (long)height; y++) {
        for (long x = 0; x < (long)width; x++) {
            double sums[CHANNELS] = {0}, used = 0, all = 0;
            const WEIGHT *weight = kernel;
            for (long row = 0; row < (long)kernelHeight; row++) {
                for (long column = 0; column < (long)kernelWidth; column++, weight++) {
                    long fromX = x + column - (long)kernelWidth / 2, fromY = y + row - (long)kernelHeight / 2;
                    long insideX = nearest_place(fromX, width), insideY = nearest_place(fromY, height);
                    bool isInside = fromX == insideX && fromY == insideY;
                    all += (double)*weight;
                    if (!isInside && (flags & kvImageTruncateKernel)) continue;
                    used += (double)*weight;
                    bool isBeyond = !isInside && (flags & kvImageBackgroundColorFill);
                    const double *pixel = in + ((size_t)insideY * width + (size_t)insideX) * CHANNELS;
                    for (int i = 0; i < CHANNELS; i++) {
                        sums[i] += (double)*weight * (isBeyond ? (double)background[i] : pixel[i]);
                    }
                }
            }
            double scale = (used != 0 ? all / used : 1) / divisor;
            double *pixel = out + ((size_t)y * width + (size_t)x) * CHANNELS;
            for (int i = 0; i < CHANNELS; i++) pixel[i] = sums[i] * scale;
        }
    }
}

/// Richardson–Lucy deconvolution: each iteration blurs the estimate and multiplies it by the blurred ratio of source
/// and blurred estimate.
vImage_Error NAMED(vImageRichardsonLucyDeConvolve)(
    const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer, vImagePixelCount x,
    vImagePixelCount y, const WEIGHT *kernel, const WEIGHT *kernel2, uint32_t height, uint32_t width,
    uint32_t height2, uint32_t width2, DIVIDED_BY(divisor) DIVIDED_BY(divisor2) PIXEL background,
    uint32_t iterationCount, vImage_Flags flags) {
    if (flags & kvImageGetTempBufferSize) return flags_error(flags);
    REQUIRE(region_error(source, destination, sizeof(CHANNEL) * CHANNELS, x, y, flags));
    REQUIRE(kernel_error(kernel, height, width));
    REQUIRE(kernel_error(kernel2, height2, width2));
    REQUIRE(edge_error(flags, CHANNELS_OF(background)));
    if (DIVISOR(divisor) == 0 || DIVISOR(divisor2) == 0) return kvImageInvalidParameter;
    size_t line = source->width * CHANNELS, count = source->height * line;
    double *memory = count / CHANNELS > SIZE_MAX / 64 ? NULL : calloc(count + 1, 3 * sizeof *memory);
    if (memory == NULL) return kvImageMemoryAllocationError;
    double *guess = memory, *ratio = memory + count, *blurred = memory + 2 * count;
    for (size_t i = 0; i < count; i++) guess[i] = ((const CHANNEL *)row_of(source, i / line))[i % line];
    for (uint32_t round = 0; round < iterationCount; round++) {
        NAMED(blur)(guess, blurred, source->height, source->width, kernel, height, width, DIVISOR(divisor),
                    CHANNELS_OF(background), flags);
        for (size_t i = 0; i < count; i++) {
            double found = ((const CHANNEL *)row_of(source, i / line))[i % line];
            ratio[i] = blurred[i] == 0 ? 1 : found / blurred[i];
        }
        // Outside of the image the ratio is that of the nearest pixel.
        NAMED(blur)(ratio, blurred, source->height, source->width, kernel2, height2, width2, DIVISOR(divisor2), NULL,
                    kvImageEdgeExtend);
        for (size_t i = 0; i < count; i++) guess[i] *= blurred[i];
    }
    for (size_t row = 0; row < destination->height; row++) {
        const CHANNEL *in = (const CHANNEL *)row_of(source, row + y) + x * CHANNELS;
        CHANNEL *out = row_of(destination, row);
        for (size_t i = 0; i < destination->width * CHANNELS; i++) {
            bool isKept = CHANNELS == 4 && i % CHANNELS == 0 && (flags & kvImageLeaveAlphaUnchanged);
            out[i] = isKept ? in[i] : STORED(guess[(row + y) * line + x * CHANNELS + i]);
        }
    }
    free(memory);
    return kvImageNoError;
}

#undef DIVIDED_BY
#undef DIVISOR
#undef WEIGHT
#undef BIAS
