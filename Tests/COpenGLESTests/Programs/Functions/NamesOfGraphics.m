// The headers of both versions go together, and their extensions are found by the linker: without a context none does
// anything.
// > ES 1 BGRA 80e1, matrix palette 8840, versions 1 1
// > ES 2 BGRA 80e1, half float 8d61, depth 81a6, read framebuffer 8ca8
// > formats of 2 bytes: half, and pixels 4444 8365, 1555 8366
// > version 1.0 of EAGL
// > discarded, marked, bound and drawn: nothing happened
#import <OpenGLES/EAGL.h>
#import <OpenGLES/ES1/gl.h>
#import <OpenGLES/ES1/glext.h>
#import <OpenGLES/ES2/gl.h>
#import <OpenGLES/ES2/glext.h>
#include <stdio.h>

int main(void) {
    printf("ES 1 BGRA %x, matrix palette %x, versions %d %d\n", GL_BGRA, GL_MATRIX_PALETTE_OES, GL_OES_VERSION_1_0,
           GL_OES_VERSION_1_1);
    printf("ES 2 BGRA %x, half float %x, depth %x, read framebuffer %x\n", GL_BGRA_EXT, GL_HALF_FLOAT_OES,
           GL_DEPTH_COMPONENT24_OES, GL_READ_FRAMEBUFFER_APPLE);
    printf("formats of %d bytes: half, and pixels 4444 %x, 1555 %x\n", (int)sizeof(GLhalf),
           GL_UNSIGNED_SHORT_4_4_4_4_REV, GL_UNSIGNED_SHORT_1_5_5_5_REV);
    unsigned int major = 9, minor = 9;
    EAGLGetVersion(&major, &minor);
    printf("version %u.%u of EAGL\n", major == EAGL_MAJOR_VERSION ? major : 9, minor == EAGL_MINOR_VERSION ? minor : 9);

    const GLenum attachments[] = {GL_DEPTH_ATTACHMENT};
    GLuint array = 0, query = 0;
    GLint value = 0;
    glDiscardFramebufferEXT(GL_READ_FRAMEBUFFER_APPLE, 1, attachments);
    glPushGroupMarkerEXT(0, "frame");
    glInsertEventMarkerEXT(0, "here");
    glPopGroupMarkerEXT();
    glGenVertexArraysOES(1, &array);
    glBindVertexArrayOES(array);
    glDeleteVertexArraysOES(1, &array);
    glGenQueriesEXT(1, &query);
    glMapBufferOES(GL_ARRAY_BUFFER, GL_WRITE_ONLY_OES);
    glUnmapBufferOES(GL_ARRAY_BUFFER);
    glRenderbufferStorageMultisampleAPPLE(GL_RENDERBUFFER, 4, GL_RGBA8_OES, 8, 8);
    glResolveMultisampleFramebufferAPPLE();
    glRenderbufferStorageOES(GL_RENDERBUFFER_OES, GL_RGBA8_OES, 8, 8);
    glGetRenderbufferParameterivOES(GL_RENDERBUFFER_OES, GL_RENDERBUFFER_WIDTH_OES, &value);
    glDrawTexfOES(0, 0, 0, 1, 1);
    glBlendEquationOES(GL_FUNC_ADD_OES);
    glCurrentPaletteMatrixOES(0);
    printf("discarded, marked, bound and drawn: %s\n", value == 0 && array == 0 ? "nothing happened" : "something did");
    return 0;
}
