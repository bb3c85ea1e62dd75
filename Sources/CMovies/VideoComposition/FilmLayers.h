// What ObjCBridge does for layers over the pictures of a film.
#pragma once
#include <stddef.h>
#include <stdint.h>

@class CALayer;

/// Keeps a tree of layers as it is now. By the thread that changes the layers.
/// - Parameter picture: the layer in which the film is shown; nil for none.
void *film_layers_freeze(CALayer *layer, CALayer *picture);
/// On the main thread.
void film_layers_free(void *layers);
/// Draws it at a time over rows of 32-bit pixels: blue, green, red, alpha, multiplied by it. One thread at a time.
/// - Parameter picture: the film's picture as such rows without gaps; NULL for none.
/// - Parameter scale: pixels a point.
void film_layers_draw(void *layers, double time, const uint32_t *picture, int32_t picture_width, int32_t picture_height,
                      double scale, void *rows, size_t stride, int32_t width, int32_t height);
