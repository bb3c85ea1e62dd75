#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Loops over pixels that must be fast in debug builds as well. Pixels are premultiplied ARGB in the machine's byte
/// order, rows `bytes_per_row` apart.

/// Turns pixels into their shadow: alpha, blurred with about a Gaussian of the given standard deviation (three box
/// blurs), times `color` (an opaque pixel) and `alpha` (0...255). What lies outside counts as transparent.
void kernel_shadow(uint32_t *pixels, int32_t width, int32_t height, size_t bytes_per_row, double deviation,
                   uint32_t color, uint32_t alpha);

/// Blurs bytes of coverage in place, as `kernel_shadow` does.
void kernel_blur(uint8_t *coverage, int32_t width, int32_t height, size_t bytes_per_row, double deviation);

/// The memory layouts that pixels are converted from and to.
enum {
    KERNEL_FORMAT_RGBA = 0,        ///< bytes red, green, blue, premultiplied alpha
    KERNEL_FORMAT_RGBX = 1,        ///< bytes red, green, blue, unused
    KERNEL_FORMAT_ARGB = 2,        ///< bytes alpha, red, green, blue, premultiplied
    KERNEL_FORMAT_XRGB = 3,        ///< bytes unused, red, green, blue
    KERNEL_FORMAT_BGRA = 4,        ///< bytes blue, green, red, premultiplied alpha
    KERNEL_FORMAT_BGRX = 5,        ///< bytes blue, green, red, unused
    KERNEL_FORMAT_ABGR = 6,        ///< bytes alpha, blue, green, red, premultiplied
    KERNEL_FORMAT_XBGR = 7,        ///< bytes unused, blue, green, red
    KERNEL_FORMAT_GRAY = 8,        ///< one byte of gray
    KERNEL_FORMAT_ALPHA = 9,       ///< one byte of alpha
    KERNEL_FORMAT_RGBA_STRAIGHT = 10, ///< bytes red, green, blue, alpha, not premultiplied
    KERNEL_FORMAT_ARGB_STRAIGHT = 11, ///< bytes alpha, red, green, blue, not premultiplied
    KERNEL_FORMAT_BGRA_STRAIGHT = 12, ///< bytes blue, green, red, alpha, not premultiplied
    KERNEL_FORMAT_ABGR_STRAIGHT = 13, ///< bytes alpha, blue, green, red, not premultiplied
    KERNEL_FORMAT_RGB = 14,        ///< three bytes red, green, blue
    KERNEL_FORMAT_BGR = 15,        ///< three bytes blue, green, red
    KERNEL_FORMAT_555_LITTLE = 16, ///< 16 bits, low byte first: one unused, five each of red, green and blue
    KERNEL_FORMAT_555_BIG = 17,    ///< the same, high byte first
};

/// Bytes a pixel of `format` takes.
size_t kernel_bytes_per_pixel(int format);

/// Reads `count` pixels of `format`.
void kernel_load(uint32_t *to, const uint8_t *from, size_t count, int format);

/// Writes `count` pixels as `format`. Formats without alpha get the colour over black.
void kernel_store(uint8_t *to, const uint32_t *from, size_t count, int format);

/// Sets each pixel's alpha to `coverage` (and its colours to 0), for masks.
void kernel_load_mask(uint32_t *to, const uint8_t *coverage, size_t count);

/// Multiplies `count` pixels by the alpha of other pixels.
void kernel_multiply_by_alpha(uint32_t *pixels, const uint32_t *mask, size_t count);

/// Adds a block of coverage, rows packed, to another whose rows are `bytes_per_row` apart, stopping at 255.
void kernel_add_coverage_block(uint8_t *to, size_t bytes_per_row, const uint8_t *from, size_t width, size_t height);

/// Mixes pixels into others: alphas add up, and so do the amounts that colours are short of white.
void kernel_plus_darker(uint32_t *to, const uint32_t *from, size_t count);

/// True when all `count` pixels have full alpha.
bool kernel_is_opaque(const uint32_t *pixels, size_t count);

/// Makes pixels transparent whose red, green and blue, not premultiplied, are all within `limits`: a least and a
/// greatest value for each.
void kernel_mask_colors(uint32_t *pixels, size_t count, const int32_t *limits);

