// Scaling, rotation, affine warps, reflection and shears for one kind of image; see EachKindOfImage.h.

static vImage_Error NAMED(images_error)(const vImage_Buffer *source, const vImage_Buffer *destination,
                                        vImage_Flags flags) {
    REQUIRE(flags_error(flags));
    REQUIRE(image_error(source, sizeof(CHANNEL) * CHANNELS));
    REQUIRE(image_error(destination, sizeof(CHANNEL) * CHANNELS));
    return source->width == 0 || source->height == 0 ? kvImageInvalidParameter : kvImageNoError;
}

/// Adds the weighted pixels of a source row to the sums. Pixels outside of the source are the background or, if that is
/// NULL, the nearest pixel of the edge.
static void NAMED(add_row)(const vImage_Buffer *source, long y, const struct taps *taps, double weight,
                           const CHANNEL *background, double *sums) {
    long insideY = nearest_place(y, source->height);
    const CHANNEL *line = row_of(source, (size_t)insideY);
    for (long i = 0; i < taps->count; i++) {
        long x = taps->first + i, insideX = nearest_place(x, source->width);
        bool isInside = insideX == x && insideY == y;
        const CHANNEL *pixel = isInside || background == NULL ? line + insideX * CHANNELS : background;
        for (int j = 0; j < CHANNELS; j++) sums[j] += weight * taps->weights[i] * (double)pixel[j];
    }
}

vImage_Error NAMED(vImageScale)(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                vImage_Flags flags) {
    if (flags & kvImageGetTempBufferSize) return flags_error(flags);
    REQUIRE(NAMED(images_error)(source, destination, flags));
    if (destination->width == 0 || destination->height == 0) return kvImageNoError;
    double stepX = (double)source->width / (double)destination->width;
    double stepY = (double)source->height / (double)destination->height;
    struct resampling usual = resampling_usual(flags);
    size_t line = destination->width * CHANNELS;
    // The intermediate image of the horizontal pass: the source's height, the destination's width.
    bool isHuge = source->height > SIZE_MAX / 64 / line;
    double *rows = isHuge ? NULL : malloc(source->height * line * sizeof *rows);
    struct taps across = taps_make(&usual, stepX), down = taps_make(&usual, stepY);
    bool hasMemory = rows && across.weights && down.weights;
    for (size_t column = 0; hasMemory && column < destination->width; column++) {
        taps_place(&across, &usual, ((double)column + 0.5) * stepX, stepX);
        for (size_t row = 0; row < source->height; row++) {
            double *sums = rows + row * line + column * CHANNELS;
            for (int i = 0; i < CHANNELS; i++) sums[i] = 0;
            NAMED(add_row)(source, (long)row, &across, 1, NULL, sums);
        }
    }
    for (size_t row = 0; hasMemory && row < destination->height; row++) {
        taps_place(&down, &usual, ((double)row + 0.5) * stepY, stepY);
        CHANNEL *out = row_of(destination, row);
        for (size_t i = 0; i < line; i++) {
            double sum = 0;
            for (long j = 0; j < down.count; j++) {
                long y = nearest_place(down.first + j, source->height);
                sum += down.weights[j] * rows[(size_t)y * line + i];
            }
            out[i] = STORED(sum);
        }
    }
    free(rows);
    free(across.weights);
    free(down.weights);
    return hasMemory ? kvImageNoError : kvImageMemoryAllocationError;
}

/// - back: the transform from destination to source coordinates. Both have their origin at the lower left corner.
static vImage_Error NAMED(warp)(const vImage_Buffer *source, const vImage_Buffer *destination,
                                vImage_AffineTransform_Double back, const CHANNEL *background, vImage_Flags flags) {
    // The size of a destination pixel in the source. The filter never needs more than the whole source.
    double stepX = fmin(hypot(back.a, back.c), (double)source->width);
    double stepY = fmin(hypot(back.b, back.d), (double)source->height);
    struct resampling usual = resampling_usual(flags);
    struct taps across = taps_make(&usual, stepX), down = taps_make(&usual, stepY);
    bool hasMemory = across.weights && down.weights;
    double farX = usual.reach * fmax(stepX, 1) + 1, farY = usual.reach * fmax(stepY, 1) + 1;
    for (size_t row = 0; hasMemory && row < destination->height; row++) {
        CHANNEL *out = row_of(destination, row);
        double fromBelow = (double)(destination->height - row) - 0.5;
        for (size_t column = 0; column < destination->width; column++, out += CHANNELS) {
            double middle = (double)column + 0.5;
            double x = back.a * middle + back.c * fromBelow + back.tx;
            double y = (double)source->height - (back.b * middle + back.d * fromBelow + back.ty);
            // Clamp to a range beyond which the result no longer changes, so that the conversion to integers cannot
            // overflow.
            x = fmin(fmax(x, -farX), (double)source->width + farX);
            y = fmin(fmax(y, -farY), (double)source->height + farY);
            taps_place(&across, &usual, x, stepX);
            taps_place(&down, &usual, y, stepY);
            double sums[CHANNELS] = {0};
            for (long i = 0; i < down.count; i++) {
                NAMED(add_row)(source, down.first + i, &across, down.weights[i], background, sums);
            }
            for (int i = 0; i < CHANNELS; i++) out[i] = STORED(sums[i]);
        }
    }
    free(across.weights);
    free(down.weights);
    return hasMemory ? kvImageNoError : kvImageMemoryAllocationError;
}

