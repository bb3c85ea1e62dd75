// Core Audio's magic cookies, from what FFmpeg's encoders say of themselves.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// - Returns: the size, at most `sound_largest_cookie`; 0 for none.
size_t encoder_cookie_make(uint32_t format, const uint8_t *configuration, size_t size, uint32_t bit_rate, uint8_t *bytes);
