#include "SoundPacketEncoder.h"
#include "../Decoding/CodecLibrary.h"
#include "EncoderCookie.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct sound_packet_encoder {
    const struct codec_library *library;
    AVCodecContext *codec;
    AVFrame *frame;
    AVPacket *packet;
    struct sound_encoding encoding;
    int64_t sent;
};

static enum AVCodecID codec_of(uint32_t format) {
    switch (format) {
    case 'aac ': return AV_CODEC_ID_AAC;
    case 'alac': return AV_CODEC_ID_ALAC;
    case 'ima4': return AV_CODEC_ID_ADPCM_IMA_QT;
    case 'ulaw': return AV_CODEC_ID_PCM_MULAW;
    case 'alaw': return AV_CODEC_ID_PCM_ALAW;
    default: return AV_CODEC_ID_NONE;
    }
}

static const AVCodec *find(uint32_t format) {
    enum AVCodecID identifier = codec_of(format);
    const struct codec_library *library = identifier == AV_CODEC_ID_NONE ? NULL : codec_library();
    return library ? library->avcodec_find_encoder(identifier) : NULL;
}

bool sound_packet_encoder_knows(uint32_t format) { return find(format) != NULL; }

// MARK: Opening

enum { usual_bit_rate_of_channel = 64000, frames_of_law = 1024 };

static bool is_law(uint32_t format) { return format == 'ulaw' || format == 'alaw'; }

static enum AVSampleFormat samples_of(const struct sound_encoding *encoding) {
    switch (encoding->format) {
    case 'aac ': return AV_SAMPLE_FMT_FLTP;
    case 'alac': return encoding->bits > 16 ? AV_SAMPLE_FMT_S32P : AV_SAMPLE_FMT_S16P;
    case 'ima4': return AV_SAMPLE_FMT_S16P;
    default: return AV_SAMPLE_FMT_S16;
    }
}

static bool open_codec(struct sound_packet_encoder *self) {
    const struct codec_library *library = self->library;
    const struct sound_encoding *encoding = &self->encoding;
    const AVCodec *codec = find(encoding->format);
    self->codec = codec ? library->avcodec_alloc_context3(codec) : NULL;
    if (self->codec == NULL) return false;
    self->codec->thread_count = 1;
    self->codec->sample_rate = (int)encoding->rate;
    self->codec->sample_fmt = samples_of(encoding);
    self->codec->time_base = (AVRational){1, (int)encoding->rate};
    library->av_channel_layout_default(&self->codec->ch_layout, (int)encoding->channels);
    if (encoding->format == 'alac') self->codec->bits_per_raw_sample = encoding->bits > 16 ? 24 : 16;
    if (encoding->format == 'aac ') {
        uint32_t usual = usual_bit_rate_of_channel * encoding->channels;
        self->codec->bit_rate = encoding->bit_rate ? encoding->bit_rate : usual;
    }
    // The cookie says it once for all packets.
    self->codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    if (library->avcodec_open2(self->codec, codec, NULL) < 0) return false;
    self->frame = library->av_frame_alloc();
    self->packet = library->av_packet_alloc();
    if (self->frame == NULL || self->packet == NULL) return false;
    self->frame->format = self->codec->sample_fmt;
    self->frame->sample_rate = self->codec->sample_rate;
    self->frame->nb_samples = (int)sound_packet_encoder_frames(self);
    library->av_channel_layout_default(&self->frame->ch_layout, (int)encoding->channels);
    return library->av_frame_get_buffer(self->frame, 0) >= 0;
}

struct sound_packet_encoder *sound_packet_encoder_open(const struct sound_encoding *encoding, enum sound_fault *fault) {
    bool is_whole = encoding->rate == floor(encoding->rate);
    *fault = sound_is_unsupported;
    if (codec_of(encoding->format) == AV_CODEC_ID_NONE) return NULL;
    if (encoding->channels < 1 || encoding->channels > sound_most_channels || !is_whole) return NULL;
    if (!(encoding->rate >= sound_lowest_rate && encoding->rate <= sound_highest_rate)) return NULL;
    *fault = sound_lacks_codecs;
    struct sound_packet_encoder *self = sound_packet_encoder_knows(encoding->format) ? calloc(1, sizeof *self) : NULL;
    if (self == NULL) return NULL;
    self->library = codec_library();
    self->encoding = *encoding;
    if (open_codec(self)) return self;
    *fault = sound_is_unsupported;
    sound_packet_encoder_close(self);
    return NULL;
}

void sound_packet_encoder_close(struct sound_packet_encoder *encoder) {
    if (encoder == NULL) return;
    const struct codec_library *library = encoder->library;
    library->av_frame_free(&encoder->frame);
    library->av_packet_free(&encoder->packet);
    library->avcodec_free_context(&encoder->codec);
    free(encoder);
}

// MARK: What it is