/// Turns bytes of inverted cyan, magenta, yellow and black, as Adobe writes them, into `count` opaque pixels, in place.
void kernel_convert_ink(uint32_t *pixels, size_t count);

/// Undoes the PNG filter of a row in place. `lines` holds rows of a filter byte and `row_size` bytes; the row's filter
/// byte is at `start` and is 0...4.
void kernel_unfilter(uint8_t *lines, size_t start, size_t row_size, size_t pixel_size, bool has_row_above);

/// Writes the PNG filter byte and the filtered bytes of `row`, with the filter that leaves the smallest sum.
void kernel_filter_row(uint8_t *to, const uint8_t *row, const uint8_t *above, size_t row_size, size_t pixel_size);

/// The edges of pictures and shapes: those that are hard are not smoothed.
enum {
    KERNEL_EDGE_LEFT = 1,
    KERNEL_EDGE_RIGHT = 2,
    KERNEL_EDGE_TOP = 4, ///< the first row
    KERNEL_EDGE_BOTTOM = 8,
};

/// A rectangle of pixels that are put somewhere.
typedef struct {
    const uint32_t *pixels; ///< those of the whole surface
    size_t bytes_per_row;
    int32_t x, y, width, height; ///< the part that is used
    bool is_opaque;              ///< alpha counts for nothing
    bool is_smooth;              ///< places between pixels are mixed from four
    bool is_added;               ///< added to what is there instead of put over it
    uint32_t hard_edges;         ///< edges that are not smoothed
} KernelPicture;

/// A rectangle of the target's pixels.
typedef struct {
    int32_t x, y, width, height;
} KernelRect;

/// Puts a picture over the pixels in `rect`, turned or in perspective, with smooth edges. `to` is the first pixel of
/// `rect`.
///
/// `matrix` takes places in the target to places in the picture's surface: `[x y 1] · matrix`, three rows of three, in
/// pixels. Nothing is put where the third coordinate is not positive. `opacity` is 0...1.
void kernel_transform(uint32_t *to, size_t bytes_per_row, KernelRect rect, KernelPicture picture, const double *matrix,
                      double opacity);

/// A rectangle with round corners.
typedef struct {
    double x, y, width, height, radius;
    uint32_t hard_edges; ///< edges that are not smoothed; corners always are
} KernelShape;

/// Sets how much of each pixel a shape covers that is turned or seen in perspective, in bytes that are 0 before.
/// `matrix` takes places in the target to places of the shape, as `kernel_transform` does.
void kernel_cover(uint8_t *to, int32_t width, int32_t height, size_t bytes_per_row, KernelShape shape,
                  const double *matrix);

/// Writes a picture of half the size: the mean of each four pixels; of an odd side the last pixels are left out.
void kernel_halve(uint32_t *to, int32_t width, int32_t height, size_t to_bytes_per_row, const uint32_t *from,
                  int32_t from_width, int32_t from_height, size_t from_bytes_per_row);

/// Multiplies pixels by a colour, which is not premultiplied.
void kernel_tint(uint32_t *pixels, size_t count, uint32_t color);

/// Where a page is rolled up, in pixels.
typedef struct {
    double axis_x, axis_y; ///< the direction towards the part that is rolled up, of length 1
    double contact;        ///< how far in that direction from the top left the cylinder touches the page
    double radius;         ///< of the cylinder
} KernelCurl;

/// A page among the pixels that it lies on.
typedef struct {
    const uint32_t *front;
    const uint32_t *_Nullable back; ///< as seen through the page: mirrored; NULL for paper through which the front shines
    size_t bytes_per_row;           ///< of both
    int32_t x, y;                   ///< where the page's upper left is
    int32_t width, height;
} KernelPage;

/// Puts a page that is partly rolled up over pixels, with its shadows. The contact is measured from the page's upper
/// left.
void kernel_turn_page(uint32_t *to, size_t to_bytes_per_row, int32_t width, int32_t height, KernelPage page,
                      KernelCurl curl);

/// Puts a page that is partly rolled up over pixels of the same size, with its shadows.
void kernel_curl(uint32_t *to, size_t to_bytes_per_row, const uint32_t *pixels, size_t bytes_per_row, int32_t width,
                 int32_t height, KernelCurl curl);

#pragma clang assume_nonnull end