vImage_Error NAMED(vImageAffineWarpD)(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                      const vImage_AffineTransform_Double *transform, PIXEL background,
                                      vImage_Flags flags) {
    if (flags & kvImageGetTempBufferSize) return flags_error(flags);
    REQUIRE(NAMED(images_error)(source, destination, flags));
    const CHANNEL *color = flags & kvImageEdgeExtend ? NULL : CHANNELS_OF(background);
    if (transform == NULL || (color == NULL && !(flags & kvImageEdgeExtend))) return kvImageNullPointerArgument;
    vImage_AffineTransform_Double t = *transform;
    double determinant = t.a * t.d - t.b * t.c;
    if (determinant == 0 || !isfinite(1 / determinant) || !isfinite(t.tx) || !isfinite(t.ty)) {
        return kvImageInvalidParameter;
    }
    vImage_AffineTransform_Double back = {t.d / determinant, -t.b / determinant, -t.c / determinant, t.a / determinant,
                                          (t.c * t.ty - t.d * t.tx) / determinant,
                                          (t.b * t.tx - t.a * t.ty) / determinant};
    return NAMED(warp)(source, destination, back, color, flags);
}

vImage_Error NAMED(vImageAffineWarp)(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                     const vImage_AffineTransform *transform, PIXEL background, vImage_Flags flags) {
    if (transform == NULL) return kvImageNullPointerArgument;
    vImage_AffineTransform_Double exact = {transform->a, transform->b, transform->c,
                                           transform->d, transform->tx, transform->ty};
    return NAMED(vImageAffineWarpD)(source, destination, tempBuffer, &exact, background, flags);
}

vImage_Error NAMED(vImageAffineWarpCG)(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                       const vImage_CGAffineTransform *transform, PIXEL background,
                                       vImage_Flags flags) {
    return NAMED(vImageAffineWarpD)(source, destination, tempBuffer, transform, background, flags);
}

vImage_Error NAMED(vImageRotate)(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                 float angle, PIXEL background, vImage_Flags flags) {
    if (flags & kvImageGetTempBufferSize) return flags_error(flags);
    REQUIRE(NAMED(images_error)(source, destination, flags));
    if (!isfinite(angle)) return kvImageInvalidParameter;
    double c = cos((double)angle), s = sin((double)angle);
    double fromX = (double)source->width / 2, fromY = (double)source->height / 2;
    double toX = (double)destination->width / 2, toY = (double)destination->height / 2;
    vImage_AffineTransform_Double turn = {c, s, -s, c, toX - (c * fromX - s * fromY), toY - (s * fromX + c * fromY)};
    return NAMED(vImageAffineWarpD)(source, destination, tempBuffer, &turn, background, flags);
}

vImage_Error NAMED(vImageRotate90)(const vImage_Buffer *source, const vImage_Buffer *destination, uint8_t turns,
                                   PIXEL background, vImage_Flags flags) {
    REQUIRE(NAMED(images_error)(source, destination, flags));
    if (turns > 3) return kvImageInvalidParameter;
    long width = (long)source->width, height = (long)source->height;
    // The centres of source and destination coincide.
    long left = ((turns % 2 ? height : width) - (long)destination->width) / 2;
    long top = ((turns % 2 ? width : height) - (long)destination->height) / 2;
    for (size_t row = 0; row < destination->height; row++) {
        CHANNEL *out = row_of(destination, row);
        for (size_t column = 0; column < destination->width; column++, out += CHANNELS) {
            long x = (long)column + left, y = (long)row + top;
            long fromX = turns == 0 ? x : turns == 1 ? width - 1 - y : turns == 2 ? width - 1 - x : y;
            long fromY = turns == 0 ? y : turns == 1 ? x : turns == 2 ? height - 1 - y : height - 1 - x;
            long insideX = nearest_place(fromX, source->width), insideY = nearest_place(fromY, source->height);
            bool isInside = (insideX == fromX && insideY == fromY) || (flags & kvImageEdgeExtend);
            const CHANNEL *pixel = (const CHANNEL *)row_of(source, (size_t)insideY) + insideX * CHANNELS;
            if (!isInside) pixel = CHANNELS_OF(background);
            if (pixel) memcpy(out, pixel, sizeof(CHANNEL) * CHANNELS);
        }
    }
    return kvImageNoError;
}

