// Follows Apple's "CVOpenGLESTextureCache Reference".

#import "CoreVideo/GraphicsTexture.h"
#import "Notice/TypeIdentifiers.h"

static GraphicsTexture *texture(CVOpenGLESTextureRef image) {
    id object = (__bridge id)(void *)image;
    return [object isKindOfClass:[GraphicsTexture class]] ? object : nil;
}

static GraphicsTextureCache *texture_cache(CVOpenGLESTextureCacheRef cache) {
    id object = (__bridge id)(void *)cache;
    return [object isKindOfClass:[GraphicsTextureCache class]] ? object : nil;
}

// MARK: The cache

CFTypeID CVOpenGLESTextureCacheGetTypeID(void) { return GraphicsTextureCacheType; }

CVReturn CVOpenGLESTextureCacheCreate(CFAllocatorRef allocator, CFDictionaryRef cacheAttributes, void *eaglContext,
                                      CFDictionaryRef textureAttributes, CVOpenGLESTextureCacheRef *cache) {
    if (cache == NULL) return kCVReturnInvalidArgument;
    *cache = NULL;
    id context = (__bridge id)eaglContext;
    if (![context isKindOfClass:[EAGLContext class]]) return kCVReturnInvalidArgument;
    GraphicsTextureCache *object = [[GraphicsTextureCache alloc] init];
    object.context = context;
    *cache = (CVOpenGLESTextureCacheRef)(__bridge_retained void *)object;
    return kCVReturnSuccess;
}

CVReturn CVOpenGLESTextureCacheCreateTextureFromImage(
    CFAllocatorRef allocator, CVOpenGLESTextureCacheRef cache, CVImageBufferRef sourceImage,
    CFDictionaryRef textureAttributes, GLenum target, GLint internalFormat, GLsizei width, GLsizei height,
    GLenum format, GLenum type, size_t planeIndex, CVOpenGLESTextureRef *result) {
    if (result == NULL) return kCVReturnInvalidArgument;
    *result = NULL;
    GraphicsTextureCache *owner = texture_cache(cache);
    PixelBuffer *buffer = pixel_buffer(sourceImage);
    if (owner == nil || buffer == nil || target != GL_TEXTURE_2D) return kCVReturnInvalidArgument;
    struct texture_layout layout = {target, internalFormat, width, height, format, type};
    GraphicsTexture *object = [[GraphicsTexture alloc] initWithBuffer:buffer plane:planeIndex layout:layout
                                                              context:owner.context];
    if (object == nil) return kCVReturnInvalidArgument;
    // The texture retains the pixel buffer; the buffer refers to its textures weakly.
    if (buffer->textures == nil) buffer->textures = [NSPointerArray weakObjectsPointerArray];
    [buffer->textures addPointer:(__bridge void *)object];
    *result = (CVOpenGLESTextureRef)(__bridge_retained void *)object;
    return kCVReturnSuccess;
}

/// Does nothing: the cache retains no textures.
void CVOpenGLESTextureCacheFlush(CVOpenGLESTextureCacheRef cache, CVOptionFlags options) {}

// MARK: Textures

CFTypeID CVOpenGLESTextureGetTypeID(void) { return GraphicsTextureType; }
GLenum CVOpenGLESTextureGetTarget(CVOpenGLESTextureRef image) { return texture(image).target; }
GLuint CVOpenGLESTextureGetName(CVOpenGLESTextureRef image) { return texture(image).name; }

/// Always true: the first row of the texture is the top row of the image.
Boolean CVOpenGLESTextureIsFlipped(CVOpenGLESTextureRef image) { return texture(image) != nil; }

void CVOpenGLESTextureGetCleanTexCoords(CVOpenGLESTextureRef image, GLfloat lowerLeft[2], GLfloat lowerRight[2],
                                        GLfloat upperRight[2], GLfloat upperLeft[2]) {
    lowerLeft[0] = upperLeft[0] = upperLeft[1] = upperRight[1] = 0;
    lowerLeft[1] = lowerRight[0] = lowerRight[1] = upperRight[0] = 1;
}
