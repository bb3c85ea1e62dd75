#pragma once
#include <stdbool.h>
#include <stdint.h>

// The same pictures as the benchmark's, by cairo alone.

/// Draws a closed path of `steps` curves on 640 × 640 premultiplied pixels: its shadow, a fill, a gradient inside, an
/// outline.
void floor_draw_path(uint32_t *_Nonnull pixels, int32_t steps);

/// Keeps glyphs for `count` labels in a font file; false when the file is no font.
bool floor_prepare_labels(const char *_Nonnull font_file, int32_t count, double size);

/// Draws the labels on 640 × 960 premultiplied pixels, in rows of four.
void floor_draw_labels(uint32_t *_Nonnull pixels);
