// PVRTC textures: sizes are checked, colours and alpha come out, the smallest pictures of a texture too.
// > listed 1, by name 1
// > four bits 255 0 0 255, 0
// > two bits with alpha 0 0 255 255, 0
// > one texel 255 0 0 255, 0
// > too few bytes 501, no power of two 501, negative 501, no format 500
// > BGRA 1 2 3 255, 0
#import <Foundation/Foundation.h>
#import <OpenGLES/EAGL.h>
#import <OpenGLES/ES2/gl.h>
#import <OpenGLES/ES2/glext.h>

static GLubyte bytes[16 * 16];

/// Blocks of one colour each way: red, or opaque blue.
static void fill(unsigned colour) {
    for (size_t i = 0; i < sizeof bytes; i += 8) {
        memset(bytes + i, 0, 4);
        bytes[i + 4] = bytes[i + 6] = colour & 0xFE;
        bytes[i + 5] = bytes[i + 7] = colour >> 8;
    }
}

static void say(const char *what, int side) {
    GLubyte pixel[4] = {0};
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, 1, 0);
    glReadPixels(side / 2, side / 2, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    printf("%s %d %d %d %d, %x\n", what, pixel[0], pixel[1], pixel[2], pixel[3], glGetError());
}

static GLenum set(GLenum format, int width, int height, int size) {
    glCompressedTexImage2D(GL_TEXTURE_2D, 0, format, width, height, 0, size, bytes);
    return glGetError();
}

int main(void) {
    @autoreleasepool {
        EAGLContext *context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES2];
        [EAGLContext setCurrentContext:context];
        GLint count = 0, formats[128] = {0}, listed = 0;
        glGetIntegerv(GL_NUM_COMPRESSED_TEXTURE_FORMATS, &count);
        if (count <= 128) glGetIntegerv(GL_COMPRESSED_TEXTURE_FORMATS, formats);
        for (int i = 0; i < count; i++) listed |= formats[i] == GL_COMPRESSED_RGB_PVRTC_4BPPV1_IMG;
        printf("listed %d, by name %d\n", listed,
               strstr((const char *)glGetString(GL_EXTENSIONS), "GL_IMG_texture_compression_pvrtc ") != NULL);

        GLuint framebuffer, texture;
        glGenFramebuffers(1, &framebuffer);
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glGenTextures(1, &texture);
        glBindTexture(GL_TEXTURE_2D, texture);
        fill(0x8000 | 31 << 10);
        set(GL_COMPRESSED_RGB_PVRTC_4BPPV1_IMG, 16, 16, 128);
        say("four bits", 16);
        fill(0x8000 | 30);
        for (int i = 6; i < 256; i += 8) bytes[i] = bytes[i - 2] = 30;
        set(GL_COMPRESSED_RGBA_PVRTC_2BPPV1_IMG, 16, 16, 64);
        say("two bits with alpha", 16);
        fill(0x8000 | 31 << 10);
        set(GL_COMPRESSED_RGBA_PVRTC_4BPPV1_IMG, 1, 1, 32);
        say("one texel", 1);
        printf("too few bytes %x, no power of two %x, ", set(GL_COMPRESSED_RGB_PVRTC_4BPPV1_IMG, 16, 16, 127),
               set(GL_COMPRESSED_RGB_PVRTC_4BPPV1_IMG, 12, 16, 96));
        printf("negative %x, no format %x\n", set(GL_COMPRESSED_RGB_PVRTC_4BPPV1_IMG, -16, 16, 128),
               set(0x1234, 16, 16, 128));
        const GLubyte texel[4] = {3, 2, 1, 255};
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_BGRA_EXT, GL_UNSIGNED_BYTE, texel);
        say("BGRA", 1);
    }
    return 0;
}
