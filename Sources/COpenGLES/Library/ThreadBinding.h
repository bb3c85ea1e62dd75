#pragma once
#include "GraphicsLibrary.h"

/// A context as the system has it.
struct graphics_context {
    EGLContext egl;
    /// What Mesa's functions look for in a thread; known once the context was current anywhere.
    void *state, *functions;
    /// One of version 2 with the same textures and renderbuffers, for what only that can do; NULL until it is needed.
    struct graphics_context *helper;
    /// The framebuffer of version 1 that is read, which Mesa does not tell there.
    unsigned readFramebuffer;
};

/// Makes a context the one of this thread's calls; NULL for none.
///
/// On the device a context may be current in several threads, if the app takes care that one at a time draws. EGL
/// refuses that, and no thread can end what holds in another: then this thread gets a context of its own for EGL, and
/// the wanted one's state is put in its place.
///
/// - Returns: False if the context is current elsewhere and this system's Mesa lets nobody put it in place.
bool graphics_bind(struct graphics_context *context);

/// What this thread's calls go to; NULL for none.
struct graphics_context *graphics_current(void);

/// Does something with the helper of this thread's context, and makes the context current again.
///
/// - Returns: False if there is no context, or no helper to be had.
bool graphics_do_with_helper(void (*work)(void *argument), void *argument);

/// Ends the helper of a context.
void graphics_end_helper(struct graphics_context *context);

/// Ends what EGL keeps for this thread.
void graphics_unbind_thread(void);