/// Source and destination may be the same buffer, since pixels are exchanged in pairs.
static vImage_Error NAMED(reflect)(const vImage_Buffer *source, const vImage_Buffer *destination, bool isHorizontal,
                                   vImage_Flags flags) {
    REQUIRE(pair_error(source, sizeof(CHANNEL) * CHANNELS, destination, sizeof(CHANNEL) * CHANNELS, flags));
    size_t width = destination->width, height = destination->height, size = sizeof(CHANNEL) * CHANNELS;
    size_t columns = isHorizontal ? (width + 1) / 2 : width, rows = isHorizontal ? height : (height + 1) / 2;
    for (size_t row = 0; row < rows; row++) {
        size_t otherRow = isHorizontal ? row : height - 1 - row;
        for (size_t column = 0; column < columns; column++) {
            size_t other = isHorizontal ? width - 1 - column : column;
            CHANNEL one[CHANNELS], two[CHANNELS];
            memcpy(one, (CHANNEL *)row_of(source, row) + column * CHANNELS, size);
            memcpy(two, (CHANNEL *)row_of(source, otherRow) + other * CHANNELS, size);
            memcpy((CHANNEL *)row_of(destination, row) + column * CHANNELS, two, size);
            memcpy((CHANNEL *)row_of(destination, otherRow) + other * CHANNELS, one, size);
        }
    }
    return kvImageNoError;
}

vImage_Error NAMED(vImageHorizontalReflect)(const vImage_Buffer *source, const vImage_Buffer *destination,
                                            vImage_Flags flags) {
    return NAMED(reflect)(source, destination, true, flags);
}

vImage_Error NAMED(vImageVerticalReflect)(const vImage_Buffer *source, const vImage_Buffer *destination,
                                          vImage_Flags flags) {
    return NAMED(reflect)(source, destination, false, flags);
}

/// Shears and scales along one axis. Coordinates have their origin at the lower left corner of the source region.
static vImage_Error NAMED(shear)(const vImage_Buffer *source, const vImage_Buffer *destination, size_t left,
                                 size_t top, double translate, double slope, const struct resampling *filter,
                                 const CHANNEL *background, bool isHorizontal, vImage_Flags flags) {
    REQUIRE(NAMED(images_error)(source, destination, flags));
    if (left >= source->width) return kvImageInvalidOffset_X;
    if (top >= source->height) return kvImageInvalidOffset_Y;
    if (filter == NULL) return kvImageNullPointerArgument;
    if (!isfinite(translate) || !isfinite(slope)) return kvImageInvalidParameter;
    if (flags & kvImageEdgeExtend) background = NULL;
    else if (background == NULL) return kvImageNullPointerArgument;
    double length = (double)(isHorizontal ? source->width : source->height), step = fmin(1 / filter->scale, length);
    struct taps taps = taps_make(filter, step), one = {0, 1, (double[]){1}};
    if (taps.weights == NULL) return kvImageMemoryAllocationError;
    double far = filter->reach * fmax(step, 1) + 1;
    for (size_t row = 0; row < destination->height; row++) {
        CHANNEL *out = row_of(destination, row);
        double fromBelow = (double)(destination->height - row) - 0.5;
        for (size_t column = 0; column < destination->width; column++, out += CHANNELS) {
            double middle = (double)column + 0.5, sums[CHANNELS] = {0};
            double place = isHorizontal ? middle - translate - slope * fromBelow : fromBelow - translate - slope * middle;
            place /= filter->scale;
            place = isHorizontal ? place + (double)left : (double)(destination->height + top) - place;
            taps_place(&taps, filter, fmin(fmax(place, -far), length + far), step);
            if (isHorizontal) NAMED(add_row)(source, (long)(row + top), &taps, 1, background, sums);
            one.first = (long)(column + left);
            for (long i = 0; !isHorizontal && i < taps.count; i++) {
                NAMED(add_row)(source, taps.first + i, &one, taps.weights[i], background, sums);
            }
            for (int i = 0; i < CHANNELS; i++) out[i] = STORED(sums[i]);
        }
    }
    free(taps.weights);
    return kvImageNoError;
}

#define SHEAR(Name, Number, isHorizontal)                                                                              \
    vImage_Error NAMED(Name)(const vImage_Buffer *source, const vImage_Buffer *destination, vImagePixelCount x,        \
                             vImagePixelCount y, Number translate, Number slope, ResamplingFilter filter,              \
                             PIXEL background, vImage_Flags flags) {                                                   \
        return NAMED(shear)(source, destination, x, y, translate, slope, filter, CHANNELS_OF(background),              \
                            isHorizontal, flags);                                                                      \
    }
SHEAR(vImageHorizontalShear, float, true)
SHEAR(vImageHorizontalShearD, double, true)
SHEAR(vImageVerticalShear, float, false)
SHEAR(vImageVerticalShearD, double, false)
#undef SHEAR
