// What a film is made of, for those who read it.
#pragma once
#include "../Library/FilmLibrary.h"
#include "Film.h"

struct film {
    const struct film_library *library;
    const uint8_t *bytes;
    int64_t count, place;
    AVIOContext *input;
    AVFormatContext *file;
    /// The time of the file at which the film begins, in seconds.
    double start;
    int track_count;
    struct film_track tracks[film_most_tracks];
};

/// The codecs of pictures and sound that the platform has; FFmpeg opens no others.
extern const char film_codecs[];

/// Reads the tracks of a file that has been opened.
void film_read_tracks(struct film *film);
