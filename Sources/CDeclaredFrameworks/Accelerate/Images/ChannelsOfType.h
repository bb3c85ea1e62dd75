// Conversions between planar images and interleaved images with three or four channels, for one channel type.
// Channels.m defines the macros: CHANNEL, PIXEL (four channels), WHOLE, STORED and the names of the functions.

static vImage_Error NAMED(planes_error)(const vImage_Buffer *const *planes, int count, const vImage_Buffer *pixels,
                                        size_t bytes, bool arePlanesRead, vImage_Flags flags) {
    for (int i = 0; i < count; i++) {
        if (arePlanesRead) REQUIRE(pair_error(planes[i], sizeof(CHANNEL), pixels, bytes, flags));
        else REQUIRE(pair_error(pixels, bytes, planes[i], sizeof(CHANNEL), flags));
        bool isSame = planes[i]->width == planes[0]->width && planes[i]->height == planes[0]->height;
        if (!arePlanesRead && !isSame) return kvImageBufferSizeMismatch;
    }
    return kvImageNoError;
}

static vImage_Error NAMED(join)(const vImage_Buffer *const *planes, size_t count, const vImage_Buffer *pixels,
                                vImage_Flags flags) {
    REQUIRE(NAMED(planes_error)(planes, (int)count, pixels, count * sizeof(CHANNEL), true, flags));
    struct channel from[4], to[4];
    for (size_t i = 0; i < count; i++) {
        from[i] = channel_at(planes[i], 0, sizeof(CHANNEL));
        to[i] = channel_at(pixels, i * sizeof(CHANNEL), count * sizeof(CHANNEL));
    }
    channels_copy(from, to, count, sizeof(CHANNEL), pixels->height, pixels->width);
    return kvImageNoError;
}

static vImage_Error NAMED(part)(const vImage_Buffer *pixels, const vImage_Buffer *const *planes, size_t count,
                                vImage_Flags flags) {
    REQUIRE(NAMED(planes_error)(planes, (int)count, pixels, count * sizeof(CHANNEL), false, flags));
    struct channel from[4], to[4];
    for (size_t i = 0; i < count; i++) {
        from[i] = channel_at(pixels, i * sizeof(CHANNEL), count * sizeof(CHANNEL));
        to[i] = channel_at(planes[i], 0, sizeof(CHANNEL));
    }
    channels_copy(from, to, count, sizeof(CHANNEL), planes[0]->height, planes[0]->width);
    return kvImageNoError;
}

#define LIST(...) ((const vImage_Buffer *[]){__VA_ARGS__})

vImage_Error PLANES_TO_FOUR(const vImage_Buffer *alpha, const vImage_Buffer *red, const vImage_Buffer *green,
                            const vImage_Buffer *blue, const vImage_Buffer *destination, vImage_Flags flags) {
    return NAMED(join)(LIST(alpha, red, green, blue), 4, destination, flags);
}

vImage_Error FOUR_TO_PLANES(const vImage_Buffer *source, const vImage_Buffer *alpha, const vImage_Buffer *red,
                            const vImage_Buffer *green, const vImage_Buffer *blue, vImage_Flags flags) {
    return NAMED(part)(source, LIST(alpha, red, green, blue), 4, flags);
}

vImage_Error PLANES_TO_THREE(const vImage_Buffer *red, const vImage_Buffer *green, const vImage_Buffer *blue,
                             const vImage_Buffer *destination, vImage_Flags flags) {
    return NAMED(join)(LIST(red, green, blue), 3, destination, flags);
}

vImage_Error THREE_TO_PLANES(const vImage_Buffer *source, const vImage_Buffer *red, const vImage_Buffer *green,
                             const vImage_Buffer *blue, vImage_Flags flags) {
    return NAMED(part)(source, LIST(red, green, blue), 3, flags);
}

