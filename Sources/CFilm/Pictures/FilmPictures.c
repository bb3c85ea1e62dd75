// Decodes pictures one after the other. One picture is decoded ahead, so that it is known until when the present one is
// shown.

#include "PictureState.h"
#include <math.h>
#include <stdlib.h>

/// A file with more packets in a row that give no picture is taken for its end.
enum { most_blind_packets = 2000 };

/// Times are compared with half a millisecond of play, since fractions of a second are not exact.
static const double play = 0.0005;

/// Beyond so many seconds a jump to a key picture is quicker than decoding what lies between.
static const double longest_run = 1;

// MARK: Decoding

static bool receive(struct file_pictures *self, AVFrame *frame) {
    const struct codec_library *library = self->film->library;
    for (int blind = 0; blind < most_blind_packets;) {
        int status = library->avcodec_receive_frame(self->codec, frame);
        if (status >= 0) {
            // What changes its size on the way may have become larger than is taken.
            if (frame->width > 0 && (int64_t)frame->width * frame->height <= film_most_pixels) return true;
            library->av_frame_unref(frame);
            blind++;
            continue;
        }
        if (status == AVERROR_EOF || (status == AVERROR(EAGAIN) && self->is_at_end)) return false;
        blind++;
        status = library->av_read_frame(self->film->input.file, self->packet);
        if (status < 0) {
            self->is_at_end = true;
            if (library->avcodec_send_packet(self->codec, NULL) < 0) return false;
            continue;
        }
        // Damaged packets are skipped.
        if (self->packet->stream_index == self->stream->index) library->avcodec_send_packet(self->codec, self->packet);
        library->av_packet_unref(self->packet);
    }
    return false;
}

static double seconds(const struct file_pictures *self, int64_t stamp) {
    return (double)stamp * av_q2d(self->stream->time_base) - self->film->start;
}

/// Decodes the picture behind `next`. Its time is later than the one before, whatever the file says.
static void decode_next(struct file_pictures *self) {
    double before = self->base.next_time;
    self->base.next_time = INFINITY;
    if (!receive(self, self->next)) return;
    int64_t stamp = self->next->best_effort_timestamp;
    double step = self->rate > 0 ? 1 / self->rate : 0.04;
    self->next_stamp = stamp == AV_NOPTS_VALUE ? self->next_stamp : stamp;
    self->base.next_time = stamp == AV_NOPTS_VALUE ? (isfinite(before) ? before + step : 0) : seconds(self, stamp);
    if (isfinite(before) && self->base.next_time <= before) self->base.next_time = before + step;
}

/// Makes the picture that was decoded ahead the present one.
static bool take_next(struct file_pictures *self) {
    if (!isfinite(self->base.next_time)) return false;
    AVFrame *shown = self->shown;
    self->shown = self->next;
    self->next = shown;
    self->film->library->av_frame_unref(shown);
    self->base.time = self->base.next_time;
    self->stamp = self->next_stamp;
    self->base.has_picture = true;
    decode_next(self);
    return true;
}

// MARK: Moving

static int64_t stamp_of(const struct file_pictures *self, double time) {
    double stamp = (time + play + self->film->start) / av_q2d(self->stream->time_base);
    return fabs(stamp) < 1e18 ? (int64_t)floor(stamp) : 0;
}

/// Continues with the key picture at or before a time.
static bool jump(struct file_pictures *self, double time) {
    const struct codec_library *library = self->film->library;
    int64_t stamp = stamp_of(self, time);
    // A file whose beginning is later than the time is read from there.
    if (library->av_seek_frame(self->film->input.file, self->stream->index, stamp, AVSEEK_FLAG_BACKWARD) < 0 &&
        library->av_seek_frame(self->film->input.file, self->stream->index, 0, 0) < 0) {
        return false;
    }
    library->avcodec_flush_buffers(self->codec);
    self->is_at_end = false;
    // The picture that was shown stays until there is another one.
    self->base.next_time = -INFINITY;
    decode_next(self);
    return take_next(self);
}

