// Samples that are encoded already, written as they are.

#include "WriterState.h"
#include <math.h>
#include <string.h>

static enum AVCodecID codec_of(uint32_t format) {
    switch (format) {
    case 'avc1': return AV_CODEC_ID_H264;
    case 'mp4v': return AV_CODEC_ID_MPEG4;
    case 's263':
    case 'h263': return AV_CODEC_ID_H263;
    case 'jpeg': return AV_CODEC_ID_MJPEG;
    case 'aac ': return AV_CODEC_ID_AAC;
    case '.mp3': return AV_CODEC_ID_MP3;
    case 'alac': return AV_CODEC_ID_ALAC;
    case 'ac-3': return AV_CODEC_ID_AC3;
    case 'samr': return AV_CODEC_ID_AMR_NB;
    case 'sawb': return AV_CODEC_ID_AMR_WB;
    default: return AV_CODEC_ID_NONE;
    }
}

static bool describe(struct film_writer *self, AVStream *stream, const struct film_packet_settings *settings) {
    enum { most_setup = 1 << 20 };
    AVCodecParameters *parameters = stream->codecpar;
    parameters->codec_id = codec_of(settings->format);
    if (settings->setup_size > most_setup) return false;
    if (settings->setup_size > 0) {
        parameters->extradata = self->library->av_mallocz(settings->setup_size + AV_INPUT_BUFFER_PADDING_SIZE);
        if (parameters->extradata == NULL) return false;
        memcpy(parameters->extradata, settings->setup, settings->setup_size);
        parameters->extradata_size = (int)settings->setup_size;
    }
    if (settings->media == film_pictures_media) {
        parameters->codec_type = AVMEDIA_TYPE_VIDEO;
        parameters->width = settings->width;
        parameters->height = settings->height;
        return settings->width > 0 && settings->height > 0 && writer_set_turns(self, stream, settings->turns);
    }
    parameters->codec_type = AVMEDIA_TYPE_AUDIO;
    parameters->sample_rate = settings->rate;
    if (parameters->codec_id == AV_CODEC_ID_AAC) parameters->frame_size = frames_of_packet;
    if (parameters->codec_id == AV_CODEC_ID_MP3) parameters->frame_size = 1152;
    if (parameters->codec_id == AV_CODEC_ID_ALAC) parameters->frame_size = 4096;
    if (parameters->codec_id == AV_CODEC_ID_AMR_NB) parameters->frame_size = 160;
    if (settings->channels < 1 || settings->channels > most_writer_channels || settings->rate < 1) return false;
    self->library->av_channel_layout_default(&parameters->ch_layout, settings->channels);
    return true;
}

int film_writer_add_packets(struct film_writer *self, const struct film_packet_settings *settings) {
    bool is_media = settings->media == film_pictures_media || settings->media == film_sound_media;
    if (self->has_head || self->track_count == most_writer_tracks || !is_media || settings->time_scale < 1) return -1;
    if (codec_of(settings->format) == AV_CODEC_ID_NONE) return -1;
    AVStream *stream = self->library->avformat_new_stream(self->file, NULL);
    if (stream == NULL) return -1;
    struct writer_track *track = &self->tracks[self->track_count++];
    track->stream = stream;
    track->packet_scale = settings->time_scale;
    track->last = INT64_MIN;
    stream->time_base = (AVRational){1, settings->time_scale};
    return describe(self, stream, settings) ? self->track_count - 1 : -1;
}

bool film_writer_packet(struct film_writer *self, int index, const void *bytes, size_t count, double time,
                        double decode_time, double duration, bool is_key) {
    enum { most_bytes = 1 << 28 };
    if (index < 0 || index >= self->track_count || !self->has_head || count > most_bytes) return false;
    struct writer_track *track = &self->tracks[index];
    double scale = track->packet_scale;
    if (scale == 0 || !(fabs(time) < 1e9) || !(fabs(decode_time) < 1e9)) return false;
    AVPacket *packet = self->packet;
    if (self->library->av_new_packet(packet, (int)count) < 0) return false;
    memcpy(packet->data, bytes, count);
    packet->stream_index = track->stream->index;
    packet->dts = llround(decode_time * scale);
    packet->pts = llround(time * scale);
    if (track->last != INT64_MIN && packet->dts <= track->last) packet->dts = track->last + 1;
    if (packet->pts < packet->dts) packet->pts = packet->dts;
    track->last = packet->dts;
    packet->duration = duration > 0 && duration < 1e9 ? llround(duration * scale) : 0;
    if (is_key) packet->flags |= AV_PKT_FLAG_KEY;
    AVRational from = {1, track->packet_scale};
    packet->pts = self->library->av_rescale_q(packet->pts, from, track->stream->time_base);
    packet->dts = self->library->av_rescale_q(packet->dts, from, track->stream->time_base);
    packet->duration = self->library->av_rescale_q(packet->duration, from, track->stream->time_base);
    bool is_written = self->library->av_write_frame(self->file, packet) >= 0;
    self->library->av_packet_unref(packet);
    return is_written && !self->has_failed;
}
