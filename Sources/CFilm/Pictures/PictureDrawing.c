// Brings pictures to the size and the pixels that are wanted, by FFmpeg's libswscale.

#include "PictureState.h"

/// Bilinear, and exact: the same pixels on every processor.
enum { scaling = SWS_BILINEAR | SWS_ACCURATE_RND | SWS_BITEXACT, longest_side = 4096 };

/// The formats that once had a range of their own are those of today with full range; libswscale warns of the old ones.
static enum AVPixelFormat plain_format(enum AVPixelFormat format) {
    switch (format) {
    case AV_PIX_FMT_YUVJ420P: return AV_PIX_FMT_YUV420P;
    case AV_PIX_FMT_YUVJ422P: return AV_PIX_FMT_YUV422P;
    case AV_PIX_FMT_YUVJ444P: return AV_PIX_FMT_YUV444P;
    default: return format;
    }
}

/// The matrix from luminance and differences to colours. Films that do not say have that of standard television, larger
/// ones that of high definition.
static const int *matrix_of(const struct codec_library *library, const AVFrame *frame) {
    bool is_said = frame->colorspace != AVCOL_SPC_UNSPECIFIED && frame->colorspace != AVCOL_SPC_RGB;
    int unsaid = frame->height >= 720 ? SWS_CS_ITU709 : SWS_CS_ITU601;
    return library->sws_getCoefficients(is_said ? (int)frame->colorspace : unsaid);
}

bool file_pictures_draw(struct film_pictures *pictures, void *rows, size_t stride, int width, int height) {
    struct file_pictures *self = (struct file_pictures *)pictures;
    if (!self->base.has_picture || width < 1 || height < 1 || width > longest_side || height > longest_side) return false;
    if (stride > INT32_MAX || stride / 4 < (size_t)width) return false;
    const struct codec_library *library = self->film->library;
    const AVFrame *frame = self->shown;
    enum AVPixelFormat source = plain_format(frame->format);
    self->scaler = library->sws_getCachedContext(self->scaler, frame->width, frame->height, source, width, height,
                                                 AV_PIX_FMT_BGRA, scaling, NULL, NULL, NULL);
    if (self->scaler == NULL) return false;
    bool is_full = frame->color_range == AVCOL_RANGE_JPEG || source != frame->format;
    const int *matrix = matrix_of(library, frame);
    library->sws_setColorspaceDetails(self->scaler, matrix, is_full, matrix, true, 0, 1 << 16, 1 << 16);
    const uint8_t *const *planes = (const uint8_t *const *)frame->data;
    uint8_t *const targets[4] = {rows};
    return library->sws_scale(self->scaler, planes, frame->linesize, 0, frame->height, targets,
                              (const int[4]){(int)stride}) == height;
}
