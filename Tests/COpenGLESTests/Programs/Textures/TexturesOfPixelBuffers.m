// flags: -fobjc-arc
// A pixel buffer as a texture: what is in it is drawn, what is drawn into the texture is in it, and no more than fits.
// > cache 0, texture 0, 2D 1, flipped 1
// > drawn from it 30 20 10 255
// > drawn into it 255 0 0 255
// > written by the app 3 2 1 255
// > too large -6661, no context -6661, error 0
#import <CoreVideo/CoreVideo.h>
#import <OpenGLES/EAGL.h>
#import <OpenGLES/ES2/gl.h>
#import <OpenGLES/ES2/glext.h>

static void fill(CVPixelBufferRef buffer, uint8_t blue, uint8_t green, uint8_t red) {
    CVPixelBufferLockBaseAddress(buffer, 0);
    for (size_t y = 0; y < 3; y++) {
        uint8_t *row = (uint8_t *)CVPixelBufferGetBaseAddress(buffer) + y * CVPixelBufferGetBytesPerRow(buffer);
        for (int x = 0; x < 5; x++) memcpy(row + 4 * x, (const uint8_t[]){blue, green, red, 255}, 4);
    }
    CVPixelBufferUnlockBaseAddress(buffer, 0);
}

static void say(const char *what) {
    GLubyte pixel[4] = {0};
    glReadPixels(4, 2, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    printf("%s %d %d %d %d\n", what, pixel[0], pixel[1], pixel[2], pixel[3]);
}

int main(void) {
    @autoreleasepool {
        EAGLContext *context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES2];
        [EAGLContext setCurrentContext:context];
        CVPixelBufferRef buffer = NULL;
        CVPixelBufferCreate(NULL, 5, 3, kCVPixelFormatType_32BGRA, NULL, &buffer);
        fill(buffer, 10, 20, 30);
        CVOpenGLESTextureCacheRef cache = NULL;
        CVOpenGLESTextureRef texture = NULL, none = NULL;
        CVReturn made = CVOpenGLESTextureCacheCreate(NULL, NULL, (__bridge void *)context, NULL, &cache);
        CVReturn taken = CVOpenGLESTextureCacheCreateTextureFromImage(NULL, cache, buffer, NULL, GL_TEXTURE_2D, GL_RGBA,
                                                                      5, 3, GL_BGRA_EXT, GL_UNSIGNED_BYTE, 0, &texture);
        printf("cache %d, texture %d, 2D %d, flipped %d\n", made, taken,
               CVOpenGLESTextureGetTarget(texture) == GL_TEXTURE_2D, CVOpenGLESTextureIsFlipped(texture));
        GLuint framebuffer;
        glGenFramebuffers(1, &framebuffer);
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, CVOpenGLESTextureGetName(texture), 0);
        say("drawn from it");
        glClearColor(1, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        CVPixelBufferLockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
        const uint8_t *pixel = (const uint8_t *)CVPixelBufferGetBaseAddress(buffer) + 2 * CVPixelBufferGetBytesPerRow(buffer);
        printf("drawn into it %d %d %d %d\n", pixel[2], pixel[1], pixel[0], pixel[3]);
        CVPixelBufferUnlockBaseAddress(buffer, kCVPixelBufferLock_ReadOnly);
        fill(buffer, 1, 2, 3);
        say("written by the app");
        CVReturn large = CVOpenGLESTextureCacheCreateTextureFromImage(
            NULL, cache, buffer, NULL, GL_TEXTURE_2D, GL_RGBA, 500, 3, GL_BGRA_EXT, GL_UNSIGNED_BYTE, 0, &none);
        printf("too large %d, no context %d, error %x\n", large, CVOpenGLESTextureCacheCreate(NULL, NULL, NULL, NULL, &cache),
               glGetError());
    }
    return 0;
}
