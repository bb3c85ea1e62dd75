// vImage's channel functions: deinterleaving, interleaving, permuting and overwriting.
#include "Channels.h"

#define CHANNEL Pixel_8
#define PIXEL Pixel_8888
#define WHOLE 255
#define STORED(value) byte_of_real(value)
#define NAMED(name) name##_of_bytes
#define OF_FOUR(name) name##_ARGB8888
#define OF_PLANE(name) name##_Planar8
#define PLANES_TO_FOUR vImageConvert_Planar8toARGB8888
#define FOUR_TO_PLANES vImageConvert_ARGB8888toPlanar8
#define PLANES_TO_THREE vImageConvert_Planar8toRGB888
#define THREE_TO_PLANES vImageConvert_RGB888toPlanar8
#define CHUNKS_TO_PLANES vImageConvert_ChunkyToPlanar8
#define PLANES_TO_CHUNKS vImageConvert_PlanarToChunky8
#define FLATTEN vImageFlatten_ARGB8888ToRGB888
#include "ChannelsOfType.h"
#undef CHANNEL
#undef PIXEL
#undef WHOLE
#undef STORED
#undef NAMED
#undef OF_FOUR
#undef OF_PLANE
#undef PLANES_TO_FOUR
#undef FOUR_TO_PLANES
#undef PLANES_TO_THREE
#undef THREE_TO_PLANES
#undef CHUNKS_TO_PLANES
#undef PLANES_TO_CHUNKS
#undef FLATTEN

#define CHANNEL Pixel_F
#define PIXEL Pixel_FFFF
#define WHOLE 1
#define STORED(value) ((float)(value))
#define NAMED(name) name##_of_reals
#define OF_FOUR(name) name##_ARGBFFFF
#define OF_PLANE(name) name##_PlanarF
#define PLANES_TO_FOUR vImageConvert_PlanarFtoARGBFFFF
#define FOUR_TO_PLANES vImageConvert_ARGBFFFFtoPlanarF
#define PLANES_TO_THREE vImageConvert_PlanarFtoRGBFFF
#define THREE_TO_PLANES vImageConvert_RGBFFFtoPlanarF
#define CHUNKS_TO_PLANES vImageConvert_ChunkyToPlanarF
#define PLANES_TO_CHUNKS vImageConvert_PlanarToChunkyF
#define FLATTEN vImageFlatten_ARGBFFFFToRGBFFF
#include "ChannelsOfType.h"

vImage_Error vImageTableLookUp_ARGB8888(const vImage_Buffer *source, const vImage_Buffer *destination,
                                        const Pixel_8 alphaTable[256], const Pixel_8 redTable[256],
                                        const Pixel_8 greenTable[256], const Pixel_8 blueTable[256],
                                        vImage_Flags flags) {
    REQUIRE(pair_error(source, 4, destination, 4, flags));
    const Pixel_8 *tables[] = {alphaTable, redTable, greenTable, blueTable};
    for (size_t row = 0; row < destination->height; row++) {
        const Pixel_8 *in = row_of(source, row);
        Pixel_8 *out = row_of(destination, row);
        for (size_t i = 0; i < 4 * destination->width; i++) out[i] = tables[i % 4] ? tables[i % 4][in[i]] : in[i];
    }
    return kvImageNoError;
}
