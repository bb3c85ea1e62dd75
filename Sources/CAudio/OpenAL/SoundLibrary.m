#include "SoundLibrary.h"
#include <CSound.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void *library;

static void open_library(void) {
    // The library computes, and the app's mixer plays: it opens no sound card itself, and reads no settings of the
    // person who runs the app, so that the same is heard everywhere.
    setenv("ALSOFT_DRIVERS", "null", 1);
    setenv("ALSOFT_CONF", "/dev/null", 1);
    // Suppress the warnings about objects that the app has not deleted at exit.
    setenv("ALSOFT_LOGLEVEL", "0", 0);
    library = dlopen("libopenal.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) fprintf(stderr, "OpenAL: libopenal.so.1 is not there, so no sound is (Debian: libopenal1)\n");
}

void *sound_library_function(const char *name) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    return library ? dlsym(library, name) : NULL;
}

void sound_library_settle(void) { sound_output_settle(); }
