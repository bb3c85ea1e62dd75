// Pictures that somebody else makes, one for each frame of a film.

#include "PictureState.h"
#include <math.h>
#include <stdlib.h>

struct made_pictures {
    struct film_pictures base;
    struct film_pictures_maker maker;
    void *context;
    int64_t frame;
};

static double seconds_of(const struct made_pictures *self, int64_t frame) {
    return (double)frame * (double)self->maker.frame.value / self->maker.frame.scale;
}

static bool show(struct film_pictures *pictures, double time) {
    struct made_pictures *self = (struct made_pictures *)pictures;
    if (!isfinite(time)) return pictures->has_picture;
    double step = seconds_of(self, 1), last = ceil(fmax(0, self->maker.duration - 0.0005) / step) - 1;
    // Half a millisecond for fractions that are not exact.
    double frame = fmin(floor(fmax(0, time + 0.0005) / step), fmax(0, last));
    self->frame = (int64_t)frame;
    pictures->has_picture = true;
    pictures->time = seconds_of(self, self->frame);
    pictures->next_time = frame < last ? seconds_of(self, self->frame + 1) : INFINITY;
    return true;
}

static void forget(struct film_pictures *pictures) { pictures->has_picture = false; }

static bool step(struct film_pictures *pictures) {
    if (!pictures->has_picture) return show(pictures, 0);
    return isfinite(pictures->next_time) && show(pictures, pictures->next_time);
}

static struct film_time exact_time(const struct film_pictures *pictures) {
    const struct made_pictures *self = (const struct made_pictures *)pictures;
    return (struct film_time){self->frame * self->maker.frame.value, self->maker.frame.scale};
}

static bool draw(struct film_pictures *pictures, void *rows, size_t stride, int width, int height) {
    struct made_pictures *self = (struct made_pictures *)pictures;
    if (!pictures->has_picture || width < 1 || height < 1 || stride / 4 < (size_t)width) return false;
    return self->maker.draw(self->context, pictures->time, rows, stride, width, height);
}

static void close_pictures(struct film_pictures *pictures) {
    struct made_pictures *self = (struct made_pictures *)pictures;
    self->maker.closed(self->context);
    free(self);
}

static const struct film_pictures_kind made_kind = {.show = show, .show_key = show, .forget = forget, .step = step,
                                                    .exact_time = exact_time, .draw = draw, .close = close_pictures};

struct film_pictures *film_pictures_made(const struct film_pictures_maker *maker, void *context) {
    double step = maker->frame.scale > 0 ? (double)maker->frame.value / maker->frame.scale : 0;
    // No film has more than a thousand pictures a second, or is as long as a year.
    bool is_fine = step >= 0.001 && isfinite(maker->duration) && maker->duration < 3e7;
    struct made_pictures *self = is_fine ? calloc(1, sizeof *self) : NULL;
    if (self == NULL) {
        maker->closed(context);
        return NULL;
    }
    self->base.kind = &made_kind;
    self->maker = *maker;
    self->context = context;
    return &self->base;
}
