// What the app knows of the sounding hardware, and hears of interruptions. Used on the main thread.

#include "SoundOutput.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static struct sound_hardware hardware;
static bool is_known;
static void (*hardware_changed)(void);
static void (*interrupted)(enum sound_interruption);

/// What the device was when the app started, which it is told in its environment: VERGER_SOUND="VOLUME SILENCED
/// HEADSET MICROPHONE".
struct sound_hardware sound_output_hardware(void) {
    if (is_known) return hardware;
    is_known = true;
    hardware = (struct sound_hardware){.volume = 1};
    const char *text = getenv("VERGER_SOUND");
    double volume;
    int is_silenced, has_headset, has_microphone;
    bool is_whole = text && sscanf(text, "%lf %d %d %d", &volume, &is_silenced, &has_headset, &has_microphone) == 4;
    if (is_whole && volume >= 0 && volume <= 1) {
        hardware = (struct sound_hardware){volume, is_silenced != 0, has_headset != 0, has_microphone != 0};
    }
    return hardware;
}

void sound_output_set_hardware(struct sound_hardware changed) {
    is_known = true;
    hardware = changed;
    if (hardware_changed) hardware_changed();
}

void sound_output_ask_volume(double volume) {
    struct sound_hardware changed = sound_output_hardware();
    if (!(volume >= 0 && volume <= 1) || changed.volume == volume) return;
    changed.volume = volume;
    if (sound_link_ask_volume) sound_link_ask_volume(volume);
    // The device says the same, a little later.
    sound_output_set_hardware(changed);
}

void sound_output_interrupt(enum sound_interruption interruption) {
    if (interrupted) interrupted(interruption);
}

void sound_output_set_listeners(void (*changed)(void), void (*interruption)(enum sound_interruption)) {
    hardware_changed = changed;
    interrupted = interruption;
}
