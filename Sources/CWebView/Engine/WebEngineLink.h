#pragma once
#include <stdbool.h>
#include <stdint.h>

@class CALayer;

// What ObjCBridge does for web views.

/// Has the device start an engine on this end of a pair of stream sockets, which is closed here. False if there is no
/// device.
bool web_engine_link_open(int32_t socket);

/// Shows a copy of the pixels as the layer's contents: ARGB in the machine's words, multiplied by alpha, the topmost row
/// first.
void layer_show_pixels(CALayer *layer, const uint32_t *pixels, int32_t width, int32_t height);
