// The pictures of a film that is written: H.264 by x264, through FFmpeg.

#include "WriterState.h"
#include <math.h>
#include <string.h>

enum { scaling = SWS_BILINEAR | SWS_ACCURATE_RND | SWS_BITEXACT, longest_side = 4096, most_rate = 100000000 };

static const AVCodec *find_encoder(const struct codec_library *library) {
    const AVCodec *codec = library ? library->avcodec_find_encoder(AV_CODEC_ID_H264) : NULL;
    // Those of graphics cards are not the same on every machine.
    return codec && strcmp(codec->name, "libx264") == 0 ? codec : NULL;
}

bool film_writer_can_write(void) { return find_encoder(codec_library_for_films()) != NULL; }

/// Some 0.1 bits for each pixel of 30 pictures a second, as phones take films.
static int usual_bit_rate(const struct film_picture_settings *settings) {
    return settings->width * settings->height * 3 + 100000;
}

static bool open_codec(struct film_writer *self, struct writer_track *track,
                       const struct film_picture_settings *settings) {
    const struct codec_library *library = self->library;
    const AVCodec *codec = find_encoder(library);
    track->codec = codec ? library->avcodec_alloc_context3(codec) : NULL;
    if (track->codec == NULL) return false;
    // One thread, so that nothing runs beside the app's virtual time.
    track->codec->thread_count = 1;
    track->codec->width = settings->width;
    track->codec->height = settings->height;
    track->codec->pix_fmt = AV_PIX_FMT_YUV420P;
    track->codec->time_base = (AVRational){1, settings->time_scale};
    // The parts of a second are no pictures: without a rate x264 shares the bits out among all of them.
    track->codec->framerate = (AVRational){30, 1};
    track->codec->bit_rate = settings->bit_rate ? settings->bit_rate : usual_bit_rate(settings);
    track->codec->gop_size = settings->key_interval ? settings->key_interval : 30;
    track->codec->max_b_frames = 0;
    track->codec->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    AVDictionary *options = NULL;
    library->av_dict_set(&options, "preset", "veryfast", 0);
    library->av_dict_set(&options, "tune", "zerolatency", 0);
    library->av_dict_set(&options, "profile", "baseline", 0);
    int status = library->avcodec_open2(track->codec, codec, &options);
    library->av_dict_free(&options);
    if (status < 0) return false;
    track->frame = library->av_frame_alloc();
    if (track->frame == NULL) return false;
    track->frame->format = AV_PIX_FMT_YUV420P;
    track->frame->width = settings->width;
    track->frame->height = settings->height;
    return library->av_frame_get_buffer(track->frame, 0) >= 0;
}

/// Apple's matrix of a track, as FFmpeg takes it: 16.16 numbers, the last of each row 2.30.
bool writer_set_turns(struct film_writer *self, AVStream *stream, int turns) {
    static const int32_t cosines[4] = {1, 0, -1, 0}, sines[4] = {0, 1, 0, -1};
    if ((turns & 3) == 0) return true;
    enum { one = 1 << 16, last = 1 << 30 };
    uint8_t *bytes = self->library->av_stream_new_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, 9 * sizeof(int32_t));
    if (bytes == NULL) return false;
    int32_t cosine = cosines[turns & 3] * one, sine = sines[turns & 3] * one;
    const int32_t matrix[9] = {cosine, sine, 0, -sine, cosine, 0, 0, 0, last};
    memcpy(bytes, matrix, sizeof matrix);
    return true;
}

static bool is_size(const struct film_picture_settings *settings) {
    int width = settings->width, height = settings->height;
    return width >= 2 && height >= 2 && width <= longest_side && height <= longest_side && width % 2 == 0 && height % 2 == 0;
}

int film_writer_add_pictures(struct film_writer *self, const struct film_picture_settings *settings) {
    if (self->has_head || self->track_count == most_writer_tracks || !is_size(settings)) return -1;
    if (settings->time_scale < 1 || settings->bit_rate < 0 || settings->bit_rate > most_rate || settings->key_interval < 0)
        return -1;
    struct writer_track *track = &self->tracks[self->track_count++];
    track->last = -1;
    if (!open_codec(self, track, settings)) return -1;
    AVStream *stream = track->stream = self->library->avformat_new_stream(self->file, NULL);
    if (stream == NULL || !writer_set_turns(self, stream, settings->turns)) return -1;
    AVCodecParameters *parameters = stream->codecpar;
    parameters->codec_type = AVMEDIA_TYPE_VIDEO;
    parameters->codec_id = AV_CODEC_ID_H264;
    parameters->width = settings->width;
    parameters->height = settings->height;
    parameters->format = AV_PIX_FMT_YUV420P;
    parameters->extradata = self->library->av_mallocz((size_t)track->codec->extradata_size + AV_INPUT_BUFFER_PADDING_SIZE);
    if (parameters->extradata == NULL) return -1;
    memcpy(parameters->extradata, track->codec->extradata, (size_t)track->codec->extradata_size);
    parameters->extradata_size = track->codec->extradata_size;
    stream->time_base = track->codec->time_base;
    return self->track_count - 1;
}

static bool scale(struct film_writer *self, struct writer_track *track, const struct film_raw_picture *picture) {
    const struct codec_library *library = self->library;
    enum AVPixelFormat source = picture->pixels == film_bgra ? AV_PIX_FMT_BGRA : AV_PIX_FMT_NV12;
    AVFrame *frame = track->frame;
    track->scaler = library->sws_getCachedContext(track->scaler, picture->width, picture->height, source, frame->width,
                                                  frame->height, AV_PIX_FMT_YUV420P, scaling, NULL, NULL, NULL);
    if (track->scaler == NULL || library->av_frame_make_writable(frame) < 0) return false;
    bool is_full = picture->pixels != film_two_planes;
    const int *matrix = library->sws_getCoefficients(SWS_CS_ITU601);
    library->sws_setColorspaceDetails(track->scaler, matrix, is_full, matrix, false, 0, 1 << 16, 1 << 16);
    return library->sws_scale(track->scaler, picture->planes, picture->strides, 0, picture->height, frame->data,
                              frame->linesize) == frame->height;
}

bool film_writer_picture(struct film_writer *self, int index, const struct film_raw_picture *picture, double time) {
    if (index < 0 || index >= self->track_count || !self->has_head) return false;
    struct writer_track *track = &self->tracks[index];
    if (track->codec == NULL || picture->width < 1 || picture->height < 1) return false;
    double stamp = time * track->codec->time_base.den;
    if (!(stamp >= 0 && stamp < 1e15) || !scale(self, track, picture)) return false;
    int64_t next = llround(stamp);
    // Two pictures of one moment cannot both be shown.
    track->frame->pts = next > track->last ? next : track->last + 1;
    track->step = track->last < 0 ? track->codec->time_base.den / 30 : track->frame->pts - track->last;
    track->last = track->frame->pts;
    if (self->library->avcodec_send_frame(track->codec, track->frame) < 0) return false;
    return writer_track_write(self, track);
}
