// FluidSynth's functions, by FluidSynth's API documentation. The library is opened when a synthesizer is made.
#pragma once

struct synthesizer_library {
    int (*register_drivers)(const char **names);
    void (*log_with)(int level, void (*function)(int, const char *, void *), void *context);
    void *(*make_settings)(void);
    void (*free_settings)(void *settings);
    int (*set_number)(void *settings, const char *name, double value);
    int (*set_integer)(void *settings, const char *name, int value);
    void *(*make)(void *settings);
    void (*free)(void *synthesizer);
    int (*load_font)(void *synthesizer, const char *path, int resetsPrograms);
    int (*unload_font)(void *synthesizer, int font, int resetsPrograms);
    int (*select)(void *synthesizer, int channel, int font, int bank, int program);
    int (*note_on)(void *synthesizer, int channel, int key, int velocity);
    int (*note_off)(void *synthesizer, int channel, int key);
    int (*control)(void *synthesizer, int channel, int control, int value);
    int (*program)(void *synthesizer, int channel, int program);
    int (*pressure)(void *synthesizer, int channel, int value);
    int (*key_pressure)(void *synthesizer, int channel, int key, int value);
    int (*bend)(void *synthesizer, int channel, int value);
    int (*exclusive)(void *synthesizer, const char *bytes, int count, char *response, int *responseCount, int *handled,
                     int isDry);
    int (*reset)(void *synthesizer);
    int (*write)(void *synthesizer, int count, void *left, int leftOffset, int leftStep, void *right, int rightOffset,
                 int rightStep);
};

/// NULL if the library or a sound font is missing, which is said once.
const struct synthesizer_library *synthesizer_library(void);
/// The file of General MIDI's instruments that the system has; NULL if there is none.
const char *synthesizer_font(void);
