#pragma once
#import "CoreVideo/PixelBuffer.h"
#import <CoreVideo/CVOpenGLESTextureCache.h>
#import <OpenGLES/EAGL.h>

/// The object behind a CVOpenGLESTextureCacheRef.
@interface GraphicsTextureCache : NSObject
@property (nonatomic, retain) EAGLContext *context;
@end

/// The object behind a CVOpenGLESTextureRef: a texture for a plane of a pixel buffer. On the device both share their
/// memory. Here the pixels are copied when the app locks or unlocks the buffer.
@interface GraphicsTexture : MediaBuffer

/// The texture's format and size, as in the arguments of glTexImage2D.
struct texture_layout {
    GLenum target;
    GLint inner;
    GLsizei width, height;
    GLenum format, type;
};

/// - Returns: nil if the plane is smaller than the layout, or its pixels have another size.
- (instancetype)initWithBuffer:(PixelBuffer *)buffer plane:(size_t)plane layout:(struct texture_layout)layout
                       context:(EAGLContext *)context;

@property (nonatomic, readonly) GLuint name;
@property (nonatomic, readonly) GLenum target;

/// Copies the pixels of the texture to the buffer, after the app has drawn into the texture.
- (void)readBack;
/// Copies the pixels of the buffer to the texture.
- (void)upload;

@end
