// Compressed sound, decoded by FFmpeg from memory. One thread, so that nothing runs beside the app's virtual time.

#include "CodecInput.h"
#include "CodecSamples.h"
#include "DecoderKind.h"
#include <stdlib.h>
#include <string.h>

/// A file with more packets in a row that give no sound is taken for its end.
enum { most_silent_packets = 2000 };

struct codec_decoder {
    struct sound_decoder decoder;
    const struct codec_library *library;
    struct codec_input input;
    AVCodecContext *codec;
    AVPacket *packet;
    AVFrame *frame;
    int stream;
    /// The frames of `frame` that were given away.
    int taken;
    bool is_at_end;
    /// The frame of the sound that was sought; those before it are dropped. -1 for none.
    int64_t sought;
};

// MARK: Decoding

/// Drops what lies before the frame that was sought, by the time that the stream gives.
static void drop_before_sought(struct codec_decoder *self) {
    if (self->sought < 0) return;
    const AVFrame *frame = self->frame;
    int64_t sought = self->sought;
    AVStream *stream = self->input.file->streams[self->stream];
    int64_t time = frame->best_effort_timestamp;
    if (time == AV_NOPTS_VALUE) {
        self->sought = -1;
        return;
    }
    if (stream->start_time != AV_NOPTS_VALUE) time -= stream->start_time;
    AVRational second = {1, (int)self->decoder.rate};
    int64_t begin = self->library->av_rescale_q(time, stream->time_base, second);
    if (begin + frame->nb_samples <= sought) {
        self->taken = frame->nb_samples;
        return;
    }
    if (begin < sought) self->taken = (int)(sought - begin);
    self->sought = -1;
}

/// Decodes the next frame of the codec into `frame`. Damaged packets are skipped.
static bool decode_next(struct codec_decoder *self) {
    const struct codec_library *library = self->library;
    for (int silent = 0; silent < most_silent_packets;) {
        int status = library->avcodec_receive_frame(self->codec, self->frame);
        if (status >= 0) {
            self->taken = 0;
            drop_before_sought(self);
            if (self->taken < self->frame->nb_samples) return true;
            continue;
        }
        if (status == AVERROR_EOF || (status == AVERROR(EAGAIN) && self->is_at_end)) return false;
        silent++;
        status = library->av_read_frame(self->input.file, self->packet);
        if (status < 0) {
            self->is_at_end = true;
            if (library->avcodec_send_packet(self->codec, NULL) < 0) return false;
            continue;
        }
        if (self->packet->stream_index == self->stream) library->avcodec_send_packet(self->codec, self->packet);
        library->av_packet_unref(self->packet);
    }
    return false;
}

static int read_frames(struct sound_decoder *decoder, int16_t *samples, int count) {
    struct codec_decoder *self = (struct codec_decoder *)decoder;
    int done = 0;
    while (done < count) {
        if (self->taken >= self->frame->nb_samples && !decode_next(self)) break;
        int there = self->frame->nb_samples - self->taken;
        if (there > count - done) there = count - done;
        codec_samples_copy(self->frame, (size_t)self->taken, samples + (size_t)done * decoder->channels, (size_t)there,
                     decoder->channels);
        self->taken += there;
        done += there;
    }
    return done;
}

/// The frames before the sought one that are decoded with it: codecs build on what came before.
enum { run_up = 4608 };

static void seek(struct sound_decoder *decoder, int64_t frame) {
    struct codec_decoder *self = (struct codec_decoder *)decoder;
    const struct codec_library *library = self->library;
    AVStream *stream = self->input.file->streams[self->stream];
    AVRational second = {1, (int)decoder->rate};
    int64_t start = stream->start_time == AV_NOPTS_VALUE ? 0 : stream->start_time;
    int64_t time = library->av_rescale_q(frame > run_up ? frame - run_up : 0, second, stream->time_base) + start;
    library->av_seek_frame(self->input.file, self->stream, time, AVSEEK_FLAG_BACKWARD);
    library->avcodec_flush_buffers(self->codec);
    self->is_at_end = false;
    self->taken = self->frame->nb_samples;
    self->sought = frame;
}

// MARK: Opening

static void close_decoder(struct sound_decoder *decoder) {
    struct codec_decoder *self = (struct codec_decoder *)decoder;
    const struct codec_library *library = self->library;
    library->av_frame_free(&self->frame);
    library->av_packet_free(&self->packet);
    library->avcodec_free_context(&self->codec);
    codec_input_close(&self->input);
    free(self);
}

static bool open_file(struct codec_decoder *self, const uint8_t *bytes, size_t count) {
    const struct codec_library *library = self->library;
    AVDictionary *options = NULL;
    library->av_dict_set(&options, "probesize", "1048576", 0);
    if (!codec_input_open(&self->input, library, bytes, count, codec_sound_formats, options)) return false;
    return library->avformat_find_stream_info(self->input.file, NULL) >= 0;
}

static bool open_codec(struct codec_decoder *self, uint32_t stream) {
    const struct codec_library *library = self->library;
    bool is_named = stream > 0 && stream <= self->input.file->nb_streams &&
                    self->input.file->streams[stream - 1]->codecpar->codec_type == AVMEDIA_TYPE_AUDIO;
    self->stream = is_named ? (int)stream - 1
                            : library->av_find_best_stream(self->input.file, AVMEDIA_TYPE_AUDIO, -1, -1, NULL, 0);
    if (self->stream < 0) return false;
    AVCodecParameters *parameters = self->input.file->streams[self->stream]->codecpar;
    const AVCodec *codec = library->avcodec_find_decoder(parameters->codec_id);
    self->codec = codec ? library->avcodec_alloc_context3(codec) : NULL;
    if (self->codec == NULL || library->avcodec_parameters_to_context(self->codec, parameters) < 0) return false;
    self->codec->thread_count = 1;
    self->codec->pkt_timebase = self->input.file->streams[self->stream]->time_base;
    if (library->avcodec_open2(self->codec, codec, NULL) < 0) return false;
    self->packet = library->av_packet_alloc();
    self->frame = library->av_frame_alloc();
    return self->packet && self->frame;
}

struct sound_decoder *codec_decoder_open(const uint8_t *bytes, size_t count, uint32_t stream, enum sound_fault *fault) {
    const struct codec_library *library = codec_library();
    *fault = sound_lacks_codecs;
    struct codec_decoder *self = library ? calloc(1, sizeof *self) : NULL;
    if (self == NULL) return NULL;
    self->library = library;
    self->sought = -1;
    self->decoder = (struct sound_decoder){0, 0, read_frames, seek, close_decoder};
    *fault = sound_is_damaged;
    // What is decoded says best what it is: the header of HE-AAC has half the rate and channels.
    if (!open_file(self, bytes, count) || !open_codec(self, stream) || !decode_next(self) || self->frame->sample_rate <= 0) {
        close_decoder(&self->decoder);
        return NULL;
    }
    self->decoder.rate = self->frame->sample_rate;
    self->decoder.channels = (uint32_t)self->frame->ch_layout.nb_channels;
    *fault = sound_is_unsupported;
    return &self->decoder;
}