/// True if a jump to a time leads further than the picture that is decoded next.
static bool is_jump_shorter(struct file_pictures *self, double time) {
    if (time < self->base.next_time + longest_run) return false;
    const struct codec_library *library = self->film->library;
    int index = library->av_index_search_timestamp(self->stream, stamp_of(self, time), AVSEEK_FLAG_BACKWARD);
    if (index < 0) return true;
    return seconds(self, library->avformat_index_get_entry(self->stream, index)->timestamp) > self->base.next_time;
}

static bool show(struct film_pictures *pictures, double time) {
    struct file_pictures *self = (struct file_pictures *)pictures;
    if (!isfinite(time)) return self->base.has_picture;
    bool is_before = self->base.has_picture && time + play < self->base.time && self->base.time > self->first_time + play;
    if (!self->base.has_picture || is_before || (isfinite(self->base.next_time) && is_jump_shorter(self, time))) {
        if (!jump(self, time)) return self->base.has_picture;
        // Some files lead to a key picture that is too late.
        if (self->base.time > time + play && time > 0) jump(self, fmax(0, time - 2));
    }
    while (self->base.next_time <= time + play && take_next(self)) {}
    return true;
}

static bool show_key(struct film_pictures *pictures, double time) {
    return isfinite(time) && jump((struct file_pictures *)pictures, fmax(0, time));
}

static void forget(struct film_pictures *pictures) { pictures->has_picture = false; }

static bool step(struct film_pictures *pictures) {
    return pictures->has_picture ? take_next((struct file_pictures *)pictures) : show(pictures, 0);
}

static struct film_time exact_time(const struct film_pictures *pictures) {
    const struct file_pictures *self = (const struct file_pictures *)pictures;
    AVRational unit = self->stream->time_base;
    int64_t start = llrint(self->film->start / av_q2d(unit));
    return (struct film_time){(self->stamp - start) * unit.num, unit.den};
}

// MARK: Opening

static void close_pictures(struct film_pictures *pictures) {
    struct file_pictures *self = (struct file_pictures *)pictures;
    const struct codec_library *library = self->film->library;
    library->sws_freeContext(self->scaler);
    library->av_frame_free(&self->shown);
    library->av_frame_free(&self->next);
    library->av_packet_free(&self->packet);
    library->avcodec_free_context(&self->codec);
    free(self);
}

static const struct film_pictures_kind file_kind = {.show = show, .show_key = show_key, .forget = forget, .step = step,
                                                    .exact_time = exact_time, .draw = file_pictures_draw,
                                                    .close = close_pictures};

static bool open_codec(struct file_pictures *self) {
    const struct codec_library *library = self->film->library;
    const AVCodec *codec = library->avcodec_find_decoder(self->stream->codecpar->codec_id);
    self->codec = codec ? library->avcodec_alloc_context3(codec) : NULL;
    if (self->codec == NULL) return false;
    if (library->avcodec_parameters_to_context(self->codec, self->stream->codecpar) < 0) return false;
    // One thread, so that nothing runs beside the app's virtual time.
    self->codec->thread_count = 1;
    self->codec->max_pixels = film_most_pixels;
    self->codec->pkt_timebase = self->stream->time_base;
    if (library->avcodec_open2(self->codec, codec, NULL) < 0) return false;
    self->packet = library->av_packet_alloc();
    self->shown = library->av_frame_alloc();
    self->next = library->av_frame_alloc();
    return self->packet && self->shown && self->next;
}

struct film_pictures *film_pictures_open(struct film *film, int track) {
    if (track < 0 || track >= film->track_count) return NULL;
    const struct film_track *description = &film->tracks[track];
    if (description->media != film_pictures_media || !description->is_decodable) return NULL;
    struct file_pictures *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->base.kind = &file_kind;
    self->film = film;
    self->stream = film->input.file->streams[track];
    self->rate = description->rate;
    self->base.next_time = -INFINITY;
    // The demuxer need not read what belongs to other tracks.
    for (unsigned i = 0; i < film->input.file->nb_streams; i++) {
        film->input.file->streams[i]->discard = (int)i == track ? AVDISCARD_DEFAULT : AVDISCARD_ALL;
    }
    if (!open_codec(self)) {
        close_pictures(&self->base);
        return NULL;
    }
    self->first_time = -INFINITY;
    if (jump(self, 0)) self->first_time = self->base.time;
    return &self->base;
}
