#include "FilmSamples.h"
#include "../File/FilmFile.h"
#include <math.h>
#include <stdlib.h>

struct film_samples {
    struct film *film;
    AVStream *stream;
    AVPacket *packet;
};

struct film_samples *film_samples_open(struct film *film, int track) {
    if (track < 0 || track >= film->track_count) return NULL;
    struct film_samples *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->film = film;
    self->stream = film->input.file->streams[track];
    self->packet = film->library->av_packet_alloc();
    // The demuxer need not read what belongs to other tracks.
    for (unsigned i = 0; i < film->input.file->nb_streams; i++) {
        film->input.file->streams[i]->discard = (int)i == track ? AVDISCARD_DEFAULT : AVDISCARD_ALL;
    }
    if (self->packet) return self;
    free(self);
    return NULL;
}

void film_samples_close(struct film_samples *self) {
    if (self == NULL) return;
    self->film->library->av_packet_free(&self->packet);
    free(self);
}

void film_samples_move(struct film_samples *self, double time) {
    double stamp = (time + self->film->start) / av_q2d(self->stream->time_base);
    if (!(fabs(stamp) < 1e18)) return;
    AVFormatContext *file = self->film->input.file;
    // A file whose beginning is later than the time is read from there.
    if (self->film->library->av_seek_frame(file, self->stream->index, (int64_t)floor(stamp), AVSEEK_FLAG_BACKWARD) < 0)
        self->film->library->av_seek_frame(file, self->stream->index, 0, 0);
}

/// A file may say any number: those that are none of a time are 0.
static struct film_time time_in(AVRational unit, int64_t stamp, int64_t start) {
    int64_t value;
    bool is_time = unit.den > 0 && !__builtin_sub_overflow(stamp, start, &value) &&
                   !__builtin_mul_overflow(value, unit.num, &value);
    return is_time ? (struct film_time){value, unit.den} : (struct film_time){0, 1};
}

static struct film_time time_of(const struct film_samples *self, int64_t stamp) {
    AVRational unit = self->stream->time_base;
    double start = self->film->start / av_q2d(unit);
    return time_in(unit, stamp, fabs(start) < 1e18 ? llrint(start) : 0);
}

bool film_samples_next(struct film_samples *self, struct film_sample *sample) {
    const struct codec_library *library = self->film->library;
    AVPacket *packet = self->packet;
    do {
        library->av_packet_unref(packet);
        if (library->av_read_frame(self->film->input.file, packet) < 0) return false;
    } while (packet->stream_index != self->stream->index || packet->size <= 0);
    int64_t shown = packet->pts == AV_NOPTS_VALUE ? packet->dts : packet->pts;
    if (shown == AV_NOPTS_VALUE) shown = 0;
    *sample = (struct film_sample){
        .bytes = packet->data,
        .size = (size_t)packet->size,
        .time = time_of(self, shown),
        .decode_time = time_of(self, packet->dts == AV_NOPTS_VALUE ? shown : packet->dts),
        .duration = time_in(self->stream->time_base, packet->duration, 0),
        .is_key = packet->flags & AV_PKT_FLAG_KEY,
    };
    return true;
}
