#pragma once
#import <vImage/vImage_Types.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Fills `destination` with the whole of `source`.
vImage_Error vImageScale_ARGB8888(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                  vImage_Flags flags);
vImage_Error vImageScale_Planar8(const vImage_Buffer *source, const vImage_Buffer *destination, void *tempBuffer,
                                 vImage_Flags flags);

#ifdef __cplusplus
}
#endif
