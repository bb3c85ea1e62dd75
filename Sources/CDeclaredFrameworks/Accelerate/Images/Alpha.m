// vImage's alpha compositing.
#include "ImageAccess.h"

#define CHANNEL Pixel_8
#define WHOLE 255
#define STORED(value) byte_of_real(value)
#define NAMED(name) name##_of_bytes
#define OF_PLANES(name) name##_Planar8
#define OF_PIXELS(name) name##_ARGB8888
#define OF_LAST(name) name##_RGBA8888
#define OF_MIXED(name) name##_BGRA8888
#include "AlphaOfKind.h"
#undef CHANNEL
#undef WHOLE
#undef STORED
#undef NAMED
#undef OF_PLANES
#undef OF_PIXELS
#undef OF_LAST
#undef OF_MIXED

#define CHANNEL Pixel_F
#define WHOLE 1
#define STORED(value) ((float)(value))
#define NAMED(name) name##_of_reals
#define OF_PLANES(name) name##_PlanarF
#define OF_PIXELS(name) name##_ARGBFFFF
#define OF_LAST(name) name##_RGBAFFFF
#define OF_MIXED(name) name##_BGRAFFFF
#include "AlphaOfKind.h"
