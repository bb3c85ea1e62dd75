#include "GraphicsFunction.h"
#include <dlfcn.h>
#include <stddef.h>

void *graphics_function(const char *name) {
    void *library = dlopen("libEGL.so.1", RTLD_LAZY | RTLD_LOCAL);
    void *(*address)(const char *) = library ? (void *(*)(const char *))dlsym(library, "eglGetProcAddress") : NULL;
    return address ? address(name) : NULL;
}