static vImage_Error NAMED(chunks_error)(const void *const *channels, const vImage_Buffer *const *planes,
                                        unsigned int count, size_t strideBytes, size_t width, size_t height,
                                        size_t rowBytes, bool arePlanesRead, vImage_Flags flags) {
    REQUIRE(flags_error(flags));
    if (channels == NULL || planes == NULL) return kvImageNullPointerArgument;
    if (count == 0 || count > MostChannels || strideBytes < sizeof(CHANNEL)) return kvImageInvalidParameter;
    if (width > rowBytes / strideBytes) return kvImageInvalidParameter;
    for (unsigned int i = 0; i < count; i++) {
        if (channels[i] == NULL) return kvImageNullPointerArgument;
        REQUIRE(image_error(planes[i], sizeof(CHANNEL)));
        bool isSmaller = planes[i]->width < width || planes[i]->height < height;
        bool isLarger = planes[i]->width > width || planes[i]->height > height;
        if (arePlanesRead ? isSmaller : isLarger) return kvImageRoiLargerThanInputBuffer;
        bool isSame = planes[i]->width == planes[0]->width && planes[i]->height == planes[0]->height;
        if (!isSame) return kvImageBufferSizeMismatch;
    }
    return kvImageNoError;
}

vImage_Error CHUNKS_TO_PLANES(const void *channels[], const vImage_Buffer *planes[], unsigned int count,
                              size_t strideBytes, vImagePixelCount width, vImagePixelCount height, size_t rowBytes,
                              vImage_Flags flags) {
    REQUIRE(NAMED(chunks_error)(channels, planes, count, strideBytes, width, height, rowBytes, false, flags));
    struct channel from[MostChannels], to[MostChannels];
    for (unsigned int i = 0; i < count; i++) {
        from[i] = (struct channel){(unsigned char *)(uintptr_t)channels[i], rowBytes, strideBytes};
        to[i] = channel_at(planes[i], 0, sizeof(CHANNEL));
    }
    channels_copy(from, to, count, sizeof(CHANNEL), planes[0]->height, planes[0]->width);
    return kvImageNoError;
}

vImage_Error PLANES_TO_CHUNKS(const vImage_Buffer *planes[], void *channels[], unsigned int count, size_t strideBytes,
                              vImagePixelCount width, vImagePixelCount height, size_t rowBytes, vImage_Flags flags) {
    REQUIRE(NAMED(chunks_error)((const void *const *)channels, planes, count, strideBytes, width, height, rowBytes,
                                true, flags));
    struct channel from[MostChannels], to[MostChannels];
    for (unsigned int i = 0; i < count; i++) {
        from[i] = channel_at(planes[i], 0, sizeof(CHANNEL));
        to[i] = (struct channel){channels[i], rowBytes, strideBytes};
    }
    channels_copy(from, to, count, sizeof(CHANNEL), height, width);
    return kvImageNoError;
}

#undef LIST

// Single channels of four-channel images.

vImage_Error OF_FOUR(vImagePermuteChannels)(const vImage_Buffer *source, const vImage_Buffer *destination,
                                            const uint8_t permuteMap[4], vImage_Flags flags) {
    REQUIRE(pair_error(source, sizeof(PIXEL), destination, sizeof(PIXEL), flags));
    if (permuteMap == NULL) return kvImageNullPointerArgument;
    struct channel from[4], to[4];
    for (size_t i = 0; i < 4; i++) {
        if (permuteMap[i] > 3) return kvImageInvalidParameter;
        from[i] = channel_at(source, permuteMap[i] * sizeof(CHANNEL), sizeof(PIXEL));
        to[i] = channel_at(destination, i * sizeof(CHANNEL), sizeof(PIXEL));
    }
    channels_copy(from, to, 4, sizeof(CHANNEL), destination->height, destination->width);
    return kvImageNoError;
}

vImage_Error OF_FOUR(vImageBufferFill)(const vImage_Buffer *destination, const PIXEL color, vImage_Flags flags) {
    REQUIRE(flags_error(flags));
    REQUIRE(image_error(destination, sizeof(PIXEL)));
    if (color == NULL) return kvImageNullPointerArgument;
    for (size_t row = 0; row < destination->height; row++) {
        PIXEL *out = row_of(destination, row);
        for (size_t i = 0; i < destination->width; i++) memcpy(out[i], color, sizeof(PIXEL));
    }
    return kvImageNoError;
}

