// The functions by which OpenGL ES 1 draws into framebuffers. On the device they are in the framework; here they are an
// extension that the library of this system does not export: each is asked for when it is first called. Without a context
// none does anything, as on the device.

#define GL_GLEXT_PROTOTYPES 1
#include <EGL/egl.h>
#include <OpenGLES/ES1/gl.h>
#include <OpenGLES/ES1/glext.h>
#include <dlfcn.h>

typedef void (*function)(void);

static function find(const char *name) {
    void *library = dlopen("libEGL.so.1", RTLD_LAZY | RTLD_LOCAL);
    function (*address)(const char *) = library ? (function(*)(const char *))dlsym(library, "eglGetProcAddress") : NULL;
    return address ? address(name) : NULL;
}

#define FORWARD(type, none, name, parameters, arguments)                                                               \
    type name parameters {                                                                                             \
        static type(*volatile known) parameters;                                                                       \
        if (known == NULL) known = (type(*) parameters)find(#name);                                                    \
        return known ? known arguments : (type)none;                                                                   \
    }

FORWARD(GLboolean, 0, glIsRenderbufferOES, (GLuint renderbuffer), (renderbuffer))
FORWARD(void, 0, glBindRenderbufferOES, (GLenum target, GLuint renderbuffer), (target, renderbuffer))
FORWARD(void, 0, glDeleteRenderbuffersOES, (GLsizei n, const GLuint *renderbuffers), (n, renderbuffers))
FORWARD(void, 0, glGenRenderbuffersOES, (GLsizei n, GLuint *renderbuffers), (n, renderbuffers))
FORWARD(void, 0, glRenderbufferStorageOES, (GLenum target, GLenum format, GLsizei width, GLsizei height),
        (target, format, width, height))
FORWARD(void, 0, glGetRenderbufferParameterivOES, (GLenum target, GLenum name, GLint *values), (target, name, values))
FORWARD(GLboolean, 0, glIsFramebufferOES, (GLuint framebuffer), (framebuffer))
FORWARD(void, 0, glBindFramebufferOES, (GLenum target, GLuint framebuffer), (target, framebuffer))
FORWARD(void, 0, glDeleteFramebuffersOES, (GLsizei n, const GLuint *framebuffers), (n, framebuffers))
FORWARD(void, 0, glGenFramebuffersOES, (GLsizei n, GLuint *framebuffers), (n, framebuffers))
FORWARD(GLenum, 0, glCheckFramebufferStatusOES, (GLenum target), (target))
FORWARD(void, 0, glFramebufferRenderbufferOES,
        (GLenum target, GLenum attachment, GLenum renderbufferTarget, GLuint renderbuffer),
        (target, attachment, renderbufferTarget, renderbuffer))
FORWARD(void, 0, glFramebufferTexture2DOES,
        (GLenum target, GLenum attachment, GLenum textureTarget, GLuint texture, GLint level),
        (target, attachment, textureTarget, texture, level))
FORWARD(void, 0, glGetFramebufferAttachmentParameterivOES, (GLenum target, GLenum attachment, GLenum name, GLint *values),
        (target, attachment, name, values))
FORWARD(void, 0, glGenerateMipmapOES, (GLenum target), (target))
