// What a film is made of, for those who read it.
#pragma once
#include "Decoding/CodecInput.h"
#include "Film.h"

struct film {
    const struct codec_library *library;
    struct codec_input input;
    /// The time of the file at which the film begins, in seconds.
    double start;
    int track_count;
    struct film_track tracks[film_most_tracks];
};

/// The codecs of pictures and sound that the platform has; FFmpeg opens no others.
extern const char film_codecs[];

/// Reads the tracks of a file that has been opened.
void film_read_tracks(struct film *film);
