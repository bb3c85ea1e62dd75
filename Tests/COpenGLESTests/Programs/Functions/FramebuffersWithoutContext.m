// The functions of OpenGL ES 1 that draw into framebuffers are there for the linker; without a context none does anything,
// and nothing of the renderer is loaded.
// > generated 0, libraries 0
// > with a context 1
#import <OpenGLES/EAGL.h>
#import <OpenGLES/ES1/gl.h>
#import <OpenGLES/ES1/glext.h>
#import <UIKit/UIKit.h>

static int hasLibrary(void) {
    char line[1024];
    int isFound = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (fgets(line, sizeof line, maps)) isFound |= strstr(line, "libEGL") || strstr(line, "libGLES") || strstr(line, "_dri.so");
    fclose(maps);
    return isFound;
}

int main(void) {
    GLuint framebuffer = 0, renderbuffer = 0;
    glGenFramebuffersOES(1, &framebuffer);
    glBindFramebufferOES(GL_FRAMEBUFFER_OES, framebuffer);
    glGenRenderbuffersOES(1, &renderbuffer);
    glBindRenderbufferOES(GL_RENDERBUFFER_OES, renderbuffer);
    glFramebufferRenderbufferOES(GL_FRAMEBUFFER_OES, GL_COLOR_ATTACHMENT0_OES, GL_RENDERBUFFER_OES, renderbuffer);
    glCheckFramebufferStatusOES(GL_FRAMEBUFFER_OES);
    glDeleteFramebuffersOES(1, &framebuffer);
    glDeleteRenderbuffersOES(1, &renderbuffer);
    printf("generated %d, libraries %d\n", framebuffer, hasLibrary());
    EAGLContext *context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES1];
    printf("with a context %d\n", context && hasLibrary());
    return 0;
}
