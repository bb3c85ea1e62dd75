#include "SoundTags.h"
#include "../Decoding/CodecInput.h"
#include <stdlib.h>
#include <string.h>

enum { largest_picture = 16 << 20 };

struct sound_tags {
    struct codec_input input;
    int stream;
};

static bool open_file(struct sound_tags *self, const struct codec_library *library, const uint8_t *bytes, size_t count) {
    AVDictionary *options = NULL;
    library->av_dict_set(&options, "probesize", "1048576", 0);
    if (!codec_input_open(&self->input, library, bytes, count, codec_sound_formats, options)) return false;
    if (library->avformat_find_stream_info(self->input.file, NULL) < 0) return false;
    self->stream = library->av_find_best_stream(self->input.file, AVMEDIA_TYPE_AUDIO, -1, -1, NULL, 0);
    return self->stream >= 0;
}

struct sound_tags *sound_tags_read(const uint8_t *bytes, size_t count) {
    const struct codec_library *library = codec_library();
    struct sound_tags *self = library && bytes ? calloc(1, sizeof *self) : NULL;
    if (self == NULL) return NULL;
    bool is_read = open_file(self, library, bytes, count);
    // What was read is kept in memory of its own.
    self->input.bytes = NULL;
    self->input.count = 0;
    if (is_read) return self;
    sound_tags_free(self);
    return NULL;
}

void sound_tags_free(struct sound_tags *self) {
    if (self == NULL) return;
    codec_input_close(&self->input);
    free(self);
}

// MARK: What it says

const char *sound_tag(const struct sound_tags *self, const char *name) {
    // Some formats keep tags with the file, others with its stream.
    AVDictionary *places[] = {self->input.file->metadata, self->input.file->streams[self->stream]->metadata};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        AVDictionaryEntry *entry = self->input.library->av_dict_get(places[i], name, NULL, 0);
        if (entry && entry->value && *entry->value) return entry->value;
    }
    return NULL;
}

double sound_tags_duration(const struct sound_tags *self) {
    int64_t duration = self->input.file->duration;
    return duration > 0 && duration != AV_NOPTS_VALUE ? (double)duration / AV_TIME_BASE : 0;
}

const uint8_t *sound_tags_picture(const struct sound_tags *self, size_t *count) {
    for (unsigned i = 0; i < self->input.file->nb_streams; i++) {
        AVStream *stream = self->input.file->streams[i];
        const AVPacket *picture = &stream->attached_pic;
        if (!(stream->disposition & AV_DISPOSITION_ATTACHED_PIC) || picture->data == NULL) continue;
        if (picture->size <= 0 || picture->size > largest_picture) continue;
        *count = (size_t)picture->size;
        return picture->data;
    }
    *count = 0;
    return NULL;
}
