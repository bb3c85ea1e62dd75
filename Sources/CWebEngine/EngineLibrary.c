#include "EngineLibrary.h"
#include <dlfcn.h>

struct engine_library engine;

static const char *const names[] = {
    "libwayland-server.so.0", "libwpe-1.0.so.1", "libWPEBackend-fdo-1.0.so.1", "libWPEWebKit-1.1.so.0"};
enum { library_count = sizeof names / sizeof names[0] };

static void *find(void *const *libraries, const char *name) {
    for (int index = 0; index < library_count; index++) {
        void *function = dlsym(libraries[index], name);
        if (function) return function;
    }
    return NULL;
}

const char *engine_library_open(void) {
    void *libraries[library_count];
    for (int index = 0; index < library_count; index++) {
        libraries[index] = dlopen(names[index], RTLD_NOW | RTLD_GLOBAL);
        if (libraries[index] == NULL) return names[index];
    }
#define F(result, name, parameters)                                             \
    engine.name = (result(*) parameters)find(libraries, #name);                 \
    if (engine.name == NULL) return "the function " #name;
    ENGINE_FUNCTIONS(F)
#undef F
    return NULL;
}
