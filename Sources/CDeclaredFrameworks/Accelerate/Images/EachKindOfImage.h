// Includes IMAGE_TEMPLATE once for each of vImage's four image kinds (Planar8, PlanarF, ARGB8888, ARGBFFFF). A template
// uses
//
//     CHANNEL, CHANNELS   the type of a channel, and how many a pixel has
//     PIXEL               a colour as a parameter, and CHANNELS_OF(color) a pointer to its channels
//     IS_REAL             1 where channels are of floating point
//     STORED(value)       a double as a channel
//     NAMED(name)         the name of the function for this kind

#define CHANNEL Pixel_8
#define CHANNELS 1
#define PIXEL Pixel_8
#define CHANNELS_OF(color) (&(color))
#define IS_REAL 0
#define STORED(value) byte_of_real(value)
#define NAMED(name) name##_Planar8
#include IMAGE_TEMPLATE
#undef CHANNELS
#undef PIXEL
#undef CHANNELS_OF
#undef NAMED

#define CHANNELS 4
#define PIXEL Pixel_8888
#define CHANNELS_OF(color) (color)
#define NAMED(name) name##_ARGB8888
#include IMAGE_TEMPLATE
#undef CHANNEL
#undef CHANNELS
#undef PIXEL
#undef CHANNELS_OF
#undef IS_REAL
#undef STORED
#undef NAMED

#define CHANNEL Pixel_F
#define CHANNELS 1
#define PIXEL Pixel_F
#define CHANNELS_OF(color) (&(color))
#define IS_REAL 1
#define STORED(value) ((float)(value))
#define NAMED(name) name##_PlanarF
#include IMAGE_TEMPLATE
#undef CHANNELS
#undef PIXEL
#undef CHANNELS_OF
#undef NAMED

#define CHANNELS 4
#define PIXEL Pixel_FFFF
#define CHANNELS_OF(color) (color)
#define NAMED(name) name##_ARGBFFFF
#include IMAGE_TEMPLATE
#undef CHANNEL
#undef CHANNELS
#undef PIXEL
#undef CHANNELS_OF
#undef IS_REAL
#undef STORED
#undef NAMED