/// Copies the channels selected by the mask from `fresh`, and the others from the source.
static vImage_Error NAMED(overwrite)(const struct channel *fresh, const vImage_Buffer *source,
                                     const vImage_Buffer *destination, uint8_t copyMask, vImage_Flags flags) {
    REQUIRE(pair_error(source, sizeof(PIXEL), destination, sizeof(PIXEL), flags));
    if (copyMask > 15) return kvImageInvalidParameter;
    struct channel from[4], to[4];
    for (size_t i = 0; i < 4; i++) {
        bool isFresh = copyMask & 8 >> i;
        from[i] = isFresh ? fresh[i] : channel_at(source, i * sizeof(CHANNEL), sizeof(PIXEL));
        to[i] = channel_at(destination, i * sizeof(CHANNEL), sizeof(PIXEL));
    }
    channels_copy(from, to, 4, sizeof(CHANNEL), destination->height, destination->width);
    return kvImageNoError;
}

vImage_Error OF_FOUR(vImageOverwriteChannels)(const vImage_Buffer *newSource, const vImage_Buffer *source,
                                              const vImage_Buffer *destination, uint8_t copyMask, vImage_Flags flags) {
    REQUIRE(pair_error(newSource, sizeof(CHANNEL), destination, sizeof(PIXEL), flags));
    struct channel one = channel_at(newSource, 0, sizeof(CHANNEL));
    return NAMED(overwrite)((struct channel[]){one, one, one, one}, source, destination, copyMask, flags);
}

vImage_Error OF_FOUR(vImageSelectChannels)(const vImage_Buffer *newSource, const vImage_Buffer *source,
                                           const vImage_Buffer *destination, uint8_t copyMask, vImage_Flags flags) {
    REQUIRE(pair_error(newSource, sizeof(PIXEL), destination, sizeof(PIXEL), flags));
    struct channel all[4];
    for (size_t i = 0; i < 4; i++) all[i] = channel_at(newSource, i * sizeof(CHANNEL), sizeof(PIXEL));
    return NAMED(overwrite)(all, source, destination, copyMask, flags);
}

/// Steps of 0 repeat the colour for each pixel.
vImage_Error OF_FOUR(vImageOverwriteChannelsWithPixel)(const PIXEL color, const vImage_Buffer *source,
                                                       const vImage_Buffer *destination, uint8_t copyMask,
                                                       vImage_Flags flags) {
    if (color == NULL) return kvImageNullPointerArgument;
    PIXEL kept;
    memcpy(kept, color, sizeof kept);
    struct channel all[4];
    for (size_t i = 0; i < 4; i++) all[i] = (struct channel){(unsigned char *)(kept + i), 0, 0};
    return NAMED(overwrite)(all, source, destination, copyMask, flags);
}

vImage_Error OF_FOUR(vImageOverwriteChannelsWithScalar)(CHANNEL scalar, const vImage_Buffer *source,
                                                        const vImage_Buffer *destination, uint8_t copyMask,
                                                        vImage_Flags flags) {
    PIXEL color = {scalar, scalar, scalar, scalar};
    return OF_FOUR(vImageOverwriteChannelsWithPixel)(color, source, destination, copyMask, flags);
}

vImage_Error OF_PLANE(vImageOverwriteChannelsWithScalar)(CHANNEL scalar, const vImage_Buffer *destination,
                                                         vImage_Flags flags) {
    REQUIRE(flags_error(flags));
    REQUIRE(image_error(destination, sizeof(CHANNEL)));
    for (size_t row = 0; row < destination->height; row++) {
        CHANNEL *out = row_of(destination, row);
        for (size_t i = 0; i < destination->width; i++) out[i] = scalar;
    }
    return kvImageNoError;
}

/// Composites a four-channel image over an opaque background colour.
vImage_Error FLATTEN(const vImage_Buffer *source, const vImage_Buffer *destination, PIXEL background,
                     bool isPremultiplied, vImage_Flags flags) {
    REQUIRE(pair_error(source, sizeof(PIXEL), destination, 3 * sizeof(CHANNEL), flags));
    if (background == NULL) return kvImageNullPointerArgument;
    for (size_t row = 0; row < destination->height; row++) {
        const CHANNEL *in = row_of(source, row);
        CHANNEL *out = row_of(destination, row);
        for (size_t i = 0; i < destination->width; i++, in += 4, out += 3) {
            double alpha = (double)in[0] / WHOLE;
            for (int j = 0; j < 3; j++) {
                double own = (double)in[j + 1] * (isPremultiplied ? 1 : alpha);
                out[j] = STORED(own + (double)background[j + 1] * (1 - alpha));
            }
        }
    }
    return kvImageNoError;
}
