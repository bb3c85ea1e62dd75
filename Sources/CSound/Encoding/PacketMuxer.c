#include "SoundMuxer.h"
#include "../Decoding/CodecConfiguration.h"
#include "../Decoding/CodecLibrary.h"
#include <stdlib.h>
#include <string.h>

enum { buffer_size = 1 << 15 };

struct sound_muxer {
    const struct codec_library *library;
    AVFormatContext *file;
    AVIOContext *io;
    AVPacket *packet;
    sound_muxer_place write;
    void *context;
    uint64_t place, size;
    uint32_t frames, lead;
    int64_t time;
    /// The last packet, which waits until it is known whether it is whole.
    uint8_t *last;
    size_t last_size;
    bool has_failed, has_head;
};

static const char *name_of(uint32_t file, uint32_t format) {
    bool is_aac = format == 'aac ';
    if (file == 'm4af' && (is_aac || format == 'alac')) return "ipod";
    return file == 'adts' && is_aac ? "adts" : NULL;
}

bool sound_muxer_knows(uint32_t file, uint32_t format) {
    return name_of(file, format) != NULL && codec_library() != NULL;
}

// MARK: Bytes

static int write_bytes(void *context, uint8_t *bytes, int count) {
    struct sound_muxer *muxer = context;
    if (!muxer->write(muxer->context, muxer->place, bytes, (size_t)count)) {
        muxer->has_failed = true;
        return AVERROR(EIO);
    }
    muxer->place += (uint64_t)count;
    if (muxer->place > muxer->size) muxer->size = muxer->place;
    return count;
}

static int64_t seek(void *context, int64_t offset, int whence) {
    struct sound_muxer *muxer = context;
    if (whence & AVSEEK_SIZE) return (int64_t)muxer->size;
    int64_t base = whence == SEEK_CUR ? (int64_t)muxer->place : whence == SEEK_END ? (int64_t)muxer->size : 0;
    if (base + offset < 0) return AVERROR(EINVAL);
    muxer->place = (uint64_t)(base + offset);
    return (int64_t)muxer->place;
}

// MARK: Opening

static bool describe(struct sound_muxer *self, AVStream *stream, const struct sound_muxing *muxing) {
    AVCodecParameters *parameters = stream->codecpar;
    uint8_t bytes[codec_configuration_size];
    size_t count = codec_configuration_make(muxing->format, muxing->rate, muxing->channels, muxing->cookie,
                                            muxing->cookie_size, bytes);
    if (count == 0) return false;
    parameters->extradata = self->library->av_mallocz(count + AV_INPUT_BUFFER_PADDING_SIZE);
    if (parameters->extradata == NULL) return false;
    memcpy(parameters->extradata, bytes, count);
    parameters->extradata_size = (int)count;
    parameters->codec_type = AVMEDIA_TYPE_AUDIO;
    parameters->codec_id = muxing->format == 'alac' ? AV_CODEC_ID_ALAC : AV_CODEC_ID_AAC;
    parameters->sample_rate = (int)muxing->rate;
    parameters->frame_size = (int)muxing->frames_per_packet;
    parameters->initial_padding = (int)muxing->lead;
    // The sixth byte of its own description, behind the head of its box.
    if (muxing->format == 'alac') parameters->bits_per_raw_sample = bytes[17];
    self->library->av_channel_layout_default(&parameters->ch_layout, (int)muxing->channels);
    stream->time_base = (AVRational){1, (int)muxing->rate};
    return true;
}

static bool open_file(struct sound_muxer *self, const struct sound_muxing *muxing) {
    const struct codec_library *library = self->library;
    const char *name = name_of(muxing->file, muxing->format);
    if (library->avformat_alloc_output_context2(&self->file, NULL, name, NULL) < 0) return false;
    uint8_t *buffer = library->av_malloc(buffer_size);
    self->io = buffer ? library->avio_alloc_context(buffer, buffer_size, 1, self, NULL, write_bytes, seek) : NULL;
    if (self->io == NULL) {
        library->av_free(buffer);
        return false;
    }
    self->file->pb = self->io;
    // Times of making and names of programs would make two files of the same sound differ.
    self->file->flags |= AVFMT_FLAG_CUSTOM_IO | AVFMT_FLAG_BITEXACT;
    self->packet = library->av_packet_alloc();
    AVStream *stream = library->avformat_new_stream(self->file, NULL);
    if (stream == NULL || self->packet == NULL || !describe(self, stream, muxing)) return false;
    self->has_head = library->avformat_write_header(self->file, NULL) >= 0;
    return self->has_head && !self->has_failed;
}

static void dispose(struct sound_muxer *self) {
    const struct codec_library *library = self->library;
    library->av_packet_free(&self->packet);
    if (self->file) library->avformat_free_context(self->file);
    if (self->io) library->av_free(self->io->buffer);
    library->avio_context_free(&self->io);
    free(self->last);
    free(self);
}

struct sound_muxer *sound_muxer_open(const struct sound_muxing *muxing, sound_muxer_place write, void *context) {
    if (!sound_muxer_knows(muxing->file, muxing->format)) return NULL;
    struct sound_muxer *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->library = codec_library();
    self->write = write;
    self->context = context;
    self->frames = muxing->frames_per_packet;
    self->lead = muxing->lead;
    self->time = -(int64_t)muxing->lead;
    if (open_file(self, muxing)) return self;
    dispose(self);
    return NULL;
}

// MARK: Packets

static bool write_last(struct sound_muxer *self, uint32_t trail) {
    const struct codec_library *library = self->library;
    if (self->last_size == 0) return true;
    if (library->av_new_packet(self->packet, (int)self->last_size) < 0) return false;
    memcpy(self->packet->data, self->last, self->last_size);
    self->packet->pts = self->packet->dts = self->time;
    self->packet->duration = trail < self->frames ? self->frames - trail : self->frames;
    self->time += self->frames;
    self->last_size = 0;
    bool is_written = library->av_write_frame(self->file, self->packet) >= 0;
    library->av_packet_unref(self->packet);
    return is_written && !self->has_failed;
}

bool sound_muxer_write(struct sound_muxer *self, const uint8_t *bytes, size_t count) {
    enum { largest = 1 << 20 };
    if (count == 0 || count > largest || !write_last(self, 0)) return false;
    uint8_t *copy = realloc(self->last, count);
    if (copy == NULL) return false;
    memcpy(copy, bytes, count);
    self->last = copy;
    self->last_size = count;
    return true;
}

bool sound_muxer_close(struct sound_muxer *self, uint32_t trail) {
    if (self == NULL) return true;
    bool is_whole = write_last(self, trail);
    if (self->library->av_write_trailer(self->file) < 0) is_whole = false;
    is_whole = is_whole && !self->has_failed;
    dispose(self);
    return is_whole;
}
