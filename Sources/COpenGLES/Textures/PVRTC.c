// PVRTC 1, after "Texture Compression using Low-Frequency Signal Modulation" (Simon Fenney, 2003) and the description
// of GL_IMG_texture_compression_pvrtc: two small pictures A and B, of one colour for each block, are enlarged
// smoothly; a modulation for each texel says how much of either is seen. Pictures go on at the opposite edge.

#include "PVRTC.h"
#include <stdlib.h>

/// Red, green and blue have 5 bits, alpha has 4.
struct colour {
    int red, green, blue, alpha;
};

enum modulation_kind {
    EachTexel,
    /// Every other texel has a value, as the black fields of a chessboard. The others are the mean of their neighbours:
    MeanOfFour,
    MeanOfLeftAndRight,
    MeanOfAboveAndBelow,
    /// Value 2 is half of both and wholly transparent.
    PunchThrough,
};

struct block {
    struct colour a, b;
    uint8_t kind;
    /// 0 to 3 for each texel.
    uint8_t modulation[4][8];
};

struct picture {
    struct block *blocks;
    /// In texels; powers of two, as the numbers of blocks are.
    int width, height, blockWidth, across, down;
};

enum { BlockHeight = 4, LongestSide = 4096 };

static int block_width(bool has_two_bits) { return has_two_bits ? 8 : 4; }

/// A side as it is stored: no picture has fewer than two blocks each way.
static int stored(int side, int block) { return side < 2 * block ? 2 * block : side; }

static bool is_side(int side) { return side >= 1 && side <= LongestSide && (side & (side - 1)) == 0; }

size_t pvrtc_byte_count(int width, int height, bool has_two_bits) {
    if (!is_side(width) || !is_side(height)) return 0;
    int block = block_width(has_two_bits);
    return (size_t)(stored(width, block) / block) * (size_t)(stored(height, BlockHeight) / BlockHeight) * 8;
}

static struct colour colour_a(uint32_t bits) {
    // The last bit is the kind of modulation, so that blue has one less.
    if (bits & 0x8000) {
        int blue = bits >> 1 & 15;
        return (struct colour){bits >> 10 & 31, bits >> 5 & 31, blue << 1 | blue >> 3, 15};
    }
    int red = bits >> 8 & 15, green = bits >> 4 & 15, blue = bits >> 1 & 7;
    return (struct colour){red << 1 | red >> 3, green << 1 | green >> 3, blue << 2 | blue >> 1, (bits >> 12 & 7) << 1};
}

static struct colour colour_b(uint32_t bits) {
    if (bits & 0x8000) return (struct colour){bits >> 10 & 31, bits >> 5 & 31, bits & 31, 15};
    int red = bits >> 8 & 15, green = bits >> 4 & 15, blue = bits & 15;
    return (struct colour){red << 1 | red >> 3, green << 1 | green >> 3, blue << 1 | blue >> 3, (bits >> 12 & 7) << 1};
}

static void read_modulation_of_4_bits(struct block *block, uint32_t bits, bool is_punched) {
    block->kind = is_punched ? PunchThrough : EachTexel;
    for (int i = 0; i < 16; i++, bits >>= 2) block->modulation[i / 4][i % 4] = bits & 3;
}

static void read_modulation_of_2_bits(struct block *block, uint32_t bits, bool is_chessboard) {
    if (!is_chessboard) {
        block->kind = EachTexel;
        for (int i = 0; i < 32; i++, bits >>= 1) block->modulation[i / 8][i % 8] = bits & 1 ? 3 : 0;
        return;
    }
    block->kind = MeanOfFour;
    if (bits & 1) {
        // The lower bit of a texel in the middle says which neighbours; the higher one stands for both.
        block->kind = bits & 1 << 20 ? MeanOfAboveAndBelow : MeanOfLeftAndRight;
        bits = bits & 1 << 21 ? bits | 1 << 20 : bits & ~(1u << 20);
    }
    bits = bits & 2 ? bits | 1 : bits & ~1u;
    for (int i = 0; i < 32; i++) {
        if (((i % 8) ^ (i / 8)) & 1) continue;
        block->modulation[i / 8][i % 8] = bits & 3;
        bits >>= 2;
    }
}

/// The place of a block in the data: the bits of its row and column by turns, then what the longer side has more.
static size_t place_of_block(int column, int row, int across, int down) {
    int shorter = across < down ? across : down, shift = 0;
    size_t place = 0;
    for (int bit = 1; bit < shorter; bit <<= 1, shift++) {
        place |= (size_t)(row & bit) << shift | (size_t)(column & bit) << (shift + 1);
    }
    return place | (size_t)((across > down ? column : row) >> shift) << (2 * shift);
}

