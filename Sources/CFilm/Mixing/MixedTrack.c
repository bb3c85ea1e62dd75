#include "MixedTrack.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// The frames for which a volume is counted once, and moved to evenly.
enum { block = 256 };

static void *copy_of(const void *values, int count, size_t size) {
    void *copy = calloc(count > 0 ? (size_t)count : 1, size);
    if (copy && count > 0) memcpy(copy, values, (size_t)count * size);
    return copy;
}

bool mixed_track_open(struct mixed_track *self, const struct film_mix_track *description) {
    *self = (struct mixed_track){.piece = -1};
    if (description->piece_count < 0 || description->piece_count > film_most_pieces) return false;
    if (description->ramp_count < 0 || description->ramp_count > film_most_ramps) return false;
    self->pieces = copy_of(description->pieces, description->piece_count, sizeof *self->pieces);
    self->ramps = copy_of(description->ramps, description->ramp_count, sizeof *self->ramps);
    self->piece_count = description->piece_count;
    self->ramp_count = description->ramp_count;
    return self->pieces && self->ramps;
}

void mixed_track_move(struct mixed_track *self) {
    sound_track_close(self->sound);
    self->sound = NULL;
    self->piece = -1;
}

void mixed_track_close(struct mixed_track *self) {
    mixed_track_move(self);
    free(self->pieces);
    free(self->ramps);
    *self = (struct mixed_track){.piece = -1};
}

// MARK: Volume

static double volume_at(const struct mixed_track *self, double time) {
    double volume = 1;
    for (int i = 0; i < self->ramp_count && self->ramps[i].start <= time; i++) {
        const struct film_volume_ramp *ramp = &self->ramps[i];
        double length = ramp->end - ramp->start, part = length > 0 ? (time - ramp->start) / length : 1;
        volume = ramp->from + (ramp->to - ramp->from) * fmin(1, fmax(0, part));
        if (!isfinite(volume)) volume = 1;
    }
    return fmin(fmax(volume, 0), 1);
}

// MARK: Pieces

static int64_t frame_of(double time) {
    double frame = time * sound_rate;
    return fabs(frame) < 1e15 ? llround(frame) : 0;
}

static struct sound_track *open_sound(const struct film_piece *piece) {
    double speed = piece->duration > 0 ? piece->source_duration / piece->duration : 1;
    // As everywhere, what is faster or slower than this is silent.
    if (piece->bytes == NULL || !(speed >= 0.5 && speed <= 2)) return NULL;
    struct sound_information information = {.format = 'aac ', .channels = 2, .rate = sound_rate,
                                            .duration = piece->source + piece->source_duration};
    // Of files that need no library more has to be known.
    sound_information_read(piece->bytes, piece->count, &information);
    information.stream = (uint32_t)piece->track + 1;
    enum sound_fault fault;
    struct sound_track *sound = sound_track_open(piece->bytes, piece->count, &information, &fault);
    if (sound) sound_track_set_speed(sound, speed);
    return sound;
}

static int piece_at(const struct mixed_track *self, int64_t position) {
    for (int i = 0; i < self->piece_count; i++) {
        const struct film_piece *piece = &self->pieces[i];
        if (position >= frame_of(piece->start) && position < frame_of(piece->start + piece->duration)) return i;
    }
    return -1;
}

/// Makes the sound that is heard at a position the present one.
static void take_piece(struct mixed_track *self, int index, int64_t position) {
    if (index == self->piece && position == self->next) return;
    // A piece that continues in its file where the one before ended is read on without a gap.
    bool follows = false;
    if (self->sound && position == self->next && self->piece >= 0 && index == self->piece + 1) {
        const struct film_piece *before = &self->pieces[self->piece], *piece = &self->pieces[index];
        follows = before->bytes == piece->bytes && before->track == piece->track &&
                  fabs(before->source + before->source_duration - piece->source) < 1e-6 &&
                  fabs(before->source_duration * piece->duration - piece->source_duration * before->duration) < 1e-6;
    }
    if (!follows) {
        mixed_track_move(self);
        const struct film_piece *piece = &self->pieces[index];
        self->sound = open_sound(piece);
        double speed = piece->duration > 0 ? piece->source_duration / piece->duration : 1;
        double within = (double)(position - frame_of(piece->start)) / sound_rate * speed;
        if (self->sound) sound_track_seek(self->sound, fmax(0, piece->source + within));
    }
    self->piece = index;
    self->next = position;
}

static void add_block(struct mixed_track *self, int64_t position, int32_t *sums, int count) {
    int16_t frames[block * 2];
    int there = self->sound ? sound_track_read(self->sound, frames, count) : 0;
    self->next = position + count;
    double from = volume_at(self, (double)position / sound_rate);
    double to = volume_at(self, (double)(position + count) / sound_rate);
    for (int i = 0; i < there; i++) {
        int32_t gain = (int32_t)lrint((from + (to - from) * i / count) * sound_full_gain);
        sums[i * 2] += frames[i * 2] * gain / sound_full_gain;
        sums[i * 2 + 1] += frames[i * 2 + 1] * gain / sound_full_gain;
    }
}

void mixed_track_add(struct mixed_track *self, int64_t position, int32_t *sums, int count) {
    while (count > 0) {
        int index = piece_at(self, position), wanted = count < block ? count : block;
        // Blocks begin at the same frames whatever is read at once, so that the bytes are the same, too.
        int until = (int)(block - position % block);
        if (wanted > until) wanted = until;
        if (index >= 0) {
            int64_t end = frame_of(self->pieces[index].start + self->pieces[index].duration);
            if (end - position < wanted) wanted = (int)(end - position);
            take_piece(self, index, position);
            add_block(self, position, sums, wanted);
        }
        position += wanted;
        sums += wanted * 2;
        count -= wanted;
    }
}
