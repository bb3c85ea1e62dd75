#import "Floor.h"
#import <OpenGLES/ES2/gl.h>
#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

// The few names of EGL that are needed here.
enum { PLATFORM_SURFACELESS = 0x31DD, OPENGL_ES = 0x30A0, CONTEXT_VERSION = 0x3098, NONE = 0x3038 };

static void *(*function_by_name)(const char *);

/// A function of Mesa's, looked up where it is first called.
#define CALL(name)                                                                                                     \
    ({                                                                                                                 \
        static __typeof__(&name) found;                                                                                \
        if (found == NULL) found = (__typeof__(&name))function_by_name(#name);                                         \
        found;                                                                                                         \
    })
#include "Scene.h"

static struct scene scene;
static int scene_width, scene_height;
static void *pixels, *copy;
static void *display, *context;
static int (*make_current)(void *, void *, void *, void *);

int floor_begin(int width, int height) {
    void *library = dlopen("libEGL.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return 0;
    function_by_name = (void *(*)(const char *))dlsym(library, "eglGetProcAddress");
    void *(*get_display)(unsigned, void *, const long *) =
        (void *(*)(unsigned, void *, const long *))dlsym(library, "eglGetPlatformDisplay");
    int (*initialize)(void *, int *, int *) = (int (*)(void *, int *, int *))dlsym(library, "eglInitialize");
    int (*bind_api)(unsigned) = (int (*)(unsigned))dlsym(library, "eglBindAPI");
    void *(*create)(void *, void *, void *, const int *) =
        (void *(*)(void *, void *, void *, const int *))dlsym(library, "eglCreateContext");
    make_current = (int (*)(void *, void *, void *, void *))dlsym(library, "eglMakeCurrent");
    display = get_display(PLATFORM_SURFACELESS, NULL, NULL);
    const int version[] = {CONTEXT_VERSION, 2, NONE};
    if (!initialize(display, NULL, NULL) || !bind_api(OPENGL_ES)) return 0;
    context = create(display, NULL, NULL, version);
    if (context == NULL || !make_current(display, NULL, NULL, context)) return 0;
    unsigned framebuffer, renderbuffer;
    CALL(glGenFramebuffers)(1, &framebuffer);
    CALL(glBindFramebuffer)(GL_FRAMEBUFFER, framebuffer);
    CALL(glGenRenderbuffers)(1, &renderbuffer);
    CALL(glBindRenderbuffer)(GL_RENDERBUFFER, renderbuffer);
    CALL(glRenderbufferStorage)(GL_RENDERBUFFER, 0x8058 /* GL_RGBA8_OES */, width, height);
    CALL(glFramebufferRenderbuffer)(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, renderbuffer);
    if (CALL(glCheckFramebufferStatus)(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) return 0;
    scene_begin(&scene);
    scene_width = width;
    scene_height = height;
    free(pixels);
    free(copy);
    pixels = malloc((size_t)width * (size_t)height * 4);
    copy = malloc((size_t)width * (size_t)height * 4);
    return pixels && copy;
}

void floor_frame(int frame) {
    make_current(display, NULL, NULL, context);
    scene_draw(&scene, frame, scene_width, scene_height);
    CALL(glReadPixels)(0, 0, scene_width, scene_height, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    memcpy(copy, pixels, (size_t)scene_width * (size_t)scene_height * 4);
}
