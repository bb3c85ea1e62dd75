// APPLE_framebuffer_multisample by what later versions have of it. Mesa's contexts for version 2 can do that, too; a
// context of version 1 has a helper of version 2 do it, with which it shares renderbuffers.

#include "Library/ContextVersion.h"
#include "Library/ThreadBinding.h"
#include <OpenGLES/ES1/glext.h>
#include <OpenGLES/ES2/glext.h>

typedef void BlitFramebuffer(GLint left, GLint bottom, GLint right, GLint top, GLint toLeft, GLint toBottom,
                             GLint toRight, GLint toTop, GLbitfield buffers, GLenum filter);
extern BlitFramebuffer glBlitFramebuffer;

static void set_storage(GLenum target, GLsizei samples, GLenum format, GLsizei width, GLsizei height) {
    SYSTEM_AS(glRenderbufferStorageMultisample, glRenderbufferStorageMultisampleAPPLE)
    (target, samples, format, width, height);
}

static void blit(GLint width, GLint height) {
    GLboolean is_cut = SYSTEM(glIsEnabled)(GL_SCISSOR_TEST);
    // The whole is resolved, whatever part is drawn in.
    if (is_cut) SYSTEM(glDisable)(GL_SCISSOR_TEST);
    SYSTEM(glBlitFramebuffer)(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    if (is_cut) SYSTEM(glEnable)(GL_SCISSOR_TEST);
}

// MARK: Version 1

struct storage {
    GLuint renderbuffer;
    GLsizei samples, width, height;
    GLenum format;
};

static void set_storage_by_helper(void *argument) {
    const struct storage *storage = argument;
    SYSTEM(glBindRenderbuffer)(GL_RENDERBUFFER, storage->renderbuffer);
    set_storage(GL_RENDERBUFFER, storage->samples, storage->format, storage->width, storage->height);
    SYSTEM(glBindRenderbuffer)(GL_RENDERBUFFER, 0);
}

/// The first colours of the framebuffers that are read and drawn into.
struct resolution {
    GLuint from, to;
    GLsizei width, height;
};

static void resolve_by_helper(void *argument) {
    const struct resolution *resolution = argument;
    GLuint framebuffers[2];
    SYSTEM(glGenFramebuffers)(2, framebuffers);
    SYSTEM(glBindFramebuffer)(GL_READ_FRAMEBUFFER_APPLE, framebuffers[0]);
    SYSTEM(glFramebufferRenderbuffer)
    (GL_READ_FRAMEBUFFER_APPLE, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, resolution->from);
    SYSTEM(glBindFramebuffer)(GL_DRAW_FRAMEBUFFER_APPLE, framebuffers[1]);
    SYSTEM(glFramebufferRenderbuffer)
    (GL_DRAW_FRAMEBUFFER_APPLE, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, resolution->to);
    blit(resolution->width, resolution->height);
    SYSTEM(glDeleteFramebuffers)(2, framebuffers);
}

/// The renderbuffer that is the first colour of a framebuffer of version 1; 0 if it is none.
static GLuint colour_of(GLuint framebuffer) {
    GLint kind = 0, name = 0;
    if (framebuffer == 0) return 0;
    SYSTEM(glBindFramebufferOES)(GL_FRAMEBUFFER, framebuffer);
    SYSTEM(glGetFramebufferAttachmentParameterivOES)
    (GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE, &kind);
    if (kind != GL_RENDERBUFFER) return 0;
    SYSTEM(glGetFramebufferAttachmentParameterivOES)
    (GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME, &name);
    return (GLuint)name;
}

static void resolve_version_1(void) {
    GLint drawn = 0, bound = 0;
    GLuint read = graphics_current()->readFramebuffer;
    SYSTEM(glGetIntegerv)(GL_FRAMEBUFFER_BINDING, &drawn);
    struct resolution resolution = {.from = colour_of(read), .to = colour_of((GLuint)drawn)};
    SYSTEM(glBindFramebufferOES)(GL_DRAW_FRAMEBUFFER_APPLE, (GLuint)drawn);
    SYSTEM(glBindFramebufferOES)(GL_READ_FRAMEBUFFER_APPLE, read);
    if (resolution.from == 0 || resolution.to == 0) return;
    SYSTEM(glGetIntegerv)(GL_RENDERBUFFER_BINDING, &bound);
    SYSTEM(glBindRenderbufferOES)(GL_RENDERBUFFER, resolution.to);
    SYSTEM(glGetRenderbufferParameterivOES)(GL_RENDERBUFFER, GL_RENDERBUFFER_WIDTH, &resolution.width);
    SYSTEM(glGetRenderbufferParameterivOES)(GL_RENDERBUFFER, GL_RENDERBUFFER_HEIGHT, &resolution.height);
    SYSTEM(glBindRenderbufferOES)(GL_RENDERBUFFER, (GLuint)bound);
    graphics_do_with_helper(resolve_by_helper, &resolution);
}

void glBindFramebufferOES(GLenum target, GLuint framebuffer) {
    struct graphics_context *context = graphics_current();
    if (context && target != GL_DRAW_FRAMEBUFFER_APPLE) context->readFramebuffer = framebuffer;
    SYSTEM(glBindFramebufferOES)(target, framebuffer);
}

// MARK: The functions of the extension

void glRenderbufferStorageMultisampleAPPLE(GLenum target, GLsizei samples, GLenum format, GLsizei width,
                                           GLsizei height) {
    if (graphics_context_version() != 1) return set_storage(target, samples, format, width, height);
    struct storage storage = {.samples = samples, .width = width, .height = height, .format = format};
    GLint bound = 0;
    SYSTEM(glGetIntegerv)(GL_RENDERBUFFER_BINDING, &bound);
    storage.renderbuffer = (GLuint)bound;
    if (bound == 0 || !graphics_do_with_helper(set_storage_by_helper, &storage))
        SYSTEM(glRenderbufferStorageOES)(target, format, width, height);
}

void glResolveMultisampleFramebufferAPPLE(void) {
    if (graphics_context_version() == 1) return resolve_version_1();
    GLint width = 4096, height = 4096, kind = 0, name = 0, bound = 0;
    SYSTEM(glGetFramebufferAttachmentParameteriv)
    (GL_DRAW_FRAMEBUFFER_APPLE, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE, &kind);
    // Where a texture is drawn into, all that both have in common: the system cuts off what is outside.
    if (kind == GL_RENDERBUFFER) {
        SYSTEM(glGetFramebufferAttachmentParameteriv)
        (GL_DRAW_FRAMEBUFFER_APPLE, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME, &name);
        SYSTEM(glGetIntegerv)(GL_RENDERBUFFER_BINDING, &bound);
        SYSTEM(glBindRenderbuffer)(GL_RENDERBUFFER, (GLuint)name);
        SYSTEM(glGetRenderbufferParameteriv)(GL_RENDERBUFFER, GL_RENDERBUFFER_WIDTH, &width);
        SYSTEM(glGetRenderbufferParameteriv)(GL_RENDERBUFFER, GL_RENDERBUFFER_HEIGHT, &height);
        SYSTEM(glBindRenderbuffer)(GL_RENDERBUFFER, (GLuint)bound);
    }
    blit(width, height);
}
