// Edges that are smoothed by four samples a pixel, resolved in a context of version 1, whose own functions cannot.
// > samples at most 4
// > complete 8cd5 8cd5
// > inside 255, outside 0, an edge is between: 1
// > error 0
#import <Foundation/Foundation.h>
#import <OpenGLES/EAGL.h>
#import <OpenGLES/ES1/gl.h>
#import <OpenGLES/ES1/glext.h>

static int red(int x, int y) {
    GLubyte pixel[4] = {0};
    glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    return pixel[0];
}

int main(void) {
    @autoreleasepool {
        EAGLContext *context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES1];
        [EAGLContext setCurrentContext:context];
        GLint most = 0;
        glGetIntegerv(GL_MAX_SAMPLES_APPLE, &most);
        printf("samples at most %d\n", most);
        GLuint framebuffers[2], renderbuffers[2];
        GLenum status[2];
        glGenFramebuffersOES(2, framebuffers);
        glGenRenderbuffersOES(2, renderbuffers);
        for (int i = 0; i < 2; i++) {
            glBindFramebufferOES(GL_FRAMEBUFFER_OES, framebuffers[i]);
            glBindRenderbufferOES(GL_RENDERBUFFER_OES, renderbuffers[i]);
            if (i == 0) glRenderbufferStorageMultisampleAPPLE(GL_RENDERBUFFER_OES, 4, GL_RGBA8_OES, 16, 16);
            else glRenderbufferStorageOES(GL_RENDERBUFFER_OES, GL_RGBA8_OES, 16, 16);
            glFramebufferRenderbufferOES(GL_FRAMEBUFFER_OES, GL_COLOR_ATTACHMENT0_OES, GL_RENDERBUFFER_OES,
                                         renderbuffers[i]);
            status[i] = glCheckFramebufferStatusOES(GL_FRAMEBUFFER_OES);
        }
        printf("complete %x %x\n", status[0], status[1]);

        glBindFramebufferOES(GL_FRAMEBUFFER_OES, framebuffers[0]);
        glViewport(0, 0, 16, 16);
        glClear(GL_COLOR_BUFFER_BIT);
        const GLfloat corners[] = {-1, -1, 1, -1, -1, 1};
        glEnableClientState(GL_VERTEX_ARRAY);
        glVertexPointer(2, GL_FLOAT, 0, corners);
        glColor4f(1, 0, 0, 1);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glBindFramebufferOES(GL_READ_FRAMEBUFFER_APPLE, framebuffers[0]);
        glBindFramebufferOES(GL_DRAW_FRAMEBUFFER_APPLE, framebuffers[1]);
        glResolveMultisampleFramebufferAPPLE();
        glBindFramebufferOES(GL_FRAMEBUFFER_OES, framebuffers[1]);
        int edge = red(7, 8);
        printf("inside %d, outside %d, an edge is between: %d\n", red(1, 1), red(14, 14), edge > 0 && edge < 255);
        printf("error %x\n", glGetError());
    }
    return 0;
}
