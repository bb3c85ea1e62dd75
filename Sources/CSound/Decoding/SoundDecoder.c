#include "DecoderKind.h"

static bool is_within_limits(uint32_t channels, double rate) {
    return channels >= 1 && channels <= sound_most_channels && rate >= sound_lowest_rate && rate <= sound_highest_rate;
}

static bool can_be_decoded(size_t count, const struct sound_information *information) {
    // The data of an information that was read of other bytes is not believed.
    return is_within_limits(information->channels, information->rate) && information->data_offset <= count &&
           information->data_size <= count - information->data_offset;
}

struct sound_decoder *sound_decoder_open_plain(const uint8_t *bytes, size_t count,
                                               const struct sound_information *information) {
    if (!can_be_decoded(count, information)) return NULL;
    struct sound_decoder *decoder = linear_decoder_open(bytes, information);
    return decoder ? decoder : ima4_decoder_open(bytes, information);
}

struct sound_decoder *sound_decoder_open(const uint8_t *bytes, size_t count,
                                         const struct sound_information *information, enum sound_fault *fault) {
    *fault = sound_is_unsupported;
    if (!can_be_decoded(count, information)) return NULL;
    struct sound_decoder *decoder = sound_decoder_open_plain(bytes, count, information);
    if (decoder == NULL && information->format == 'lpcm') return NULL;
    if (decoder == NULL) decoder = codec_decoder_open(bytes, count, information->stream, fault);
    if (decoder && !is_within_limits(decoder->channels, decoder->rate)) {
        decoder->close(decoder);
        return NULL;
    }
    return decoder;
}

uint32_t sound_decoder_channels(const struct sound_decoder *decoder) { return decoder->channels; }
double sound_decoder_rate(const struct sound_decoder *decoder) { return decoder->rate; }

int sound_decoder_read(struct sound_decoder *decoder, int16_t *samples, int count) {
    return count > 0 ? decoder->read(decoder, samples, count) : 0;
}

void sound_decoder_seek(struct sound_decoder *decoder, int64_t frame) { decoder->seek(decoder, frame > 0 ? frame : 0); }

void sound_decoder_close(struct sound_decoder *decoder) {
    if (decoder) decoder->close(decoder);
}
