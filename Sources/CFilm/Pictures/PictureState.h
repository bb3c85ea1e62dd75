// What decoding and drawing of pictures share.
#pragma once
#include "../File/FilmFile.h"
#include "FilmPictures.h"

struct film_pictures {
    struct film *film;
    AVStream *stream;
    AVCodecContext *codec;
    AVPacket *packet;
    /// The present picture and the one behind it.
    AVFrame *shown, *next;
    /// Seconds of the film, and the file's own numbers; the next time is infinite behind the last picture.
    double time, next_time, first_time;
    int64_t stamp, next_stamp;
    double rate;
    bool has_picture, is_at_end;
    struct SwsContext *scaler;
};
