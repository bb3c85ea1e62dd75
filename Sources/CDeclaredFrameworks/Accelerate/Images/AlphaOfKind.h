// Alpha compositing for one channel type: CHANNEL, WHOLE (the opaque value), STORED (converts a double to a channel),
// NAMED (names within this file), and OF_PLANES, OF_PIXELS, OF_LAST and OF_MIXED (names of functions).

/// The alpha value as a fraction from 0 to 1.
static double NAMED(share)(CHANNEL alpha) { return (double)alpha / WHOLE; }

static CHANNEL NAMED(unpremultiplied)(CHANNEL value, CHANNEL alpha) {
    return alpha == 0 ? 0 : STORED((double)value * WHOLE / (double)alpha);
}

enum NAMED(work) {
    NAMED(Blend),
    NAMED(Over),
    NAMED(OnPremultiplied),
    NAMED(Premultiply),
    NAMED(Unpremultiply),
    NAMED(Clip)
};

/// The operands of an operation. Planes that the operation does not use are NULL.
struct NAMED(layers) {
    const vImage_Buffer *top, *topAlpha, *bottom, *bottomAlpha, *alpha, *result;
    double constant;
    enum NAMED(work) work;
};

static CHANNEL NAMED(value)(const struct NAMED(layers) *it, CHANNEL top, CHANNEL topAlpha, CHANNEL bottom,
                            CHANNEL bottomAlpha, CHANNEL alpha) {
    double share = NAMED(share)(topAlpha);
    switch (it->work) {
    case NAMED(Blend): {
        double sum = (double)top * share + (double)bottom * (1 - share) * NAMED(share)(bottomAlpha);
        return alpha == 0 ? 0 : STORED(sum * WHOLE / (double)alpha);
    }
    case NAMED(Over): return STORED((double)top * it->constant + (double)bottom * (1 - share * it->constant));
    case NAMED(OnPremultiplied): return STORED((double)top * share + (double)bottom * (1 - share));
    case NAMED(Premultiply): return STORED((double)top * share);
    case NAMED(Unpremultiply): return NAMED(unpremultiplied)(top, topAlpha);
    case NAMED(Clip): return top < topAlpha ? top : topAlpha;
    }
}

static CHANNEL NAMED(at)(const vImage_Buffer *image, size_t row, size_t column) {
    return image ? ((const CHANNEL *)row_of(image, row))[column] : 0;
}

static void NAMED(lay)(const struct NAMED(layers) *it) {
    for (size_t row = 0; row < it->result->height; row++) {
        CHANNEL *out = row_of(it->result, row);
        for (size_t i = 0; i < it->result->width; i++) {
            out[i] = NAMED(value)(it, NAMED(at)(it->top, row, i), NAMED(at)(it->topAlpha, row, i),
                                  NAMED(at)(it->bottom, row, i), NAMED(at)(it->bottomAlpha, row, i),
                                  NAMED(at)(it->alpha, row, i));
        }
    }
}

// Planar images.

static vImage_Error NAMED(planes)(enum NAMED(work) work, const vImage_Buffer *top, const vImage_Buffer *topAlpha,
                                  const vImage_Buffer *bottom, const vImage_Buffer *result, double constant,
                                  bool hasBottom, vImage_Flags flags) {
    REQUIRE(pair_error(top, sizeof(CHANNEL), result, sizeof(CHANNEL), flags));
    REQUIRE(pair_error(topAlpha, sizeof(CHANNEL), result, sizeof(CHANNEL), flags));
    if (hasBottom) REQUIRE(pair_error(bottom, sizeof(CHANNEL), result, sizeof(CHANNEL), flags));
    struct NAMED(layers) it = {.top = top, .topAlpha = topAlpha, .bottom = hasBottom ? bottom : NULL, .result = result,
                               .constant = constant, .work = work};
    NAMED(lay)(&it);
    return kvImageNoError;
}

vImage_Error OF_PLANES(vImageAlphaBlend)(const vImage_Buffer *top, const vImage_Buffer *topAlpha,
                                         const vImage_Buffer *bottom, const vImage_Buffer *bottomAlpha,
                                         const vImage_Buffer *alpha, const vImage_Buffer *result, vImage_Flags flags) {
    REQUIRE(pair_error(top, sizeof(CHANNEL), result, sizeof(CHANNEL), flags));
    REQUIRE(pair_error(topAlpha, sizeof(CHANNEL), result, sizeof(CHANNEL), flags));
    REQUIRE(pair_error(bottom, sizeof(CHANNEL), result, sizeof(CHANNEL), flags));
    REQUIRE(pair_error(bottomAlpha, sizeof(CHANNEL), result, sizeof(CHANNEL), flags));
    REQUIRE(pair_error(alpha, sizeof(CHANNEL), result, sizeof(CHANNEL), flags));
    struct NAMED(layers) it = {top, topAlpha, bottom, bottomAlpha, alpha, result, 1, NAMED(Blend)};
    NAMED(lay)(&it);
    return kvImageNoError;
}

vImage_Error OF_PLANES(vImagePremultipliedAlphaBlend)(const vImage_Buffer *top, const vImage_Buffer *topAlpha,
                                                      const vImage_Buffer *bottom, const vImage_Buffer *result,
                                                      vImage_Flags flags) {
    return NAMED(planes)(NAMED(Over), top, topAlpha, bottom, result, 1, true, flags);
}

