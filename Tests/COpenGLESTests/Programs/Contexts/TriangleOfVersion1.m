// A triangle that OpenGL ES 1 draws into a renderbuffer of its own, read back.
// > context 1 of version 1, current 1
// > framebuffer complete 1
// > below 255 0 0 255, above 0 0 255 255
// > no error, vendor Apple Computer, Inc., OpenGL ES-CM 1.1 APPLE
// > none current 1
#import <OpenGLES/EAGL.h>
#import <OpenGLES/ES1/gl.h>
#import <OpenGLES/ES1/glext.h>
#import <UIKit/UIKit.h>

int main(void) {
    @autoreleasepool {
        EAGLContext *context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES1];
        BOOL isCurrent = [EAGLContext setCurrentContext:context] && [EAGLContext currentContext] == context;
        printf("context %d of version %d, current %d\n", context != nil, (int)context.API, isCurrent);
        GLuint framebuffer, renderbuffer;
        glGenFramebuffersOES(1, &framebuffer);
        glBindFramebufferOES(GL_FRAMEBUFFER_OES, framebuffer);
        glGenRenderbuffersOES(1, &renderbuffer);
        glBindRenderbufferOES(GL_RENDERBUFFER_OES, renderbuffer);
        glRenderbufferStorageOES(GL_RENDERBUFFER_OES, GL_RGBA8_OES, 16, 16);
        glFramebufferRenderbufferOES(GL_FRAMEBUFFER_OES, GL_COLOR_ATTACHMENT0_OES, GL_RENDERBUFFER_OES, renderbuffer);
        printf("framebuffer complete %d\n",
               glCheckFramebufferStatusOES(GL_FRAMEBUFFER_OES) == GL_FRAMEBUFFER_COMPLETE_OES);

        glViewport(0, 0, 16, 16);
        glClearColor(0, 0, 1, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        // The lower half, roughly: y grows upwards.
        const GLfloat corners[] = {-1, -1, 3, -1, -1, 0.5f};
        glEnableClientState(GL_VERTEX_ARRAY);
        glVertexPointer(2, GL_FLOAT, 0, corners);
        glColor4f(1, 0, 0, 1);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        GLubyte below[4], above[4];
        glReadPixels(1, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, below);
        glReadPixels(1, 14, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, above);
        printf("below %d %d %d %d, above %d %d %d %d\n", below[0], below[1], below[2], below[3], above[0], above[1],
               above[2], above[3]);
        printf("%s, vendor %s, %s\n", glGetError() ? "error" : "no error", glGetString(GL_VENDOR),
               glGetString(GL_VERSION));
        printf("none current %d\n", [EAGLContext setCurrentContext:nil] && [EAGLContext currentContext] == nil);
    }
    return 0;
}
