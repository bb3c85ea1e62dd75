#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Encodes what changed on a screen for one viewer.
///
/// The codec keeps a copy of what the viewer shows. A frame is: a vertical scroll of a band of rows that the viewer can
/// do by itself, then the 32 by 32 pixel tiles that still differ, as LZ4-compressed RGBA. It is exact to the pixel.
///
/// Layout of a frame, little-endian:
///
///     u16 scroll top row, u16 scroll bottom row (exclusive), i16 rows that the band's content moved up, u16 zero
///     tile map, one bit a tile in reading order, lowest bit first, padded to a byte
///     LZ4 block of the tiles in order, each row by row, RGBA with alpha 255; absent when no tile differs
typedef struct frame_codec frame_codec;

/// A rectangle in pixels.
typedef struct {
    int x, y, width, height;
} frame_codec_rect;

enum { frame_codec_tile_size = 32 };

/// Returns NULL when the size is not positive, is larger than 8192 in a direction, or memory is short.
frame_codec *_Nullable frame_codec_create(int width, int height);
void frame_codec_destroy(frame_codec *_Nullable codec);

/// The most bytes that `frame_codec_encode` can write.
size_t frame_codec_capacity(const frame_codec *_Nonnull codec);

/// Encodes the difference between the screen and what the viewer shows, looking only inside `damage`.
///
/// - Parameters:
///   - pixels: the screen, 0xAARRGGBB words, `bytes_per_row` apart.
///   - everything: send every tile, whatever the viewer shows: the first frame of a connection.
///   - output: room for `frame_codec_capacity` bytes.
/// - Returns: the bytes written, or 0 when nothing differs.
size_t frame_codec_encode(
    frame_codec *_Nonnull codec, const uint32_t *_Nonnull pixels, size_t bytes_per_row,
    const frame_codec_rect *_Nullable damage, size_t damage_count, bool everything, uint8_t *_Nonnull output);
