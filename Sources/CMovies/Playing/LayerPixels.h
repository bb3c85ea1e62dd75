#pragma once
#include <stddef.h>
#include <stdint.h>

@class CALayer;

/// What ObjCBridge does for layers whose pixels come from elsewhere: has the pixels of an opaque layer's contents
/// written, the highest row first, as 32-bit numbers of alpha (255), red, green and blue from the highest byte down. By
/// the main thread.
/// - Parameter width: pixels, from 1 to 4096.
void layer_draw_rows(CALayer *layer, int32_t width, int32_t height,
                     void (*draw)(void *context, void *rows, size_t stride, int32_t width, int32_t height),
                     void *context);
