#include "SoundFloor.h"
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libswresample/swresample.h>

enum { block = 1 << 16 };

/// Brings a frame to 16 bits, as it is in rate and channels.
static void convert(SwrContext **resampler, AVCodecContext *codec, const AVFrame *frame) {
    static int16_t samples[block];
    if (*resampler == NULL) {
        swr_alloc_set_opts2(resampler, &codec->ch_layout, AV_SAMPLE_FMT_S16, codec->sample_rate, &codec->ch_layout,
                            codec->sample_fmt, codec->sample_rate, 0, NULL);
        swr_init(*resampler);
    }
    uint8_t *places[] = {(uint8_t *)samples};
    swr_convert(*resampler, places, block / codec->ch_layout.nb_channels, (const uint8_t **)frame->extended_data,
                frame->nb_samples);
}

int64_t sound_floor_decode(const char *path) {
    AVFormatContext *file = NULL;
    if (avformat_open_input(&file, path, NULL, NULL) < 0) return -1;
    const AVCodec *decoder = NULL;
    int stream = -1;
    if (avformat_find_stream_info(file, NULL) >= 0) stream = av_find_best_stream(file, AVMEDIA_TYPE_AUDIO, -1, -1, &decoder, 0);
    AVCodecContext *codec = stream >= 0 ? avcodec_alloc_context3(decoder) : NULL;
    if (codec) {
        avcodec_parameters_to_context(codec, file->streams[stream]->codecpar);
        codec->thread_count = 1;
        if (avcodec_open2(codec, decoder, NULL) < 0) avcodec_free_context(&codec);
    }
    AVPacket *packet = av_packet_alloc();
    AVFrame *frame = av_frame_alloc();
    SwrContext *resampler = NULL;
    int64_t count = 0;
    for (int is_at_end = 0; codec && !is_at_end;) {
        is_at_end = av_read_frame(file, packet) < 0;
        avcodec_send_packet(codec, is_at_end ? NULL : packet);
        av_packet_unref(packet);
        while (avcodec_receive_frame(codec, frame) >= 0) {
            convert(&resampler, codec, frame);
            count += frame->nb_samples;
        }
    }
    swr_free(&resampler);
    av_frame_free(&frame);
    av_packet_free(&packet);
    avcodec_free_context(&codec);
    avformat_close_input(&file);
    return stream >= 0 ? count : -1;
}
