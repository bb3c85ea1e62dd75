#pragma once
#import "CoreVideo/MediaBuffer.h"
#import "CoreVideo/PixelLayout.h"

/// The object behind a CVPixelBufferRef.
@interface PixelBuffer : MediaBuffer {
@public
    OSType format;
    struct pixel_layout layout;
    void *planes[MaximumPlaneCount];
    /// The memory that the buffer has allocated; NULL if the app supplied the bytes.
    void *memory;
    /// Calls the release callback of the app for the bytes that it supplied. Run once, when the buffer is deallocated.
    void (^releaseBytes)(void);
    int lockCount;
    /// The OpenGL ES textures of this buffer, as weak references; nil until there is one.
    NSPointerArray *textures;
}
@end

/// - Returns: nil if the reference is not a pixel buffer.
PixelBuffer *pixel_buffer(CVPixelBufferRef buffer);
