#pragma once
#include <stdbool.h>

#define EGL_NO_X11 1
#define MESA_EGL_NO_X11_HEADERS 1
#include <EGL/egl.h>
#include <EGL/eglext.h>

/// The functions of EGL that contexts are made with.
struct egl_functions {
    EGLDisplay display;
    __typeof__(&eglCreateContext) createContext;
    __typeof__(&eglDestroyContext) destroyContext;
    __typeof__(&eglMakeCurrent) makeCurrent;
    __typeof__(&eglReleaseThread) releaseThread;
    __typeof__(&eglGetError) getError;
};

/// Opens Mesa, the system's library of OpenGL ES, when it is first called: a renderer without a screen that runs on the
/// processor. NULL if the system has none; the first time standard error says so.
const struct egl_functions *graphics_library_open(void);

/// The system's function of that name, or one that does nothing and returns zero: before graphics_library_open() has
/// succeeded, as without a context on the device.
void *graphics_function(const char *name);

/// True once functions are the system's.
bool graphics_library_is_open(void);

/// What one forwarded function jumps through; ForwardedFunctions.S lays it out.
struct graphics_entry {
    void *function;
    const char *name;
};

/// Called by a forwarded function as long as its slot is empty.
///
/// - Returns: Where to jump.
void *graphics_entry_find(struct graphics_entry *entry);

/// The system's function where this module has put its own in place: `SYSTEM(glGetString)(name)`.
#define SYSTEM(name) SYSTEM_AS(name, name)
/// The same for a function of the type of another one, which no header declares.
#define SYSTEM_AS(name, model)                                                          \
    ({                                                                                  \
        static __typeof__(&model) volatile known;                                       \
        __typeof__(&model) found = known;                                               \
        if (found == 0) {                                                               \
            found = (__typeof__(&model))graphics_function(#name);                       \
            if (graphics_library_is_open()) known = found;                              \
        }                                                                               \
        found;                                                                          \
    })
