#include "FilmFloor.h"
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libswscale/swscale.h>

static AVCodecContext *open_codec(AVFormatContext *file, int stream, const AVCodec *codec) {
    AVCodecContext *context = avcodec_alloc_context3(codec);
    avcodec_parameters_to_context(context, file->streams[stream]->codecpar);
    context->thread_count = 1;
    if (avcodec_open2(context, codec, NULL) < 0) avcodec_free_context(&context);
    return context;
}

int film_floor_play(const char *path, void *rows, int width, int height) {
    AVFormatContext *file = NULL;
    if (avformat_open_input(&file, path, NULL, NULL) < 0) return -1;
    const AVCodec *codec = NULL;
    int stream = -1, count = 0;
    if (avformat_find_stream_info(file, NULL) >= 0) stream = av_find_best_stream(file, AVMEDIA_TYPE_VIDEO, -1, -1, &codec, 0);
    AVCodecContext *context = stream >= 0 ? open_codec(file, stream, codec) : NULL;
    AVPacket *packet = av_packet_alloc();
    AVFrame *frame = av_frame_alloc();
    struct SwsContext *scaler = NULL;
    int flags = SWS_BILINEAR | SWS_ACCURATE_RND | SWS_BITEXACT;
    for (int is_at_end = 0; context && !is_at_end;) {
        is_at_end = av_read_frame(file, packet) < 0;
        if (is_at_end) avcodec_send_packet(context, NULL);
        else if (packet->stream_index == stream) avcodec_send_packet(context, packet);
        av_packet_unref(packet);
        while (avcodec_receive_frame(context, frame) >= 0) {
            scaler = sws_getCachedContext(scaler, frame->width, frame->height, frame->format, width, height,
                                          AV_PIX_FMT_BGRA, flags, NULL, NULL, NULL);
            uint8_t *planes[4] = {rows};
            int strides[4] = {width * 4};
            sws_scale(scaler, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, planes, strides);
            count++;
        }
    }
    sws_freeContext(scaler);
    av_frame_free(&frame);
    av_packet_free(&packet);
    avcodec_free_context(&context);
    avformat_close_input(&file);
    return stream >= 0 ? count : -1;
}
