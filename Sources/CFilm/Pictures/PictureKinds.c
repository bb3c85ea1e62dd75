// What is asked of pictures goes to their kind.

#include "PictureState.h"

bool film_pictures_show(struct film_pictures *self, double time) { return self->kind->show(self, time); }
bool film_pictures_show_key(struct film_pictures *self, double time) { return self->kind->show_key(self, time); }
void film_pictures_forget(struct film_pictures *self) { self->kind->forget(self); }
bool film_pictures_step(struct film_pictures *self) { return self->kind->step(self); }
double film_pictures_time(const struct film_pictures *self) { return self->time; }
double film_pictures_next_time(const struct film_pictures *self) { return self->next_time; }
bool film_pictures_are_blank(const struct film_pictures *self) { return self->is_blank; }
struct film_time film_pictures_exact_time(const struct film_pictures *self) { return self->kind->exact_time(self); }

bool film_pictures_draw(struct film_pictures *self, void *rows, size_t stride, int width, int height) {
    return self->kind->draw(self, rows, stride, width, height);
}

void film_pictures_close(struct film_pictures *self) {
    if (self) self->kind->close(self);
}
