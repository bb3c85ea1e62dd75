// Addresses the channels of planar and of interleaved images in the same way.
#pragma once
#include "ImageAccess.h"

enum { MostChannels = 64 };

/// One channel of an image: a value every `step` bytes.
struct channel {
    unsigned char *start;
    size_t rowBytes, step;
};

/// The channel at byte offset `place` of each pixel; a pixel has `bytes` bytes.
static inline struct channel channel_at(const vImage_Buffer *image, size_t place, size_t bytes) {
    return (struct channel){(unsigned char *)image->data + place, image->rowBytes, bytes};
}

/// Copies `count` channels of values of `size` bytes, pixel by pixel, so that source and destination may be the same
/// memory.
static inline void channels_copy(const struct channel *from, const struct channel *to, size_t count, size_t size,
                                 size_t height, size_t width) {
    for (size_t row = 0; row < height; row++) {
        for (size_t column = 0; column < width; column++) {
            unsigned char kept[MostChannels][sizeof(float)];
            for (size_t i = 0; i < count; i++) {
                memcpy(kept[i], from[i].start + row * from[i].rowBytes + column * from[i].step, size);
            }
            for (size_t i = 0; i < count; i++) {
                memcpy(to[i].start + row * to[i].rowBytes + column * to[i].step, kept[i], size);
            }
        }
    }
}
