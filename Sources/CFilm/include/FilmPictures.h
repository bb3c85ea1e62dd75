// The pictures of a film, decoded one after the other by one thread: those of a file's track, those of pieces of several
// files, or those that somebody else makes.
#pragma once
#include "Film.h"

struct film_pictures;

/// Decodes the pictures of a track. A film is read by one of these at a time, which ends before the film.
/// - Returns: NULL if the track cannot be decoded.
struct film_pictures *film_pictures_open(struct film *film, int track);

/// The pictures of pieces of films, which are copied; their bytes must stay valid until the pictures are closed. At most
/// three films are open at a time.
/// - Returns: NULL without memory, or without any piece.
struct film_pictures *film_pictures_of_pieces(const struct film_piece *pieces, int count);

/// Who makes pictures itself: one for each moment of `frame`, from 0 until `duration` seconds.
struct film_pictures_maker {
    /// Draws the picture of a time. False if there is none.
    bool (*draw)(void *context, double time, void *rows, size_t stride, int width, int height);
    void (*closed)(void *context);
    struct film_time frame;
    double duration;
};
/// - Returns: NULL without memory, or for a frame that is no time; `closed` is called then, too.
struct film_pictures *film_pictures_made(const struct film_pictures_maker *maker, void *context);

void film_pictures_close(struct film_pictures *pictures);

/// Makes the picture that is shown at a time, in seconds, the present one. Before the first picture that is the first,
/// behind the last one the last.
/// - Returns: false if there is no picture at all.
bool film_pictures_show(struct film_pictures *pictures, double time);

/// The same for the last picture at or before the time that is decoded without any other.
bool film_pictures_show_key(struct film_pictures *pictures, double time);

/// Reads anew from the next time that is shown on: the bytes that were read ahead were not there yet.
void film_pictures_forget(struct film_pictures *pictures);

/// Makes the next picture the present one.
/// - Returns: false behind the last one.
bool film_pictures_step(struct film_pictures *pictures);

/// True if nothing is shown at the present time, as in a gap between the pieces of a film; black is drawn then.
bool film_pictures_are_blank(const struct film_pictures *pictures);

/// When the present picture is shown, and when the next one is: infinite behind the last.
double film_pictures_time(const struct film_pictures *pictures);
double film_pictures_next_time(const struct film_pictures *pictures);
/// The same in the track's own parts of a second, exactly.
struct film_time film_pictures_exact_time(const struct film_pictures *pictures);

/// Draws the present picture, scaled to a size, as rows of 32-bit pixels: blue, green, red, opaque alpha.
/// - Parameter stride: the bytes from one row to the next, at least four times the width.
/// - Returns: false without memory, or if the size is none.
bool film_pictures_draw(struct film_pictures *pictures, void *rows, size_t stride, int width, int height);
