#include "CodecLibrary.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

static struct codec_library functions;
static bool is_there, scales;

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)
/// The name carries the version in which the layouts of structures are those of the headers.
#define LIBRARY(name, version) dlopen("lib" name ".so." TEXT(version), RTLD_NOW | RTLD_LOCAL)

#define FIND_IN(is_whole, library, name)                                         \
    if (is_whole) functions.name = (__typeof__(&name))dlsym(library, #name); \
    is_whole = is_whole && functions.name;

static void open_libraries(void) {
    void *util = LIBRARY("avutil", LIBAVUTIL_VERSION_MAJOR);
    void *codec = util ? LIBRARY("avcodec", LIBAVCODEC_VERSION_MAJOR) : NULL;
    void *format = codec ? LIBRARY("avformat", LIBAVFORMAT_VERSION_MAJOR) : NULL;
    is_there = format != NULL;
#define FIND(library, name) FIND_IN(is_there, library, name)
    CODEC_FUNCTIONS(FIND)
#undef FIND
    if (is_there) {
        // What is wrong with a file is told by the functions that read it.
        functions.av_log_set_level(AV_LOG_QUIET);
    } else {
        fprintf(stderr, "FFmpeg is not there, so no MP3, AAC or ALAC is heard, and no film is seen (Debian: libavformat"
                        TEXT(LIBAVFORMAT_VERSION_MAJOR) ")\n");
    }
}

static void open_scaling(void) {
    void *scale = codec_library() ? LIBRARY("swscale", LIBSWSCALE_VERSION_MAJOR) : NULL;
    scales = scale != NULL;
#define FIND(library, name) FIND_IN(scales, library, name)
    SCALING_FUNCTIONS(FIND)
#undef FIND
    if (!scales && is_there) {
        fprintf(stderr, "FFmpeg's swscale is not there, so no film is seen (Debian: libswscale"
                        TEXT(LIBSWSCALE_VERSION_MAJOR) ")\n");
    }
}

const struct codec_library *codec_library(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_libraries);
    return is_there ? &functions : NULL;
}

const struct codec_library *codec_library_for_films(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_scaling);
    return scales ? &functions : NULL;
}
