// APPLE_framebuffer_multisample by what later versions have of it, which Mesa's contexts for version 2 can do, too.

#include "Library/GraphicsLibrary.h"
#include <OpenGLES/ES2/glext.h>

typedef void BlitFramebuffer(GLint left, GLint bottom, GLint right, GLint top, GLint toLeft, GLint toBottom,
                             GLint toRight, GLint toTop, GLbitfield buffers, GLenum filter);
extern BlitFramebuffer glBlitFramebuffer;

void glRenderbufferStorageMultisampleAPPLE(GLenum target, GLsizei samples, GLenum format, GLsizei width,
                                           GLsizei height) {
    SYSTEM_AS(glRenderbufferStorageMultisample, glRenderbufferStorageMultisampleAPPLE)
    (target, samples, format, width, height);
}

/// The size of the first colour of the framebuffer that is drawn into.
static void get_size(GLint *width, GLint *height) {
    GLint kind = 0, name = 0, bound = 0;
    SYSTEM(glGetFramebufferAttachmentParameteriv)
    (GL_DRAW_FRAMEBUFFER_APPLE, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE, &kind);
    if (kind != GL_RENDERBUFFER) return;
    SYSTEM(glGetFramebufferAttachmentParameteriv)
    (GL_DRAW_FRAMEBUFFER_APPLE, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME, &name);
    SYSTEM(glGetIntegerv)(GL_RENDERBUFFER_BINDING, &bound);
    SYSTEM(glBindRenderbuffer)(GL_RENDERBUFFER, (GLuint)name);
    SYSTEM(glGetRenderbufferParameteriv)(GL_RENDERBUFFER, GL_RENDERBUFFER_WIDTH, width);
    SYSTEM(glGetRenderbufferParameteriv)(GL_RENDERBUFFER, GL_RENDERBUFFER_HEIGHT, height);
    SYSTEM(glBindRenderbuffer)(GL_RENDERBUFFER, (GLuint)bound);
}

void glResolveMultisampleFramebufferAPPLE(void) {
    GLint width = 0, height = 0;
    get_size(&width, &height);
    // Where a texture is drawn into, all that both have in common: the system cuts off what is outside.
    if (width == 0) width = height = 4096;
    GLboolean is_cut = SYSTEM(glIsEnabled)(GL_SCISSOR_TEST);
    // The whole is resolved, whatever part is drawn in.
    if (is_cut) SYSTEM(glDisable)(GL_SCISSOR_TEST);
    SYSTEM(glBlitFramebuffer)(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    if (is_cut) SYSTEM(glEnable)(GL_SCISSOR_TEST);
}
