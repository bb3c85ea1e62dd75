// A track of a mix: reads its pieces one after the other, and makes them as loud as the ramps say.
#pragma once
#include "CSound.h"
#include "FilmMix.h"

struct mixed_track {
    struct film_piece *pieces;
    struct film_volume_ramp *ramps;
    int piece_count, ramp_count;
    /// The piece that is read, and its sound; NULL while there is none.
    int piece;
    struct sound_track *sound;
    /// The frame that the sound gives next.
    int64_t next;
};

/// - Returns: false without memory; what there is must be closed in any case.
bool mixed_track_open(struct mixed_track *track, const struct film_mix_track *description);
void mixed_track_close(struct mixed_track *track);

/// Adds the frames from a position on to sums of two channels.
void mixed_track_add(struct mixed_track *track, int64_t position, int32_t *sums, int count);
/// What is read next does not follow what was read before.
void mixed_track_move(struct mixed_track *track);
