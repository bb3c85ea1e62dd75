// A synthesizer that plays MIDI messages with the instruments of a sound font: FluidSynth, which the first one loads.
//
// Without a font of its own it has General MIDI's instruments, of the font that the system has; channel 9 plays drums.
// One thread at a time may use it.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sound_synthesizer;

enum {
    sound_synthesizer_lowest_rate = 8000,
    sound_synthesizer_highest_rate = 96000,
    /// The largest font that an app may bring along, in bytes.
    sound_synthesizer_largest_font = 256 << 20,
};

/// - Parameter rate: frames a second of what it plays.
/// - Returns: NULL if the rate is another one, or without FluidSynth; the first time it says on standard error what is missing.
struct sound_synthesizer *sound_synthesizer_make(double rate);
void sound_synthesizer_free(struct sound_synthesizer *synthesizer);

/// All channels play one instrument of a file, whatever program changes say later.
/// - Returns: false if the file is no sound font, or has no such instrument; then all is as it was.
bool sound_synthesizer_load(struct sound_synthesizer *synthesizer, const char *path, int bank, int program);

/// A message of a channel: its status byte and two data bytes. Others have no effect.
void sound_synthesizer_message(struct sound_synthesizer *synthesizer, uint8_t status, uint8_t first, uint8_t second);
/// A system exclusive message, with its first and last byte.
void sound_synthesizer_exclusive(struct sound_synthesizer *synthesizer, const uint8_t *bytes, size_t count);
/// All notes end at once, and channels are as they were at the beginning.
void sound_synthesizer_reset(struct sound_synthesizer *synthesizer);

/// Makes the next frames. What is played together may exceed 1.
void sound_synthesizer_render(struct sound_synthesizer *synthesizer, float *left, float *right, int count);
