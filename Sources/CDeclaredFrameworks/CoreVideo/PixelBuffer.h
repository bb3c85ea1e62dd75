#pragma once
#import "CoreVideo/MediaBuffer.h"
#import "CoreVideo/PixelLayout.h"

/// What a CVPixelBufferRef is.
@interface PixelBuffer : MediaBuffer {
@public
    OSType format;
    struct pixel_layout layout;
    void *planes[MaximumPlaneCount];
    /// Allocated by the buffer, or NULL for bytes of the app.
    void *memory;
    /// Ends the app's bytes, once.
    void (^releaseBytes)(void);
    int lockCount;
    /// Textures of OpenGL ES with these pixels, not kept; nil where there were none.
    NSPointerArray *textures;
}
@end

/// Nil for something else.
PixelBuffer *pixel_buffer(CVPixelBufferRef buffer);
