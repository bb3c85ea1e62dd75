// The sound of a film that is written, as AAC.

#include "Decoding/CodecConfiguration.h"
#include "WriterState.h"
#include <stdlib.h>
#include <string.h>

static bool describe(struct film_writer *self, struct writer_track *track, const struct film_sound_settings *settings) {
    AVStream *stream = track->stream = self->library->avformat_new_stream(self->file, NULL);
    if (stream == NULL) return false;
    uint8_t cookie[sound_largest_cookie], bytes[codec_configuration_size];
    size_t size = sound_packet_encoder_cookie(track->encoder, cookie);
    size_t count = codec_configuration_make('aac ', settings->rate, (uint32_t)settings->channels, cookie, size, bytes);
    AVCodecParameters *parameters = stream->codecpar;
    parameters->extradata = count ? self->library->av_mallocz(count + AV_INPUT_BUFFER_PADDING_SIZE) : NULL;
    if (parameters->extradata == NULL) return false;
    memcpy(parameters->extradata, bytes, count);
    parameters->extradata_size = (int)count;
    parameters->codec_type = AVMEDIA_TYPE_AUDIO;
    parameters->codec_id = AV_CODEC_ID_AAC;
    parameters->sample_rate = settings->rate;
    parameters->frame_size = frames_of_packet;
    parameters->initial_padding = (int)sound_packet_encoder_lead(track->encoder);
    self->library->av_channel_layout_default(&parameters->ch_layout, settings->channels);
    stream->time_base = (AVRational){1, settings->rate};
    return true;
}

int film_writer_add_sound(struct film_writer *self, const struct film_sound_settings *settings) {
    bool is_fine = settings->channels >= 1 && settings->channels <= most_writer_channels && settings->bit_rate >= 0;
    if (self->has_head || self->track_count == most_writer_tracks || !is_fine) return -1;
    struct sound_encoding encoding = {.format = 'aac ', .rate = settings->rate, .channels = (uint32_t)settings->channels,
                                      .bit_rate = (uint32_t)settings->bit_rate};
    enum sound_fault fault;
    struct sound_packet_encoder *encoder = sound_packet_encoder_open(&encoding, &fault);
    if (encoder == NULL) return -1;
    struct writer_track *track = &self->tracks[self->track_count++];
    track->encoder = encoder;
    track->channels = settings->channels;
    track->sent = -(int64_t)sound_packet_encoder_lead(encoder);
    for (int i = 0; i < track->channels; i++) {
        track->planes[i] = calloc(frames_of_packet, sizeof(float));
        if (track->planes[i] == NULL) return -1;
    }
    bool has_size = sound_packet_encoder_frames(encoder) == frames_of_packet;
    return has_size && describe(self, track, settings) ? self->track_count - 1 : -1;
}

static bool send_packet(struct film_writer *self, struct writer_track *track) {
    bool is_sent = sound_packet_encoder_send(track->encoder, (const float *const *)track->planes, track->count);
    track->count = 0;
    return is_sent && writer_track_write(self, track);
}

bool film_writer_sound(struct film_writer *self, int index, const float *const *planes, int count) {
    if (index < 0 || index >= self->track_count || !self->has_head || count < 0) return false;
    struct writer_track *track = &self->tracks[index];
    if (track->encoder == NULL) return false;
    for (int done = 0; done < count;) {
        int room = frames_of_packet - track->count, piece = count - done < room ? count - done : room;
        for (int i = 0; i < track->channels; i++)
            memcpy(track->planes[i] + track->count, planes[i] + done, (size_t)piece * sizeof(float));
        track->count += piece;
        done += piece;
        if (track->count == frames_of_packet && !send_packet(self, track)) return false;
    }
    return true;
}

// MARK: Packets of all tracks

static bool write_packet(struct film_writer *self, struct writer_track *track) {
    const struct codec_library *library = self->library;
    self->packet->stream_index = track->stream->index;
    AVRational from = track->codec ? track->codec->time_base : (AVRational){1, track->stream->codecpar->sample_rate};
    self->packet->pts = library->av_rescale_q(self->packet->pts, from, track->stream->time_base);
    self->packet->dts = library->av_rescale_q(self->packet->dts, from, track->stream->time_base);
    self->packet->duration = library->av_rescale_q(self->packet->duration, from, track->stream->time_base);
    bool is_written = library->av_write_frame(self->file, self->packet) >= 0;
    library->av_packet_unref(self->packet);
    return is_written && !self->has_failed;
}

static bool write_pictures(struct film_writer *self, struct writer_track *track) {
    while (self->library->avcodec_receive_packet(track->codec, self->packet) >= 0) {
        // The last picture stays as long as the one before it.
        self->packet->duration = track->step;
        if (!write_packet(self, track)) return false;
    }
    return true;
}

static bool write_sounds(struct film_writer *self, struct writer_track *track) {
    const uint8_t *bytes;
    size_t count;
    while (sound_packet_encoder_receive(track->encoder, &bytes, &count)) {
        if (self->library->av_new_packet(self->packet, (int)count) < 0) return false;
        memcpy(self->packet->data, bytes, count);
        self->packet->pts = self->packet->dts = track->sent;
        self->packet->duration = frames_of_packet;
        self->packet->flags |= AV_PKT_FLAG_KEY;
        track->sent += frames_of_packet;
        if (!write_packet(self, track)) return false;
    }
    return true;
}

bool writer_track_write(struct film_writer *self, struct writer_track *track) {
    if (track->packet_scale) return true;
    return track->codec ? write_pictures(self, track) : write_sounds(self, track);
}

bool writer_track_finish(struct film_writer *self, struct writer_track *track) {
    if (track->packet_scale) return true;
    if (track->codec) {
        self->library->avcodec_send_frame(track->codec, NULL);
    } else {
        if (track->count > 0 && !send_packet(self, track)) return false;
        sound_packet_encoder_finish(track->encoder);
    }
    return writer_track_write(self, track);
}

void writer_track_close(struct film_writer *self, struct writer_track *track) {
    const struct codec_library *library = self->library;
    library->avcodec_free_context(&track->codec);
    library->av_frame_free(&track->frame);
    library->sws_freeContext(track->scaler);
    sound_packet_encoder_close(track->encoder);
    for (int i = 0; i < most_writer_channels; i++) free(track->planes[i]);
}