static uint32_t word(const uint8_t *bytes) {
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static void read_blocks(struct picture *picture, const uint8_t *data) {
    for (int row = 0; row < picture->down; row++) {
        for (int column = 0; column < picture->across; column++) {
            const uint8_t *bytes = data + 8 * place_of_block(column, row, picture->across, picture->down);
            struct block *block = &picture->blocks[row * picture->across + column];
            uint32_t modulation = word(bytes), colours = word(bytes + 4);
            block->a = colour_a(colours & 0xFFFF);
            block->b = colour_b(colours >> 16);
            if (picture->blockWidth == 8) read_modulation_of_2_bits(block, modulation, colours & 1);
            else read_modulation_of_4_bits(block, modulation, colours & 1);
        }
    }
}

static const int eighths[4] = {0, 3, 5, 8};

/// How much of B a texel with a value of its own shows, in eighths.
static int own_modulation(const struct picture *picture, int x, int y) {
    x &= picture->width - 1;
    y &= picture->height - 1;
    const struct block *block = &picture->blocks[y / BlockHeight * picture->across + x / picture->blockWidth];
    return eighths[block->modulation[y % BlockHeight][x % picture->blockWidth]];
}

static int modulation(const struct picture *picture, const struct block *block, int x, int y) {
    int left_and_right = 0, above_and_below = 0;
    bool has_value = ((x ^ y) & 1) == 0;
    if (block->kind == PunchThrough) {
        int value = block->modulation[y % BlockHeight][x % picture->blockWidth];
        return value == 0 ? 0 : value == 3 ? 8 : 4;
    }
    if (block->kind == EachTexel || has_value) return own_modulation(picture, x, y);
    if (block->kind != MeanOfAboveAndBelow)
        left_and_right = own_modulation(picture, x - 1, y) + own_modulation(picture, x + 1, y);
    if (block->kind != MeanOfLeftAndRight)
        above_and_below = own_modulation(picture, x, y - 1) + own_modulation(picture, x, y + 1);
    return block->kind == MeanOfFour ? (left_and_right + above_and_below + 2) / 4
                                     : (left_and_right + above_and_below + 1) / 2;
}

/// The four blocks between whose middles a texel is, and how much each counts.
struct neighbours {
    const struct block *blocks[4];
    int weights[4];
};

static struct neighbours neighbours_of(const struct picture *picture, int x, int y) {
    int across = x + picture->blockWidth / 2, down = y + BlockHeight / 2;
    int right = across / picture->blockWidth % picture->across, below = down / BlockHeight % picture->down;
    int left = (right + picture->across - 1) % picture->across, above = (below + picture->down - 1) % picture->down;
    int u = across % picture->blockWidth, v = down % BlockHeight;
    int u_left = picture->blockWidth - u, v_above = BlockHeight - v;
    const struct block *upper = &picture->blocks[above * picture->across];
    const struct block *lower = &picture->blocks[below * picture->across];
    return (struct neighbours){
        {&upper[left], &upper[right], &lower[left], &lower[right]},
        {u_left * v_above, u * v_above, u_left * v, u * v},
    };
}

/// A colour of 8 bits a channel between those of four blocks.
#define MIX(near, colour, channel)                                                                            \
    ((near).blocks[0]->colour.channel * (near).weights[0] + (near).blocks[1]->colour.channel * (near).weights[1] \
     + (near).blocks[2]->colour.channel * (near).weights[2] + (near).blocks[3]->colour.channel * (near).weights[3])

/// `shift` is 1 where blocks are twice as wide, so that weights add up to twice as much.
static int widened_colour(int value, int shift) { return (value >> (6 + shift)) + (value >> (1 + shift)); }
static int widened_alpha(int value, int shift) { return (value >> (4 + shift)) + (value >> shift); }

static void write_texel(const struct picture *picture, int x, int y, uint8_t *texel) {
    struct neighbours near = neighbours_of(picture, x, y);
    const struct block *block = &picture->blocks[y / BlockHeight * picture->across + x / picture->blockWidth];
    int b = modulation(picture, block, x, y), a = 8 - b, shift = picture->blockWidth == 8;
#define CHANNEL(channel, widened) \
    ((widened(MIX(near, a, channel), shift) * a + widened(MIX(near, b, channel), shift) * b) / 8)
    texel[0] = (uint8_t)CHANNEL(red, widened_colour);
    texel[1] = (uint8_t)CHANNEL(green, widened_colour);
    texel[2] = (uint8_t)CHANNEL(blue, widened_colour);
    texel[3] = (uint8_t)CHANNEL(alpha, widened_alpha);
#undef CHANNEL
    if (block->kind == PunchThrough && block->modulation[y % BlockHeight][x % picture->blockWidth] == 2) texel[3] = 0;
}

bool pvrtc_decode(const uint8_t *data, int width, int height, bool has_two_bits, uint8_t *texels) {
    int block = block_width(has_two_bits);
    struct picture picture = {
        .width = stored(width, block), .height = stored(height, BlockHeight), .blockWidth = block};
    picture.across = picture.width / block;
    picture.down = picture.height / BlockHeight;
    picture.blocks = calloc((size_t)picture.across * (size_t)picture.down, sizeof *picture.blocks);
    if (picture.blocks == NULL) return false;
    read_blocks(&picture, data);
    for (int y = 0; y < height; y++) {
        uint8_t *row = texels + 4 * (size_t)y * (size_t)width;
        for (int x = 0; x < width; x++) write_texel(&picture, x, y, row + 4 * x);
    }
    free(picture.blocks);
    return true;
}
