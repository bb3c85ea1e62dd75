#pragma once
#import "CoreVideo/PixelBuffer.h"
#import <CoreVideo/CVOpenGLESTextureCache.h>
#import <OpenGLES/EAGL.h>

/// What a CVOpenGLESTextureCacheRef is.
@interface GraphicsTextureCache : NSObject
@property (nonatomic, retain) EAGLContext *context;
@end

/// What a CVOpenGLESTextureRef is: a texture of a plane of a pixel buffer. On the device they are the same memory; here
/// the pixels go over when the buffer is locked and unlocked.
@interface GraphicsTexture : MediaBuffer

/// How the texture is laid out, as for glTexImage2D.
struct texture_layout {
    GLenum target;
    GLint inner;
    GLsizei width, height;
    GLenum format, type;
};

/// Nil where the plane has less pixels, or its pixels have another size.
- (instancetype)initWithBuffer:(PixelBuffer *)buffer plane:(size_t)plane layout:(struct texture_layout)layout
                       context:(EAGLContext *)context;

@property (nonatomic, readonly) GLuint name;
@property (nonatomic, readonly) GLenum target;

/// Puts what was drawn into the texture into the buffer.
- (void)readBack;
/// Sets the texture's pixels to the buffer's.
- (void)upload;

@end
