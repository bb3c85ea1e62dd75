#include "SynthesizerLibrary.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

static struct synthesizer_library functions;
static bool is_there;

/// The small font comes with Debian's library. It is named first, so that all machines play the same.
static const char *const fonts[] = {"/usr/share/sounds/sf2/TimGM6mb.sf2", "/usr/share/sounds/sf2/default-GM.sf2",
                                    "/usr/share/sounds/sf3/default-GM.sf3"};

const char *synthesizer_font(void) {
    for (size_t i = 0; i < sizeof fonts / sizeof *fonts; i++) {
        if (access(fonts[i], R_OK) == 0) return fonts[i];
    }
    return NULL;
}

/// What goes wrong is told by the functions' results.
static void keep_quiet(int level, const char *message, void *context) {}

static void open_library(void) {
    void *library = dlopen("libfluidsynth.so.3", RTLD_NOW | RTLD_LOCAL);
    is_there = library != NULL && synthesizer_font() != NULL;
#define FIND(member, name)                                                                            \
    if (is_there) functions.member = (__typeof__(functions.member))dlsym(library, "fluid_" name); \
    is_there = is_there && functions.member;
    FIND(register_drivers, "audio_driver_register")
    FIND(log_with, "set_log_function")
    FIND(set_number, "settings_setnum")
    FIND(set_integer, "settings_setint")
    FIND(load_font, "synth_sfload")
    FIND(unload_font, "synth_sfunload")
    FIND(select, "synth_program_select")
    FIND(note_on, "synth_noteon")
    FIND(note_off, "synth_noteoff")
    FIND(control, "synth_cc")
    FIND(program, "synth_program_change")
    FIND(pressure, "synth_channel_pressure")
    FIND(key_pressure, "synth_key_pressure")
    FIND(bend, "synth_pitch_bend")
    FIND(exclusive, "synth_sysex")
    FIND(reset, "synth_system_reset")
    FIND(write, "synth_write_float")
#undef FIND
#define FIND(member, name)                                                                   \
    if (is_there) functions.member = (__typeof__(functions.member))dlsym(library, name); \
    is_there = is_there && functions.member;
    FIND(make_settings, "new_fluid_settings")
    FIND(free_settings, "delete_fluid_settings")
    FIND(make, "new_fluid_synth")
    FIND(free, "delete_fluid_synth")
#undef FIND
    if (!is_there) {
        fprintf(stderr, "FluidSynth or its sound font is not there, so notes are not heard (Debian: libfluidsynth3, "
                        "timgm6mb-soundfont)\n");
        return;
    }
    enum { levels = 5 };
    for (int level = 0; level < levels; level++) functions.log_with(level, keep_quiet, NULL);
    // The app's mixer plays: the library opens no sound card.
    const char *none[] = {NULL};
    functions.register_drivers(none);
}

const struct synthesizer_library *synthesizer_library(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    return is_there ? &functions : NULL;
}
