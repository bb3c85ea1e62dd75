// Packets of compressed sound, decoded by FFmpeg with one thread.

#include "CodecConfiguration.h"
#include "CodecLibrary.h"
#include "CodecSamples.h"
#include "SoundPacketDecoder.h"
#include <stdlib.h>
#include <string.h>

/// A packet of sound is smaller.
enum { largest_packet = 1 << 20 };

struct sound_packet_decoder {
    const struct codec_library *library;
    AVCodecContext *codec;
    AVPacket *packet;
    AVFrame *frame;
    /// The frames of `frame` that were given away.
    int taken;
    uint32_t channels;
    double rate;
};

static enum AVCodecID codec_of(uint32_t format) {
    switch (format) {
    case '.mp1': return AV_CODEC_ID_MP1;
    case '.mp2': return AV_CODEC_ID_MP2;
    case '.mp3': return AV_CODEC_ID_MP3;
    case 'aac ':
    case 'aach':
    case 'aacp': return AV_CODEC_ID_AAC;
    case 'alac': return AV_CODEC_ID_ALAC;
    case 'ima4': return AV_CODEC_ID_ADPCM_IMA_QT;
    case 'ulaw': return AV_CODEC_ID_PCM_MULAW;
    case 'alaw': return AV_CODEC_ID_PCM_ALAW;
    case 'samr': return AV_CODEC_ID_AMR_NB;
    case 'ac-3': return AV_CODEC_ID_AC3;
    default: return AV_CODEC_ID_NONE;
    }
}

bool sound_packet_decoder_knows(uint32_t format) {
    enum AVCodecID identifier = codec_of(format);
    const struct codec_library *library = identifier == AV_CODEC_ID_NONE ? NULL : codec_library();
    return library && library->avcodec_find_decoder(identifier);
}

// MARK: Opening

/// What the codec must know before the first packet.
static bool set_configuration(struct sound_packet_decoder *self, uint32_t format, const uint8_t *cookie, size_t size) {
    uint8_t bytes[codec_configuration_size];
    size_t count = codec_configuration_make(format, self->rate, self->channels, cookie, size, bytes);
    if (count == 0) return true;
    uint8_t *kept = self->library->av_mallocz(count + AV_INPUT_BUFFER_PADDING_SIZE);
    if (kept == NULL) return false;
    memcpy(kept, bytes, count);
    self->codec->extradata = kept;
    self->codec->extradata_size = (int)count;
    return true;
}

static bool open_codec(struct sound_packet_decoder *self, uint32_t format, const uint8_t *cookie, size_t size) {
    const struct codec_library *library = self->library;
    const AVCodec *codec = library->avcodec_find_decoder(codec_of(format));
    self->codec = codec ? library->avcodec_alloc_context3(codec) : NULL;
    if (self->codec == NULL || !set_configuration(self, format, cookie, size)) return false;
    self->codec->thread_count = 1;
    self->codec->sample_rate = (int)self->rate;
    library->av_channel_layout_default(&self->codec->ch_layout, (int)self->channels);
    if (format == 'ima4') self->codec->block_align = (int)self->channels * 34;
    if (format == 'ulaw' || format == 'alaw') self->codec->block_align = (int)self->channels;
    if (library->avcodec_open2(self->codec, codec, NULL) < 0) return false;
    self->packet = library->av_packet_alloc();
    self->frame = library->av_frame_alloc();
    return self->packet && self->frame;
}

struct sound_packet_decoder *sound_packet_decoder_open(uint32_t format, double rate, uint32_t channels,
                                                       const uint8_t *cookie, size_t cookie_size,
                                                       enum sound_fault *fault) {
    *fault = sound_is_unsupported;
    if (codec_of(format) == AV_CODEC_ID_NONE || channels < 1 || channels > sound_most_channels) return NULL;
    if (!(rate >= sound_lowest_rate && rate <= sound_highest_rate)) return NULL;
    const struct codec_library *library = codec_library();
    *fault = sound_lacks_codecs;
    struct sound_packet_decoder *self = library ? calloc(1, sizeof *self) : NULL;
    if (self == NULL) return NULL;
    self->library = library;
    self->channels = channels;
    self->rate = rate;
    if (open_codec(self, format, cookie, cookie_size)) return self;
    *fault = sound_is_damaged;
    sound_packet_decoder_close(self);
    return NULL;
}

void sound_packet_decoder_close(struct sound_packet_decoder *decoder) {
    if (decoder == NULL) return;
    const struct codec_library *library = decoder->library;
    library->av_frame_free(&decoder->frame);
    library->av_packet_free(&decoder->packet);
    library->avcodec_free_context(&decoder->codec);
    free(decoder);
}

// MARK: Decoding

void sound_packet_decoder_send(struct sound_packet_decoder *decoder, const uint8_t *bytes, size_t count) {
    const struct codec_library *library = decoder->library;
    if (count == 0 || count > largest_packet) return;
    // The codec reads beyond the end, so it gets a copy with room behind it.
    if (library->av_new_packet(decoder->packet, (int)count) < 0) return;
    memcpy(decoder->packet->data, bytes, count);
    library->avcodec_send_packet(decoder->codec, decoder->packet);
    library->av_packet_unref(decoder->packet);
}

void sound_packet_decoder_finish(struct sound_packet_decoder *decoder) {
    decoder->library->avcodec_send_packet(decoder->codec, NULL);
}

void sound_packet_decoder_reset(struct sound_packet_decoder *decoder) {
    decoder->library->avcodec_flush_buffers(decoder->codec);
    decoder->taken = decoder->frame->nb_samples;
}

/// The next frame of the codec; false if it needs a packet.
static bool receive(struct sound_packet_decoder *decoder) {
    decoder->taken = 0;
    if (decoder->library->avcodec_receive_frame(decoder->codec, decoder->frame) < 0) {
        // The codec has emptied it.
        decoder->frame->nb_samples = 0;
        return false;
    }
    int rate = decoder->frame->sample_rate, channels = decoder->frame->ch_layout.nb_channels;
    if (rate >= sound_lowest_rate && rate <= sound_highest_rate) decoder->rate = rate;
    if (channels >= 1 && channels <= sound_most_channels) decoder->channels = (uint32_t)channels;
    return true;
}

int sound_packet_decoder_read(struct sound_packet_decoder *decoder, int16_t *samples, int count) {
    int done = 0;
    while (done < count) {
        if (decoder->taken >= decoder->frame->nb_samples) {
            // A caller that reads a block gets frames of one number of channels.
            if (done > 0 || !receive(decoder)) break;
        }
        int there = decoder->frame->nb_samples - decoder->taken;
        if (there > count - done) there = count - done;
        codec_samples_copy(decoder->frame, (size_t)decoder->taken, samples + (size_t)done * decoder->channels,
                           (size_t)there, decoder->channels);
        decoder->taken += there;
        done += there;
    }
    return done;
}

uint32_t sound_packet_decoder_channels(const struct sound_packet_decoder *decoder) { return decoder->channels; }
double sound_packet_decoder_rate(const struct sound_packet_decoder *decoder) { return decoder->rate; }
