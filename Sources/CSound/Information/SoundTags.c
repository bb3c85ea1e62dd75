#include "SoundTags.h"
#include "../Decoding/CodecLibrary.h"
#include <stdlib.h>
#include <string.h>

enum { input_size = 32768, largest_picture = 16 << 20 };

struct sound_tags {
    const struct codec_library *library;
    const uint8_t *bytes;
    int64_t count, place;
    AVIOContext *input;
    AVFormatContext *file;
    int stream;
};

// MARK: The file in memory

static int read_bytes(void *context, uint8_t *buffer, int size) {
    struct sound_tags *self = context;
    int64_t left = self->count - self->place;
    if (left <= 0) return AVERROR_EOF;
    if (size > left) size = (int)left;
    memcpy(buffer, self->bytes + self->place, (size_t)size);
    self->place += size;
    return size;
}

static int64_t seek_bytes(void *context, int64_t offset, int whence) {
    struct sound_tags *self = context;
    if (whence & AVSEEK_SIZE) return self->count;
    int64_t base = whence == SEEK_CUR ? self->place : whence == SEEK_END ? self->count : 0;
    if (__builtin_add_overflow(base, offset, &base) || base < 0 || base > self->count) return AVERROR(EINVAL);
    return self->place = base;
}

static bool open_file(struct sound_tags *self) {
    const struct codec_library *library = self->library;
    uint8_t *buffer = library->av_malloc(input_size);
    if (buffer == NULL) return false;
    self->input = library->avio_alloc_context(buffer, input_size, 0, self, read_bytes, NULL, seek_bytes);
    self->file = self->input ? library->avformat_alloc_context() : NULL;
    if (self->file == NULL) return false;
    self->file->pb = self->input;
    // Only files of sound, and none that name others to be read instead.
    AVDictionary *options = NULL;
    library->av_dict_set(&options, "format_whitelist", "mp3,aac,mov,amr,amrnb,amrwb,wav,caf,aiff,ac3", 0);
    library->av_dict_set(&options, "protocol_whitelist", "", 0);
    library->av_dict_set(&options, "probesize", "1048576", 0);
    library->av_dict_set(&options, "enable_drefs", "0", 0);
    int status = library->avformat_open_input(&self->file, NULL, NULL, &options);
    library->av_dict_free(&options);
    if (status < 0 || library->avformat_find_stream_info(self->file, NULL) < 0) return false;
    self->stream = library->av_find_best_stream(self->file, AVMEDIA_TYPE_AUDIO, -1, -1, NULL, 0);
    return self->stream >= 0;
}

struct sound_tags *sound_tags_read(const uint8_t *bytes, size_t count) {
    const struct codec_library *library = codec_library();
    struct sound_tags *self = library && bytes ? calloc(1, sizeof *self) : NULL;
    if (self == NULL) return NULL;
    self->library = library;
    self->bytes = bytes;
    self->count = (int64_t)count;
    bool is_read = open_file(self);
    // What was read is kept in memory of its own.
    self->bytes = NULL;
    self->count = 0;
    if (is_read) return self;
    sound_tags_free(self);
    return NULL;
}

void sound_tags_free(struct sound_tags *self) {
    if (self == NULL) return;
    self->library->avformat_close_input(&self->file);
    if (self->input) {
        self->library->av_free(self->input->buffer);
        self->library->avio_context_free(&self->input);
    }
    free(self);
}

// MARK: What it says

const char *sound_tag(const struct sound_tags *self, const char *name) {
    // Some formats keep tags with the file, others with its stream.
    AVDictionary *places[] = {self->file->metadata, self->file->streams[self->stream]->metadata};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        AVDictionaryEntry *entry = self->library->av_dict_get(places[i], name, NULL, 0);
        if (entry && entry->value && *entry->value) return entry->value;
    }
    return NULL;
}

double sound_tags_duration(const struct sound_tags *self) {
    int64_t duration = self->file->duration;
    return duration > 0 && duration != AV_NOPTS_VALUE ? (double)duration / AV_TIME_BASE : 0;
}

const uint8_t *sound_tags_picture(const struct sound_tags *self, size_t *count) {
    for (unsigned i = 0; i < self->file->nb_streams; i++) {
        AVStream *stream = self->file->streams[i];
        const AVPacket *picture = &stream->attached_pic;
        if (!(stream->disposition & AV_DISPOSITION_ATTACHED_PIC) || picture->data == NULL) continue;
        if (picture->size <= 0 || picture->size > largest_picture) continue;
        *count = (size_t)picture->size;
        return picture->data;
    }
    *count = 0;
    return NULL;
}