vImage_Error OF_PLANES(vImagePremultipliedConstAlphaBlend)(const vImage_Buffer *top, CHANNEL constAlpha,
                                                           const vImage_Buffer *topAlpha, const vImage_Buffer *bottom,
                                                           const vImage_Buffer *result, vImage_Flags flags) {
    return NAMED(planes)(NAMED(Over), top, topAlpha, bottom, result, NAMED(share)(constAlpha), true, flags);
}

vImage_Error OF_PLANES(vImageAlphaBlend_NonpremultipliedToPremultiplied)(
    const vImage_Buffer *top, const vImage_Buffer *topAlpha, const vImage_Buffer *bottom, const vImage_Buffer *result,
    vImage_Flags flags) {
    return NAMED(planes)(NAMED(OnPremultiplied), top, topAlpha, bottom, result, 1, true, flags);
}

#define ALONE(Name, work)                                                                                              \
    vImage_Error OF_PLANES(Name)(const vImage_Buffer *source, const vImage_Buffer *alpha,                              \
                                 const vImage_Buffer *result, vImage_Flags flags) {                                    \
        return NAMED(planes)(NAMED(work), source, alpha, NULL, result, 1, false, flags);                               \
    }
ALONE(vImagePremultiplyData, Premultiply)
ALONE(vImageUnpremultiplyData, Unpremultiply)
ALONE(vImageClipToAlpha, Clip)
#undef ALONE

// Interleaved images with four channels; `alpha` is the index of the alpha channel.

static vImage_Error NAMED(pixels)(enum NAMED(work) work, const vImage_Buffer *top, const vImage_Buffer *bottom,
                                  const vImage_Buffer *result, size_t alpha, double constant, bool hasBottom,
                                  vImage_Flags flags) {
    REQUIRE(pair_error(top, 4 * sizeof(CHANNEL), result, 4 * sizeof(CHANNEL), flags));
    if (hasBottom) REQUIRE(pair_error(bottom, 4 * sizeof(CHANNEL), result, 4 * sizeof(CHANNEL), flags));
    struct NAMED(layers) it = {.work = work, .constant = constant};
    for (size_t row = 0; row < result->height; row++) {
        const CHANNEL *over = row_of(top, row), *under = hasBottom ? row_of(bottom, row) : NULL;
        CHANNEL *out = row_of(result, row);
        for (size_t column = 0; column < result->width; column++, over += 4, out += 4) {
            CHANNEL topAlpha = over[alpha], bottomAlpha = under ? under[alpha] : 0;
            double share = NAMED(share)(topAlpha) * constant;
            CHANNEL united = STORED((double)topAlpha * constant + (double)bottomAlpha * (1 - share));
            CHANNEL kept = work == NAMED(Premultiply) || work == NAMED(Unpremultiply) || work == NAMED(Clip) ? topAlpha
                                                                                                         : united;
            for (size_t i = 0; i < 4; i++) {
                out[i] = i == alpha ? kept
                                    : NAMED(value)(&it, over[i], topAlpha, under ? under[i] : 0, bottomAlpha, united);
            }
            if (under) under += 4;
        }
    }
    return kvImageNoError;
}

#define OVER(Name, work, alpha)                                                                                        \
    vImage_Error Name(const vImage_Buffer *top, const vImage_Buffer *bottom, const vImage_Buffer *result,              \
                      vImage_Flags flags) {                                                                            \
        return NAMED(pixels)(NAMED(work), top, bottom, result, alpha, 1, true, flags);                                 \
    }
OVER(OF_PIXELS(vImageAlphaBlend), Blend, 0)
OVER(OF_PIXELS(vImagePremultipliedAlphaBlend), Over, 0)
OVER(OF_MIXED(vImagePremultipliedAlphaBlend), Over, 3)
OVER(OF_PIXELS(vImageAlphaBlend_NonpremultipliedToPremultiplied), OnPremultiplied, 0)
#undef OVER

vImage_Error OF_PIXELS(vImagePremultipliedConstAlphaBlend)(const vImage_Buffer *top, CHANNEL constAlpha,
                                                           const vImage_Buffer *bottom, const vImage_Buffer *result,
                                                           vImage_Flags flags) {
    return NAMED(pixels)(NAMED(Over), top, bottom, result, 0, NAMED(share)(constAlpha), true, flags);
}

#define ALONE(Name, work, alpha)                                                                                       \
    vImage_Error Name(const vImage_Buffer *source, const vImage_Buffer *result, vImage_Flags flags) {                  \
        return NAMED(pixels)(NAMED(work), source, NULL, result, alpha, 1, false, flags);                               \
    }
ALONE(OF_PIXELS(vImagePremultiplyData), Premultiply, 0)
ALONE(OF_LAST(vImagePremultiplyData), Premultiply, 3)
ALONE(OF_PIXELS(vImageUnpremultiplyData), Unpremultiply, 0)
ALONE(OF_LAST(vImageUnpremultiplyData), Unpremultiply, 3)
ALONE(OF_PIXELS(vImageClipToAlpha), Clip, 0)
#undef ALONE
