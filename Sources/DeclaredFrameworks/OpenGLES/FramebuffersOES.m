// The functions by which OpenGL ES 1 draws into framebuffers. On the device they are in the framework; here they are an
// extension that the library of this system does not export: each is asked for when it is first called. Without a
// context none does anything, as on the device.

#include "GraphicsFunction.h"
#include <OpenGLES/ES1/glext.h>

FORWARD(GLboolean, 0, glIsRenderbufferOES, (GLuint renderbuffer), (renderbuffer))
FORWARD(void, /* nothing */, glBindRenderbufferOES, (GLenum target, GLuint renderbuffer), (target, renderbuffer))
FORWARD(void, /* nothing */, glDeleteRenderbuffersOES, (GLsizei n, const GLuint *renderbuffers), (n, renderbuffers))
FORWARD(void, /* nothing */, glGenRenderbuffersOES, (GLsizei n, GLuint *renderbuffers), (n, renderbuffers))
FORWARD(void, /* nothing */, glRenderbufferStorageOES, (GLenum target, GLenum format, GLsizei width, GLsizei height),
        (target, format, width, height))
FORWARD(void, /* nothing */, glGetRenderbufferParameterivOES,
        (GLenum target, GLenum name, GLint *values), (target, name, values))
FORWARD(GLboolean, 0, glIsFramebufferOES, (GLuint framebuffer), (framebuffer))
FORWARD(void, /* nothing */, glBindFramebufferOES, (GLenum target, GLuint framebuffer), (target, framebuffer))
FORWARD(void, /* nothing */, glDeleteFramebuffersOES, (GLsizei n, const GLuint *framebuffers), (n, framebuffers))
FORWARD(void, /* nothing */, glGenFramebuffersOES, (GLsizei n, GLuint *framebuffers), (n, framebuffers))
FORWARD(GLenum, 0, glCheckFramebufferStatusOES, (GLenum target), (target))
FORWARD(void, /* nothing */, glFramebufferRenderbufferOES,
        (GLenum target, GLenum attachment, GLenum renderbufferTarget, GLuint renderbuffer),
        (target, attachment, renderbufferTarget, renderbuffer))
FORWARD(void, /* nothing */, glFramebufferTexture2DOES,
        (GLenum target, GLenum attachment, GLenum textureTarget, GLuint texture, GLint level),
        (target, attachment, textureTarget, texture, level))
FORWARD(void, /* nothing */, glGetFramebufferAttachmentParameterivOES,
        (GLenum target, GLenum attachment, GLenum name, GLint *values),
        (target, attachment, name, values))
FORWARD(void, /* nothing */, glGenerateMipmapOES, (GLenum target), (target))
