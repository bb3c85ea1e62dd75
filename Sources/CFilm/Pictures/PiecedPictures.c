// The pictures of a film that is put together of pieces of others.

#include "PictureState.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// The films that are open at a time: opening one anew costs more than their memory. And the parts of a second in which
/// times are told.
enum { most_open = 3, time_scale = 600000 };

/// Times are compared with half a millisecond of play.
static const double play = 0.0005;

struct open_film {
    const uint8_t *bytes;
    int track;
    struct film *film;
    struct film_pictures *pictures;
    /// When it was last used.
    uint64_t use;
};

struct pieced_pictures {
    struct film_pictures base;
    struct open_film open[most_open];
    uint64_t uses;
    /// What the present picture belongs to; NULL if that is blank.
    struct film_pictures *present;
    int count;
    struct film_piece pieces[];
};

static void close_film(struct open_film *open) {
    film_pictures_close(open->pictures);
    film_close(open->film);
    *open = (struct open_film){0};
}

/// The pictures that a piece is taken from; NULL if it is empty or cannot be decoded.
static struct film_pictures *pictures_of(struct pieced_pictures *self, const struct film_piece *piece) {
    if (piece->bytes == NULL) return NULL;
    struct open_film *oldest = &self->open[0];
    for (int i = 0; i < most_open; i++) {
        struct open_film *open = &self->open[i];
        if (open->use < oldest->use) oldest = open;
        if (open->bytes != piece->bytes || open->track != piece->track) continue;
        open->use = ++self->uses;
        return open->pictures;
    }
    close_film(oldest);
    enum film_fault fault;
    *oldest = (struct open_film){.bytes = piece->bytes, .track = piece->track, .use = ++self->uses};
    oldest->film = film_open(piece->bytes, piece->count, &fault);
    oldest->pictures = oldest->film ? film_pictures_open(oldest->film, piece->track) : NULL;
    return oldest->pictures;
}

// MARK: Times

static int index_at(const struct pieced_pictures *self, double time) {
    for (int i = 0; i < self->count; i++) {
        if (time + play < self->pieces[i].start + self->pieces[i].duration) return i;
    }
    return self->count - 1;
}

static double speed_of(const struct film_piece *piece) {
    return piece->duration > 0 ? piece->source_duration / piece->duration : 1;
}

static double film_time_of(const struct film_piece *piece, double source) {
    double speed = speed_of(piece);
    return speed > 0 ? piece->start + (source - piece->source) / speed : piece->start;
}

static bool show_by(struct pieced_pictures *self, double time, bool is_key) {
    int index = index_at(self, time);
    const struct film_piece *piece = &self->pieces[index];
    double end = piece->start + piece->duration, within = fmin(fmax(time, piece->start), end);
    double source = piece->source + (within - piece->start) * speed_of(piece);
    struct film_pictures *pictures = pictures_of(self, piece);
    bool is_there = pictures && (is_key ? film_pictures_show_key(pictures, source) : film_pictures_show(pictures, source));
    // A key picture before the piece is none of its pictures.
    if (is_there && is_key && film_pictures_time(pictures) < piece->source - play)
        is_there = film_pictures_show(pictures, piece->source);
    self->present = is_there ? pictures : NULL;
    self->base.has_picture = true;
    self->base.is_blank = !is_there;
    self->base.time = is_there ? fmax(piece->start, film_time_of(piece, film_pictures_time(pictures))) : piece->start;
    double next = is_there ? film_time_of(piece, film_pictures_next_time(pictures)) : INFINITY;
    bool is_last = index == self->count - 1;
    if (!(next < end - play)) next = is_last ? INFINITY : end;
    self->base.next_time = next;
    return true;
}

// MARK: The kind

static bool show(struct film_pictures *pictures, double time) {
    if (!isfinite(time)) return pictures->has_picture;
    return show_by((struct pieced_pictures *)pictures, time, false);
}

static bool show_key(struct film_pictures *pictures, double time) {
    return isfinite(time) && show_by((struct pieced_pictures *)pictures, time, true);
}

static void forget(struct film_pictures *pictures) {
    struct pieced_pictures *self = (struct pieced_pictures *)pictures;
    for (int i = 0; i < most_open; i++) {
        if (self->open[i].pictures) film_pictures_forget(self->open[i].pictures);
    }
    pictures->has_picture = false;
}

static bool step(struct film_pictures *pictures) {
    if (!pictures->has_picture) return show(pictures, 0);
    return isfinite(pictures->next_time) && show(pictures, pictures->next_time);
}

static struct film_time exact_time(const struct film_pictures *pictures) {
    double stamp = pictures->time * time_scale;
    return (struct film_time){fabs(stamp) < 1e17 ? llround(stamp) : 0, time_scale};
}

static bool draw(struct film_pictures *pictures, void *rows, size_t stride, int width, int height) {
    struct pieced_pictures *self = (struct pieced_pictures *)pictures;
    if (!pictures->has_picture) return false;
    if (self->present) return film_pictures_draw(self->present, rows, stride, width, height);
    if (width < 1 || height < 1 || stride / 4 < (size_t)width) return false;
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(void *)((uint8_t *)rows + (size_t)y * stride);
        for (int x = 0; x < width; x++) row[x] = 0xFF000000;
    }
    return true;
}

static void close_pictures(struct film_pictures *pictures) {
    struct pieced_pictures *self = (struct pieced_pictures *)pictures;
    for (int i = 0; i < most_open; i++) close_film(&self->open[i]);
    free(self);
}

static const struct film_pictures_kind pieced_kind = {.show = show, .show_key = show_key, .forget = forget, .step = step,
                                                      .exact_time = exact_time, .draw = draw, .close = close_pictures};

struct film_pictures *film_pictures_of_pieces(const struct film_piece *pieces, int count) {
    if (count < 1 || count > film_most_pieces) return NULL;
    struct pieced_pictures *self = calloc(1, sizeof *self + (size_t)count * sizeof *pieces);
    if (self == NULL) return NULL;
    self->base.kind = &pieced_kind;
    self->count = count;
    memcpy(self->pieces, pieces, (size_t)count * sizeof *pieces);
    return &self->base;
}
