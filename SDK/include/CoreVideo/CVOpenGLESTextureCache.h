// Makes textures of pixel buffers. Since iOS 5.
#pragma once
#import <CoreVideo/CVOpenGLESTexture.h>

typedef struct __CVOpenGLESTextureCache *CVOpenGLESTextureCacheRef;

#ifdef __OBJC__
@class EAGLContext;
#endif

CV_EXPORT const CFStringRef kCVOpenGLESTextureCacheMaximumTextureAgeKey;

CV_EXPORT CFTypeID CVOpenGLESTextureCacheGetTypeID(void);
/// The context is an EAGLContext.
#ifdef __OBJC__
CV_EXPORT CVReturn CVOpenGLESTextureCacheCreate(CFAllocatorRef allocator, CFDictionaryRef cacheAttributes,
                                                EAGLContext *eaglContext, CFDictionaryRef textureAttributes,
                                                CVOpenGLESTextureCacheRef *cache);
#else
CV_EXPORT CVReturn CVOpenGLESTextureCacheCreate(CFAllocatorRef allocator, CFDictionaryRef cacheAttributes,
                                                void *eaglContext, CFDictionaryRef textureAttributes,
                                                CVOpenGLESTextureCacheRef *cache);
#endif
CV_EXPORT CVReturn CVOpenGLESTextureCacheCreateTextureFromImage(
    CFAllocatorRef allocator, CVOpenGLESTextureCacheRef cache, CVImageBufferRef sourceImage,
    CFDictionaryRef textureAttributes, GLenum target, GLint internalFormat, GLsizei width, GLsizei height, GLenum format,
    GLenum type, size_t planeIndex, CVOpenGLESTextureRef *texture);
CV_EXPORT void CVOpenGLESTextureCacheFlush(CVOpenGLESTextureCacheRef cache, CVOptionFlags options);
