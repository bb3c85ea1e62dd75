// Sound that is mixed of several tracks, each put together of pieces of films, and each as loud as its ramps say.
#pragma once
#include "Film.h"

/// How the volume changes in a stretch of time: times in seconds, volumes from 0 to 1. Before the first ramp it is 1,
/// behind a ramp that ramp's last.
struct film_volume_ramp {
    double start, end;
    float from, to;
};

struct film_mix_track {
    const struct film_piece *pieces;
    int piece_count;
    /// In the order of their times.
    const struct film_volume_ramp *ramps;
    int ramp_count;
};

enum { film_most_mixed = 32, film_most_ramps = 10000 };

struct film_mix;

/// Mixes tracks; what describes them is copied. The bytes of their files must stay valid until the mix is closed.
/// - Parameter duration: of the whole, in seconds.
/// - Returns: NULL without memory, or for more than there may be.
struct film_mix *film_mix_open(const struct film_mix_track *tracks, int count, double duration);
void film_mix_close(struct film_mix *mix);

/// Continues with a frame: 48,000 are a second (`sound_rate`).
void film_mix_seek(struct film_mix *mix, int64_t frame);

/// Reads the next frames, two channels interleaved.
/// - Returns: fewer than `count` at the end.
int film_mix_read(struct film_mix *mix, int16_t *frames, int count);

/// The frames of the whole.
int64_t film_mix_length(const struct film_mix *mix);
