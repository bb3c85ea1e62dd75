#include "CFrameCodec.h"
#include <lz4.h>
#include <stdlib.h>
#include <string.h>

enum { tile = frame_codec_tile_size, header_size = 8, largest_side = 8192, vote_slots = 4096 };

struct frame_codec {
    int width, height, columns, rows;
    size_t map_size;
    uint32_t *shown;       // what the viewer shows
    uint32_t *changed;     // RGBA of the tiles of the frame being encoded
    uint64_t *shown_rows;  // a hash per row, for finding scrolls
    uint64_t *screen_rows;
    int *votes;  // per distance, offset by height
};

frame_codec *frame_codec_create(int width, int height) {
    if (width <= 0 || height <= 0 || width > largest_side || height > largest_side) { return NULL; }
    frame_codec *codec = calloc(1, sizeof *codec);
    if (!codec) { return NULL; }
    codec->width = width;
    codec->height = height;
    codec->columns = (width + tile - 1) / tile;
    codec->rows = (height + tile - 1) / tile;
    codec->map_size = ((size_t)codec->columns * codec->rows + 7) / 8;
    size_t pixel_count = (size_t)width * height;
    codec->shown = calloc(pixel_count, sizeof(uint32_t));
    codec->changed = malloc(pixel_count * sizeof(uint32_t));
    codec->shown_rows = malloc(height * sizeof(uint64_t));
    codec->screen_rows = malloc(height * sizeof(uint64_t));
    codec->votes = malloc((2 * (size_t)height + 1) * sizeof(int));
    if (!codec->shown || !codec->changed || !codec->shown_rows || !codec->screen_rows || !codec->votes) {
        frame_codec_destroy(codec);
        return NULL;
    }
    return codec;
}

void frame_codec_destroy(frame_codec *codec) {
    if (!codec) { return; }
    free(codec->shown);
    free(codec->changed);
    free(codec->shown_rows);
    free(codec->screen_rows);
    free(codec->votes);
    free(codec);
}

size_t frame_codec_capacity(const frame_codec *codec) {
    return header_size + codec->map_size + LZ4_compressBound(codec->width * codec->height * (int)sizeof(uint32_t));
}

static const uint32_t *row_of(const uint32_t *pixels, size_t bytes_per_row, int y) {
    return (const uint32_t *)((const uint8_t *)pixels + bytes_per_row * y);
}

/// Hashes the middle of a row: the edges hold scroll indicators and index strips, which do not move along.
static uint64_t hash_row(const uint32_t *row, int width) {
    uint64_t hash = 0x9E3779B97F4A7C15u;
    for (int x = width / 8; x < width - width / 4; x++) { hash = (hash ^ row[x]) * 0x100000001B3u; }
    return hash;
}

typedef struct {
    int top, bottom, distance;
} scroll;

/// The vertical movement inside rows `top..<bottom` that explains most rows, or distance 0.
///
/// Rows of one flat colour say nothing about a movement, so a row only votes when its hash differs from its neighbour's
/// and stands only once in the band.
static scroll find_scroll(frame_codec *codec, const uint32_t *pixels, size_t bytes_per_row, int top, int bottom) {
    scroll none = {0, 0, 0};
    int band = bottom - top;
    if (band < 2 * tile) { return none; }

    struct {
        uint64_t hash;
        int row;
    } slots[vote_slots];
    memset(slots, 0, sizeof slots);
    for (int y = top; y < bottom; y++) {
        codec->shown_rows[y] = hash_row(codec->shown + (size_t)codec->width * y, codec->width);
        codec->screen_rows[y] = hash_row(row_of(pixels, bytes_per_row, y), codec->width);
    }
    for (int y = top + 1; y < bottom; y++) {
        uint64_t hash = codec->shown_rows[y];
        if (hash == codec->shown_rows[y - 1]) { continue; }
        size_t slot = hash % vote_slots;
        if (slots[slot].row == 0) {
            slots[slot].hash = hash;
            slots[slot].row = y;
        } else {
            slots[slot].row = -1;  // taken twice: it cannot tell where it came from
        }
    }
    memset(codec->votes, 0, (2 * (size_t)codec->height + 1) * sizeof(int));
    int voters = 0;
    for (int y = top + 1; y < bottom; y++) {
        uint64_t hash = codec->screen_rows[y];
        if (hash == codec->screen_rows[y - 1]) { continue; }
        voters++;
        size_t slot = hash % vote_slots;
        if (slots[slot].row > 0 && slots[slot].hash == hash) { codec->votes[slots[slot].row - y + codec->height]++; }
    }
    int best = 0;
    for (int distance = 1 - band; distance < band; distance++) {
        if (codec->votes[distance + codec->height] > codec->votes[best + codec->height]) { best = distance; }
    }
    // A still screen is its own best explanation; a movement has to explain a third of what could have moved.
    if (best == 0 || codec->votes[best + codec->height] * 3 < voters) { return none; }

    scroll found = {bottom, top, best};
    for (int y = top; y < bottom; y++) {
        int source = y + best;
        if (source < top || source >= bottom || codec->screen_rows[y] != codec->shown_rows[source]) { continue; }
        if (y < found.top) { found.top = y; }
        if (y >= found.bottom) { found.bottom = y + 1; }
    }
    return found.bottom > found.top ? found : none;
}

