// Mesa's EGL on the platform "surfaceless": nothing of a screen is asked for, and frames are read back from
// renderbuffers.

#include "GraphicsLibrary.h"
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static struct egl_functions egl;
static __typeof__(&eglGetProcAddress) function_by_name;
static bool is_open;

/// Compiled shaders are kept where the device keeps them. Without a folder for them Mesa would say so on standard
/// error.
static void keep_shaders(void) {
    const char *home = getenv("HOME");
    char folder[4096];
    bool is_there = home != NULL;
    static const char *const parts[] = {"", "/Caches", "/Caches/com.apple.opengl"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        int length = snprintf(folder, sizeof folder, "%s/Library%s", home ? home : "", parts[i]);
        is_there = is_there && length < (int)sizeof folder && (mkdir(folder, 0755) == 0 || errno == EEXIST);
    }
    if (is_there) setenv("MESA_SHADER_CACHE_DIR", folder, 0);
    else setenv("MESA_SHADER_CACHE_DISABLE", "true", 0);
}

/// What Mesa reads from the environment. It is set before the library is opened, which reads some of it at once.
static void set_environment(void) {
    setenv("EGL_PLATFORM", "surfaceless", 1);
    // No other maker's library, which may know of the platform, too.
    static const char mesa[] = "/usr/share/glvnd/egl_vendor.d/50_mesa.json";
    if (access(mesa, R_OK) == 0) setenv("__EGL_VENDOR_LIBRARY_FILENAMES", mesa, 1);
    // The same pixels on every machine, whatever graphics card it has.
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    setenv("GALLIUM_DRIVER", "llvmpipe", 1);
    setenv("LP_NATIVE_VECTOR_WIDTH", "128", 0);
    // Threads of the renderer would wait for work in virtual time; alone it draws in the thread that calls.
    if (getenv("VERGER_VIRTUAL_TIME")) setenv("LP_NUM_THREADS", "0", 1);
    keep_shaders();
}

static bool find_functions(void *library) {
#define FIND(place, name) ((place = (__typeof__(&name))dlsym(library, #name)) != NULL)
    return FIND(function_by_name, eglGetProcAddress) && FIND(egl.createContext, eglCreateContext)
        && FIND(egl.destroyContext, eglDestroyContext) && FIND(egl.makeCurrent, eglMakeCurrent)
        && FIND(egl.releaseThread, eglReleaseThread) && FIND(egl.getError, eglGetError);
#undef FIND
}

static void open_library(void) {
    set_environment();
    void *library = dlopen("libEGL.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL || !find_functions(library)) {
        fprintf(stderr, "OpenGL ES: libEGL.so.1 is not there, so no context is (Debian: libegl1, libgl1-mesa-dri)\n");
        return;
    }
    __typeof__(&eglGetPlatformDisplay) get_display = dlsym(library, "eglGetPlatformDisplay");
    __typeof__(&eglInitialize) initialize = dlsym(library, "eglInitialize");
    if (get_display) egl.display = get_display(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (egl.display == EGL_NO_DISPLAY || initialize == NULL || !initialize(egl.display, NULL, NULL)) {
        fprintf(stderr, "OpenGL ES: the system has no renderer, so no context is (Debian: libgl1-mesa-dri)\n");
        return;
    }
    __atomic_store_n(&is_open, true, __ATOMIC_RELEASE);
}

const struct egl_functions *graphics_library_open(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    return graphics_library_is_open() ? &egl : NULL;
}

bool graphics_library_is_open(void) { return __atomic_load_n(&is_open, __ATOMIC_ACQUIRE); }

static long do_nothing(void) { return 0; }

void *graphics_function(const char *name) {
    void *function = graphics_library_is_open() ? (void *)function_by_name(name) : NULL;
    return function ? function : (void *)do_nothing;
}

void *graphics_entry_find(struct graphics_entry *entry) {
    void *function = graphics_function(entry->name);
    if (graphics_library_is_open()) __atomic_store_n(&entry->function, function, __ATOMIC_RELEASE);
    return function;
}
