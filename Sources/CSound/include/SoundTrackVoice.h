// A short sound that is played once and forgotten.
#pragma once
#include "SoundOutput.h"

/// Reads a track as a voice of a mixer. The context is the track.
int sound_track_source(void *track, int64_t position, int16_t *frames, int count);

/// Plays a track to its end and closes it.
void sound_output_play_once(struct sound_track *track, double volume);
