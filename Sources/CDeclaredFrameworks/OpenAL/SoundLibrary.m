#include "SoundLibrary.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void *library;

/// True if there is a sound server or an accessible sound card.
static bool has_sound_device(void) {
    const char *folder = getenv("XDG_RUNTIME_DIR");
    if (getenv("PULSE_SERVER")) return true;
    if (folder) {
        char path[4096];
        for (const char *const *socket = (const char *const[]){"pulse/native", "pipewire-0", NULL}; *socket; socket++) {
            snprintf(path, sizeof path, "%s/%s", folder, *socket);
            if (access(path, R_OK | W_OK) == 0) return true;
        }
    }
    // /dev/snd also exists without a card (with only the ALSA timer), so look for the control device of card 0.
    return access("/dev/snd/controlC0", R_OK | W_OK) == 0 || access("/dev/dsp", W_OK) == 0;
}

static void open_library(void) {
    // In virtual time and without an audio device, use the null driver: sources start and finish without output.
    // Otherwise the library tries one driver after another, and each prints on standard error why it failed.
    if (getenv("VERGER_VIRTUAL_TIME") || !has_sound_device()) setenv("ALSOFT_DRIVERS", "null", 0);
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
