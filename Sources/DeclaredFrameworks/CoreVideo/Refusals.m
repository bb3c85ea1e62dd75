#import "Notice/Refusal.h"
#import <CoreVideo/CoreVideo.h>

CFDictionaryRef CVPixelFormatDescriptionCreateWithPixelFormatType(CFAllocatorRef allocator,
                                                            OSType pixelFormat) REFUSES(NULL)
CFArrayRef CVPixelFormatDescriptionArrayCreateWithAllPixelFormatTypes(CFAllocatorRef allocator) REFUSES(NULL)
void CVPixelFormatDescriptionRegisterDescriptionWithPixelFormatType(CFDictionaryRef description,
                                                            OSType pixelFormat) REFUSES()
CFTypeID CVOpenGLESTextureGetTypeID(void) REFUSES(0)
GLenum CVOpenGLESTextureGetTarget(CVOpenGLESTextureRef image) REFUSES(0)
GLuint CVOpenGLESTextureGetName(CVOpenGLESTextureRef image) REFUSES(0)
Boolean CVOpenGLESTextureIsFlipped(CVOpenGLESTextureRef image) REFUSES(false)
void CVOpenGLESTextureGetCleanTexCoords(CVOpenGLESTextureRef image, GLfloat lowerLeft[2], GLfloat lowerRight[2],
                                        GLfloat upperRight[2], GLfloat upperLeft[2]) REFUSES()
CFTypeID CVOpenGLESTextureCacheGetTypeID(void) REFUSES(0)
CVReturn CVOpenGLESTextureCacheCreate(CFAllocatorRef allocator, CFDictionaryRef cacheAttributes,
                                      EAGLContext *eaglContext, CFDictionaryRef textureAttributes,
                                      CVOpenGLESTextureCacheRef *cache) REFUSES(kCVReturnError)
CVReturn CVOpenGLESTextureCacheCreateTextureFromImage( CFAllocatorRef allocator, CVOpenGLESTextureCacheRef cache,
                                                      CVImageBufferRef sourceImage, CFDictionaryRef textureAttributes,
                                                      GLenum target, GLint internalFormat, GLsizei width,
                                                      GLsizei height, GLenum format, GLenum type, size_t planeIndex,
                                                      CVOpenGLESTextureRef *texture) REFUSES(kCVReturnError)
void CVOpenGLESTextureCacheFlush(CVOpenGLESTextureCacheRef cache, CVOptionFlags options) REFUSES()
