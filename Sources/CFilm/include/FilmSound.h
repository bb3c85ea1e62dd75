// The sound of a film in the app's mixer (CSound).
#pragma once
#include "Film.h"
#include "FilmMix.h"

struct film_sound;
struct sound_decoder;

/// Opens a film's sound. `bytes` must stay valid until `film_sound_close`.
/// - Returns: NULL if it has none that can be decoded.
struct film_sound *film_sound_open(const struct film *film, const uint8_t *bytes, size_t count);

/// A mix as a decoder (CSound), which closes it.
/// - Returns: NULL without memory, when the mix is closed already.
struct sound_decoder *film_mix_decoder(struct film_mix *mix);

/// Opens what a mix gives; the mix is closed with it, at the latest when `released` is called.
/// - Returns: NULL without memory, when the mix is closed already.
struct film_sound *film_sound_of_mix(struct film_mix *mix);

/// Stops, and calls `released` once the mixer is done with the bytes, which is at once if nothing plays. On any thread.
void film_sound_close(struct film_sound *sound, void (*released)(void *context), void *context);

/// Plays from a time of the film on.
/// - Parameter speed: from 0.5 to 2.
/// - Returns: the frame of the output at which that time is heard; 0 if there is no memory.
int64_t film_sound_play(struct film_sound *sound, double time, double speed);
void film_sound_stop(struct film_sound *sound);

/// From 0 to 1.
void film_sound_set_volume(struct film_sound *sound, double volume);

/// The time of the film that is heard at this moment; negative while nothing is.
double film_sound_heard(struct film_sound *sound);
