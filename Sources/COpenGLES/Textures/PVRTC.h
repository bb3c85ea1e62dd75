#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The formats of IMG_texture_compression_pvrtc by their numbers: of 4 and 2 bits a texel without alpha, of 4 and 2
/// with.
enum { PVRTCFirstFormat = 0x8C00, PVRTCFormatCount = 4 };

/// The bytes that a picture of that size has; 0 where a side is not a power of two, or larger than any texture.
size_t pvrtc_byte_count(int width, int height, bool has_two_bits);

/// Decodes a picture into bytes of red, green, blue and alpha, row after row as they follow each other in the data.
///
/// - Parameter data: pvrtc_byte_count() bytes.
/// - Parameter texels: Room for `width` × `height` texels of 4 bytes.
/// - Returns: False when memory is short.
bool pvrtc_decode(const uint8_t *data, int width, int height, bool has_two_bits, uint8_t *texels);