/// Moves our copy the way the viewer will.
static void apply_scroll(frame_codec *codec, scroll move) {
    size_t row = codec->width;
    memmove(
        codec->shown + row * move.top, codec->shown + row * (move.top + move.distance),
        row * (move.bottom - move.top) * sizeof(uint32_t));
}

static int smaller(int a, int b) { return a < b ? a : b; }
static int larger(int a, int b) { return a > b ? a : b; }

static bool tile_differs(
    const frame_codec *codec, const uint32_t *pixels, size_t bytes_per_row, int x, int y, int width, int height) {
    for (int row = y; row < y + height; row++) {
        const uint32_t *shown = codec->shown + (size_t)codec->width * row + x;
        if (memcmp(shown, row_of(pixels, bytes_per_row, row) + x, width * sizeof(uint32_t)) != 0) { return true; }
    }
    return false;
}

/// Takes a tile into our copy and appends it as RGBA bytes, which is what a canvas wants.
static size_t append_tile(
    frame_codec *codec, const uint32_t *pixels, size_t bytes_per_row, int x, int y, int width, int height,
    size_t count) {
    for (int row = y; row < y + height; row++) {
        const uint32_t *source = row_of(pixels, bytes_per_row, row) + x;
        memcpy(codec->shown + (size_t)codec->width * row + x, source, width * sizeof(uint32_t));
        uint32_t *target = codec->changed + count;
        for (int column = 0; column < width; column++) {
            uint32_t pixel = source[column];
            target[column] = 0xFF000000u | (pixel & 0x0000FF00u) | (pixel >> 16 & 0xFFu) | (pixel & 0xFFu) << 16;
        }
        count += width;
    }
    return count;
}

static void put16(uint8_t *bytes, int value) {
    bytes[0] = (uint8_t)value;
    bytes[1] = (uint8_t)(value >> 8);
}

size_t frame_codec_encode(
    frame_codec *codec, const uint32_t *pixels, size_t bytes_per_row, const frame_codec_rect *damage,
    size_t damage_count, bool everything, uint8_t *output) {
    memset(output, 0, header_size + codec->map_size);
    int left = codec->width, top = codec->height, right = 0, bottom = 0;
    for (size_t i = 0; i < damage_count; i++) {
        left = smaller(left, larger(0, damage[i].x));
        top = smaller(top, larger(0, damage[i].y));
        right = larger(right, smaller(codec->width, damage[i].x + damage[i].width));
        bottom = larger(bottom, smaller(codec->height, damage[i].y + damage[i].height));
    }
    if (everything) {
        left = top = 0;
        right = codec->width;
        bottom = codec->height;
    }
    if (left >= right || top >= bottom) { return 0; }

    scroll move = {0, 0, 0};
    if (!everything && right - left > codec->width / 2) {
        move = find_scroll(codec, pixels, bytes_per_row, top, bottom);
        if (move.distance != 0) {
            apply_scroll(codec, move);
            left = 0;  // a scroll moves whole rows
            right = codec->width;
            put16(output, move.top);
            put16(output + 2, move.bottom);
            put16(output + 4, move.distance);
        }
    }

    uint8_t *map = output + header_size;
    size_t count = 0;
    for (int row = top / tile; row <= (bottom - 1) / tile; row++) {
        for (int column = left / tile; column <= (right - 1) / tile; column++) {
            int x = column * tile, y = row * tile;
            int width = smaller(tile, codec->width - x), height = smaller(tile, codec->height - y);
            if (!everything && !tile_differs(codec, pixels, bytes_per_row, x, y, width, height)) { continue; }
            int index = row * codec->columns + column;
            map[index / 8] |= (uint8_t)(1 << (index % 8));
            count = append_tile(codec, pixels, bytes_per_row, x, y, width, height, count);
        }
    }
    if (count == 0 && move.distance == 0) { return 0; }
    size_t size = header_size + codec->map_size;
    if (count > 0) {
        int source_size = (int)(count * sizeof(uint32_t));
        size += LZ4_compress_default(
            (const char *)codec->changed, (char *)output + size, source_size, LZ4_compressBound(source_size));
    }
    return size;
}
