#pragma once
#include <stdbool.h>
#include <stdint.h>

@class CALayer;

// What ObjCBridge does for layers whose pixels come from elsewhere.

/// The size of a layer's bounds in pixels of its contents; may be called by any thread.
void layer_pixel_size(CALayer *layer, int32_t *width, int32_t *height);

/// Shows a copy of the pixels as the layer's contents: bytes of red, green, blue and alpha, multiplied by alpha, the
/// lowest row first. An opaque layer shows them without their alpha. By the main thread.
void layer_show_rows(CALayer *layer, const uint32_t *rows, int32_t width, int32_t height);
