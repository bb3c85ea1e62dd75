// The samples of a film's track as they stand in the file, one after the other.
#pragma once
#include "Film.h"

struct film_samples;

struct film_sample {
    /// Valid until the next one is read.
    const uint8_t *bytes;
    size_t size;
    /// When it is shown or heard, when it is decoded, and how long it lasts: 0 where the file does not say.
    struct film_time time, decode_time, duration;
    /// True if it is decoded without any other.
    bool is_key;
};

/// Reads the samples of a track. A film is read by one reader at a time, which ends before the film.
/// - Returns: NULL without memory, or for a track that there is not.
struct film_samples *film_samples_open(struct film *film, int track);
void film_samples_close(struct film_samples *samples);

/// Continues with the key sample at or before a time, in seconds.
void film_samples_move(struct film_samples *samples, double time);

/// - Returns: false behind the last sample, and where the file is damaged beyond repair.
bool film_samples_next(struct film_samples *samples, struct film_sample *sample);