uint32_t sound_packet_encoder_frames(const struct sound_packet_encoder *encoder) {
    // µ-law and A-law have packets of one frame, which are made many at a time.
    if (is_law(encoder->encoding.format)) return frames_of_law;
    return (uint32_t)encoder->codec->frame_size;
}

uint32_t sound_packet_encoder_lead(const struct sound_packet_encoder *encoder) {
    return (uint32_t)encoder->codec->initial_padding;
}

uint32_t sound_packet_encoder_packet_size(const struct sound_packet_encoder *encoder) {
    enum { block_of_ima4 = 34 };
    if (encoder->encoding.format == 'ima4') return block_of_ima4 * encoder->encoding.channels;
    return is_law(encoder->encoding.format) ? encoder->encoding.channels : 0;
}

uint32_t sound_packet_encoder_largest_packet(const struct sound_packet_encoder *encoder) {
    // ISO/IEC 14496-3: at most 6144 bits for a channel. What cannot be made smaller stands in a packet of Apple Lossless as
    // it is, behind a small head.
    enum { of_channel = 768, head = 64, bytes_of_sample = 4 };
    uint32_t size = sound_packet_encoder_packet_size(encoder), channels = encoder->encoding.channels;
    if (size) return size;
    if (encoder->encoding.format == 'aac ') return of_channel * channels + head;
    return sound_packet_encoder_frames(encoder) * channels * bytes_of_sample + head;
}

uint32_t sound_packet_encoder_bit_rate(const struct sound_packet_encoder *encoder) {
    return (uint32_t)encoder->codec->bit_rate;
}

size_t sound_packet_encoder_cookie(const struct sound_packet_encoder *encoder, uint8_t bytes[sound_largest_cookie]) {
    return encoder_cookie_make(encoder->encoding.format, encoder->codec->extradata,
                               (size_t)encoder->codec->extradata_size, (uint32_t)encoder->codec->bit_rate, bytes);
}

// MARK: Encoding

static int16_t short_of(float sample) {
    float value = rintf(sample * 32768);
    return (int16_t)(value >= 32767 ? 32767 : value <= -32768 ? -32768 : value == value ? value : 0);
}

/// The 24 bits of a lossless sample stand at the top.
static int32_t high_of(float sample) {
    double value = rint((double)sample * 0x800000);
    double limited = value >= 0x7fffff ? 0x7fffff : value <= -0x800000 ? -0x800000 : value == value ? value : 0;
    return (int32_t)limited * 256;
}

static void fill(AVFrame *frame, const float *const *planes, int count, int channels) {
    for (int c = 0; c < channels; c++) {
        for (int i = 0; i < count; i++) {
            switch ((enum AVSampleFormat)frame->format) {
            case AV_SAMPLE_FMT_FLTP: ((float *)frame->extended_data[c])[i] = planes[c][i]; break;
            case AV_SAMPLE_FMT_S32P: ((int32_t *)frame->extended_data[c])[i] = high_of(planes[c][i]); break;
            case AV_SAMPLE_FMT_S16P: ((int16_t *)frame->extended_data[c])[i] = short_of(planes[c][i]); break;
            default: ((int16_t *)frame->extended_data[0])[i * channels + c] = short_of(planes[c][i]); break;
            }
        }
    }
}

static void silence(AVFrame *frame, int from, int to, int channels) {
    for (int c = 0; c < channels; c++) {
        memset((int16_t *)frame->extended_data[c] + from, 0, (size_t)(to - from) * sizeof(int16_t));
    }
}

bool sound_packet_encoder_send(struct sound_packet_encoder *encoder, const float *const *planes, int count) {
    const struct codec_library *library = encoder->library;
    int whole = (int)sound_packet_encoder_frames(encoder), channels = (int)encoder->encoding.channels;
    if (count <= 0 || count > whole) return count == 0;
    encoder->frame->nb_samples = whole;
    if (library->av_frame_make_writable(encoder->frame) < 0) return false;
    fill(encoder->frame, planes, count, channels);
    bool is_padded = encoder->encoding.format == 'ima4' && count < whole;
    if (is_padded) silence(encoder->frame, count, whole, channels);
    encoder->frame->nb_samples = is_padded ? whole : count;
    encoder->frame->pts = encoder->sent;
    encoder->sent += encoder->frame->nb_samples;
    return library->avcodec_send_frame(encoder->codec, encoder->frame) >= 0;
}

void sound_packet_encoder_finish(struct sound_packet_encoder *encoder) {
    encoder->library->avcodec_send_frame(encoder->codec, NULL);
}

bool sound_packet_encoder_receive(struct sound_packet_encoder *encoder, const uint8_t **bytes, size_t *count) {
    encoder->library->av_packet_unref(encoder->packet);
    if (encoder->library->avcodec_receive_packet(encoder->codec, encoder->packet) < 0) return false;
    *bytes = encoder->packet->data;
    *count = (size_t)encoder->packet->size;
    return true;
}
