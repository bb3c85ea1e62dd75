#include "FilmLibrary.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

static struct film_library functions;
static bool is_there;

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)
/// The name carries the version in which the layouts of structures are those of the headers.
#define LIBRARY(name, version) dlopen("lib" name ".so." TEXT(version), RTLD_NOW | RTLD_LOCAL)

static void open_libraries(void) {
    void *util = LIBRARY("avutil", LIBAVUTIL_VERSION_MAJOR);
    void *codec = util ? LIBRARY("avcodec", LIBAVCODEC_VERSION_MAJOR) : NULL;
    void *format = codec ? LIBRARY("avformat", LIBAVFORMAT_VERSION_MAJOR) : NULL;
    void *scale = format ? LIBRARY("swscale", LIBSWSCALE_VERSION_MAJOR) : NULL;
    is_there = scale != NULL;
#define FIND(library, name)                                                      \
    if (is_there) functions.name = (__typeof__(&name))dlsym(library, #name); \
    is_there = is_there && functions.name;
    FILM_FUNCTIONS(FIND)
#undef FIND
    if (is_there) {
        // What is wrong with a file is told by the functions that read it.
        functions.av_log_set_level(AV_LOG_QUIET);
    } else {
        fprintf(stderr, "Film: FFmpeg is not there, so no film is seen (Debian: libavformat"
                        TEXT(LIBAVFORMAT_VERSION_MAJOR) ", libswscale" TEXT(LIBSWSCALE_VERSION_MAJOR) ")\n");
    }
}

const struct film_library *film_library(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_libraries);
    return is_there ? &functions : NULL;
}
