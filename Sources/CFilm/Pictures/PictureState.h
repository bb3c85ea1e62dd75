// What decoding and drawing of pictures share.
#pragma once
#include "../File/FilmFile.h"
#include "FilmPictures.h"

/// What the kinds of pictures do differently. Each takes the pictures that it belongs to.
struct film_pictures_kind {
    bool (*show)(struct film_pictures *pictures, double time);
    bool (*show_key)(struct film_pictures *pictures, double time);
    void (*forget)(struct film_pictures *pictures);
    bool (*step)(struct film_pictures *pictures);
    struct film_time (*exact_time)(const struct film_pictures *pictures);
    bool (*draw)(struct film_pictures *pictures, void *rows, size_t stride, int width, int height);
    void (*close)(struct film_pictures *pictures);
};

/// What all of them have: it stands first in each.
struct film_pictures {
    const struct film_pictures_kind *kind;
    /// Seconds of the film; the next time is infinite behind the last picture.
    double time, next_time;
    bool has_picture;
    /// True while nothing is shown at the present time: the picture is black.
    bool is_blank;
};

/// The pictures of one track of a file.
struct file_pictures {
    struct film_pictures base;
    struct film *film;
    AVStream *stream;
    AVCodecContext *codec;
    AVPacket *packet;
    /// The present picture and the one behind it.
    AVFrame *shown, *next;
    double first_time;
    /// The file's own numbers of the times.
    int64_t stamp, next_stamp;
    double rate;
    bool is_at_end;
    struct SwsContext *scaler;
};

bool file_pictures_draw(struct film_pictures *pictures, void *rows, size_t stride, int width, int height);
