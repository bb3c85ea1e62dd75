#include "ThreadBinding.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

/// Mesa's own functions for what is current in a thread, below EGL.
static struct {
    void *(*getState)(void);
    void (*setState)(void *state);
    void *(*getFunctions)(void);
    void (*setFunctions)(void *functions);
} mesa;

static void find_functions(void) {
    void *library = dlopen("libglapi.so.0", RTLD_NOW | RTLD_NOLOAD);
    if (library == NULL) return;
    mesa.getState = (void *(*)(void))dlsym(library, "_glapi_get_context");
    mesa.setState = (void (*)(void *))dlsym(library, "_glapi_set_context");
    mesa.getFunctions = (void *(*)(void))dlsym(library, "_glapi_get_dispatch");
    mesa.setFunctions = (void (*)(void *))dlsym(library, "_glapi_set_dispatch");
}

static bool has_functions(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, find_functions);
    return mesa.getState && mesa.setState && mesa.getFunctions && mesa.setFunctions;
}

/// This thread's own context, which EGL takes for the current one while another's state is in its place.
static _Thread_local struct graphics_context stand_in;
static _Thread_local bool stands_in;
static _Thread_local struct graphics_context *current;

static bool make_current(const struct egl_functions *egl, EGLContext context) {
    return egl->makeCurrent(egl->display, EGL_NO_SURFACE, EGL_NO_SURFACE, context);
}

static void note_state(struct graphics_context *context) {
    if (!has_functions()) return;
    context->state = mesa.getState();
    context->functions = mesa.getFunctions();
}

static void put_in_place(const struct graphics_context *context) {
    mesa.setState(context->state);
    mesa.setFunctions(context->functions);
}

/// EGL must find the state of what it has made current.
static void put_stand_in_back(void) {
    if (stands_in) put_in_place(&stand_in);
    stands_in = false;
}

static bool bind_beside(const struct egl_functions *egl, const struct graphics_context *context) {
    if (!has_functions() || context->state == NULL) return false;
    if (stand_in.egl == EGL_NO_CONTEXT) {
        const EGLint attributes[] = {EGL_CONTEXT_CLIENT_VERSION, 2, EGL_NONE};
        stand_in.egl = egl->createContext(egl->display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, attributes);
    }
    if (stand_in.egl == EGL_NO_CONTEXT || !make_current(egl, stand_in.egl)) return false;
    note_state(&stand_in);
    put_in_place(context);
    stands_in = true;
    return true;
}

bool graphics_bind(struct graphics_context *context) {
    const struct egl_functions *egl = graphics_library_open();
    if (egl == NULL) return context == NULL;
    put_stand_in_back();
    current = NULL;
    if (make_current(egl, context ? context->egl : EGL_NO_CONTEXT)) {
        if (context) note_state(context);
    } else if (!bind_beside(egl, context)) {
        return false;
    }
    current = context;
    return true;
}

struct graphics_context *graphics_current(void) { return current; }

bool graphics_do_with_helper(void (*work)(void *argument), void *argument) {
    const struct egl_functions *egl = graphics_library_open();
    struct graphics_context *context = current;
    if (context == NULL) return false;
    if (context->helper == NULL) {
        const EGLint attributes[] = {EGL_CONTEXT_CLIENT_VERSION, 2, EGL_NONE};
        EGLContext helper = egl->createContext(egl->display, EGL_NO_CONFIG_KHR, context->egl, attributes);
        if (helper == EGL_NO_CONTEXT) return false;
        context->helper = calloc(1, sizeof *context->helper);
        if (context->helper == NULL) return false;
        context->helper->egl = helper;
    }
    bool is_bound = graphics_bind(context->helper);
    if (is_bound) work(argument);
    graphics_bind(context);
    return is_bound;
}

void graphics_end_helper(struct graphics_context *context) {
    if (context->helper == NULL) return;
    const struct egl_functions *egl = graphics_library_open();
    egl->destroyContext(egl->display, context->helper->egl);
    free(context->helper);
    context->helper = NULL;
}

void graphics_unbind_thread(void) {
    const struct egl_functions *egl = graphics_library_open();
    if (egl == NULL) return;
    put_stand_in_back();
    current = NULL;
    make_current(egl, EGL_NO_CONTEXT);
    if (stand_in.egl != EGL_NO_CONTEXT) egl->destroyContext(egl->display, stand_in.egl);
    stand_in.egl = EGL_NO_CONTEXT;
    egl->releaseThread();
}
