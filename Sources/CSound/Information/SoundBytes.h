// Reads big-endian and little-endian numbers of sound files. The caller checks that the bytes are within the data.
#pragma once
#include <stdint.h>
#include <string.h>

static inline uint16_t big16(const uint8_t *b) { return (uint16_t)(b[0] << 8 | b[1]); }
static inline uint32_t big32(const uint8_t *b) { return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | big16(b + 2); }
static inline uint64_t big64(const uint8_t *b) { return (uint64_t)big32(b) << 32 | big32(b + 4); }
static inline uint16_t little16(const uint8_t *b) { return (uint16_t)(b[1] << 8 | b[0]); }
static inline uint32_t little32(const uint8_t *b) { return (uint32_t)little16(b + 2) << 16 | little16(b); }

static inline double big_double(const uint8_t *b) {
    uint64_t bits = big64(b);
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
