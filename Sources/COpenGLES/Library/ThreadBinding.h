#pragma once
#include "GraphicsLibrary.h"

/// A context as the system has it.
struct graphics_context {
    EGLContext egl;
    /// What Mesa's functions look for in a thread; known once the context was current anywhere.
    void *state, *functions;
};

/// Makes a context the one of this thread's calls; NULL for none.
///
/// On the device a context may be current in several threads, if the app takes care that one at a time draws. EGL refuses
/// that, and no thread can end what holds in another: then this thread gets a context of its own for EGL, and the wanted
/// one's state is put in its place.
///
/// - Returns: False if the context is current elsewhere and this system's Mesa lets nobody put it in place.
bool graphics_bind(struct graphics_context *context);

/// Ends what EGL keeps for this thread.
void graphics_unbind_thread(void);
