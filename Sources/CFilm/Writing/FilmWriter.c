// The file of a film that is written, by FFmpeg's libavformat.

#include "WriterState.h"
#include <stdlib.h>
#include <string.h>

enum { buffer_size = 1 << 16 };

static int write_bytes(void *context, uint8_t *bytes, int count) {
    struct film_writer *writer = context;
    if (!writer->write(writer->context, writer->place, bytes, (size_t)count)) {
        writer->has_failed = true;
        return AVERROR(EIO);
    }
    writer->place += (uint64_t)count;
    if (writer->place > writer->size) writer->size = writer->place;
    return count;
}

static int64_t seek(void *context, int64_t offset, int whence) {
    struct film_writer *writer = context;
    if (whence & AVSEEK_SIZE) return (int64_t)writer->size;
    int64_t base = whence == SEEK_CUR ? (int64_t)writer->place : whence == SEEK_END ? (int64_t)writer->size : 0;
    if (base + offset < 0) return AVERROR(EINVAL);
    writer->place = (uint64_t)(base + offset);
    return (int64_t)writer->place;
}

static bool open_file(struct film_writer *self, enum film_kind kind) {
    const struct codec_library *library = self->library;
    static const char *const names[] = {"mov", "mp4", "ipod", "3gp"};
    if (library->avformat_alloc_output_context2(&self->file, NULL, names[kind], NULL) < 0) return false;
    uint8_t *buffer = library->av_malloc(buffer_size);
    self->io = buffer ? library->avio_alloc_context(buffer, buffer_size, 1, self, NULL, write_bytes, seek) : NULL;
    if (self->io == NULL) {
        library->av_free(buffer);
        return false;
    }
    self->file->pb = self->io;
    // Times of making and names of programs would make two files of the same film differ.
    self->file->flags |= AVFMT_FLAG_CUSTOM_IO | AVFMT_FLAG_BITEXACT;
    self->packet = library->av_packet_alloc();
    return self->packet != NULL;
}

struct film_writer *film_writer_open(enum film_kind kind, film_place place, void *context) {
    const struct codec_library *library = codec_library_for_films();
    struct film_writer *self = library ? calloc(1, sizeof *self) : NULL;
    if (self == NULL) return NULL;
    self->library = library;
    self->write = place;
    self->context = context;
    if (open_file(self, kind)) return self;
    film_writer_abandon(self);
    return NULL;
}

void film_writer_abandon(struct film_writer *self) {
    if (self == NULL) return;
    const struct codec_library *library = self->library;
    for (int i = 0; i < self->track_count; i++) writer_track_close(self, &self->tracks[i]);
    library->av_packet_free(&self->packet);
    if (self->file) library->avformat_free_context(self->file);
    if (self->io) library->av_free(self->io->buffer);
    library->avio_context_free(&self->io);
    free(self);
}

void film_writer_set_metadata(struct film_writer *self, int track, const char *key, const char *value) {
    if (self->has_head || track >= self->track_count) return;
    AVDictionary **metadata = track == film_whole ? &self->file->metadata : &self->tracks[track].stream->metadata;
    self->library->av_dict_set(metadata, key, value, 0);
}

void film_writer_set_time_scale(struct film_writer *self, int time_scale) { self->time_scale = time_scale; }
void film_writer_set_fragments(struct film_writer *self, double seconds) { self->fragment = seconds; }

bool film_writer_begin(struct film_writer *self) {
    if (self->has_head || self->track_count == 0) return false;
    AVDictionary *options = NULL;
    if (self->time_scale > 0) self->library->av_dict_set_int(&options, "movie_timescale", self->time_scale, 0);
    if (self->fragment > 0 && self->fragment < 2000)
        self->library->av_dict_set_int(&options, "frag_duration", (int64_t)(self->fragment * 1e6), 0);
    self->has_head = self->library->avformat_write_header(self->file, &options) >= 0;
    self->library->av_dict_free(&options);
    return self->has_head && !self->has_failed;
}

bool film_writer_finish(struct film_writer *self) {
    bool is_whole = self->has_head;
    for (int i = 0; i < self->track_count && is_whole; i++) is_whole = writer_track_finish(self, &self->tracks[i]);
    if (self->has_head && self->library->av_write_trailer(self->file) < 0) is_whole = false;
    is_whole = is_whole && !self->has_failed;
    film_writer_abandon(self);
    return is_whole;
}
