// Makes textures of pixel buffers. Since iOS 5.
#pragma once
#import <CoreVideo/CVOpenGLESTexture.h>

typedef struct __CVOpenGLESTextureCache *CVOpenGLESTextureCacheRef;

CV_EXPORT const CFStringRef kCVOpenGLESTextureCacheMaximumTextureAgeKey;

CV_EXPORT CFTypeID CVOpenGLESTextureCacheGetTypeID(void);
/// The context is an EAGLContext; iOS 5 declares a pointer.
CV_EXPORT CVReturn CVOpenGLESTextureCacheCreate(CFAllocatorRef allocator, CFDictionaryRef cacheAttributes,
                                                void *eaglContext, CFDictionaryRef textureAttributes,
                                                CVOpenGLESTextureCacheRef *cache);
CV_EXPORT CVReturn CVOpenGLESTextureCacheCreateTextureFromImage(
    CFAllocatorRef allocator, CVOpenGLESTextureCacheRef cache, CVImageBufferRef sourceImage,
    CFDictionaryRef textureAttributes, GLenum target, GLint internalFormat, GLsizei width, GLsizei height, GLenum format,
    GLenum type, size_t planeIndex, CVOpenGLESTextureRef *texture);
CV_EXPORT void CVOpenGLESTextureCacheFlush(CVOpenGLESTextureCacheRef cache, CVOptionFlags options);
