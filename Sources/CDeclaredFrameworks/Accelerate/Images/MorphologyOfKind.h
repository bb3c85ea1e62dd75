// Dilation, erosion, maximum and minimum for one kind of image; see EachKindOfImage.h.

/// The maximum or minimum over the neighbourhood of a pixel, adjusted by the kernel values. A NULL kernel is a box.
static CHANNEL NAMED(extreme)(const vImage_Buffer *source, long x, long y, int channel, const CHANNEL *kernel,
                              long height, long width, bool isGreatest) {
    double best = isGreatest ? -INFINITY : INFINITY;
    for (long row = 0; row < height; row++) {
        long sourceY = y + row - height / 2;
        if (sourceY < 0 || sourceY >= (long)source->height) continue;
        const CHANNEL *line = row_of(source, (size_t)sourceY);
        for (long column = 0; column < width; column++) {
            long sourceX = x + column - width / 2;
            if (sourceX < 0 || sourceX >= (long)source->width) continue;
            double weight = kernel ? (double)kernel[row * width + column] : 0;
            double value = (double)line[sourceX * CHANNELS + channel] + (isGreatest ? -weight : weight);
            best = isGreatest ? fmax(best, value) : fmin(best, value);
        }
    }
    double middle = kernel ? (double)kernel[(height / 2) * width + width / 2] : 0;
    return STORED(isGreatest ? best + middle : best - middle);
}

static vImage_Error NAMED(morph)(const vImage_Buffer *source, const vImage_Buffer *destination, size_t x, size_t y,
                                 const CHANNEL *kernel, size_t height, size_t width, bool isGreatest,
                                 vImage_Flags flags) {
    REQUIRE(region_error(source, destination, sizeof(CHANNEL) * CHANNELS, x, y, flags));
    REQUIRE(kernel_error(kernel, height, width));
    for (size_t row = 0; row < destination->height; row++) {
        const CHANNEL *in = row_of(source, row + y);
        CHANNEL *out = row_of(destination, row);
        for (size_t column = 0; column < destination->width; column++) {
            for (int i = 0; i < CHANNELS; i++) {
                bool isKept = CHANNELS == 4 && i == 0 && (flags & kvImageLeaveAlphaUnchanged);
                out[column * CHANNELS + (size_t)i] =
                    isKept ? in[(column + x) * CHANNELS]
                           : NAMED(extreme)(source, (long)(column + x), (long)(row + y), i, kernel, (long)height,
                                            (long)width, isGreatest);
            }
        }
    }
    return kvImageNoError;
}

/// The extreme over a box, computed separably: over rows, then over columns.
static vImage_Error NAMED(extreme_of_box)(const vImage_Buffer *source, const vImage_Buffer *destination, size_t x,
                                          size_t y, size_t height, size_t width, bool isGreatest, vImage_Flags flags) {
    if (flags & kvImageGetTempBufferSize) return flags_error(flags);
    size_t bytes = sizeof(CHANNEL) * CHANNELS;
    REQUIRE(region_error(source, destination, bytes, x, y, flags));
    REQUIRE(kernel_error(source, height, width));
    if (destination->width == 0 || destination->height == 0) return kvImageNoError;
    long half = (long)height / 2, first = nearest_place((long)y - half, source->height);
    long last = nearest_place((long)(y + destination->height) - 1 + half, source->height);
    vImage_Buffer rows = {NULL, (size_t)(last - first + 1), destination->width, destination->width * bytes};
    rows.data = calloc(rows.height, rows.rowBytes);
    if (rows.data == NULL) return kvImageMemoryAllocationError;
    for (size_t row = 0; row < rows.height; row++) {
        CHANNEL *out = row_of(&rows, row);
        for (size_t column = 0; column < rows.width; column++) {
            for (int i = 0; i < CHANNELS; i++) {
                out[column * CHANNELS + (size_t)i] = NAMED(extreme)(source, (long)(column + x), first + (long)row, i,
                                                                    NULL, 1, (long)width, isGreatest);
            }
        }
    }
    for (size_t row = 0; row < destination->height; row++) {
        const CHANNEL *in = row_of(source, row + y);
        CHANNEL *out = row_of(destination, row);
        for (size_t column = 0; column < rows.width; column++) {
            for (int i = 0; i < CHANNELS; i++) {
                bool isKept = CHANNELS == 4 && i == 0 && (flags & kvImageLeaveAlphaUnchanged);
                out[column * CHANNELS + (size_t)i] =
                    isKept ? in[(column + x) * CHANNELS]
                           : NAMED(extreme)(&rows, (long)column, (long)(row + y) - first, i, NULL, (long)height, 1,
                                            isGreatest);
            }
        }
    }
    free(rows.data);
    return kvImageNoError;
}

vImage_Error NAMED(vImageDilate)(const vImage_Buffer *source, const vImage_Buffer *destination, vImagePixelCount x,
                                 vImagePixelCount y, const CHANNEL *kernel, vImagePixelCount height,
                                 vImagePixelCount width, vImage_Flags flags) {
    return NAMED(morph)(source, destination, x, y, kernel, height, width, true, flags);
}

vImage_Error NAMED(vImageErode)(const vImage_Buffer *source, const vImage_Buffer *destination, vImagePixelCount x,
                                vImagePixelCount y, const CHANNEL *kernel, vImagePixelCount height,
                                vImagePixelCount width, vImage_Flags flags) {
    return NAMED(morph)(source, destination, x, y, kernel, height, width, false, flags);
}

vImage_Error NAMED(vImageMax)(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                              vImagePixelCount x, vImagePixelCount y, vImagePixelCount height, vImagePixelCount width,
                              vImage_Flags flags) {
    return NAMED(extreme_of_box)(source, destination, x, y, height, width, true, flags);
}

vImage_Error NAMED(vImageMin)(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                              vImagePixelCount x, vImagePixelCount y, vImagePixelCount height, vImagePixelCount width,
                              vImage_Flags flags) {
    return NAMED(extreme_of_box)(source, destination, x, y, height, width, false, flags);
}
