// What codecs must know before their first packet, from what Core Audio calls a magic cookie.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum { codec_configuration_size = 256 };

/// - Returns: the number of bytes; 0 for codecs that need to know nothing, and for a cookie that says nothing.
size_t codec_configuration_make(uint32_t format, double rate, uint32_t channels, const uint8_t *cookie, size_t size,
                                uint8_t bytes[codec_configuration_size]);
